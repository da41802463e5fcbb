"""The tables of the study, from the tables beside a report."""

from pathlib import Path

import pytest
from tools.study_tables import GAME, SIDES, tables

ARMS = "arm,name,of,measure,value,low_95,high_95,games\n"
GROUPS = "arm,of,by,which,games,wins_percent,wins_low_95,wins_high_95,margin,margin_low_95,margin_high_95\n"
CHANGES = "setting,from,to,with,measure,value,low_95,high_95,games,effect_d,p,p_holm\n"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A report over two levels, each with all measures."""
    arms = ""
    for arm, level in ((1, "autometta"), (2, "automa")):
        for of, measure in [*(("game", one) for one in GAME), *SIDES]:
            arms += f"{arm},level={level},{of},{measure},{arm}2.34,{arm}1.14,{arm}3.99,1200\n"
    groups = "all,human,faction,nordic,150,40,30,50,-1.25,-2,3\nall,human,faction,togawa,200,50,40,60,4,3,5\n"
    groups += "all,human,faction,albion,20,50,40,60,9,3,5\n1,human,faction,crimea,200,50,40,60,4,3,5\n"
    changes = ""
    for measure, p in (("won", 0.00002), ("margin", 0.04), ("turns", 1)):
        changes += f"level,autometta,automa,,{measure},-3.14,-4,-2,1200,-1,{p},{p}\n"
    for name, text in (("arms", ARMS + arms), ("groups", GROUPS + groups), ("changes", CHANGES + changes)):
        (tmp_path / f"report-{name}.csv").write_text(text, encoding="utf-8")
    return tmp_path


def test_a_line_for_each_level_and_for_what_a_side_had_the_best_first(folder: Path) -> None:
    found = list(tables(folder))
    assert "| autometta | 1,200 | 12.3 [11.1, 14.0] |" in "\n".join(found)
    nordic, togawa = (next(line for line in found if line.startswith(f"| {name}")) for name in ("nordic", "togawa"))
    assert nordic == "| nordic | 150 | 40.0 [30.0, 50.0] | -1.2 [-2.0, 3.0] |"
    assert found.index(togawa) < found.index(nordic)
    assert not [line for line in found if "albion" in line or "crimea" in line]  # too few games; of one arm only


def test_a_line_for_each_change(folder: Path) -> None:
    file = folder / "report-changes.csv"
    file.write_text(
        file.read_text(encoding="utf-8").replace("level,autometta,automa", "rulings.R2,no,adjacent"), "utf-8"
    )
    line = next(line for line in tables(folder) if "`rulings.R2`: adjacent" in line)
    assert line == (
        "| `rulings.R2`: adjacent | -3.1 [-4.0, -2.0] | < 0.001 | -3.1 [-4.0, -2.0] | 0.040 | -3.1 [-4.0, -2.0] |"
    )
