"""Encounter cards: three offers each, one free, one for coins, one for popularity."""

from functools import cache
from typing import Final, NamedTuple

from maszyna.kernel.document import Part
from maszyna.kernel.facts import file_part, remark
from maszyna.scythe import ids as words
from maszyna.scythe.facts import editions
from maszyna.scythe.facts.check import goods, read

FILE: Final = "encounters.json"
CARDS: Final = 42
MOST: Final = 5
PAID_IN: Final = [[], ["coins"], ["popularity"]]  # by offer
GAINS: Final = words.GOODS[: words.GAIN_PRODUCE]

NOTHING: Final = 0
SEE_HAND: Final = 1  # look at one opponent's hand first
RELOCATE: Final = 2  # units here may go to one adjacent empty land territory, rivers ignored
SPECIALS: Final = ["nothing", "see_hand", "relocate"]


class EncounterOffer(NamedTuple):
    pay: tuple[tuple[int, int], ...]  # good, amount
    gain: tuple[tuple[int, int], ...]
    special: int


class Encounter(NamedTuple):
    number: int
    edition: str
    offers: tuple[EncounterOffer, EncounterOffer, EncounterOffer]
    note: str


@cache
def encounters() -> tuple[Encounter, ...]:
    return load_encounters(read(FILE))


def load_encounters(data: dict[str, object]) -> tuple[Encounter, ...]:
    top = file_part(FILE, data, ["cards"])
    cards = top.at("cards").records(CARDS, ["number", "edition", "offers"], ["note"])
    return tuple([encounter(record, number) for number, record in enumerate(cards, 1)])


def encounter(record: Part, number: int) -> Encounter:
    names = editions.editions_with(editions.ENCOUNTERS)
    if record.at("number").number(1, CARDS) != number:
        raise record.at("number").broken(f"{number}, counting on")
    found = [offer(part, n) for n, part in enumerate(record.at("offers").records(3, ["pay", "gain"], ["special"]))]
    edition = names[record.at("edition").name(names)]
    return Encounter(number, edition, (found[0], found[1], found[2]), remark(record))


def offer(record: Part, index: int) -> EncounterOffer:
    pay = goods(record, "pay", PAID_IN[index], MOST)
    if len(pay) != len(PAID_IN[index]):
        raise record.at("pay").broken("an amount of " + ", ".join(PAID_IN[index]))
    special = record.at("special").name(SPECIALS) if record.has("special") else NOTHING
    gain = goods(record, "gain", GAINS, MOST)
    if not gain and special == NOTHING:
        raise record.at("gain").broken("something to gain")
    return EncounterOffer(pay, gain, special)
