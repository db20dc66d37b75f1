"""The version of the whole, as in pyproject.toml and package.json (a test compares them)."""

VERSION = "0.1.0"
