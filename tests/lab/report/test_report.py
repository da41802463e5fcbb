"""The report: figures that are those of the games, arms compared pair by pair, a page that stands alone."""

import csv
import json
import re
from html.parser import HTMLParser
from pathlib import Path

import numpy as np
import pytest
from tests.console import inside

from maszyna.cli import run
from maszyna.lab.experiment.experiment import FORMAT, Experiment, read_experiment
from maszyna.lab.experiment.folder import Folder, folder_for, open_folder
from maszyna.lab.report.collect import Collected, collected, comparisons
from maszyna.lab.report.figures import changes
from maszyna.lab.run.units import here
from maszyna.lab.simulate import GameLine, Order, simulate
from maszyna.scythe.ids import FACTIONS
from maszyna.scythe.setup.plan import PLAYERS
from maszyna.scythe.state import AUTOMA, HUMAN
from maszyna.speech.language.catalogue import LANGUAGES

GAMES = 30
SETUP: dict[str, object] = {"seats": [{}, {"player": "automa"}]}


def experiment_of(**fields: object) -> Experiment:
    return read_experiment({"format": FORMAT, "setup": SETUP, "games": GAMES, "unit": 20, **fields})


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Folder:
    """Two levels, and one change to each."""
    path = tmp_path_factory.mktemp("report") / "levels & changes"
    asked = experiment_of(vary={"level": ["autometta", "ultimaszyna"]}, each={"options.coins": [2]})
    with folder_for(path, asked, resume=False) as opened:
        for finished in here(opened.experiment.units(), lambda games: None):
            opened.keep(finished.task, finished.result)
    return opened


