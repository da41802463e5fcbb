"""Factory cards: what their top action pays and gives."""

from functools import cache
from typing import Final, NamedTuple

from maszyna.kernel.document import Part
from maszyna.kernel.facts import file_part, remark
from maszyna.scythe import ids as words
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
    top = file_part(FILE, data, ["missing", "cards"])
    missing = list(top.at("missing").integers(1, NUMBERS))
    expected = [number for number in range(1, NUMBERS + 1) if number not in missing]
    if len(top.at("missing").items("list")) != NUMBERS - len(expected):
        raise top.at("missing").broken("each number once")
    keys = ["number", "edition", "pay", "gain", "mode"]
    cards = top.at("cards").records(len(expected), keys, ["worker_with_mech", "note"])
    return tuple([factory_card(record, number) for record, number in zip(cards, expected, strict=True)])


def factory_card(record: Part, number: int) -> FactoryCard:
    names = editions.editions_with(editions.FACTORY_CARDS)
    if record.at("number").number(1, NUMBERS) != number:
        raise record.at("number").broken(str(number))
    pay, gain = goods(record, "pay", PAID_IN, MOST), goods(record, "gain", words.GOODS, MOST)
    choose_one = MODES[record.at("mode").name(MODES)] == "or"
    if not pay:
        raise record.at("pay").broken("a price")
    if len(gain) < (2 if choose_one else 1):
        raise record.at("gain").broken(
            "two to choose from" if choose_one else "something to gain", f"{len(gain)} gains"
        )
    with_mech = record.has("worker_with_mech") and record.at("worker_with_mech").flag()
    if with_mech and words.WORKER not in [kind for kind, _ in gain]:
        raise record.at("worker_with_mech").broken("false, as the card gives no worker", "true")
    edition = names[record.at("edition").name(names)]
    return FactoryCard(number, edition, pay, gain, choose_one, with_mech, remark(record))
