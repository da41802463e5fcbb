"""What one seat knows of a game, as bytes in the layout of encoding/layout.py.

Whoever is not asked learns who is, but not what: that a choice exists at all can betray a hand. The perfect view shows
the secrets of every seat and of the decks.
"""

from typing import Final

from maszyna.encoding.action_table import NUMBER_OF_KIND
from maszyna.encoding.layout import (
    BOARD_PLANE_WORDS,
    GAME_WORDS,
    PLANE_WORDS,
    PRIVATE_WORDS,
    SEAT_PLANE_WORDS,
    SEAT_WORDS,
    words_of,
)
from maszyna.encoding.seat_part import write_planes, write_private, write_seat
from maszyna.encoding.sheet import Sheet, capped, four, packed, two_bytes
from maszyna.kernel.bits import bit, count, i64, members
from maszyna.kernel.packed_counts import total
from maszyna.scythe.facts.effects import RESOLUTION
from maszyna.scythe.facts.tiles import TILE_IDS
from maszyna.scythe.game import Scythe
from maszyna.scythe.resolutions.ending import Resolution
from maszyna.scythe.words import AIRSHIP, PLACES

# Planes of the board; the resources come first.
ENCOUNTERS: Final = 4
BATTLES: Final = 5
COMBAT: Final = 6
MOVED: Final = 7
ASKED: Final = 8
# Words of the game's part.
KIND: Final = 5
CONTEXT: Final = 11
CONTEXT_WORDS: Final = 2
MOST_NUMBERS: Final = 8 * CONTEXT_WORDS


def observation(game: Scythe, observer: int, perfect: bool = False) -> bytearray:
    """The observation of one seat, on bytes of its own."""
    sheet = Sheet(words_of(len(game.position.seats)))
    write(sheet, game, observer, perfect)
    return sheet.cells


class View:
    """What one seat sees, looked at again and again: much quicker than a new observation each time."""

    def __init__(self, seats: int, perfect: bool) -> None:
        self.sheet = Sheet(words_of(seats))
        self.perfect = perfect

    def look(self, game: Scythe, observer: int) -> bytearray:
        """The bytes as they are now; the next look writes on them."""
        write(self.sheet, game, observer, self.perfect)
        return self.sheet.cells


def write(sheet: Sheet, game: Scythe, observer: int, perfect: bool) -> None:
    """The observation of one seat on a sheet that was never used with the other kind of view."""
    position = game.position
    seats: i64 = len(position.seats)
    asking = game.asking
    asked: i64 = -1 if asking is None else asking.seat
    board: i64 = seats * SEAT_PLANE_WORDS
    vectors: i64 = board + BOARD_PLANE_WORDS
    secrets: i64 = vectors + seats * SEAT_WORDS
    seat: i64 = observer
    turn: i64 = 0
    while turn < seats:
        knows = perfect or turn == 0
        held = write_planes(sheet, turn * SEAT_PLANE_WORDS, position, seat, knows)
        write_seat(sheet, vectors + turn * SEAT_WORDS, game, seat, held, seat == asked)
        if knows:
            write_private(sheet, secrets + turn * PRIVATE_WORDS, game, seat)
        seat += 1
        if seat == seats:
            seat = 0
        turn += 1
    write_board(sheet, board, game)
    rest: i64 = secrets + seats * PRIVATE_WORDS
    write_game(sheet, rest, game, observer)
    if asking is not None and asked == observer:
        context = asking.context(game)
        write_question(sheet, rest, board + ASKED * PLANE_WORDS, bit(NUMBER_OF_KIND[asking.kind()]), context)
    else:
        write_question(sheet, rest, board + ASKED * PLANE_WORDS, 0, [])
    if perfect:
        write_unseen(sheet, rest + GAME_WORDS, game)


def write_board(sheet: Sheet, word: i64, game: Scythe) -> None:
    position = game.position
    if sheet.tallies != position.resources:
        write_resources(sheet, word, position.resources)
    sheet.spread(word + ENCOUNTERS * PLANE_WORDS, position.encounters)
    sheet.spread(word + BATTLES * PLANE_WORDS, position.battles)
    combat = game.combat
    sheet.spread(word + COMBAT * PLANE_WORDS, 0 if combat is None else bit(combat.place))
    moved: i64 = game.turn.moved
    plane: i64 = word + MOVED * PLANE_WORDS
    if moved or sheet.sources[plane]:
        sheet.sources[plane] = moved
        own = position.seats[game.turn.seat]
        sheet.heap(plane, [own.airship if unit == AIRSHIP else own.at[unit] for unit in members(moved)])


