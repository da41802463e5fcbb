"""Broken data is refused, and the refusal names the file, the place, what is there and what would be right."""

import copy
import json
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest

from maszyna.kernel.document import below
from maszyna.kernel.errors import FormatError
from maszyna.kernel.facts import parse
from maszyna.scythe.facts import (
    automa,
    encounters,
    factions,
    factory,
    mats,
    objectives,
    star_cards,
    structure_bonus,
    world,
)
from maszyna.scythe.facts import combat_deck as combat
from maszyna.scythe.facts.check import read


def load_all_mats(data: dict[str, object]) -> None:
    mats.load_mats(data)
    mats.load_banned_pairs(data)
    mats.load_produce_cost(data)


LOADERS: dict[str, Callable[[dict[str, object]], object]] = {
    "map.json": world.load_world,
    "factions.json": factions.load_factions,
    "mats.json": load_all_mats,
    "objectives.json": objectives.load_objectives,
    "encounters.json": encounters.load_encounters,
    "factory.json": factory.load_factory_cards,
    "structure_bonus.json": structure_bonus.load_bonus_tiles,
    "combat.json": combat.load_combat_deck,
    "automa.json": automa.load_automa_start,
    "automa_levels.json": star_cards.load_levels,
    "automa_cards.json": automa.load_automa_cards,
}
FILES = list(LOADERS)
OPTIONAL = {"note", "special", "worker_with_mech", "bracket"}
LISTS_OF_GOODS = {"pay", "gain"}  # fewer of them may still make a card
Path = tuple[str | int, ...]


def written(path: Path) -> str:
    text = ""
    for step in path:
        text = f"{text}[{step}]" if isinstance(step, int) else below(text, step)
    return text


