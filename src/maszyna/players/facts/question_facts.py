"""What a policy is told beyond the position: what it is asked, and what has happened in the turn so far.

These facts are numbered after those of the position. A question is told by its kind, by the place it is about and by
some of the numbers of its context, each up to a most.
"""

from typing import Final

from maszyna.kernel.bits import i64, members
from maszyna.players.facts.active_facts import active_facts
from maszyna.players.facts.known_questions import ENCOUNTER_CARDS, KINDS, KNOWN_QUESTIONS, OTHER
from maszyna.players.facts.position_facts import INPUTS, Numbering
from maszyna.players.facts.star_tracks import to_spare
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import ABILITIES, FACTORY_CARD, PLACES, UNITS
from maszyna.scythe.place_texts import unit_kind
from maszyna.scythe.play.cards.encounter import ChooseOffer
from maszyna.scythe.play.common.payment import may_coerce
from maszyna.scythe.play.movement.move import ChooseCargo

NUMBER_OF_KIND: Final[dict[str, int]] = {kind: number for number, kind in enumerate(KINDS)}

OBJECTIVES: Final = 28
TILES: Final = 8
MOVED: Final = 3  # kinds of units, each up to two
CARGO_KINDS: Final = 6

_FACTS: Final = Numbering(INPUTS)
ENCOUNTER_AT: Final = _FACTS.kind("encounter_at", PLACES)
OBJECTIVE: Final = _FACTS.kind("objective", OBJECTIVES)
BONUS_TILE: Final = _FACTS.kind("bonus_tile", TILES)
ABILITY: Final = _FACTS.kind("ability", len(ABILITIES))
READY: Final = _FACTS.kind("ready", FACTORY_CARD)
HAS_MOVED: Final = _FACTS.kind("moved", MOVED)
BOTTOM_TAKEN: Final = _FACTS.kind("bottom_taken")
ASKED: Final = _FACTS.kind("asked", len(KINDS) + 1)
ASKED_AT: Final = _FACTS.kind("asked_at", PLACES + 1)
MET: Final = _FACTS.kind("met", ENCOUNTER_CARDS)
CARGO_TO: Final = _FACTS.kind("cargo_to", PLACES + 1)
CARGO_KIND: Final = _FACTS.kind("cargo_kind", CARGO_KINDS)
CONTEXT: Final = _FACTS.kind("context", sum(sum(question.context) for question in KNOWN_QUESTIONS))
SIZES: Final = _FACTS.sizes
FACTS: Final = _FACTS.end


def _context_firsts() -> list[list[int]]:
    """For every kind of question, the first fact of each number of its context."""
    numbers = Numbering(CONTEXT)
    return [
        [numbers.kind(f"{question.kind} {index}", size) for index, size in enumerate(question.context)]
        for question in KNOWN_QUESTIONS
    ]


_CONTEXT_FIRST: Final[list[list[int]]] = _context_firsts()


def kind_number(game: Scythe) -> int:
    """The number of the kind of the pending question."""
    return NUMBER_OF_KIND.get(game.pending().kind(), OTHER)


def question_facts(game: Scythe, seat: int) -> list[int]:
    """All that a policy is told when a seat is asked: the position, and the question."""
    found = active_facts(game, seat)
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
        if to_spare(own, stock, section) >= -spared:
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
        found.append(CARGO_KIND + min(CARGO_KINDS - 1, asking.cargo_kind))
    context = asking.context(game)
    if not context:
        return
    if context[0]:
        found.append(ASKED_AT + min(PLACES, context[0]))
    firsts = _CONTEXT_FIRST[kind]
    sizes = KNOWN_QUESTIONS[kind].context
    for number in range(min(len(firsts), len(context) - 1)):
        found.append(firsts[number] + max(0, min(sizes[number] - 1, context[number + 1])))
