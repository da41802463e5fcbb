"""Every code block of README, CONTRIBUTING and docs is run or read, or listed here with the reason why not.

A block of Python is run, and what it shows is compared; the blocks of a page are one session. A synopsis
(`maszyna … [--option]`) names only commands and options that exist. A JSON document is read by its reader. A shown
answer is compared with the real one, where `…` stands for anything; the figures of random games are not compared,
because they change with every rule that is mended.

Every page stands in the index, every link leads somewhere, and every file that is named exists.
"""

import doctest
import json
import re
import shlex
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from tests.console import inside, program
from typer.main import get_command

from maszyna.commands.all_commands import app
from maszyna.kernel.document import Part
from maszyna.kernel.save import parse
from maszyna.lab.experiment.experiment import read_experiment
from maszyna.scythe.facts.deck_documents import read_card, read_level
from maszyna.scythe.notation import read_position
from maszyna.scythe.notation.deck_file import read_deck_file
from maszyna.scythe.notation.own_tiles import read_own_file
from maszyna.scythe.setup.plan import read_plan

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
DIALOGUE = "a dialogue with a person; tests/terminal plays such"
LONG = "takes minutes; for people who change the rules"
INSTALLS = "installs into .venv, which is being tested at the moment"
REQUEST = "a request with its position left out; tests of the notation send whole ones"
# What cannot be run, by page and beginning.
NOT_RUN = {
    ("README.md", "make play"): INSTALLS,
    ("README.md", "│ 20 far"): DIALOGUE,
    ("docs/server.md", "MASZYNA_TOKEN=a-long-secret"): "a server that runs on; tests/server starts such",
    ("docs/formats.md", '{"error": {"line": 3'): REQUEST,
    ("README.md", "> done"): DIALOGUE,
    ("CONTRIBUTING.md", "PYTHONPATH=src:. python -m tools.house_counts"): "figures for a person",
    ("CONTRIBUTING.md", "PYTHONPATH=src .venv/bin/python -m pytest"): INSTALLS,
    ("CONTRIBUTING.md", "PYTHONPATH=src:. nice python -m tests.mutate"): LONG,
    ("CONTRIBUTING.md", "python -m tests.scythe.referee"): LONG,
    ("CONTRIBUTING.md", "maszyna lab compare"): LONG,
    ("docs/formats.md", '{"position": {…}, "action": "move_worker"}'): REQUEST,
    ("docs/formats.md", '{"position": {…}, "card": 7}'): REQUEST,
    ("docs/formats.md", '{"position": {…}, "territory": 37, "attacker": "automa", "card"'): REQUEST,
    ("docs/formats.md", '{"position": {…}, "territory": 37, "attacker": "automa", "automa"'): REQUEST,
    ("docs/formats.md", '{"position": {…}, "territory": 37, …, "bombard"'): REQUEST,
    ("docs/formats.md", '{"build": "compiled", "results"'): "other figures on every machine; tests/lab checks the form",
    ("docs/formats.md", '{"event": "mech", "row": "north"'): "one event of an answer, out of its context",
    ("docs/formats.md", '{"action": "move_worker", "possible": true'): "shortened inside its lists",
    ("docs/formats.md", '{"automa": {"coins": 5, "stars": 8'): "shows the form; tests of score compare answers",
    ("docs/formats.md", '{"format": "maszyna/expeditions-position@1"'): "shortened: 14 locations do not fit",
    ("docs/formats.md", '{"format": "maszyna/expeditions-progress-cards@1"'): "shortened: the numbers are the player's",
    ("docs/decks.md", "Card 7, scheme I, gains"): "a sentence that tests/commands/test_cli_deck.py expects",
    ("docs/how-it-works.md", "class ChooseStep"): "the shape of a class, its methods left out",
    ("docs/results.md", "maszyna scythe simulate --games 10000"): "four times 10,000 games; the synopsis is checked",
    ("docs/site.md", "make site"): "downloads a package; tests/browser builds and opens the site",
    ("docs/tiles.md", "maszyna scythe tiles --enter"): DIALOGUE,
}
# The command whose answer a block shows.
ANSWERS = {
    ("README.md", "“move mech”: 16 territories"): "maszyna scythe decide docs/pictures/move_mech.json --lang en",
    ("docs/formats.md", '{"seed": 1, "seats"'): "maszyna scythe simulate --games 1 --seed 1 --json",
    ("docs/formats.md", '{"file": "scythe-1.json"'): "maszyna scythe replay scythe-1.json --json",
    ("docs/formats.md", '{"level": 2, "games": 10000'): "maszyna expeditions simulate --level 2 --json",
}
READERS: dict[str, Callable[[str], object]] = {
    '{"format": "maszyna/scythe-position@1"': lambda text: read_position(json.loads(text)),
    '{"format": "maszyna/scythe-tiles@1"': read_own_file,
    '{"format": "maszyna/scythe-deck@1"': read_deck_file,
    '{"number": 7, "skipped_by_autometta"': lambda text: read_card(Part(json.loads(text), "card")),
    '{"id": "automa", "spaces"': lambda text: read_level(Part(json.loads(text), "level")),
    '"own_symbols": {': lambda text: read_plan(json.loads(f"{{{text}}}")),
    '{"format": "maszyna/experiment@1"': lambda text: read_experiment(json.loads(text)),
    '{ "format": "maszyna/save@1"': lambda text: parse(text.replace(", …", "").replace("…", '"…"')),
}
SYNOPSIS = re.compile(r"maszyna (scythe|expeditions|lab) (\w+)")
LINK = re.compile(r"\]\(([^)\s]+)\)")
# A folder, or a file with its folder, named in the text; those of the notebook may be gone.
NAMED_FILE = re.compile(r"`((?:[\w-]+/)+(?:[\w-]+\.(?:py|js|json|csv|css|svg|toml|yml))?)`")
FOLDERS = [ROOT, ROOT / "src", ROOT / "src" / "maszyna", ROOT / "src" / "maszyna" / "players", ROOT / "docs"]
WRITTEN_BY_A_RUN = ["DIR/experiment.json", "site/"]


