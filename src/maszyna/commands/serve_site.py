"""`maszyna play --site FOLDER`: the static site that `make site` has written, served as any web host would."""

import signal
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from os import PathLike
from pathlib import Path
from typing import Final

from maszyna.commands.io.problems import INSTALL, BadInput
from maszyna.commands.serve import EVERYWHERE, LOOPBACK, show_address
from maszyna.speech.app.app_texts import app_texts
from maszyna.storage.files import problem_of

TYPES: Final = {".js": "text/javascript", ".mjs": "text/javascript", ".wasm": "application/wasm",
                ".webmanifest": "application/manifest+json", ".svg": "image/svg+xml"}  # fmt: skip


class SiteHandler(SimpleHTTPRequestHandler):
    """Files with their types; what a browser has is sent again only when it changed."""

    def guess_type(self, path: str | PathLike[str]) -> str:
        return TYPES.get(Path(path).suffix) or super().guess_type(path)

    def end_headers(self) -> None:
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        """Nothing: the address is all that is told."""


class SiteServer(ThreadingHTTPServer):
    daemon_threads = True


def site_server(folder: Path, host: str, port: int) -> SiteServer:
    """A server of the folder that is not running yet; port 0 is any free one."""
    if not (folder / "files.js").is_file():
        raise BadInput("--site", "no_site", folder=str(folder), command="make site")
    try:
        return SiteServer((host, port), partial(SiteHandler, directory=str(folder)))
    except OSError as error:
        raise BadInput(f"--port: {host}:{port}", "cannot_listen", reason=problem_of(error)) from None


def serve_site(folder: Path, host: str | None, port: int | None, lan: bool, browser: bool, lang: str) -> None:
    """Serve until SIGTERM or Ctrl-C."""
    where = host or (EVERYWHERE if lan else LOOPBACK)
    server = site_server(folder, where, port or 0)
    number = server.server_address[1]
    address = f"http://{LOOPBACK if where == EVERYWHERE else where}:{number}/"
    others = [f"http://{name}:{number}/" for name in addresses()] if lan else []
    show_address(app_texts(lang).say("serving"), address, browser, others)
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        pass
    finally:
        server.server_close()


def addresses() -> list[str]:
    try:
        from maszyna.server.running import own_addresses
    except ImportError as error:
        raise BadInput(
            "", "option_needs_extra", option="--lan", extra="web", command=INSTALL, reason=str(error)
        ) from None
    return own_addresses()
