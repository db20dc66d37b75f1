"""Ed25519 and PBKDF2 for `py/fairplay`, done by web/crypto in JavaScript."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from app.desk import Desk

if TYPE_CHECKING:
    from fairplay.crypto import Crypto


class PageCrypto:
    """The functions of `web/crypto/worker.js`; bytes go over as Uint8Array."""

    def __init__(self, functions: Any) -> None:
        self._functions = functions
        self._to_js = import_module("pyodide.ffi").to_js

    def public(self, secret: bytes) -> bytes:
        return self._call("ed25519_public", secret)

    def sign(self, secret: bytes, message: bytes) -> bytes:
        return self._call("ed25519_sign", secret, message)

    def verify(self, public: bytes, message: bytes, signature: bytes) -> bool:
        args = map(self._to_js, (public, message, signature))
        return bool(self._functions.ed25519_verify(*args))

    def stretch(self, password: str, salt: bytes) -> bytes:
        return self._functions.pbkdf2_sha256(password, self._to_js(salt)).to_bytes()

    def _call(self, name: str, *args: bytes) -> bytes:
        return getattr(self._functions, name)(*map(self._to_js, args)).to_bytes()


def worker_crypto() -> Crypto:
    """The crypto of this worker, or of the tests in Pyodide; raises `ImportError` where there is
    none."""
    try:
        return PageCrypto(import_module("pyscript").js_modules.taktbrett_crypto)
    except (ImportError, AttributeError):
        return PageCrypto(import_module("taktbrett_crypto"))


def crypto_of(desk: Desk) -> Crypto | None:
    """The crypto of the desk, looked up when it is first needed."""
    if desk.crypto is None:
        try:
            desk.crypto = worker_crypto()
        except ImportError:
            return None
    return desk.crypto
