"""Which build a test run is about, what it leaves out, and which tests run one after the other in one process."""

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import pytest
from tests.builds import holds_some, on_both
from xdist.remote import Producer
from xdist.scheduler import LoadScopeScheduling
from xdist.workermanage import WorkerController

import maszyna
from maszyna.build import kind

ROOT = Path(__file__).parents[1]
BROWSER = "tests/browser/"


class Sharing(LoadScopeScheduling):  # type: ignore[misc]  # it has no types
    """A process runs the tests of a file one after the other, so that what they share is made once.

    Browser tests, which take longest and come last, go out one by one; those of the site to one process, since a first
    visit takes long.
    """

    def add_node_collection(self, node: WorkerController, collection: Sequence[str]) -> None:
        """Tests are sent by their number, but counted by name: the many of one name that Schemathesis makes get one."""
        met: Counter[str] = Counter()
        named = []
        for name in collection:
            met[name] += 1
            named.append(name if met[name] == 1 else f"{name}[{met[name]}]")
        super().add_node_collection(node, named)

    def _split_scope(self, nodeid: str) -> str:
        if not nodeid.startswith(BROWSER):
            return nodeid.partition("::")[0]
        return "site" if nodeid.startswith(f"{BROWSER}test_site") or "[site" in nodeid else nodeid


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> Sharing:
    config.option.loadscopereorder = False
    return Sharing(config, log)


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
    items.sort(key=lambda item: (BROWSER in item.nodeid, "test_site" not in item.nodeid and "[site" not in item.nodeid))
    if config.getoption("both_builds"):
        wanted = {item: on_both(f"{item.path.relative_to(ROOT).as_posix()}::{item.name}") for item in items}
        config.hook.pytest_deselected(items=[item for item in items if not wanted[item]])
        items[:] = [item for item in items if wanted[item]]
