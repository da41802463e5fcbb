"""Which build of the engine a test run is about, and the marker by which a test says what it is about."""

from pathlib import Path

import pytest
from tests.builds import holds_some, on_both

import maszyna
from maszyna.build import kind

ROOT = Path(__file__).parents[1]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--both-builds", action="store_true", help="only what runs on both builds (tests/builds.py)")


def pytest_report_header() -> str:
    return f"maszyna: {kind()} build in {Path(maszyna.__file__).parent}"


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "covers(*subjects): the subjects of tests/test_covered.py this test is about")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """What is not wanted is not even read."""
    if not config.getoption("both_builds") or not collection_path.is_relative_to(ROOT / "tests"):
        return None
    wanted = collection_path == ROOT / "tests" or holds_some(collection_path.relative_to(ROOT).as_posix())
    return None if wanted else True


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """The browser tests come last: Playwright leaves an event loop running, beside which others cannot start theirs.

    Those of the site, which take longest, are the first of them, so that no worker is left with them alone in the end.
    """
    items.sort(key=lambda item: ("browser" in item.path.parts, not item.path.name.startswith("test_site")))
    left = [item for item in items if config.getoption("both_builds") and not on_both(item.nodeid)]
    if left:
        config.hook.pytest_deselected(items=left)
        items[:] = [item for item in items if on_both(item.nodeid)]
