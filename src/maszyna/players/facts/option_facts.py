"""The options of a question as a policy tells them apart: a row for each, and what is so on the place it leads to.

Rows are weighed by the hidden units; what is so on a place adds a number of its own, by who or what would go there.
"""

from typing import Final

from maszyna.kernel.bits import bit, i64
from maszyna.kernel.packed_counts import total
from maszyna.players.facts.known_questions import (
    ENCOUNTER_CARDS,
    KNOWN_QUESTIONS,
    ROWS,
    ROWS_A_PLACE,
    UNIT_ROWS,
    UNIT_SORTS,
)
from maszyna.players.facts.position_facts import Numbering
from maszyna.players.facts.question_facts import kind_number
from maszyna.players.facts.star_tracks import has_benefits_left, to_spare
from maszyna.players.facts.threats import others_reach
from maszyna.scythe.board import DISTANCE, FACTORY_PLACE, TERRAIN
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import (
    BOTTOMS,
    CHARACTER,
    FACTORY_CARD,
    FIRST_WORKER,
    TERRAINS,
    UNITS,
)
from maszyna.scythe.place_texts import unit_kind
from maszyna.scythe.play.cards.encounter import ChooseOffer
from maszyna.scythe.play.movement.move import ChooseStep, ChooseUnit
from maszyna.scythe.play.turn.bottom import SECTION_OF
from maszyna.scythe.play.turn.turn import ChooseSection
from maszyna.scythe.score.scoring import final_control

_ROWS: Final = Numbering()
FIRST_ROW: Final[list[int]] = [_ROWS.kind(kind, size) for kind, size in ROWS.items()]  # by kind of question
ROW_COUNT: Final = _ROWS.end
ROW_SIZES: Final[list[int]] = list(ROWS.values())

# What may be so on a place.
_TRAITS: Final = Numbering()
TERRAIN_HERE: Final = _TRAITS.kind("terrain", len(TERRAINS) + 1)
ENCOUNTER: Final = _TRAITS.kind("encounter")
STRUCTURE: Final = _TRAITS.kind("structure")
FIGHTERS: Final = _TRAITS.kind("fighters", 3)
WORKERS: Final = _TRAITS.kind("workers", 4)
RIVAL_FIGHTERS: Final = _TRAITS.kind("rival_fighters", 3)
RIVAL_WORKERS: Final = _TRAITS.kind("rival_workers", 3)
HELD: Final = _TRAITS.kind("held")
HELD_BY_RIVAL: Final = _TRAITS.kind("held_by_rival")
REACHED_BY_RIVAL: Final = _TRAITS.kind("reached_by_rival")
TOKEN: Final = _TRAITS.kind("token")  # a flag or an armed trap of the own
TOKENS: Final = _TRAITS.kind("resources", 4)
FACTORY_DISTANCE: Final = _TRAITS.kind("factory_distance", 9)
HERE: Final = _TRAITS.end
# Who or what would go there: three kinds of units that leave it, three that arrive, then what some questions place.
ARRIVING: Final = UNIT_SORTS
NO_GOER: Final = -1
_LEADING: Final[list[str]] = [question.kind for question in KNOWN_QUESTIONS if question.leads_there]
_GOERS: Final[dict[str, int]] = {kind: goer for goer, kind in enumerate(_LEADING, ARRIVING + UNIT_SORTS)}
GOER: Final[list[int]] = [_GOERS.get(kind, NO_GOER) for kind in ROWS]  # by kind of question
SECTION_TRAITS: Final[int] = HERE * (max(GOER) + 1)  # after those of places: what the bottom row under a section lacks
SHORT: Final = 9
MOST_SHORT: Final = 4  # resources, of which it says how many are missing
TRAITS: Final[int] = SECTION_TRAITS + len(BOTTOMS) * SHORT


class OptionFacts:
    """One option: its row, and the traits of what it leads to."""

    def __init__(self, row: int, traits: list[int]) -> None:
        self.row = row
        self.traits = traits


