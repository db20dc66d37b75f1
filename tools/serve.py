"""A small static server for dist/site, as GitHub Pages would serve it. Law: no special headers, nothing but files.

Right types, gzip made once a file, `Cache-Control: max-age=600` with validators, threads. Also used by the tests.
"""

from __future__ import annotations

import argparse
import contextlib
import email.utils
import gzip
import hashlib
import io
import mimetypes
import sys
import threading
from functools import cache
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

TYPES = {
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".json": "application/json; charset=utf-8",
    ".webmanifest": "application/manifest+json; charset=utf-8",
    ".wasm": "application/wasm",
    ".zip": "application/zip",
    ".py": "text/x-python; charset=utf-8",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
}
PACKED = {".zip", ".woff2", ".png", ".jpg", ".webp", ".ogg", ".mp3"}


@cache
def _content(path: Path, _stamp: int, packed: bool) -> tuple[bytes, str]:
    """Bytes and validator of a file in one state; kept, so that gzip is made once."""
    data = path.read_bytes()
    tag = hashlib.sha256(data).hexdigest()[:16]
    return (gzip.compress(data, 6, mtime=0), f'"{tag}-gz"') if packed else (data, f'"{tag}"')


class Handler(SimpleHTTPRequestHandler):
    """Files below `directory`; everything else is 404."""

    protocol_version = "HTTP/1.1"
    quiet = False

    def send_head(self) -> Any:
        """Headers of the file asked for; its bytes as a stream, None if there are none to send."""
        path = Path(self.translate_path(self.path))
        if path.is_dir():
            path /= "index.html"
        try:
            stat = path.stat()
        except OSError:
            self.send_error(HTTPStatus.NOT_FOUND)
            return None
        accepts = "gzip" in self.headers.get("Accept-Encoding", "")
        packed = accepts and path.suffix not in PACKED
        data, tag = _content(path, stat.st_mtime_ns, packed)
        same = self.headers.get("If-None-Match") == tag
        self.send_response(HTTPStatus.NOT_MODIFIED if same else HTTPStatus.OK)
        guess = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        self.send_header("Content-Type", TYPES.get(path.suffix, guess))
        self.send_header("ETag", tag)
        self.send_header("Last-Modified", email.utils.formatdate(stat.st_mtime, usegmt=True))
        self.send_header("Cache-Control", "max-age=600")
        self.send_header("Vary", "Accept-Encoding")
        if packed:
            self.send_header("Content-Encoding", "gzip")
        if not same:
            self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        return None if same else io.BytesIO(data)

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002
        """Only failures are worth a line."""
        if not self.quiet and len(args) > 1 and str(args[1]) >= "400":
            super().log_message(format, *args)


class Server(ThreadingHTTPServer):
    """Threads end with the process; a browser that hangs up is no error."""

    daemon_threads = True
    request_queue_size = 128

    def handle_error(self, request: Any, client_address: Any) -> None:
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)


def serve(directory: Path, port: int = 0, host: str = "127.0.0.1", quiet: bool = True) -> Server:
    """Start serving in a thread; `server_port` tells the port, `shutdown()` and `server_close()` end it."""

    class Bound(Handler):
        def __init__(self, *args: Any, **kwargs: Any) -> None:
            super().__init__(*args, directory=str(directory), **kwargs)

    Bound.quiet = quiet
    server = Server((host, port), Bound)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server


def main() -> int:
    """Command line: serve until interrupted, on a free port when the wanted one is taken."""
    parser = argparse.ArgumentParser(description="Serve the built site.")
    parser.add_argument("directory", type=Path)
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--host", default="127.0.0.1")
    args = parser.parse_args()
    if not (args.directory / "index.html").exists():
        print(f"missing: {args.directory}/index.html (make site builds it)", file=sys.stderr)
        return 1
    try:
        server = serve(args.directory, args.port, args.host, quiet=False)
    except OSError:
        print(f"port {args.port} is taken, another one is used")
        server = serve(args.directory, 0, args.host, quiet=False)
    print(f"Taktbrett: http://{args.host}:{server.server_port}/   (Ctrl+C ends)", flush=True)
    with contextlib.suppress(KeyboardInterrupt):
        threading.Event().wait()
    server.shutdown()
    return 0


if __name__ == "__main__":
    sys.exit(main())