def write_resources(sheet: Sheet, word: i64, resources: list[i64]) -> None:
    """Those of a place in four planes, one for each kind."""
    before = sheet.tallies
    if not before:
        before = [0] * len(resources)
    for place, tally in enumerate(resources):
        if tally != before[place]:
            lying: i64 = four(tally)
            kind: i64 = 0
            while kind < ENCOUNTERS:
                sheet.byte(word + kind * PLANE_WORDS, place, lying & 255)
                lying >>= 8
                kind += 1
    sheet.tallies = resources[:]


def write_game(sheet: Sheet, word: i64, game: Scythe, observer: int) -> None:
    position = game.position
    turn = game.turn
    turns: i64 = two_bytes(game.turns)
    tile: i64 = position.bonus_tile + 1
    cooperative: i64 = 1 if position.allied_automas else 0
    line: i64 = turns | tile << 16 | cooperative << 24 | capped(total(game.combat_deck)) << 32
    line |= count(game.encounter_deck) << 40 | count(game.factory_deck) << 48 | count(game.objective_deck) << 56
    sheet.put(word, line)
    taken: i64 = 0
    if turn.top_taken:
        taken |= 1
    if turn.bottom_taken:
        taken |= 2
    if turn.toka_used:
        taken |= 4
    if turn.coercion_used:
        taken |= 8
    sheet.put(word + 1, four(game.combat_discard) | packed(taken) << 32)
    sheet.put(word + 2, packed(game.variants))
    sheet.put(word + 3, fight_and_end(game, observer))
    yours: i64 = 1 if game.asking is not None and game.asking.seat == observer else 0
    sheet.put(word + 4, missions(game) | (around(game, turn.seat, observer) + 1) << 16 | yours << 24)


def around(game: Scythe, seat: i64, observer: i64) -> i64:
    """How many seats further clockwise than the observer."""
    seats: i64 = len(game.position.seats)
    return seat - observer if seat >= observer else seat - observer + seats


def fight_and_end(game: Scythe, observer: int) -> i64:
    line: i64 = 0
    combat = game.combat
    if combat is not None:
        in_the_air: i64 = 1 if combat.in_the_air else 0
        attacker = around(game, combat.fighters[0], observer) + 1
        defender = around(game, combat.fighters[1], observer) + 1
        line = 1 | in_the_air << 8 | attacker << 16 | defender << 24
    line |= capped(game.turn.driven_off) << 32
    ending = game.ending
    if isinstance(ending, Resolution):
        number: i64 = TILE_IDS[RESOLUTION].index(ending.tile.id) + 1
        line |= number << 40
        if game.finale is not None:
            begun: i64 = 1 if game.finale.begun else 0
            line |= bit(48) | begun << 56
    return line


def missions(game: Scythe) -> i64:
    """The open objectives of a resolution, which lie open for all."""
    line: i64 = 0
    ending = game.ending
    if isinstance(ending, Resolution):
        shift: i64 = 0
        for mission in ending.missions[:2]:
            number: i64 = mission
            line |= number << shift
            shift += 8
    return line


def write_question(sheet: Sheet, word: i64, plane: i64, kind: i64, context: list[int]) -> None:
    """The kind of the decision, its numbers, and the place it is about."""
    sheet.spread(word + KIND, kind)
    line: i64 = 0
    shift: i64 = 0
    at: i64 = word + CONTEXT
    for number in context[:MOST_NUMBERS]:
        line |= capped(number) << shift
        shift += 8
        if shift == 64:
            sheet.put(at, line)
            line = 0
            shift = 0
            at += 1
    while at < word + CONTEXT + CONTEXT_WORDS:
        sheet.put(at, line)
        line = 0
        at += 1
    sheet.spread(plane, bit(context[0]) if context and 0 < context[0] < PLACES else 0)


def write_unseen(sheet: Sheet, word: i64, game: Scythe) -> None:
    """What nobody at the table knows: the decks."""
    sheet.put(word, four(game.combat_deck))
    sheet.spread(word + 1, game.factory_deck)
    sheet.spread(word + 4, game.objective_deck)
