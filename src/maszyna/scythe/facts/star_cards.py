"""The star cards of the four levels (A13): the tracker, where rivers and lakes open, and the rules of a level."""

from functools import cache
from typing import Any, Final

from maszyna.kernel.bits import i64, mask_of
from maszyna.kernel.document import Part
from maszyna.kernel.facts import file_part
from maszyna.scythe.facts.automa import LEVELS
from maszyna.scythe.facts.check import read
from maszyna.scythe.ids import MOST_STARS

LEVELS_FILE: Final = "automa_levels.json"
MOST_SPACES: Final = 24
TRACK: Final = ["spaces", "no_water", "scheme_two", "stars"]
FLAGS: Final = ["skips_marked", "all_moves", "retreats_to_base"]
EXTRA: Final = ["extra_coins", "extra_power"]


class StarCard:
    """Spaces count from 0, where the marker starts."""

    skips_marked: bool = False  # A3.1: cards with the mark are not carried out
    all_moves: bool = False  # A19.6
    retreats_to_base: bool = False  # A19.7: beaten combat units go to the base, not to the mat
    extra_coins: int = 0  # A19.7, R4: for each group of the gain row that gives any
    extra_power: int = 0
    own: bool = False  # a house rule, not the printed card

    def __init__(self, level: int, spaces: int, dry_until: int, scheme_two: int, stars: tuple[int, ...]) -> None:
        self.level = level
        self.last_space = spaces - 1
        self.dry_until = dry_until  # the last space with the no-water mark, or -1
        self.scheme_two = scheme_two
        self.stars = stars
        self.star_spaces: i64 = mask_of(list(stars))

    def document(self) -> dict[str, object]:
        return {
            "id": LEVELS[self.level], "spaces": self.last_space + 1, "no_water": list(range(self.dry_until + 1)),
            "scheme_two": self.scheme_two, "stars": list(self.stars), "skips_marked": self.skips_marked,
            "all_moves": self.all_moves, "retreats_to_base": self.retreats_to_base, "extra_coins": self.extra_coins,
            "extra_power": self.extra_power,
        }  # fmt: skip

    def __reduce__(self) -> tuple[Any, ...]:
        return star_card_again, (self.document(), self.own)


def star_card_again(document: dict[str, object], own: bool) -> StarCard:
    """The card of its own document, which needs no check."""
    card = star_card(Part(document, ""))
    card.own = own
    return card


@cache
def levels() -> tuple[StarCard, ...]:
    return load_levels(read(LEVELS_FILE))


def load_levels(data: dict[str, object]) -> tuple[StarCard, ...]:
    top = file_part(LEVELS_FILE, data, ["levels"])
    listed = top.at("levels").records(len(LEVELS), ["id", *TRACK, *FLAGS, *EXTRA], [])
    return tuple([printed_level(record, index) for index, record in enumerate(listed)])


def printed_level(record: Part, index: int) -> StarCard:
    """The first star space is the one marked II, the last space ends the tracker."""
    if record.at("id").name(LEVELS) != index:
        raise record.at("id").broken(f"{LEVELS[index]}, from the easiest")
    last = record.at("spaces").number(MOST_STARS, MOST_SPACES) - 1
    dry = list(record.at("no_water").integers(0, last))
    if dry != list(range(len(dry))):
        raise record.at("no_water").broken("the first spaces, counting on from 0")
    stars = record.at("stars").integers(1, last)
    if len(stars) != MOST_STARS or list(stars) != sorted(set(stars)) or stars[-1] != last:
        raise record.at("stars").broken(f"{MOST_STARS} spaces, rising, the last of them {last}")
    if record.at("scheme_two").number(1, last) != stars[0]:
        raise record.at("scheme_two").broken(f"{stars[0]}, the first star space")
    return star_card(record)


def star_card(record: Part) -> StarCard:
    """A card whose track has been checked."""
    last = record.at("spaces").number(MOST_STARS, MOST_SPACES) - 1
    card = StarCard(
        record.at("id").name(LEVELS), last + 1, len(record.at("no_water").items("numbers", low=0, high=last)) - 1,
        record.at("scheme_two").number(1, last), record.at("stars").integers(1, last),
    )  # fmt: skip
    card.skips_marked = record.at(FLAGS[0]).flag()
    card.all_moves = record.at(FLAGS[1]).flag()
    card.retreats_to_base = record.at(FLAGS[2]).flag()
    card.extra_coins = record.at(EXTRA[0]).number(0, MOST_EXTRA)
    card.extra_power = record.at(EXTRA[1]).number(0, MOST_EXTRA)
    return card


MOST_EXTRA: Final = 4
PRINTED_LEVELS: Final[list[StarCard]] = list(levels())
