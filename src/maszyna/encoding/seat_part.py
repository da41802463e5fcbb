"""One seat in an observation: its planes, what everybody sees of it, and what only its owner knows."""

from typing import Final

from maszyna.encoding.layout import PLANE_WORDS
from maszyna.encoding.sheet import Sheet, capped, four, packed, two_bytes
from maszyna.kernel.bits import bit, count, i64, members
from maszyna.kernel.packed_counts import total
from maszyna.scythe.airships.board_rules import FleetBoardRules
from maszyna.scythe.airships.fleet import SeatAirship
from maszyna.scythe.facts.effects import AGGRESSIVE, AUTOMA_CARD, PASSIVE
from maszyna.scythe.facts.factions import factions
from maszyna.scythe.facts.tiles import TILE_IDS
from maszyna.scythe.game import Scythe
from maszyna.scythe.hidden import AutomaState, HiddenState
from maszyna.scythe.state import AUTOMA, HUMAN, NO_SECTION, Position, Seat
from maszyna.scythe.words import ABOARD, CHARACTER, FIRST_MECH, FIRST_WORKER, MAT, UNITS

# Planes of a seat.
MECHS: Final = 1
WORKERS: Final = 2
FIRST_STRUCTURE: Final = 3
CONTROL: Final = 7
FLAGS: Final = 8
ARMED: Final = 9
DISARMED: Final = 10
AIRSHIP: Final = 11
FACE_DOWN: Final = 5  # a trap whose penalty the observer does not know; 1..4 are the penalties

ABILITIES: Final[list[list[int]]] = [list(faction.mechs) for faction in factions()]


def write_planes(sheet: Sheet, word: i64, position: Position, seat: int, knows: bool) -> i64:
    """Units, structures and tokens on the board; returns how many territories the seat controls."""
    own = position.seats[seat]
    cells = sheet.cells
    at = own.at
    base: i64 = word * 8
    width: i64 = PLANE_WORDS * 8
    if at[CHARACTER] != MAT:
        cells[base + at[CHARACTER]] = 1
    plane: i64 = base + MECHS * width
    unit: i64 = FIRST_MECH
    while unit < FIRST_WORKER:
        if at[unit] != MAT:
            cells[plane + at[unit]] = own.standing(at[unit], FIRST_MECH, FIRST_WORKER)
        unit += 1
    plane = base + WORKERS * width
    for place in members(own.workers):
        cells[plane + place] = own.standing(place, FIRST_WORKER, UNITS)
    if own.built:
        for number, site in enumerate(own.structures):
            if site != MAT:
                cells[base + (FIRST_STRUCTURE + number) * width + site] = 1
    held: i64 = position.controlled(seat)
    sheet.spread(word + CONTROL * PLANE_WORDS, held)
    if own.flags:
        sheet.spread(word + FLAGS * PLANE_WORDS, own.flags)
    for number, site in enumerate(own.traps):
        if site != MAT:
            armed = bool(own.armed & bit(site))
            which = ARMED if armed else DISARMED
            cells[base + which * width + site] = FACE_DOWN if armed and not knows else number + 1
    if own.airship != MAT:
        cells[base + AIRSHIP * width + own.airship] = 1
    return count(held)


def write_seat(sheet: Sheet, word: i64, game: Scythe, seat: int, held: i64, decides: bool) -> None:
    """What everybody sees of a seat: tracks, mats, stars, its airship's hold, an Automa's star card and deck."""
    own = game.position.seats[seat]
    hidden = game.hidden[seat]
    is_automa: i64 = 1 if own.player == AUTOMA else 0
    asked: i64 = 1 if decides else 0
    sheet.put(word, bit(8 * own.faction) | is_automa << 56)
    mat: i64 = bit(8 * own.mat) if own.player == HUMAN else 0
    sheet.put(word + 1, mat | asked << 56)
    sheet.put(word + 2, tracks(own, hidden))
    stars: i64 = own.star_kinds
    sheet.put(word + 3, packed(stars))
    objective_stars: i64 = own.objective_stars
    combat_stars: i64 = own.combat_stars
    sheet.put(word + 4, packed(stars >> 8) | objective_stars << 40 | combat_stars << 48 | held << 56)
    workers: i64 = own.workers_on_board()
    mechs: i64 = own.mechs_deployed()
    sheet.put(word + 5, packed(own.cubes) | workers << 48 | mechs << 56)
    sheet.put(word + 6, packed(own.recruits | own.bonuses << 4))
    sheet.put(word + 7, four(own.savings) | packed(mech_abilities(own)) << 32)
    if isinstance(hidden, AutomaState):
        sheet.put(word + 8, tokens(own, hidden.encamped))
        write_automa(sheet, word + 10, hidden)
    else:
        sheet.put(word + 8, tokens(own, False))
    if own.airship != MAT:
        write_airship(sheet, word + 9, game, own, seat)


