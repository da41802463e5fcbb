"""Which build of the engine a test run is about, and the marker by which a test says what it is about."""

from pathlib import Path

import pytest

import maszyna
from maszyna.build import kind


def pytest_report_header() -> str:
    return f"maszyna: {kind()} build in {Path(maszyna.__file__).parent}"


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "covers(*subjects): the subjects of tests/test_covered.py this test is about")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The browser tests come last: Playwright leaves an event loop running, beside which others cannot start theirs.

    Those of the site, which take longest, are the first of them, so that no worker is left with them alone in the end.
    """
    items.sort(key=lambda item: ("browser" in item.path.parts, not item.path.name.startswith("test_site")))