class Block(NamedTuple):
    page: str
    line: int
    language: str
    text: str

    def starts(self, beginning: str) -> bool:
        return " ".join(self.text.split()).startswith(beginning)


def blocks_of(path: Path) -> Iterator[Block]:
    """Fenced blocks, and those indented by four after an empty line."""
    page, lines = str(path.relative_to(ROOT)), path.read_text(encoding="utf-8").splitlines()
    number = 0
    while number < len(lines):
        start = number
        number += 1
        if lines[start].startswith("```"):
            number = lines.index("```", number) + 1
            yield Block(page, start + 1, lines[start][3:], "\n".join(lines[start + 1 : number - 1]))
        elif lines[start].startswith("    ") and not lines[start - 1].strip():
            while number < len(lines) and (lines[number].startswith("    ") or not lines[number].strip()):
                number += 1
            yield Block(page, start + 1, "", "\n".join(line[4:] for line in lines[start:number]).rstrip())


BLOCKS = [block for page in PAGES for block in blocks_of(page)]


def known(block: Block, table: dict[tuple[str, str], str]) -> list[str]:
    return [value for (page, beginning), value in table.items() if page == block.page and block.starts(beginning)]


def kind_of(block: Block) -> str:
    if known(block, NOT_RUN):
        return "not run"
    if known(block, ANSWERS):
        return "answer"
    if block.language == "python":
        return "python"
    if block.text.startswith("$ "):
        return "session"
    if any(block.starts(beginning) for beginning in READERS):
        return "document"
    if block.starts("maszyna "):
        return "script" if " > " in block.text else "synopsis"
    return "unknown"


