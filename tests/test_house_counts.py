"""The figures of the house: what is counted, and that class names stay unlike."""

from pathlib import Path

import pytest
from tools.house_counts import HERE, counts, importers, lines_of_rooms, read_modules

FEW_NAMESAKES = 10


def house(root: Path, files: dict[str, str]) -> Path:
    for name, text in files.items():
        path = root / "src/maszyna" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return root


def test_what_is_counted(tmp_path: Path) -> None:
    root = house(tmp_path, {
        "kernel/record.py": "class Record:\n    def __init__(self, record: Record) -> None: ...\n",
        "app/view.py": "from maszyna.kernel.record import Record\n\n\nclass View:\n"
                       "    def __init__(self, record: Record[int]) -> None:\n"
                       "        assert isinstance(record, Scythe | Record)\n"
                       "        assert isinstance(record, str)\n"
                       "        self.record = record\n\n"
                       "    def seed(self) -> int:\n"
                       '        """Passed on."""\n'
                       "        return self.record.seed\n",
        "app/page.py": "from maszyna.app import view\nfrom maszyna.kernel.record import Record\n\n\nclass View: ...\n",
        "server/long.py": "x = 1\n" * 301,
        "web/page.js": "/** @param {any} many */ const any = 1;\n" + "x" * 121 + "\n",
    })  # fmt: skip
    found = counts(root)
    assert [each.partition(" ")[0] for each in found["isinstance on kinds of games in app"]] == ["maszyna.app.view:6"]
    assert found["wrappers of the record"] == ["maszyna.app.view.View"]
    assert found["modules with one importer"] == ["maszyna.app.view <- maszyna.app.page 17"]
    assert found["class names used more than once"] == ["View: maszyna.app.page, maszyna.app.view"]
    assert found["files over 300 lines"] == ["maszyna.server.long 301"]
    assert found["JS lines over 120"] == ["page.js:2"]
    assert found["any in JS"] == ["page.js:1", "page.js:1"]
    assert lines_of_rooms(root) == {"app": 17, "terminal": 0, "library": 0, "server": 301}


@pytest.mark.parametrize(
    ("made", "method", "wraps"),
    [
        ("self.record = record", "return self.record.game", True),
        ("self.record = record", "self.record.undo()", True),
        ("self.record: Record[int] = record", "return self.record.undo()", True),
        ("self.record = record", "return len(self.record.actions)", False),
        ("self.record = record", "x = 1\n        return self.record.game", False),
        ("self.record = record.branch()", "return self.record.game", False),
        ("self.count = len(record.actions)", "return self.count", False),
        ("self.words = words", "return self.words.lang", False),
    ],
)
def test_what_a_wrapper_of_the_record_is(tmp_path: Path, made: str, method: str, wraps: bool) -> None:
    source = (
        "class Face:\n"
        f"    def __init__(self, record: Record[int], words: Words) -> None:\n        {made}\n\n"
        f"    def ask(self) -> int:\n        {method}\n"
    )
    root = house(tmp_path, {"app/face.py": source})
    assert counts(root)["wrappers of the record"] == (["maszyna.app.face.Face"] if wraps else [])


def test_who_imports_whom(tmp_path: Path) -> None:
    root = house(tmp_path, {
        "a.py": "", "b.py": "from maszyna import a\n", "c.py": "from maszyna.a import x\nimport maszyna.b\n",
    })  # fmt: skip
    found = importers(read_modules(root))
    assert found == {"maszyna.a": {"maszyna.b", "maszyna.c"}, "maszyna.b": {"maszyna.c"}, "maszyna.c": set()}


def test_few_classes_share_a_name_and_no_file_is_long() -> None:
    found = counts(HERE)
    assert len(found["class names used more than once"]) <= FEW_NAMESAKES, found["class names used more than once"]
    assert found["files over 300 lines"] == []
