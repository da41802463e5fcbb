"""`maszyna play`: the app in the browser, or a built site, served on this machine until it is ended."""

import json
import os
import secrets
import signal
import sys
import webbrowser
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from os import PathLike
from pathlib import Path
from typing import Final

import typer

from maszyna.commands.io.own_data import DATABASE, keep_cards, keep_tiles, kept_cards, kept_tiles
from maszyna.commands.io.problems import INSTALL, BadInput
from maszyna.commands.running_app import announce, retract, running_address
from maszyna.expeditions.own_cards import read_own_cards, write_own_cards
from maszyna.kernel.strict_json import parse_json
from maszyna.scythe.notation.own_tiles import read_own_file, write_own_file
from maszyna.speech.app.app_texts import app_texts
from maszyna.storage.files import home, problem_of

LOOPBACK: Final = "127.0.0.1"
EVERYWHERE: Final = "0.0.0.0"
PORT: Final = 8323
MOST_TOKEN: Final = 200


def default_database() -> str:
    """SQLite in the user's data folder."""
    folder = home()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput(str(folder), "cannot_make_folder", reason=problem_of(error)) from None
    return f"sqlite:///{Path(folder, DATABASE).as_posix()}"


@dataclass
class Serving:
    """How the app is served, by the options of `maszyna play`."""

    host: str | None = None
    port: int | None = None
    lan: bool = False
    token: str | None = None
    browser: bool = True
    db: str | None = None
    names: list[str] = field(default_factory=list)  # by which others reach this machine, beside its addresses
    processes: int = 1
    log: bool = False

    def is_usual(self) -> bool:
        return self == Serving(browser=self.browser)

    def check(self) -> None:
        token = self.token
        if token is not None and not (token.isascii() and token.isprintable() and 0 < len(token) <= MOST_TOKEN):
            raise BadInput("--token", "token_characters", most=MOST_TOKEN)
        if self.processes > 1 and (self.lan or not (self.db or "").startswith("postgresql") or not hasattr(os, "fork")):
            raise BadInput("--processes", "processes_need", db="--db postgresql+psycopg://…", lan="--lan")


def serve_app(serving: Serving, lang: str) -> None:
    """Serve until SIGTERM or Ctrl-C; where nothing else is asked for and the app runs already, open its page."""
    texts = app_texts(lang)
    running = running_address() if serving.is_usual() else None
    if running:
        show_address(texts.say("running_already"), running, serving.browser)
        return
    try:
        from maszyna.server.database import Database, open_database
        from maszyna.server.http import create_app
        from maszyna.server.phone_key import PhoneKey
        from maszyna.server.running import CannotServe, Processes, listen_together, own_addresses, serve
    except ImportError as error:
        raise BadInput("", "app_needs_extra", extra="web", command=INSTALL, reason=str(error)) from None

    class OwnersDatabase(Database):
        """Tiles and cards typed in are the same files that the other commands keep."""

        def kept(self, name: str) -> str | None:
            if name == "tiles":
                return write_own_file(kept_tiles())
            return dump(write_own_cards(kept_cards())) if name == "cards" else super().kept(name)

        def keep(self, name: str, text: str) -> None:
            if name == "tiles":
                keep_tiles(read_own_file(text))
            elif name == "cards":
                keep_cards(read_own_cards(parse_json(text)))
            else:
                super().keep(name, text)

    serving.check()
    secret = serving.token or secrets.token_urlsafe(24)
    database = OwnersDatabase(open_database(serving.db or default_database()).engine)
    where = serving.host or (EVERYWHERE if serving.lan else LOOPBACK)
    try:
        sockets = listen_together(where, PORT if serving.port is None else serving.port, serving.processes)
    except CannotServe:
        if serving.port is not None:
            raise
        sockets = listen_together(where, 0, serving.processes)
    number = sockets[0].getsockname()[1]
    shown = LOOPBACK if where in (EVERYWHERE, "::") else where
    address = f"http://{f'[{shown}]' if ':' in shown else shown}:{number}/?token={secret}"
    outside = [f"http://{name}:{number}" for name in own_addresses()] if serving.lan else []
    phones = PhoneKey(secrets.token_urlsafe(24) if serving.lan else "")
    others = [f"{one}/?token={phones.key}" for one in outside]

    def answer(process: int = 0) -> None:
        """Answer requests until told to end. Every process has its own connections to the database."""
        database.engine.dispose(close=process == 0)
        app = create_app(
            database, secret, f"maszyna_{number}", [where, *serving.names], outside="".join(outside[:1]), phones=phones,
            log=serving.log,
        )  # fmt: skip
        serve(app, sockets[process], started if process == 0 else lambda: None)
        database.close()
        # All is written. To take hundreds of games in memory apart object by object would take seconds.
        sys.stdout.flush()
        sys.stderr.flush()
        if serving.processes > 1:
            os._exit(0)

    def started() -> None:
        show_address(texts.say("serving"), address, serving.browser, others, texts.say("for_phones"))

    if serving.db is None:
        announce(address)
    code = 0
    try:
        if serving.processes > 1:
            code = Processes(serving.processes, answer).run()
        else:
            answer()
    finally:
        retract()
    os._exit(code)


def show_address(title: str, address: str, browser: bool, others: Sequence[str] = (), about: str = "") -> None:
    """``others``: the same app for the phones in the house, the first of them as a QR code, too; ``about`` them."""
    for line in (title, address, *([about] if others and about else []), *others):
        typer.echo(line)
    if others:
        show_code(others[0])
    sys.stdout.flush()
    if browser and has_display():
        webbrowser.open(address)


def dump(document: object) -> str:
    return json.dumps(document, ensure_ascii=False)


def show_code(address: str) -> None:
    """A QR code for the phone beside the board."""
    import segno

    segno.make(address, micro=False).terminal(out=sys.stdout, compact=True)


def has_display() -> bool:
    """Whether a browser could be seen."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


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
