"""What a policy is told beyond the position: what it is asked, and what has happened in the turn so far.

These facts are numbered after those of the position. A question is told by its kind, by the place it is about and by
some of the numbers of its context, each up to a most.
"""

from typing import Final

from maszyna.kernel.bits import i64, members
from maszyna.kernel.packed_counts import how_many
from maszyna.players.facts.active_facts import active_facts
from maszyna.players.facts.known_questions import ENCOUNTER_CARDS, KINDS, KNOWN_QUESTIONS, OTHER
from maszyna.players.facts.position_facts import INPUTS as POSITION_FACTS
from maszyna.players.facts.position_facts import first_numbers
from maszyna.players.facts.tempo import turns_left
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import ABILITIES, BOTTOM_RESOURCE, FACTORY_CARD, PLACES, UNITS
from maszyna.scythe.place_texts import unit_kind
from maszyna.scythe.play.cards.encounter import ChooseOffer
from maszyna.scythe.play.common.payment import may_coerce
from maszyna.scythe.play.movement.move import ChooseCargo
from maszyna.scythe.play.turn.bottom import SECTION_OF, cost_of

NUMBER_OF_KIND: Final[dict[str, int]] = {kind: number for number, kind in enumerate(KINDS)}

OBJECTIVES: Final = 28
TILES: Final = 8
MOVED: Final = 3  # kinds of units, each up to two
SIZES: Final[dict[str, int]] = {
    "encounter_at": PLACES, "objective": OBJECTIVES, "bonus_tile": TILES, "ability": len(ABILITIES), "ready": 4,
    "moved": MOVED, "bottom_taken": 1, "asked": len(KINDS) + 1, "asked_at": PLACES + 1, "met": ENCOUNTER_CARDS,
    "cargo_to": PLACES + 1, "cargo_kind": 6, "context": sum(sum(question.context) for question in KNOWN_QUESTIONS),
}  # fmt: skip


_FIRST: Final = dict(zip([*SIZES, "end"], first_numbers(list(SIZES.values()), POSITION_FACTS), strict=True))
FACTS: Final[int] = _FIRST["end"]
ENCOUNTER_AT: Final[int] = _FIRST["encounter_at"]
OBJECTIVE: Final[int] = _FIRST["objective"]
BONUS_TILE: Final[int] = _FIRST["bonus_tile"]
ABILITY: Final[int] = _FIRST["ability"]
READY: Final[int] = _FIRST["ready"]
HAS_MOVED: Final[int] = _FIRST["moved"]
BOTTOM_TAKEN: Final[int] = _FIRST["bottom_taken"]
ASKED: Final[int] = _FIRST["asked"]
ASKED_AT: Final[int] = _FIRST["asked_at"]
MET: Final[int] = _FIRST["met"]
CARGO_TO: Final[int] = _FIRST["cargo_to"]
CARGO_KIND: Final[int] = _FIRST["cargo_kind"]


def _context_firsts() -> list[list[int]]:
    """For every kind of question, the first fact of each number of its context."""
    start = _FIRST["context"]
    found: list[list[int]] = []
    for question in KNOWN_QUESTIONS:
        firsts = first_numbers(question.context, start)
        start = firsts[-1]
        found.append(firsts[:-1])
    return found


_CONTEXT_FIRST: Final[list[list[int]]] = _context_firsts()
_CONTEXT_SIZES: Final[list[list[int]]] = [question.context for question in KNOWN_QUESTIONS]


def kind_number(game: Scythe) -> int:
    """The number of the kind of the pending question."""
    return NUMBER_OF_KIND.get(game.pending().kind(), OTHER)


def question_facts(game: Scythe, seat: int) -> list[int]:
    """All that a policy is told when a seat is asked: the position, and the question."""
    found = active_facts(game, seat, turns_left(game, seat))
    position = game.position
    own = position.seats[seat]
    for place in members(position.encounters):
        found.append(ENCOUNTER_AT + place)
    for card in members(own.objectives):
        found.append(OBJECTIVE + min(OBJECTIVES - 1, card))
    found.append(BONUS_TILE + min(TILES - 1, position.bonus_tile))
    for ability in members(own.abilities):
        found.append(ABILITY + ability)
    ready_facts(game, seat, found)
    turn = game.turn
    for unit in members(turn.moved):
        if unit < UNITS:
            found.append(HAS_MOVED + unit_kind(unit))
    if turn.bottom_taken:
        found.append(BOTTOM_TAKEN)
    asked_facts(game, found)
    return found


def ready_facts(game: Scythe, seat: int, found: list[int]) -> None:
    """Which bottom-row actions can be paid now (as in ``can_afford``, with the stock counted once)."""
    own = game.position.seats[seat]
    stock: i64 = game.position.stock(seat)
    spared = 1 if may_coerce(game, seat) else 0
    for section in range(FACTORY_CARD):
        if how_many(stock, BOTTOM_RESOURCE[SECTION_OF[own.mat][section].bottom]) >= cost_of(own, section) - spared:
            found.append(READY + section)


def asked_facts(game: Scythe, found: list[int]) -> None:
    """What the pending question is about."""
    asking = game.pending()
    kind = kind_number(game)
    found.append(ASKED + kind)
    if kind == OTHER:
        return
    if isinstance(asking, ChooseOffer):
        found.append(MET + min(ENCOUNTER_CARDS - 1, asking.card))
    if isinstance(asking, ChooseCargo):
        found.append(CARGO_TO + min(PLACES, asking.travel.to))
        found.append(CARGO_KIND + min(5, asking.cargo_kind))
    context = asking.context(game)
    if not context:
        return
    if context[0]:
        found.append(ASKED_AT + min(PLACES, context[0]))
    firsts = _CONTEXT_FIRST[kind]
    sizes = _CONTEXT_SIZES[kind]
    for number in range(min(len(firsts), len(context) - 1)):
        found.append(firsts[number] + max(0, min(sizes[number] - 1, context[number + 1])))
