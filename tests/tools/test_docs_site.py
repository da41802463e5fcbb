"""The site of the docs leads to every page and documents every name of the library."""

import re
from pathlib import Path

from tools.docs_site import BESIDE, index_page, notebook, reference_page, stage

import maszyna

DOCS = Path(__file__).parents[2] / "docs"


def test_every_page_can_be_reached_from_the_front() -> None:
    front = index_page()
    pages = {page.stem for page in DOCS.glob("*.md")} - {"README"} | {Path(name).stem for name in BESIDE}
    listed = [line for block in re.findall(r":hidden:\n\n(.*?)\n```", front, re.DOTALL) for line in block.splitlines()]
    assert sorted(listed) == sorted([*pages, *notebook(), "reference"])
    assert re.findall(r"^## (.+)$", front, re.MULTILINE) == ["Play", "Use", "Understand", "Results"]


def test_every_name_of_the_library_is_in_the_reference() -> None:
    page = reference_page()
    assert [name for name in maszyna.__all__ if not re.search(rf"maszyna\.{name}\b", page)] == []


def test_links_between_pages_lead_to_pages_of_the_site(tmp_path: Path) -> None:
    stage(tmp_path)
    for page in tmp_path.glob("*.md"):
        for link in re.findall(r"\]\(([^)#:]+\.md)", page.read_text(encoding="utf-8")):
            assert link.startswith("../") or (page.parent / link).is_file(), f"{page.name}: {link}"
