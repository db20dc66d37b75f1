"""What all unit tests share. Law: a run is repeatable; no test depends on time or on luck."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

_CALM = {"deadline": None, "derandomize": True, "suppress_health_check": [HealthCheck.too_slow]}

settings.register_profile("calm", max_examples=60, **_CALM)
settings.register_profile("pyodide", max_examples=15, **_CALM)
settings.register_profile("thorough", max_examples=1000, deadline=None)
settings.load_profile(
    os.environ.get("HYPOTHESIS_PROFILE") or ("pyodide" if os.environ.get("TAKTBRETT_PYODIDE") else "calm")
)
