"""One seat in an observation: what everybody sees of it, and what only its owner knows."""

from typing import Final

from maszyna.encoding.observation_layout import PLANE_WORDS
from maszyna.encoding.sheet import Four, Sheet, capped, four, packed, two_bytes
from maszyna.kernel.bits import bit, count, i64
from maszyna.kernel.packed_counts import total
from maszyna.scythe.airships.board_rules import FleetBoardRules
from maszyna.scythe.airships.fleet import SeatAirship
from maszyna.scythe.automa_options import DECK
from maszyna.scythe.facts.effects import AGGRESSIVE, AUTOMA_CARD, PASSIVE
from maszyna.scythe.facts.factions import factions
from maszyna.scythe.facts.tiles import TILE_IDS
from maszyna.scythe.game import Scythe
from maszyna.scythe.hidden import AutomaState, HiddenState
from maszyna.scythe.ids import ABOARD, CHARACTER, FIRST_MECH, FIRST_WORKER, MAT, STRUCTURES, UNITS
from maszyna.scythe.state import AUTOMA, HUMAN, NO_SECTION, Position, Seat

# Planes of a seat; the character comes first.
MECHS: Final = 1
WORKERS: Final = 2
FIRST_STRUCTURE: Final = 3
CONTROL: Final = 7
FLAGS: Final = 8
ARMED: Final = 9
DISARMED: Final = 10
AIRSHIP: Final = 11
FACE_DOWN: Final = 5  # a trap whose penalty the observer does not know; 1..4 are the penalties


class SeatPlanes:
    """The planes of a seat as they were last written."""

    mechs: i64 = 0  # how many are deployed
    workers: i64 = 0  # how many are on the board
    held: i64 = 0
    flags: i64 = 0
    armed: i64 = 0
    airship: i64 = MAT

    def __init__(self) -> None:
        self.at = [MAT] * UNITS
        self.structures = [MAT] * len(STRUCTURES)
        self.traps: list[int] = []

    def write(self, sheet: Sheet, word: i64, position: Position, seat: int, knows: bool) -> None:
        own = position.seats[seat]
        if self.at != own.at:
            self.write_units(sheet, word, own)
        if self.structures != own.structures:
            self.write_structures(sheet, word + FIRST_STRUCTURE * PLANE_WORDS, own.structures)
        held: i64 = position.controlled(seat)
        if self.held != held:
            sheet.spread(word + CONTROL * PLANE_WORDS, self.held, held)
            self.held = held
        flags: i64 = own.flags
        if self.flags != flags:
            sheet.spread(word + FLAGS * PLANE_WORDS, self.flags, flags)
            self.flags = flags
        if (own.traps or self.traps) and (self.armed != own.armed or self.traps != own.traps):
            self.write_traps(sheet, word, own, knows)
        airship: i64 = own.airship
        if self.airship != airship:
            sheet.move(word + AIRSHIP * PLANE_WORDS, self.airship, airship)
            self.airship = airship

    def write_units(self, sheet: Sheet, word: i64, own: Seat) -> None:
        """A plane for each kind of unit, which counts those on a place."""
        for unit, now in enumerate(own.at):
            before = self.at[unit]
            if before == now:
                continue
            if unit == CHARACTER:
                sheet.move(word, before, now)
                continue
            first, last, plane = FIRST_MECH, FIRST_WORKER, word + MECHS * PLANE_WORDS
            if unit >= FIRST_WORKER:
                first, last, plane = FIRST_WORKER, UNITS, word + WORKERS * PLANE_WORDS
            sheet.count(plane, before, own.standing(before, first, last))
            sheet.count(plane, now, own.standing(now, first, last))
        self.mechs = own.mechs_deployed()
        self.workers = own.workers_on_board()
        self.at = own.at[:]

    def write_structures(self, sheet: Sheet, word: i64, structures: list[int]) -> None:
        """A plane for each kind."""
        kind: i64 = 0
        while kind < len(STRUCTURES):
            sheet.move(word + kind * PLANE_WORDS, self.structures[kind], structures[kind])
            kind += 1
        self.structures = structures[:]

    def write_traps(self, sheet: Sheet, word: i64, own: Seat, knows: bool) -> None:
        """Togawa's traps by their penalty, armed and disarmed ones apart."""
        armed: i64 = 8 * (word + ARMED * PLANE_WORDS)
        disarmed: i64 = 8 * (word + DISARMED * PLANE_WORDS)
        for site in self.traps:
            sheet.cells[armed + site] = 0
            sheet.cells[disarmed + site] = 0
        for number, site in enumerate(own.traps):
            if site == MAT:
                continue
            if own.armed & bit(site):
                sheet.cells[armed + site] = number + 1 if knows else FACE_DOWN
            else:
                sheet.cells[disarmed + site] = number + 1
        self.armed = own.armed
        self.traps = own.traps[:]


ABILITIES: Final[list[list[int]]] = [list(faction.mechs) for faction in factions()]


