"""A real Chromium on both transports; where there is no browser the tests fail with the reason."""

import os
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from fcntl import LOCK_EX, flock
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, BrowserContext, BrowserType, Page, expect, sync_playwright
from tests.browser.asking import TOKEN, Api
from tests.browser.site_host import NO_GAMES, Host, from_the_beginning, leave, memory_kept, open_home, still_page
from tests.browser.transports import WAIT, ServerTransport, SiteTransport, Transport
from tools.browser import found
from tools.make_site import build

START = 120.0  # seconds
LaunchOptions = dict[str, Any]
EVERYTHING = os.environ.get("MASZYNA_SOAK") == "1"


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "site_sample: runs on the site without a server in the usual run, too")
    config.addinivalue_line("markers", "server_only: about something that there is not without a server")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "transport" in metafunc.fixturenames:
        alone = metafunc.definition.get_closest_marker("server_only")
        metafunc.parametrize("transport", ["server"] if alone else ["server", "site"], indirect=True)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Of the tests on the site the usual run keeps a sample."""
    left = [item for item in items if not EVERYTHING and on_site(item) and not item.get_closest_marker("site_sample")]
    if left:
        config.hook.pytest_deselected(items=left)
        items[:] = [item for item in items if item not in left]


def on_site(item: pytest.Item) -> bool:
    return isinstance(item, pytest.Function) and hasattr(item, "callspec") and "site" in item.callspec.params.values()


@pytest.fixture(scope="session")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The data folder of the server."""
    return tmp_path_factory.mktemp("home")


@pytest.fixture(scope="session")
def address(home: Path) -> Iterator[str]:
    """Where ``maszyna play`` serves, with a data folder of its own."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "maszyna", "play", "--port", str(port), "--token", TOKEN, "--no-browser"]
    log = (home / "server.log").open("wb")
    server = subprocess.Popen(command, env=os.environ | {"MASZYNA_HOME": str(home)}, stdout=log, stderr=log)
    base = f"http://127.0.0.1:{port}"
    try:
        wait_for(base, server, home / "server.log")
        yield base
    finally:
        server.terminate()
        server.wait(10)
        log.close()


def wait_for(base: str, server: "subprocess.Popen[bytes]", log: Path) -> None:
    until = time.monotonic() + START
    while time.monotonic() < until:
        try:
            if httpx.get(f"{base}/api/health").status_code == 200:
                return
        except httpx.TransportError:
            time.sleep(0.1)
        if server.poll() is not None:
            break
    pytest.fail(f"the server does not answer: {log.read_text()}")


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What `make site` writes, once for all the processes that test."""
    shared = tmp_path_factory.getbasetemp()
    shared = shared.parent if "PYTEST_XDIST_WORKER" in os.environ else shared
    with (shared / "site.lock").open("w") as lock:
        flock(lock, LOCK_EX)
        if not (shared / "site").exists():
            build(shared / "site")
    return shared / "site"


@pytest.fixture(scope="session")
def chromium() -> Iterator[tuple[BrowserType, LaunchOptions]]:
    path = found()
    if path is None:
        pytest.fail("no Chromium: install one (Debian: apt-get install chromium) or run python -m tools.browser")
    expect.set_options(timeout=WAIT)
    with sync_playwright() as playwright:
        yield playwright.chromium, {"executable_path": path, "args": ["--no-sandbox"]}


@pytest.fixture(scope="session")
def browser(chromium: tuple[BrowserType, LaunchOptions]) -> Iterator[Browser]:
    kind, options = chromium
    started = kind.launch(**options)
    yield started
    started.close()


@pytest.fixture(scope="session")
def profile(
    chromium: tuple[BrowserType, LaunchOptions], site: Path, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[BrowserContext, Host]]:
    """A browser that has visited the site before: its pages start from Python's kept memory.

    Its storage is on disk, as a visitor's is: in a private window every image of Python's memory that was ever kept
    takes room in the browser's own memory, and after some thirty of them none can be read any more.
    """
    kind, options = chromium
    host = Host(site)
    context = kind.launch_persistent_context(
        tmp_path_factory.mktemp("profile"), viewport={"width": 1280, "height": 800}, reduced_motion="reduce", **options
    )
    context.set_default_timeout(WAIT)
    page = context.new_page()
    open_home(page, host)
    assert from_the_beginning(page)
    memory_kept(page)
    page.close()
    yield context, host
    context.close()
    host.stop()


@pytest.fixture
def visited(profile: tuple[BrowserContext, Host]) -> Iterator[tuple[BrowserContext, Host]]:
    """The same, without games."""
    context, host = profile
    page = still_page(context, host)
    page.evaluate(NO_GAMES)
    page.close()
    yield context, host
    leave(context, host)


@pytest.fixture
def transport(request: pytest.FixtureRequest, browser: Browser) -> Iterator[Transport]:
    """The server or the static site, each started only where a test is about it."""
    transport: Transport
    if request.param == "server":
        transport = ServerTransport(browser, request.getfixturevalue("address"))
    else:
        transport = SiteTransport(browser, *request.getfixturevalue("profile"))
    yield transport
    transport.close()
    assert not transport.errors


@pytest.fixture
def api(transport: Transport) -> Iterator[Api]:
    api = transport.api()
    yield api
    api.close()


Opener = Callable[..., Page]


@pytest.fixture
def opened(transport: Transport) -> Opener:
    """Opens a page of the app, as ``opened("phone", "uk", "#/settings", dark=True)``; its errors fail the test."""

    def open_page(
        size: str = "phone", lang: str = "en", route: str = "#/", dark: bool = False, stranger: bool = False
    ) -> Page:
        return transport.open(size, lang, route, dark, stranger)

    return open_page


@pytest.fixture
def host(site: Path) -> Iterator[Host]:
    host = Host(site)
    yield host
    host.stop()


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context(viewport={"width": 390, "height": 844}, locale="en-GB")
    context.set_default_timeout(WAIT)
    yield context
    context.close()
