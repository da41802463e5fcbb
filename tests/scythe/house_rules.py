"""House rules composed by lot: decks of any size, star cards, symbols with criteria left out, added and reordered."""

from maszyna.kernel.dice import Dice, dice
from maszyna.scythe.automa.own_automa import CRITERIA, STAGES, names_of
from maszyna.scythe.automa.symbols import SYMBOLS
from maszyna.scythe.facts.automa import GAINS, LEVELS, RECRUITS
from maszyna.scythe.facts.automa import SYMBOLS as NAMES
from maszyna.scythe.ids import FACTIONS, MOST_POWER

Document = dict[str, object]


def house_rules(lot: Dice) -> Document:
    """Any of the three, at least one."""
    chosen = 1 + lot.below(0, 7)
    found: Document = {}
    if chosen & 1:
        found["own_cards"] = deck(lot)
    if chosen & 2:
        found["own_levels"] = [level(lot, name) for name in LEVELS if lot.below(0, 2)] or [level(lot, LEVELS[1])]
    if chosen & 4:
        found["own_symbols"] = symbols(lot)
    return found


def with_house_rules(document: Document, seed: int) -> Document:
    return {**document, **house_rules(dice(seed, ["referee house rules"]))}


def deck(lot: Dice) -> list[Document]:
    size = 1 + lot.below(0, 6) if lot.below(0, 3) == 0 else 1 + lot.below(0, 60)
    numbers = sorted(some_of(lot, list(range(1, 61)), size))
    cards = [card(lot, number) for number in numbers]
    cards[0] |= {"advances": True, "skipped_by_autometta": False}
    return cards


def card(lot: Dice, number: int) -> Document:
    return {
        "number": number,
        "skipped_by_autometta": lot.below(0, 6) == 0,
        "advances": lot.below(0, 4) > 0,
        "combat_power": combat_table(lot),
        "combat_cards": lot.below(0, 4),
        "resources": lot.below(0, 5),
        "schemes": [scheme(lot), scheme(lot)],
    }


def combat_table(lot: Dice) -> Document:
    found: Document = {}
    start = 0
    while start <= MOST_POWER:
        last = min(MOST_POWER, start + lot.below(0, 12))
        found[f"{start}-{last}"] = lot.below(0, 8)
        start = last + 1
    return found


def scheme(lot: Dice) -> Document:
    moves: list[Document] = []
    for name in some_of(lot, NAMES, lot.below(0, 5)):
        power = {"min_power": lot.below(0, 17)} if name == "attack_combat_unit" and lot.below(0, 2) else {}
        moves.append({"symbol": name, **power, **bracket(lot)})
    gains = [
        {"gain": name, "amount": 1 + lot.below(0, 4), **bracket(lot)} for name in some_of(lot, GAINS, lot.below(0, 4))
    ]
    return {"moves": moves, "gains": gains, "recruit": RECRUITS[lot.below(0, len(RECRUITS))]}


def bracket(lot: Dice) -> Document:
    return {"bracket": FACTIONS[lot.below(0, len(FACTIONS))]} if lot.below(0, 5) == 0 else {}


def level(lot: Dice, name: str) -> Document:
    spaces = 7 + lot.below(0, 18)
    stars = [*sorted(some_of(lot, list(range(1, spaces - 1)), 5)), spaces - 1]
    flags = {flag: lot.below(0, 2) == 0 for flag in ("skips_marked", "all_moves", "retreats_to_base")}
    return {
        "id": name, "spaces": spaces, "no_water": list(range(lot.below(0, spaces + 1))),
        "scheme_two": 1 + lot.below(0, spaces - 1), "stars": stars, **flags, "extra_coins": lot.below(0, 5),
        "extra_power": lot.below(0, 5),
    }  # fmt: skip


def symbols(lot: Dice) -> Document:
    found: Document = {}
    for symbol in SYMBOLS:
        lists = names_of(symbol)
        stages = {stage: changed(lot, lists[stage]) for stage in STAGES if lot.below(0, 2)}
        if stages:
            found[symbol.name] = stages
    return found


def changed(lot: Dice, names: list[str]) -> list[str]:
    """The criteria of a list without some, with others, in another order."""
    left = [name for name in names if lot.below(0, 3)]
    more = [name for name in some_of(lot, CRITERIA, lot.below(0, 3)) if name not in left]
    return some_of(lot, left + more, len(left + more)) if lot.below(0, 2) else left + more


def some_of(lot: Dice, items: list, size: int) -> list:  # type: ignore[type-arg]
    """So many different items in any order."""
    left = list(items)
    return [left.pop(lot.below(0, len(left))) for _ in range(size)]
