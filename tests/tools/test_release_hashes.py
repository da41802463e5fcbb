"""release.txt: everything that playing needs, at the versions of constraints.txt, each with hashes."""

import re

from tools.release_hashes import LINK, RELEASE, normal, pinned
from tools.set_up import requirements

WORKFLOWS = RELEASE.parent / ".github/workflows"
TEXT = RELEASE.read_text(encoding="utf-8")
ENTRY = re.compile(r"^(\S+)==(\S+)((?: \\\n    --hash=sha256:[0-9a-f]{64})+)$", re.MULTILINE)


def test_every_package_has_the_version_of_the_constraints_and_hashes() -> None:
    versions = pinned()
    found = ENTRY.findall(TEXT)
    assert len(found) == TEXT.count("==") > 20
    assert {name: version for name, version, _ in found} == {name: versions[name] for name, _, _ in found}


def test_whatever_playing_asks_for_is_there() -> None:
    asked = {normal(re.split(r"[<>=;\[ ]", one)[0]) for one in requirements("play")}
    assert asked <= {name for name, _, _ in ENTRY.findall(TEXT)}


def test_no_address_of_an_index_is_named() -> None:
    assert "//" not in TEXT


def test_links_of_an_index_are_read() -> None:
    digest = "0123456789abcdef" * 4
    page = f'<a href="../x/segno-1.6.6.tar.gz#sha256={digest}" data-yanked="broken">segno</a><a href="y">y</a>'
    ((tag, file, found),) = LINK.findall(page)
    assert (file, found) == ("segno-1.6.6.tar.gz", digest)
    assert "data-yanked" in tag


def test_workflows_name_the_actions_of_others_by_commit() -> None:
    used = [line for path in WORKFLOWS.glob("*.yml") for line in path.read_text().splitlines() if "uses:" in line]
    assert used
    assert [line for line in used if not re.search(r"@[0-9a-f]{40}  # v\d", line)] == []