@pytest.fixture(scope="module")
def pages(folder: Folder, tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """The page in every language, in a folder of its own, with its tables."""
    made = {lang: tmp_path_factory.mktemp("page") / "r.html" for lang in LANGUAGES}
    for lang, page in made.items():
        assert run(["lab", "report", str(folder.path), "--out", str(page), "--lang", lang]) == 0
    return made


@pytest.fixture(scope="module")
def found(folder: Folder) -> Collected:
    return collected(folder)


def results_of(folder: Folder, arm: int) -> list[GameLine]:
    return list(simulate(Order(GAMES, 1, folder.experiment.arms[arm].setup)))


def margin(result: GameLine) -> int:
    scores = {seat["player"]: seat["score"] for seat in result["seats"]}
    return scores["human"] - scores["automa"]


def test_counts_are_those_of_the_games(folder: Folder, found: Collected) -> None:
    for arm, tally in enumerate(found.tallies):
        results = results_of(folder, arm)
        assert tally.games == GAMES
        assert tally.sides["margin"].mean() == pytest.approx(np.mean([margin(result) for result in results]))
        assert tally.sides["turns"].mean() == pytest.approx(np.mean([result["turns"] for result in results]))
        for role, kind in ((HUMAN, "human"), (AUTOMA, "automa")):
            seats = [seat for result in results for seat in result["seats"] if seat["player"] == kind]
            for name in ("score", "stars", "coins"):
                known = np.mean([seat[name] for seat in seats])
                assert tally.means[(role, name)].mean() == pytest.approx(known)
            sources = sum(each.mean() for (r, name), each in tally.means.items() if r == role and "star " in name)
            assert sources == pytest.approx(np.mean([seat["stars"] for seat in seats]))
            for number in tally.numbers(role, "faction"):
                same = [seat for seat in seats if seat["faction"] == FACTIONS[number]]
                assert tally.groups[(role, "faction", number)].margin.total() == len(same)


def test_all_together_is_every_arm_added(found: Collected) -> None:
    together = found.together
    assert together.games == 4 * GAMES == sum(tally.games for tally in found.tallies)
    assert together.sides["turns"].total() == 4 * GAMES
    assert together.sides["turns"].independent() == GAMES  # the same seeds four times
    assert sum(together.seats[AUTOMA]) == 4 * GAMES
    assert 0 < max(together.share_held(AUTOMA)) <= 1


def test_arms_that_differ_in_one_setting_are_compared_game_by_game(folder: Folder, found: Collected) -> None:
    told = [(each.setting, each.base, each.other, each.context) for each in found.compared]
    assert told == [
        ("options.coins", "-", "2", "level=autometta"),
        ("level", "autometta", "ultimaszyna", ""),
        ("level", "autometta", "ultimaszyna", "options.coins=2"),
        ("options.coins", "-", "2", "level=ultimaszyna"),
    ]
    first, second = results_of(folder, 0), results_of(folder, 1)
    differences = [margin(two) - margin(one) for one, two in zip(first, second, strict=True)]
    assert found.compared[0].differences["margin"].mean() == pytest.approx(np.mean(differences))
    assert found.compared[0].differences["margin"].deviation() == pytest.approx(np.std(differences, ddof=1))
    assert [(each.setting, each.differences["turns"].total()) for each in found.pooled] == [
        ("options.coins", 2 * GAMES), ("level", 2 * GAMES),
    ]  # fmt: skip


def test_probabilities_are_corrected_for_all_comparisons(found: Collected) -> None:
    every = changes(found.compared)
    assert len(every) == 12
    assert all(each.corrected >= each.difference.p for each in every)
    [coins] = [each for each in every if each.setting == "options.coins" and each.measure == "margin" and
               each.context == "level=autometta"]  # fmt: skip
    assert coins.difference.estimate.value < 0 and coins.corrected < 0.001  # the Automa gains 2 coins a time


def test_an_arm_unlike_all_others_is_compared_with_the_first() -> None:
    asked = experiment_of(arms=[{"name": "other", "set": {"options.coins": 2, "level": "ultimaszyna"}}])
    [only] = comparisons(asked.arms)
    assert (only.setting, only.values(), only.context()) == ("arm", ("base", "other"), "")


def test_units_that_are_missing_are_left_out_for_every_arm(folder: Folder, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    copy.mkdir()
    for path in folder.path.rglob("*.*"):
        if "unit-000001" not in path.name or "arm-0001" not in str(path):
            (copy / path.relative_to(folder.path)).parent.mkdir(exist_ok=True)
            (copy / path.relative_to(folder.path)).write_bytes(path.read_bytes())
    found = collected(open_folder(copy))
    assert (found.units, found.missing, [tally.games for tally in found.tallies]) == (1, 1, [20] * 4)


class Page(HTMLParser):
    """What a page is made of, and whether every element is closed."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.attributes: list[tuple[str, str]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.attributes += [(name, value or "") for name, value in attrs]
        if tag not in ("meta", "br", "link"):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.attributes += [(name, value or "") for name, value in attrs]

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_page_that_needs_nothing_from_outside(pages: dict[str, Path], lang: str) -> None:
    text = pages[lang].read_text(encoding="utf-8")
    parsed = Page()
    parsed.feed(text)
    assert parsed.open == []
    assert f'<html lang="{lang}">' in text and "levels &amp; changes" in text
    for name, value in parsed.attributes:
        assert name not in ("src", "srcset", "onload")
        if name in ("href", "xlink:href"):
            assert value.startswith("#") or (pages[lang].parent / value).exists(), value
    assert "url(http" not in text and "@import" not in text and "<script" not in text
    assert len(re.findall("<svg ", text)) > 15
    assert "nan" not in re.sub(r"<style>.*?</style>", "", text, flags=re.DOTALL).lower().split()


def test_tables_beside_the_page(pages: dict[str, Path]) -> None:
    beside = pages["en"].parent.glob("*.csv")
    tables = {path.name: list(csv.DictReader(path.read_text().splitlines())) for path in beside}
    assert sorted(tables) == ["r-arms.csv", "r-changes.csv", "r-groups.csv", "r-territories.csv"]
    [wins] = [line for line in tables["r-arms.csv"] if line["measure"] == "human_wins_percent" and line["arm"] == "1"]
    assert float(wins["low_95"]) <= float(wins["value"]) <= float(wins["high_95"])
    assert len(tables["r-territories.csv"]) == 47
    assert {line["of"] for line in tables["r-groups.csv"]} == set(PLAYERS)
    assert len(tables["r-changes.csv"]) == 12


def test_same_results_give_the_same_page(
    folder: Folder, pages: dict[str, Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "r.html"
    said = inside(capsys, "lab", "report", str(folder.path), "--out", str(page), "--lang", "en", "--json")
    assert said.code == 0
    assert json.loads(said.out)["report"] == str(page)
    assert page.read_bytes() == pages["en"].read_bytes()


def test_games_among_people_have_a_report_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = str(tmp_path / "people")
    assert inside(capsys, "scythe", "simulate", "--games", "4", "--seats", "3", "--airships", "--out", out).code == 0
    assert inside(capsys, "lab", "report", out, "--lang", "en").code == 0
    text = Path(out, "report.html").read_text()
    assert "winner's lead in coins" in text
    assert "There is only one arm" in text


@pytest.mark.parametrize("what", ["absent", "empty", "strange"])
def test_a_folder_without_results_is_refused(
    folder: Folder, tmp_path: Path, capsys: pytest.CaptureFixture[str], what: str
) -> None:
    path = tmp_path / "x"
    if what != "absent":
        path.mkdir()
        (path / "experiment.json").write_bytes((folder.path / "experiment.json").read_bytes())
    if what == "strange":
        for arm in range(1, 5):
            (path / f"arm-000{arm}").mkdir()
            there = folder.path / f"arm-000{arm % 4 + 1}/unit-000000.parquet"
            (path / f"arm-000{arm}/unit-000000.parquet").write_bytes(there.read_bytes())
    said = inside(capsys, "lab", "report", str(path), "--lang", "en")
    expected = {"absent": "holds no experiment", "empty": "has no unit finished", "strange": "a different setup"}
    assert (said.code, len(said.problems)) == (2, 1)
    assert expected[what] in said.problems[0]