def tracks(own: Seat, hidden: HiddenState) -> i64:
    power: i64 = own.power
    popularity: i64 = own.popularity
    coins: i64 = two_bytes(own.coins)
    cards: i64 = capped(total(own.hand) + hidden.unseen)
    stars: i64 = own.stars
    factory_card: i64 = own.factory_card
    word: i64 = power | popularity << 8 | coins << 16 | cards << 32 | count(own.objectives) << 40
    return word | stars << 48 | factory_card << 56


def mech_abilities(own: Seat) -> i64:
    """Which of the four mechs have brought their ability."""
    slots = ABILITIES[own.faction]
    have: i64 = own.abilities
    found: i64 = 0
    if have & slots[0]:
        found |= 1
    if have & slots[1]:
        found |= 2
    if have & slots[2]:
        found |= 4
    if have & slots[3]:
        found |= 8
    return found


def tokens(own: Seat, encamped: bool) -> i64:
    """Where the action token stands, and how many flags and traps are laid or left."""
    word: i64 = 0
    if own.section != NO_SECTION:
        word = bit(8 * own.section)
    if own.flags:
        word |= count(own.flags) << 40
    left: i64 = 0
    for site in own.traps:
        if site == MAT:
            left += 1
    camp: i64 = 1 if encamped else 0
    return word | left << 48 | camp << 56


def write_automa(sheet: Sheet, word: i64, state: AutomaState) -> None:
    """Its level, scheme, tracker and last card, and what is left of its deck: the discards lie open."""
    scheme: i64 = state.scheme
    tracker: i64 = state.tracker
    last_card: i64 = state.last_card
    took: i64 = 1 if state.hidden_factory_card else 0
    line: i64 = bit(8 * state.level) | scheme << 32 | tracker << 40 | last_card << 48 | took << 56
    sheet.put(word, line)
    sheet.spread(word + 1, state.deck)


def write_airship(sheet: Sheet, word: i64, game: Scythe, own: Seat, seat: int) -> None:
    """What is aboard, and its tiles by their number, counted from 1."""
    workers: i64 = own.standing(ABOARD, FIRST_WORKER, UNITS)
    line: i64 = four(own.cargo) | workers << 32
    rules = game.position.airship_board
    if isinstance(rules, FleetBoardRules):
        line |= tile_numbers(rules.fleet.airships[seat]) << 40
    sheet.put(word, line)


def tile_numbers(airship: SeatAirship) -> i64:
    aggressive: i64 = TILE_IDS[AGGRESSIVE].index(airship.aggressive.id) + 1
    passive: i64 = 0 if airship.passive is None else TILE_IDS[PASSIVE].index(airship.passive.id) + 1
    card: i64 = 0 if airship.card is None else TILE_IDS[AUTOMA_CARD].index(airship.card.id) + 1
    return aggressive | passive << 8 | card << 16


def write_private(sheet: Sheet, word: i64, game: Scythe, seat: int) -> None:
    """What only the owner knows: the hand, the part in a combat, which traps are left, the objectives."""
    own = game.position.seats[seat]
    line: i64 = 1 | four(own.hand) << 8
    laid: i64 = 0
    combat = game.combat
    if combat is not None and seat in combat.fighters:
        role = combat.fighters.index(seat)
        dial: i64 = combat.dials[role]
        line |= dial << 40
        laid = four(combat.cards[role])
    sheet.put(word, line)
    left: i64 = 0
    for number, site in enumerate(own.traps):
        if site == MAT:
            left |= bit(number)
    sheet.put(word + 1, laid | packed(left) << 32)
    sheet.spread(word + 2, own.objectives)
