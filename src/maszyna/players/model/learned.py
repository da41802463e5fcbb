"""What was learned by playing: the policy and the value of a data file."""

from functools import cache
from typing import Any, Final

from maszyna.kernel.document import Part
from maszyna.kernel.facts import file_part, read_data
from maszyna.players.facts.known_questions import ROWS
from maszyna.players.facts.option_facts import TRAITS
from maszyna.players.facts.position_facts import SIZES as POSITION_SIZES
from maszyna.players.facts.question_facts import SIZES
from maszyna.players.model.hidden_units import MIDDLE, packed_bytes, packed_units
from maszyna.players.model.policy import Policy
from maszyna.players.model.value import Value
from maszyna.scythe.automa.card_orders import symbols_of
from maszyna.scythe.game import Scythe
from maszyna.scythe.hidden import AutomaState

PARTS: Final = ["policy", "value"]
FILE: Final = "policy.json"
MOST_SEATS: Final = 5
STAGES: Final = 30  # turns left that have a deviation of their own
MOST_SCORE: Final = 1_000_000
ZERO: Final = 128  # the byte of a fact that adds nothing to a unit
MOST_UNITS: Final = 256
MOST_START: Final = 4096
MOST_COINS: Final = 1000.0


class Learned:
    """A policy, and what its questions are worth if it plays on."""

    def __init__(self, policy: Policy, value: Value) -> None:
        self.policy = policy
        self.value = value

    def __reduce__(self) -> tuple[Any, ...]:
        """The package's own is found again, not written out."""
        return (learned, ()) if self is learned() else (Learned, (self.policy, self.value))

    def knows(self, game: Scythe, seat: int) -> bool:
        """Whether it has learned games like this for such a seat: a person's among two to five, everybody for himself.

        Elsewhere it plays, too, by what it has learned there.
        """
        is_person = not isinstance(game.hidden[seat], AutomaState)
        return is_person and 2 <= len(game.hidden) <= MOST_SEATS and not game.position.allied_automas


def follows_house_rules(game: Scythe) -> bool:
    """Whether the Automas have cards, star cards or symbols of which nothing was learned."""
    for state in game.hidden:
        if isinstance(state, AutomaState):
            options = state.automa_options
            own = [card.own for card in options.star_cards] + [symbol.own for symbol in symbols_of(options)]
            return options.printed_cards != options.full_deck or True in own
    return False


def load_learned(data: dict[str, object]) -> Learned:
    top = file_part(FILE, data, PARTS)
    return Learned(load_policy(top), load_value(top))


@cache
def learned() -> Learned:
    """What the players of the package have learned."""
    return load_learned(read_data("maszyna.players", FILE))


def load_policy(top: Part) -> Policy:
    part = top.inner("policy", ["start", "facts", "rows", "row_starts", "traits"])
    start = start_of(part)
    units = len(start)
    options = part.inner("rows", list(ROWS))
    starts = part.inner("row_starts", list(ROWS))
    rows: list[bytes] = []
    row_starts: list[int] = []
    for kind, size in ROWS.items():
        rows += [bytes_of(row, units) for row in as_many(options.at(kind), size)]
        row_starts += whole_numbers(starts.at(kind), size)
    traits = whole_numbers(part.at("traits"), TRAITS)
    return Policy(facts_of(part, units), packed_units(start), units, rows, row_starts, traits)


def load_value(top: Part) -> Value:
    part = top.inner("value", ["start", "facts", "margins", "wins", "offsets", "deviations"])
    start = start_of(part)
    units = len(start)
    margins = decimals(part.at("margins"), units)
    wins = decimals(part.at("wins"), units)
    offsets = decimals(part.at("offsets"), 2)
    deviations = decimals(part.at("deviations"), STAGES)
    return Value(facts_of(part, units), packed_units(start), margins, wins, offsets, deviations)


def start_of(part: Part) -> list[int]:
    """The units before any fact."""
    found = [MIDDLE + step for step in part.at("start").integers(-MOST_START, MOST_START)]
    if not 1 <= len(found) <= MOST_UNITS:
        raise part.at("start").broken(f"a list of 1 to {MOST_UNITS} numbers, one for each unit")
    return found


def facts_of(part: Part, units: int) -> list[int]:
    """What each fact adds to the units."""
    found: list[int] = []
    listed = part.inner("facts", ["position", "question"])
    for group, sizes in (("position", POSITION_SIZES), ("question", SIZES)):
        kinds = listed.inner(group, list(sizes))
        for kind, size in sizes.items():
            found += [row_of(row, units) for row in as_many(kinds.at(kind), size)]
    return found


def as_many(part: Part, size: int) -> list[Part]:
    found = part.items("list_of_count", count=size)
    if len(found) != size:
        raise part.broken(f"a list of {size}")
    return found


def whole_numbers(part: Part, size: int) -> list[int]:
    return [item.number(-MOST_SCORE, MOST_SCORE) for item in as_many(part, size)]


def decimals(part: Part, size: int) -> list[float]:
    return [item.decimal(-MOST_COINS, MOST_COINS) for item in as_many(part, size)]


def row_of(part: Part, units: int) -> int:
    """What one fact adds to the units."""
    return packed_bytes(bytes_of(part, units)) - packed_bytes(bytes([ZERO]) * units)


def bytes_of(part: Part, units: int) -> bytes:
    """A byte for each unit."""
    value = part.value
    right = f"{2 * units} hexadecimal digits"
    if not isinstance(value, str) or len(value) != 2 * units:
        raise part.broken(right)
    try:
        raw = bytes.fromhex(value)
    except ValueError:
        raise part.broken(right) from None
    if len(raw) != units:  # spaces count as nothing
        raise part.broken(right)
    return raw