class SeatPart:
    """What is written of one seat, and what it was made of when it was last written."""

    marks: i64 = 0  # stars, cubes and recruits
    savings: i64 = 0
    abilities: i64 = 0
    held: i64 = 0
    workers: i64 = 0
    mechs: i64 = 0
    stars_line: i64 = 0
    deck: i64 = 0
    cards: i64 = 0

    def __init__(self) -> None:
        self.planes = SeatPlanes()
        self.who = Four()
        self.mats = Four()
        self.rest = Four()
        self.secret = Four()

    def write(self, sheet: Sheet, word: i64, game: Scythe, seat: int, decides: bool) -> None:
        """What everybody sees of a seat, its planes aside: tracks, mats, stars, an airship's hold, an Automa's deck."""
        own = game.position.seats[seat]
        hidden = game.hidden[seat]
        planes = self.planes
        marks: i64 = own.star_kinds | own.cubes << 16 | own.recruits << 24 | own.bonuses << 28
        marks |= own.objective_stars << 32 | own.combat_stars << 40
        if (
            self.marks != marks
            or self.savings != own.savings
            or self.abilities != own.abilities
            or self.held != planes.held
            or self.workers != planes.workers
            or self.mechs != planes.mechs
        ):
            self.marks = marks
            self.write_mats(sheet, word + 4, own)
        is_automa: i64 = 1 if own.player == AUTOMA else 0
        asked: i64 = 1 if decides else 0
        faction: i64 = bit(8 * own.faction) | is_automa << 56
        mat: i64 = 0
        if own.player == HUMAN:
            mat = bit(8 * own.mat)
        self.who.put(sheet, word, faction, mat | asked << 56, tracks(own, hidden), self.stars_line)
        aboard: i64 = 0
        if own.airship != MAT:
            aboard = airship_line(game, own, seat)
        encamped = False
        line: i64 = 0
        deck: i64 = 0
        if isinstance(hidden, AutomaState):
            encamped = hidden.encamped
            line = automa_line(hidden)
            deck = hidden.deck & DECK  # cards beyond the printed numbers have no place in an observation
        self.rest.put(sheet, word + 8, tokens(own, encamped), aboard, line, 0)
        if self.deck != deck:
            sheet.spread(word + 11, self.deck, deck)
            self.deck = deck

    def write_mats(self, sheet: Sheet, word: i64, own: Seat) -> None:
        """Stars by kind, cubes, recruits, savings, abilities, and how many pieces and territories there are."""
        planes = self.planes
        self.savings = own.savings
        self.abilities = own.abilities
        self.held = planes.held
        self.workers = planes.workers
        self.mechs = planes.mechs
        stars: i64 = own.star_kinds
        self.stars_line = packed(stars)
        objective_stars: i64 = own.objective_stars
        combat_stars: i64 = own.combat_stars
        more: i64 = objective_stars << 40 | combat_stars << 48 | count(planes.held) << 56
        pieces: i64 = planes.workers << 48 | planes.mechs << 56
        enlisted: i64 = packed(own.recruits | own.bonuses << 4)
        savings: i64 = four(own.savings) | packed(mech_abilities(own)) << 32
        self.mats.put(sheet, word, packed(stars >> 8) | more, packed(own.cubes) | pieces, enlisted, savings)

    def write_private(self, sheet: Sheet, word: i64, game: Scythe, seat: int) -> None:
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
        if own.traps:
            left: i64 = 0
            for number, site in enumerate(own.traps):
                if site == MAT:
                    left |= bit(number)
            laid |= packed(left) << 32
        self.secret.put(sheet, word, line, laid, 0, 0)
        if self.cards != own.objectives:
            sheet.spread(word + 2, self.cards, own.objectives)
            self.cards = own.objectives


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


def automa_line(state: AutomaState) -> i64:
    """Its level, scheme, tracker and last card. What is left of its deck is known: the discards lie open."""
    scheme: i64 = state.scheme
    tracker: i64 = state.tracker
    last_card: i64 = state.last_card
    took: i64 = 1 if state.hidden_factory_card else 0
    return bit(8 * state.level) | scheme << 32 | tracker << 40 | last_card << 48 | took << 56


def airship_line(game: Scythe, own: Seat, seat: int) -> i64:
    """What is aboard, and its tiles by their number, counted from 1."""
    workers: i64 = own.standing(ABOARD, FIRST_WORKER, UNITS)
    line: i64 = four(own.cargo) | workers << 32
    rules = game.position.airship_board
    if isinstance(rules, FleetBoardRules):
        line |= tile_numbers(rules.fleet.airships[seat]) << 40
    return line


def tile_numbers(airship: SeatAirship) -> i64:
    aggressive: i64 = TILE_IDS[AGGRESSIVE].index(airship.aggressive.id) + 1
    passive: i64 = 0 if airship.passive is None else TILE_IDS[PASSIVE].index(airship.passive.id) + 1
    card: i64 = 0 if airship.card is None else TILE_IDS[AUTOMA_CARD].index(airship.card.id) + 1
    return aggressive | passive << 8 | card << 16
