"""Every card in both schemes for every faction: exactly the printed rows are carried out."""

import re

import pytest
from tests.scythe.automa.printed import BASE, GOLD_STAR, INVADERS
from tests.scythe.automa.stage import Stage
from tests.scythe.props import have, recruits

from maszyna.scythe.ids import BONUSES, FACTIONS

SYMBOLS = {
    "worker": "move_worker", "mech": "move_mech", "character": "move_character", "visit": "encounter_or_factory",
    "raid": "attack_workers", "attack": "attack_combat_unit",
}  # fmt: skip


def printed(row: str, faction: str) -> list[tuple[str, int]]:
    """The groups of a row that are there for a faction: name and number."""
    found = []
    for group in row.split():
        bracket, _, text = group.rpartition(":")
        name, number = re.fullmatch(r"([a-z]+)(\d*)", text).groups()  # type: ignore[union-attr]
        if bracket in ("", faction):
            found.append((name, int(number or 0)))
    return found


def nobody(automa: str, editions: list[str], scheme: int) -> Stage:
    """An Automa without a unit in play, so that every group of the move row is tried."""
    stage = Stage(automa, "crimea" if automa != "crimea" else "saxony", editions=editions)
    stage.put(automa, "character", 0)
    stage.state().scheme = scheme
    recruits(stage, "crimea" if automa != "crimea" else "saxony", "upgrade", "deploy", "build", "enlist")
    return stage


CASES = [(faction, ["base", "invaders"], INVADERS) for faction in FACTIONS]
CASES += [(faction, ["base"], BASE) for faction in FACTIONS if faction not in ("albion", "togawa")]


@pytest.mark.covers("A3.2", "A4.1", "A4.2", "A9.6", "A11.1", "A11.2", "A11.3", "A11.4", "A11.5", "A12", "A13.1", "R14")
@pytest.mark.parametrize(("faction", "editions", "cards"), CASES, ids=[f"{c[0]}-{len(c[1])}" for c in CASES])
def test_the_printed_rows(faction: str, editions: list[str], cards: dict[int, tuple[str, str]]) -> None:
    for card, schemes in cards.items():
        for scheme, rows in enumerate(schemes, 1):
            moves, gains, recruit = (row.strip() for row in rows.split("|"))
            stage = nobody(faction, editions, scheme)
            stage.play(card)
            groups = printed(moves, faction)
            assert stage.groups() == [
                (SYMBOLS[name], "too_little_power" if number else "no_unit") for name, number in groups
            ], (card, scheme)
            assert gained(stage) == expected_gains(printed(gains, faction)), (card, scheme)
            paid = [BONUSES[event.first] for event in stage.happened("recruit_bonus")]
            assert paid == ([] if recruit == "none" else [recruit]), (card, scheme)
            assert stage.state().tracker == (1 if card in GOLD_STAR else 0)


def gained(stage: Stage) -> dict[str, int]:
    own = stage.seat(stage.name)
    found = {"coin": own.coins, "power": own.power, "character": int(own.at[0] != 0), "mech": own.mechs_deployed()}
    return found | {
        "worker": own.workers_on_board(),
        "card": sum(own.hand >> (15 * kind) & 0x7FFF for kind in range(4)),
    }


def expected_gains(groups: list[tuple[str, int]]) -> dict[str, int]:
    total = dict.fromkeys(["coin", "power", "unit", "worker", "card"], 0)
    for name, number in groups:
        total[name] += number
    units = total.pop("unit")
    return total | {"character": min(1, units), "mech": max(0, units - 1)}


@pytest.mark.covers("A9.6")
def test_the_power_each_attack_asks_for() -> None:
    """One power less is too little, so much is enough."""
    for card, schemes in INVADERS.items():
        for scheme, rows in enumerate(schemes, 1):
            for name, number in printed(rows.split("|")[0], "saxony"):
                for power in (number - 1, number):
                    if name != "attack":
                        continue
                    stage = nobody("saxony", ["base", "invaders"], scheme)
                    have(stage, "saxony", power=power)
                    stage.play(card)
                    assert stage.groups()[0] == (
                        "attack_combat_unit",
                        "no_unit" if power == number else "too_little_power",
                    )
