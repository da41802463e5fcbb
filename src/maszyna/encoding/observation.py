"""What one seat knows of a game, as bytes in the layout of encoding/layout.py.

Whoever is not asked learns who is, but not what: that a choice exists at all can betray a hand. The perfect view shows
the secrets of every seat and of the decks.
"""

from typing import Any, Final

from maszyna.encoding.action_table import NUMBER_OF_KIND
from maszyna.encoding.layout import (
    BOARD_PLANE_WORDS,
    GAME_WORDS,
    PLANE_WORDS,
    PRIVATE_WORDS,
    SEAT_PLANE_WORDS,
    SEAT_WORDS,
    size_of,
)
from maszyna.encoding.seat_part import write_planes, write_private, write_seat
from maszyna.encoding.sheet import Sheet, capped, four, packed, two_bytes
from maszyna.kernel.bits import bit, count, i64, members
from maszyna.kernel.packed_counts import total
from maszyna.kernel.steps import Decision
from maszyna.scythe.facts.effects import RESOLUTION
from maszyna.scythe.facts.tiles import TILE_IDS
from maszyna.scythe.game import Scythe
from maszyna.scythe.resolutions.ending import Resolution
from maszyna.scythe.words import AIRSHIP, MAT, PLACES

# Planes of the board; the resources come first.
ENCOUNTERS: Final = 4
BATTLES: Final = 5
COMBAT: Final = 6
MOVED: Final = 7
ASKED: Final = 8
# Words of the game's part.
KIND: Final = 5
CONTEXT: Final = 11
MOST_NUMBERS: Final = 16


def observation(game: Scythe, observer: int, perfect: bool = False) -> bytearray:
    """The observation of one seat, on bytes of its own."""
    sheet = Sheet(size_of(len(game.position.seats)))
    write(sheet, 0, game, observer, perfect)
    return sheet.cells


def write(sheet: Sheet, start: i64, game: Scythe, observer: int, perfect: bool) -> None:
    """The observation of one seat from this word of a fresh sheet on."""
    position = game.position
    seats: i64 = len(position.seats)
    asking = game.asking
    asked: i64 = -1 if asking is None else asking.seat
    board: i64 = start + seats * SEAT_PLANE_WORDS
    vectors: i64 = board + BOARD_PLANE_WORDS
    secrets: i64 = vectors + seats * SEAT_WORDS
    seat: i64 = observer
    for number in range(seats):
        turn: i64 = number
        knows = perfect or turn == 0
        held = write_planes(sheet, start + turn * SEAT_PLANE_WORDS, position, seat, knows)
        write_seat(sheet, vectors + turn * SEAT_WORDS, game, seat, held, seat == asked)
        if knows:
            write_private(sheet, secrets + turn * PRIVATE_WORDS, game, seat)
        seat += 1
        if seat == seats:
            seat = 0
    write_board(sheet, board, game)
    rest: i64 = secrets + seats * PRIVATE_WORDS
    write_game(sheet, rest, game, observer)
    if asking is not None and asked == observer:
        write_question(sheet, rest, board + ASKED * PLANE_WORDS, game, asking)
    if perfect:
        write_unseen(sheet, rest + GAME_WORDS, game)


def write_board(sheet: Sheet, word: i64, game: Scythe) -> None:
    position = game.position
    cells = sheet.cells
    first: i64 = word * 8
    width: i64 = PLANE_WORDS * 8
    for place, tally in enumerate(position.resources):
        if tally:
            lying: i64 = four(tally)
            kind: i64 = 0
            while lying:
                if lying & 255:
                    cells[first + kind * width + place] = lying & 255
                lying >>= 8
                kind += 1
    sheet.spread(word + ENCOUNTERS * PLANE_WORDS, position.encounters)
    if position.battles:
        sheet.spread(word + BATTLES * PLANE_WORDS, position.battles)
    if game.combat is not None:
        cells[first + COMBAT * width + game.combat.place] = 1
    moved: i64 = game.turn.moved
    if moved:
        own = position.seats[game.turn.seat]
        plane: i64 = first + MOVED * width
        for unit in members(moved):
            where = own.airship if unit == AIRSHIP else own.at[unit]
            if where != MAT:
                cells[plane + where] += 1


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


def write_question(sheet: Sheet, word: i64, plane: i64, game: Scythe, asking: Decision[Any]) -> None:
    """The kind of the decision, its numbers, and the place it is about."""
    sheet.cells[(word + KIND) * 8 + NUMBER_OF_KIND[asking.kind()]] = 1
    context = asking.context(game)
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
    sheet.put(at, line)
    if context and 0 < context[0] < PLACES:
        sheet.cells[plane * 8 + context[0]] = 1


def write_unseen(sheet: Sheet, word: i64, game: Scythe) -> None:
    """What nobody at the table knows: the decks."""
    sheet.put(word, four(game.combat_deck))
    sheet.spread(word + 1, game.factory_deck)
    sheet.spread(word + 4, game.objective_deck)