class Board:
    """What is asked of every place, found once for all options of a question."""

    def __init__(self, game: Scythe, seat: int) -> None:
        position = game.position
        self.game = game
        self.seat = seat
        self.held: i64 = final_control(position, seat)
        self.rivals: i64 = 0
        self.reached: i64 = others_reach(game, seat)
        for index in range(len(position.seats)):
            if index != seat:
                self.rivals |= position.controlled(index)

    def traits(self, place: int, goer: int) -> list[int]:
        """What is so on a place, for those who would go there."""
        first = goer * HERE
        position = self.game.position
        own = position.seats[self.seat]
        here: i64 = bit(place)
        terrain = TERRAIN[place]
        found = [first + TERRAIN_HERE + (len(TERRAINS) if terrain < 0 else terrain)]
        if position.encounters & here:
            found.append(first + ENCOUNTER)
        if own.built & here:
            found.append(first + STRUCTURE)
        fighters = own.standing(place, CHARACTER, FIRST_WORKER)
        found.append(first + FIGHTERS + min(2, fighters))
        workers = own.standing(place, FIRST_WORKER, UNITS)
        found.append(first + WORKERS + min(3, workers))
        rival_fighters = 0
        rival_workers = 0
        for index, other in enumerate(position.seats):
            if index != self.seat:
                if other.combat_units & here:
                    rival_fighters += other.standing(place, CHARACTER, FIRST_WORKER)
                if other.workers & here:
                    rival_workers += other.standing(place, FIRST_WORKER, UNITS)
        found.append(first + RIVAL_FIGHTERS + min(2, rival_fighters))
        found.append(first + RIVAL_WORKERS + min(2, rival_workers))
        if self.held & here:
            found.append(first + HELD)
        if self.rivals & here:
            found.append(first + HELD_BY_RIVAL)
        if self.reached & here:
            found.append(first + REACHED_BY_RIVAL)
        if own.flags & here or own.armed & here:
            found.append(first + TOKEN)
        tokens: int = total(position.resources[place])
        found.append(first + TOKENS + (0 if not tokens else 1 if tokens < 3 else 2 if tokens < 6 else 3))
        found.append(first + FACTORY_DISTANCE + min(8, DISTANCE[place][FACTORY_PLACE]))
        return found


def options_of(game: Scythe, seat: int, actions: list[int]) -> list[OptionFacts]:
    """The rows and traits of some actions of the pending question."""
    asking = game.pending()
    kind = kind_number(game)
    first = FIRST_ROW[kind]
    size = ROW_SIZES[kind]
    if isinstance(asking, ChooseStep):
        mover = unit_kind(asking.unit)
        board = Board(game, seat)
        start = first + mover * ROWS_A_PLACE
        at = game.position.seats[seat].at[asking.unit]
        return [OptionFacts(start + action, board.traits(action or at, ARRIVING + mover)) for action in actions]
    if isinstance(asking, ChooseUnit):
        board = Board(game, seat)
        return [unit_option(board, first, size, action) for action in actions]
    if isinstance(asking, ChooseSection):
        return [OptionFacts(first + action, section_traits(game, seat, action)) for action in actions]
    if isinstance(asking, ChooseOffer):
        card = min(ENCOUNTER_CARDS - 1, asking.card)
        return [OptionFacts(first + 4 * card + min(3, action), []) for action in actions]
    goer = GOER[kind]
    if goer != NO_GOER:
        board = Board(game, seat)
        return [OptionFacts(first + action, board.traits(action, goer) if action else []) for action in actions]
    return [OptionFacts(first + min(size - 1, action), []) for action in actions]


def unit_option(board: Board, first: int, size: int, action: int) -> OptionFacts:
    if not action or action // UNIT_ROWS >= UNIT_SORTS:  # no more units, or an airship
        return OptionFacts(first + min(size - 1, action), [])
    return OptionFacts(first + action, board.traits(action % UNIT_ROWS, action // UNIT_ROWS))


def section_traits(game: Scythe, seat: int, section: int) -> list[int]:
    """What the bottom-row action under a section still lacks, or that it has nothing more to give."""
    if section == FACTORY_CARD:
        return []
    own = game.position.seats[seat]
    bottom = SECTION_OF[own.mat][section].bottom
    start = SECTION_TRAITS + bottom * SHORT
    if not has_benefits_left(own, bottom):
        return [start + SHORT - 1]
    return [start + max(0, min(SHORT - 2, to_spare(own, game.position.stock(seat), section) + MOST_SHORT))]
