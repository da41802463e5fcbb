"""The figures of the house: what is counted, and that class names stay unlike."""

from pathlib import Path

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
                       "        assert isinstance(record, str)\n",
        "app/page.py": "from maszyna.app import view\nfrom maszyna.kernel.record import Record\n\n\nclass View: ...\n",
        "server/long.py": "x = 1\n" * 301,
        "web/page.js": "/** @param {any} many */ const any = 1;\n" + "x" * 121 + "\n",
    })  # fmt: skip
    found = counts(root)
    assert [each.partition(" ")[0] for each in found["isinstance on kinds of games in app"]] == ["maszyna.app.view:6"]
    assert found["wrappers of the record"] == ["maszyna.app.view.View"]
    assert found["modules with one importer"] == ["maszyna.app.view"]
    assert found["class names used more than once"] == ["View: maszyna.app.page, maszyna.app.view"]
    assert found["files over 300 lines"] == ["maszyna.server.long 301"]
    assert found["JS lines over 120"] == ["page.js:2"]
    assert found["any in JS"] == ["page.js:1", "page.js:1"]
    assert lines_of_rooms(root) == {"app": 12, "terminal": 0, "library": 0, "server": 301}


def test_who_imports_whom(tmp_path: Path) -> None:
    root = house(tmp_path, {
        "a.py": "", "b.py": "from maszyna import a\n", "c.py": "from maszyna.a import x\nimport maszyna.b\n",
    })  # fmt: skip
    found = importers(read_modules(root))
    assert found == {"maszyna.a": {"maszyna.b", "maszyna.c"}, "maszyna.b": {"maszyna.c"}, "maszyna.c": set()}


# Tables of one kind of thing each, to be split by subject.
LONG_TABLES = {"maszyna.server.models.page_models", "maszyna.speech.commands.help_texts"}


def test_few_classes_share_a_name_and_no_file_is_long() -> None:
    found = counts(HERE)
    assert len(found["class names used more than once"]) <= FEW_NAMESAKES, found["class names used more than once"]
    assert {line.split()[0] for line in found["files over 300 lines"]} <= LONG_TABLES
