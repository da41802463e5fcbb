"""Factory cards: what their top action pays and gives."""

from functools import cache
from typing import Final, NamedTuple

from maszyna.kernel.facts import Record, choice, flag, integer, integers, items, not_a, note, records, whole, wrong
from maszyna.scythe import words
from maszyna.scythe.facts import editions
from maszyna.scythe.facts.check import goods, read

FILE: Final = "factory.json"
NUMBERS: Final = 18  # printed
MOST: Final = 3
PAID_IN: Final = ["coins", "power", "popularity", "combat_cards", "any_resources"]
MODES: Final = ["and", "or"]


class FactoryCard(NamedTuple):
    number: int
    edition: str
    pay: tuple[tuple[int, int], ...]  # good, amount
    gain: tuple[tuple[int, int], ...]
    choose_one: bool  # one of the gains, not all
    worker_with_mech: bool  # the worker comes where one of the player's mechs stands
    note: str


@cache
def factory_cards() -> tuple[FactoryCard, ...]:
    return load_factory_cards(read(FILE))


def load_factory_cards(data: dict[str, object]) -> tuple[FactoryCard, ...]:
    """The cards on file by number; together with those named as missing they are all that were printed."""
    top = whole(FILE, data, ["missing", "cards"])
    missing = list(integers(top, "missing", 1, NUMBERS))
    expected = [number for number in range(1, NUMBERS + 1) if number not in missing]
    if len(items(top, "missing")) != NUMBERS - len(expected):
        raise not_a(top, "missing", "each number once")
    keys = ["number", "edition", "pay", "gain", "mode"]
    cards = records(top, "cards", len(expected), keys, ["worker_with_mech", "note"])
    return tuple([factory_card(record, number) for record, number in zip(cards, expected, strict=True)])


def factory_card(record: Record, number: int) -> FactoryCard:
    names = editions.bringing(editions.FACTORY_CARDS)
    if integer(record, "number", 1, NUMBERS) != number:
        raise not_a(record, "number", str(number))
    pay, gain = goods(record, "pay", PAID_IN, MOST), goods(record, "gain", words.GOODS, MOST)
    choose_one = MODES[choice(record, "mode", MODES)] == "or"
    if not pay:
        raise not_a(record, "pay", "a price")
    if len(gain) < (2 if choose_one else 1):
        raise wrong(record, "gain", f"{len(gain)} gains", "two to choose from" if choose_one else "something to gain")
    with_mech = "worker_with_mech" in record.fields and flag(record, "worker_with_mech")
    if with_mech and words.WORKER not in [kind for kind, _ in gain]:
        raise wrong(record, "worker_with_mech", "true", "false, as the card gives no worker")
    edition = names[choice(record, "edition", names)]
    return FactoryCard(number, edition, pay, gain, choose_one, with_mech, note(record))