def nodes(value: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    yield path, value
    steps: Any = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for step, child in steps:
        yield from nodes(child, (*path, step))


@cache
def facts(file: str) -> dict[str, object]:
    return read(file)


def changed(file: str, path: Path, value: object) -> dict[str, object]:
    """The facts with another value in one place: copied is only what leads there."""
    data: Any = copy.copy(facts(file))
    spot = data
    for step in path[:-1]:
        spot[step] = copy.copy(spot[step])
        spot = spot[step]
    spot[path[-1]] = value
    result: dict[str, object] = data
    return result


def refusal(file: str, data: dict[str, object]) -> str:
    with pytest.raises(FormatError) as caught:
        LOADERS[file](data)
    return str(caught.value)


@pytest.mark.parametrize("file", FILES)
def test_the_file_itself_is_accepted(file: str) -> None:
    LOADERS[file](read(file))


@pytest.mark.parametrize("file", FILES)
def test_any_value_of_a_wrong_type_is_refused_in_its_place(file: str) -> None:
    tried = 0
    for path, value in nodes(read(file)):
        wrongs: list[object] = [None]
        if isinstance(value, str):
            wrongs += ["", "no such word" if path[-1] in ("edition", "terrain", "top", "mode") else 7]
        if isinstance(value, int) and not isinstance(value, bool):
            wrongs += [-1, 1000, True, float(value), str(value)]
        if isinstance(value, bool):
            wrongs += [int(value), str(value)]
        if isinstance(value, list):
            wrongs += [{}, "list"]
        if isinstance(value, dict):
            wrongs += [[], "object"]
        for wrong in wrongs if path else ():
            message = refusal(file, changed(file, path, wrong))
            assert message.startswith(f"{file}: {written(path)}: must be "), (path, wrong, message)
            assert ", found " in message
            tried += 1
    assert tried > 25


@pytest.mark.parametrize("file", FILES)
def test_an_unknown_key_is_refused_in_any_object(file: str) -> None:
    for path, value in nodes(read(file)):
        if isinstance(value, dict):
            message = refusal(file, changed(file, (*path, "surprise"), 1))
            place = written((*path, "surprise"))
            assert message.startswith(f"{file}: {place}: is not a field here; "), message


@pytest.mark.parametrize("file", FILES)
def test_a_missing_key_is_refused_in_any_object(file: str) -> None:
    for path, value in nodes(read(file)):
        if not isinstance(value, dict) or (path and path[-1] in LISTS_OF_GOODS | {"borders"}):
            continue
        for key in value:
            if key not in OPTIONAL:
                less = {name: part for name, part in value.items() if name != key}
                message = refusal(file, changed(file, path, less) if path else less)
                assert message == f"{file}: {written((*path, key))}: is missing"


@pytest.mark.parametrize(
    ("file", "list_name", "count"),
    [
        ("map.json", "territories", 47), ("map.json", "bases", 7), ("factions.json", "factions", 7),
        ("mats.json", "mats", 7), ("objectives.json", "cards", 27), ("encounters.json", "cards", 42),
        ("factory.json", "cards", 15), ("structure_bonus.json", "tiles", 6), ("automa_cards.json", "cards", 19),
        ("automa_levels.json", "levels", 4),
    ],
)  # fmt: skip
def test_a_lost_or_doubled_entry_is_refused(file: str, list_name: str, count: int) -> None:
    entries: Any = read(file)[list_name]
    for broken in (entries[:-1], [*entries, copy.deepcopy(entries[-1])]):
        message = refusal(file, changed(file, (list_name,), broken))
        assert message == f"{file}: {list_name}: must be a list of {count}, found a list of {len(broken)}"


# by file: where something is changed, to what, where it is refused, what the message says would be right
BROKEN: dict[str, list[tuple[Path, object, str, str]]] = {
    "map.json": [
        (("territories", 4, "id"), 6, "territories[4].id", "5, counting on"),
        (("territories", 4, "col"), 3, "territories[4].col", "a place after row 1, col 4"),
        (("territories", 0, "terrain"), "farm", "counts.farm", "8, as listed"),
        (("territories", 0, "tunnel"), True, "counts.tunnels", "7, as listed"),
        (("territories", 7, "encounter"), False, "counts.encounters", "10, as listed"),
        (("territories", 2, "borders", "4"), "open", 'territories[2].borders["4"]', "river, as on the other side"),
        (("territories", 2, "borders", "9"), "river", 'territories[2].borders["9"]', "lakeshore beside a lake"),
        (("territories", 2, "borders", "4"), "lakeshore", 'territories[2].borders["4"]', "open or river on land"),
        (("territories", 2, "borders", "23"), "open", "territories[2].borders", "the hexes around, clockwise"),
        (("territories", 5, "borders"), {"13": "open", "12": "open"}, "territories[5].borders", "13, 12, 5"),
        (("territories", 5, "borders"), {"12": "open", "13": "open", "5": "river"}, "territories[5].borders", "13, 12"),
        (("territories", 8, "terrain"), "village", 'territories[1].borders["9"]', "open or river on land"),
        (("counts", "rivers"), 30, "counts.rivers", "31, as listed"),
        (("counts", "base_rivers"), 0, "counts.base_rivers", "1, as listed"),
        (("bases", 0, "faction"), "albion", "bases[0].faction", "nordic"),
        (("bases", 0, "workers"), [5, 11], "bases[0].workers", "joined to the base by land: [5, 4]"),
        (("bases", 1, "workers"), [13, 26, 19], "bases[1].workers", "joined to the base by land: [26, 19]"),
        (("bases", 1, "borders", "13"), "open", "bases[1].workers", "by land: [13, 26, 19]"),
        (("bases", 5, "borders", "7"), "river", 'bases[5].borders["7"]', "lakeshore beside a lake"),
        (("bases", 6, "row"), 1, "bases[6].col", "a hex of its own"),
        (("source",), [], "source", "at least one source"),
    ],
    "factions.json": [
        (("factions", 0, "id"), "rusviet", "factions[0].id", "nordic, in seating order"),
        (("factions", 1, "ability"), "Swim", "factions[1].ability", "abilities that no faction above has"),
        (("factions", 1, "ability"), "Toka", "factions[1].ability", "one of Swim"),
        (("factions", 1, "mechs", 1), "Artillery", "factions[1].mechs", "abilities that no faction above has"),
        (("factions", 1, "mechs", 1), "Speed", "factions[1].mechs[3]", "each may be there only once"),
        (("factions", 1, "mechs", 1), "Exalt", "factions[1].mechs[1]", "one of Riverwalk"),
        (("factions", 1, "mechs"), ["Riverwalk", "Speed"], "factions[1].mechs", "four abilities"),
        (("factions", 1, "color"), "blue", "factions[1].color", "a colour that no faction above has"),
        (("factions", 1, "riverwalk"), [], "factions[1].riverwalk", "at least one terrain"),
        (("factions", 1, "riverwalk"), ["lake"], "factions[1].riverwalk[0]", "one of village, farm"),
        (("factions", 2, "riverwalk"), ["farm"], "factions[2].riverwalk", "no terrain without Riverwalk"),
        (("factions", 2, "tokens"), 3, "factions[2].penalties", "one for each of the 3 tokens"),
        (("factions", 2, "penalties", 0), ["popularity"], "factions[2].penalties[0]", "a pair of good"),
        (("factions", 2, "penalties", 0, 0), "food", "factions[2].penalties[0][0]", "one of coins, power"),
        (("factions", 3, "edition"), "promo_13_18", "factions[3].edition", "one of base, invaders"),
        (("factions", 3, "power"), 17, "factions[3].power", "a whole number 0..16"),
    ],
    "mats.json": [
        (("mats", 0, "rank"), 2, "mats[0].rank", "1, counting on"),
        (("mats", 1, "id"), "industrial", "mats", "a different id on each mat"),
        (("mats", 1, "number"), "1", "mats", "a different number on each mat"),
        (("mats", 2, "sections", 0, "cost"), 4, "mats[2].sections", "13, as on every mat"),
        (("mats", 2, "sections", 0, "boxes"), 1, "mats[2].sections", "6, as on every mat"),
        (("mats", 2, "sections", 0, "coins"), 1, "mats[2].sections", "6, as on every mat"),
        (("mats", 2, "sections", 0, "boxes"), 3, "mats[2].sections[0].boxes", "a whole number 0..2"),
        (("mats", 2, "sections", 1, "top"), "bolster", "mats[2].sections[1].top", "each top-row action once"),
        (("mats", 2, "sections", 1, "top"), "factory", "mats[2].sections[1].top", "one of move, bolster, trade"),
        (("mats", 2, "sections", 1, "bottom"), "build", "mats[2].sections[1].bottom", "deploy, as on every mat"),
        (("mats", 2, "sections"), [], "mats[2].sections", "4"),
        (("banned", 0, "mat"), "imaginary", "banned[0].mat", "one of industrial, engineering"),
        (("banned", 1), {"faction": "rusviet", "mat": "industrial"}, "banned[1].mat", "each pair once"),
        (("produce_track",), ["free", "power"], "produce_track", "6"),
        (("produce_track", 1), "oil", "produce_track[1]", "one of free, power, popularity, coins"),
    ],
    "objectives.json": [
        (("cards", 3, "number"), 5, "cards[3].number", "4, counting on"),
        (("cards", 3, "number"), 0, "cards[3].number", "a whole number 1..27"),
        (("cards", 3, "edition"), "promo_13_18", "cards[3].edition", "one of base, promo_24_27"),
        (("cards", 3, "clauses"), [], "cards[3].clauses", "at least one clause"),
        (("cards", 4, "clauses", 1, 0), "factory", "cards[4].clauses", "each about another quantity"),
        (("cards", 4, "clauses", 1, 0), "luck", "cards[4].clauses[1][0]", "one of villages"),
        (("cards", 4, "clauses", 1, 1), "about", "cards[4].clauses[1][1]", "one of at_least, at_most"),
        (("cards", 4, "clauses", 1), ["power", "at_least"], "cards[4].clauses[1]", "a quantity, a relation"),
        (("cards", 0, "clauses", 0, 2), 9, "cards[0].clauses[0][2]", "a whole number 1..8"),
        (("cards", 0, "clauses", 0, 2), 0, "cards[0].clauses[0][2]", "a whole number 1..8"),
        (("cards", 6, "clauses", 2, 2), 8, "cards[6].clauses[2][2]", "a whole number 0..7"),
    ],
    "encounters.json": [
        (("cards", 5, "number"), 5, "cards[5].number", "6, counting on"),
        (("cards", 5, "edition"), "invaders", "cards[5].edition", "one of base, promo_29_36, promo_37_42"),
        (("cards", 5, "offers", 0, "pay"), {"coins": 1}, "cards[5].offers[0].pay.coins", "there are none"),
        (("cards", 5, "offers", 1, "pay"), {"power": 2}, "cards[5].offers[1].pay.power", "possible: coins"),
        (("cards", 5, "offers", 2, "pay"), {}, "cards[5].offers[2].pay", "an amount of popularity"),
        (("cards", 5, "offers", 2, "gain"), {}, "cards[5].offers[2].gain", "something to gain"),
        (("cards", 5, "offers", 2, "gain"), {"food": 6}, "cards[5].offers[2].gain.food", "a whole number 1..5"),
        (("cards", 5, "offers", 2, "gain"), {"stars": 1}, "cards[5].offers[2].gain.stars", "possible: food"),
        (("cards", 5, "offers"), [], "cards[5].offers", "3"),
        (("cards", 30, "offers", 2, "special"), "fly", "cards[30].offers[2].special", "one of nothing"),
    ],
    "factory.json": [
        (("cards", 12, "number"), 13, "cards[12].number", "14"),
        (("missing",), [13, 15], "cards", "16"),
        (("missing",), [13, 15, 15], "missing", "each number once"),
        (("cards", 0, "pay"), {}, "cards[0].pay", "a price"),
        (("cards", 0, "pay"), {"worker": 1}, "cards[0].pay.worker", "possible: coins"),
        (("cards", 0, "gain"), {}, "cards[0].gain", "something to gain"),
        (("cards", 2, "mode"), "or", "cards[2].gain", "two to choose from"),
        (("cards", 2, "worker_with_mech"), True, "cards[2].worker_with_mech", "the card gives no worker"),
        (("cards", 2, "edition"), "promo_24_27", "cards[2].edition", "one of base, promo_13_18"),
    ],
    "structure_bonus.json": [
        (("tiles", 1, "id"), "in_a_row", "tiles[1].id", "adjacent_lakes"),
        (("tiles", 1, "table"), [0, 4, 2], "tiles[1].table", "never falling"),
        (("tiles", 1, "table"), [1, 2], "tiles[1].table", "from 0 upwards"),
        (("tiles", 1, "table"), [0], "tiles[1].table", "from 0 upwards"),
        (("tiles", 0, "table", 6), 10, "tiles[0].table[6]", "a whole number 0..9"),
    ],
    "combat.json": [
        (("deck", "2"), 15, "deck", "42"),
        (("total",), 41, "total", "a whole number 42..42"),
    ],
    "automa_levels.json": [
        (("levels", 1, "id"), "autometta", "levels[1].id", "automa, from the easiest"),
        (("levels", 1, "spaces"), 5, "levels[1].spaces", "a whole number 6..24"),
        (("levels", 1, "spaces"), 25, "levels[1].spaces", "a whole number 6..24"),
        (("levels", 1, "no_water"), [0, 2], "levels[1].no_water", "the first spaces, counting on from 0"),
        (("levels", 1, "stars", 0), 0, "levels[1].stars[0]", "a whole number 1..21"),
        (("levels", 1, "stars", 5), 22, "levels[1].stars[5]", "a whole number 1..21"),
        (("levels", 1, "stars", 4), 19, "levels[1].stars", "6 spaces, rising, the last of them 21"),
        (("levels", 1, "stars"), [9, 14, 17, 19, 21], "levels[1].stars", "6 spaces, rising"),
        (("levels", 1, "spaces"), 23, "levels[1].stars", "the last of them 22"),
        (("levels", 1, "scheme_two"), 14, "levels[1].scheme_two", "9, the first star space"),
        (("levels", 1, "scheme_two"), 0, "levels[1].scheme_two", "a whole number 1.."),
    ],
    "automa_cards.json": [
        (("cards", 3, "number"), 5, "cards[3].number", "4, counting on"),
        (("cards", 3, "combat_power"), [3, 2, 5], "cards[3].combat_power", "three columns, never falling"),
        (("cards", 3, "combat_power"), [3, 5], "cards[3].combat_power", "three columns"),
        (("cards", 3, "combat_power", 2), 8, "cards[3].combat_power[2]", "a whole number 0..7"),
        (("cards", 3, "combat_cards"), 4, "cards[3].combat_cards", "a whole number 0..3"),
        (("cards", 3, "resources"), -1, "cards[3].resources", "a whole number 0..4"),
        (("cards", 3, "resources"), 5, "cards[3].resources", "a whole number 0..4"),
        (("cards", 3, "schemes", 0, "moves"), [], "cards[3].schemes[0].moves", "at least one group"),
        (("checks", "resources"), 1, "checks.resources", "as listed"),
        (("checks", "combat_cards", "0"), 19, "checks.combat_cards[\"0\"]", "as listed"),
        (("checks", "not_advancing"), [19], "checks.not_advancing", "as listed"),
        (("checks", "skipped_by_autometta"), [1], "checks.skipped_by_autometta", "as listed"),
        (("invaders", "other_emblem", "card"), 3, "invaders.other_emblem.card", "a group in brackets"),
        (("invaders", "other_emblem", "bracket"), "saxony", "invaders.other_emblem.bracket", "albion"),
        (("invaders", "additions", 0, "card"), 0, "invaders.additions[0].card", "a whole number 1..19"),
        (("invaders", "additions", 0, "card"), 20, "invaders.additions[0].card", "a whole number 1..19"),
        (("invaders", "additions", 0, "scheme"), 0, "invaders.additions[0].scheme", "a whole number 1..2"),
        (("invaders", "additions", 0, "scheme"), 3, "invaders.additions[0].scheme", "a whole number 1..2"),
    ],
}  # fmt: skip


@pytest.mark.parametrize(
    ("file", "path", "value", "place", "right"), [(file, *case) for file, cases in BROKEN.items() for case in cases]
)
def test_broken_facts(file: str, path: Path, value: object, place: str, right: str) -> None:
    message = refusal(file, changed(file, path, value))
    assert message.startswith(f"{file}: {place}: "), message
    assert right in message.rsplit(", found ", 1)[0], message


# a number, the least and the most it may be
LIMITS: list[tuple[str, Path, int, int]] = [
    ("factions.json", ("factions", 3, "power"), 0, 16),
    ("factions.json", ("factions", 3, "combat_cards"), 0, 42),
    ("factions.json", ("factions", 2, "penalties", 0, 1), 1, 9),
    ("mats.json", ("mats", 1, "popularity"), 0, 18),
    ("mats.json", ("mats", 1, "coins"), 0, 20),
    ("mats.json", ("mats", 1, "objectives"), 1, 4),
    ("objectives.json", ("cards", 11, "clauses", 0, 2), 1, 99),  # coins
    ("objectives.json", ("cards", 20, "clauses", 0, 2), 1, 99),  # tokens of one kind
    ("automa.json", ("start", "coins"), 0, 99),
    ("automa.json", ("start", "popularity"), 0, 18),
    ("automa_cards.json", ("cards", 16, "schemes", 1, "moves", 0, "min_power"), 1, 16),
]


@pytest.mark.parametrize(("file", "path", "least", "most"), LIMITS)
def test_both_ends_of_a_range_are_taken_and_the_next_numbers_refused(
    file: str, path: Path, least: int, most: int
) -> None:
    for number in (least, most):
        LOADERS[file](changed(file, path, number))
    for number in (least - 1, most + 1):
        message = refusal(file, changed(file, path, number))
        assert message == f"{file}: {written(path)}: must be a whole number {least}..{most}, found {number}"


def test_two_bases_side_by_side_are_refused() -> None:
    data: Any = read("map.json")
    land, bases = data["territories"], data["bases"]
    del land[0]["borders"]["albion"]
    del land[1]["borders"]["albion"]
    land[2]["borders"] = {"albion": "open", **land[2]["borders"]}  # the base now stands to the north-east of 3
    land[3]["borders"] = {"albion": "open", **land[3]["borders"]}
    bases[0]["borders"]["albion"] = "river"
    bases[6].update(row=0, col=3, workers=[4, 3], borders={"nordic": "river", "4": "open", "3": "open"})
    assert refusal("map.json", data) == "map.json: bases[0].borders: must be no base beside a base, found albion"


def test_a_key_given_twice_is_refused() -> None:
    with pytest.raises(
        FormatError, match=r"^x\.json: has the key \"food\" twice in one object; it may be there only once$"
    ):
        parse("x.json", '{"gain": {"food": 2, "food": 3}}')


def test_text_that_is_not_json_is_refused() -> None:
    with pytest.raises(FormatError, match=r"^x\.json: is not readable as JSON: .* at line 2, column 2$"):
        parse("x.json", '{"gain":\n food}')
    with pytest.raises(FormatError, match=r"^x\.json: must be an object, found a list of 0$"):
        parse("x.json", "[]")


def test_a_file_that_is_not_there_is_refused() -> None:
    with pytest.raises(FormatError, match=r"^weather\.json: cannot be read: "):
        read("weather.json")


def test_a_long_value_is_cut_short_in_the_message() -> None:
    message = refusal("combat.json", changed("combat.json", ("total",), "x" * 500))
    assert len(message) < 160
    assert json.dumps("x" * 56)[:-1] + "..." in message


def test_reading_gives_a_fresh_copy() -> None:
    data = read("combat.json")
    data.clear()
    assert read("combat.json")["total"] == 42