def of_kind(kind: str) -> list[Any]:
    found = [block for block in BLOCKS if kind_of(block) == kind]
    return [pytest.param(block, id=f"{block.page}:{block.line}") for block in found]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder to write into, with the docs in it, and nobody's own data."""
    (tmp_path / "docs").symlink_to(ROOT / "docs")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("MASZYNA_HOME", str(tmp_path / "home"))
    return tmp_path


def test_every_block_is_of_a_kind_that_is_checked() -> None:
    unknown = [f"{block.page}:{block.line}" for block in BLOCKS if kind_of(block) == "unknown"]
    assert not unknown, f"these blocks are neither run nor listed in NOT_RUN: {unknown}"


@pytest.mark.parametrize("entry", [*NOT_RUN, *ANSWERS], ids=str)
def test_every_entry_means_exactly_one_block(entry: tuple[str, str]) -> None:
    assert len([block for block in BLOCKS if block.page == entry[0] and block.starts(entry[1])]) == 1


@pytest.mark.parametrize("page", sorted({block.page for block in BLOCKS if kind_of(block) == "python"}))
def test_python_runs_and_prints_what_is_shown(page: str, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    session: dict[str, Any] = {}
    runner = doctest.DocTestRunner(optionflags=FLAGS)
    for block in BLOCKS:
        if block.page == page and block.language == "python":
            if block.text.startswith(">>>"):
                examples = doctest.DocTestParser().get_doctest(block.text + "\n", session, page, page, block.line)
                runner.run(examples, clear_globs=False)
                session.update(examples.globs)
            else:
                exec(compile(block.text, f"{page}:{block.line}", "exec"), session)
    assert runner.summarize(verbose=False).failed == 0, capsys.readouterr().out


@pytest.mark.parametrize("block", of_kind("session"))
def test_a_command_says_what_is_shown(block: Block, capsys: pytest.CaptureFixture[str]) -> None:
    command, *shown = block.text.splitlines()
    assert command == "$ .venv/bin/maszyna --version"
    said = inside(capsys, "--version").out.splitlines()
    assert [line.replace("interpreted", "compiled") for line in said] == shown


@pytest.mark.parametrize("block", of_kind("answer"))
def test_an_answer_is_the_one_shown(block: Block, folder: Path) -> None:
    [command] = known(block, ANSWERS)
    if "replay" in command:
        assert program("scythe", "simulate", "--games", "1", "--save", ".", "--json", cwd=folder).code == 0
    said = program(*shlex.split(command)[1:], cwd=folder)
    assert said.code == 0
    pattern = re.escape(" ".join(block.text.split())).replace("…", ".*")
    if "simulate" in command or "replay" in command:
        pattern = re.sub(r"\d+(\\\.\d+)?", r"[\\d.]+", pattern)
    assert re.search(pattern, " ".join(said.out.split())), said.out


@pytest.mark.parametrize("block", of_kind("document"))
def test_a_document_is_read(block: Block) -> None:
    [reader] = [reader for beginning, reader in READERS.items() if block.starts(beginning)]
    assert reader(block.text) is not None


@pytest.mark.parametrize("block", of_kind("script"))
def test_a_script_runs_line_by_line(block: Block, folder: Path) -> None:
    for line in block.text.splitlines():
        command = re.split(r"\s{2,}", line)[0]
        arguments, _, target = command.partition(" > ")
        said = program(*shlex.split(arguments)[1:], cwd=folder)
        missing = "--forget" in arguments  # nothing is kept in a fresh home
        assert said.code == (2 if missing else 0), said.problems
        if target:
            (folder / target).write_text(said.out)


@cache
def options_of(group: str, name: str) -> set[str]:
    root: Any = get_command(app)
    command = root.commands[group].commands[name]
    return {flag for parameter in command.params for flag in [*parameter.opts, *parameter.secondary_opts]}


def synopses() -> list[Any]:
    """The blocks, and the commands written in the text."""
    found = [(f"{block.page}:{block.line}", block.text) for block in BLOCKS if SYNOPSIS.match(block.text)]
    for page in PAGES:
        for quoted in re.findall(r"`(maszyna (?:scythe|expeditions|lab) \w[^`]*)`", page.read_text(encoding="utf-8")):
            found.append((page.name, quoted))
    return [pytest.param(text, id=f"{where} {text[:40]}") for where, text in dict.fromkeys(found)]


@pytest.mark.parametrize("text", synopses())
def test_a_command_and_its_options_exist(text: str) -> None:
    for line in re.split(r"\n(?=maszyna )", text):
        named = SYNOPSIS.match(line)
        assert named is not None
        options = set(re.findall(r"(?<![\w-])--?[a-z][a-z-]*", line))
        assert options <= options_of(named[1], named[2])


def address(heading: str) -> str:
    """A heading as a link names it: small letters and hyphens."""
    return re.sub(r"\s", "-", re.sub(r"[^\w\s-]", "", heading.lstrip("#").strip().lower()))


def headings(path: Path) -> set[str]:
    return {address(line) for line in path.read_text(encoding="utf-8").splitlines() if line.startswith("#")}


def by_page(pages: list[Path]) -> list[Any]:
    return [pytest.param(page, id=str(page.relative_to(ROOT))) for page in pages]


@pytest.mark.parametrize("page", by_page(PAGES))
def test_every_link_leads_somewhere(page: Path) -> None:
    for link in LINK.findall(page.read_text(encoding="utf-8")):
        if link.startswith("http"):
            continue
        target, _, heading = link.partition("#")
        path = page.parent / target if target else page
        assert path.exists(), link
        assert not heading or heading in headings(path), link


@pytest.mark.parametrize("page", by_page([page for page in PAGES if page.parent.name != "notebook"]))
def test_every_file_that_is_named_exists(page: Path) -> None:
    named = set(NAMED_FILE.findall(page.read_text(encoding="utf-8"))) - set(WRITTEN_BY_A_RUN)
    assert not [name for name in sorted(named) if not any((folder / name).exists() for folder in FOLDERS)]


def test_the_index_lists_every_page() -> None:
    index = ROOT / "docs" / "README.md"
    listed = {(index.parent / link).resolve() for link in LINK.findall(index.read_text(encoding="utf-8"))}
    assert {*(ROOT / "docs").glob("*.md")} - {index} <= listed
    notebook = ROOT / "docs" / "notebook" / "README.md"
    listed = {(notebook.parent / link).resolve() for link in LINK.findall(notebook.read_text(encoding="utf-8"))}
    assert {*notebook.parent.glob("*.md")} - {notebook} <= listed


def section(path: Path, heading: str) -> str:
    """A heading and what stands below it, up to the next one."""
    parts = re.split(r"\n(?=#+ )", path.read_text(encoding="utf-8"))
    return next(part for part in parts if address(part.splitlines()[0]) == heading)


def whereabouts() -> list[Any]:
    """The rows of `Where is …`: a behaviour, the headings that lead to it, its file."""
    page = ROOT / "docs" / "how-it-works.md"
    rows = [line.strip("|").split(" | ") for line in section(page, "where-is-").splitlines() if line.startswith("| ")]
    return [pytest.param(page, links, file.strip(" `"), id=what.strip()) for what, links, file in rows[2:]]


@pytest.mark.parametrize(("page", "links", "file"), whereabouts())
def test_a_behaviour_is_found_from_its_heading(page: Path, links: str, file: str) -> None:
    """One of the headings names the file, perhaps without the folder that its section is about."""
    headings_named = [link.split("#") for link in LINK.findall(links) if "#" in link]
    texts = [section(page.parent / target if target else page, heading) for target, heading in headings_named]
    assert any(file.endswith(name) for text in texts for name in re.findall(r"`([\w/]+\.py)`", text))
