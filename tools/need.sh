#!/bin/sh
# Says what a fresh machine lacks, before anything fails with a riddle. Law: every missing thing is named at once.
missing=0
say() { echo "missing: $1" >&2; missing=1; }

PYTHON=${PYTHON:-python3}
if ! command -v "$PYTHON" >/dev/null 2>&1; then
  say "Python 3.11 or newer ($PYTHON is not on the path; set PYTHON=/path/to/python3)"
elif ! "$PYTHON" -c 'import sys; sys.exit(sys.version_info < (3, 11))'; then
  say "Python 3.11 or newer ($PYTHON is $("$PYTHON" -c 'import platform; print(platform.python_version())'))"
elif ! "$PYTHON" -c 'import venv, ensurepip' 2>/dev/null; then
  say "the venv module of Python (Debian and Ubuntu: apt-get install python3-venv)"
fi

if ! command -v node >/dev/null 2>&1; then
  say "Node.js 20.19 or newer"
elif ! node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)'; then
  say "Node.js 20.19 or newer (this is $(node --version))"
fi
command -v npm >/dev/null 2>&1 || say "npm (it comes with Node.js)"

if [ "$missing" -ne 0 ]; then
  echo "Install what is missing and run make again." >&2
  exit 1
fi
