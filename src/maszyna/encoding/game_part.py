"""The board and the game in an observation: decks, turn, combat and end, and what the observer is asked."""

from typing import Final

from maszyna.encoding.observation_layout import PLANE_WORDS
from maszyna.encoding.sheet import CELLS, Four, Sheet, capped, four, packed, two_bytes
from maszyna.kernel.bits import bit, count, i64, members
from maszyna.kernel.packed_counts import total
from maszyna.scythe.facts.effects import RESOLUTION
from maszyna.scythe.facts.tiles import TILE_IDS
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import AIRSHIP, MAT, PLACES, RESOURCES
from maszyna.scythe.resolutions.ending import Resolution

# Words of the game's part.
KIND: Final = 5
CONTEXT: Final = 11
NOT_ASKED: Final = -1


class GamePart:
    """The words of the game, and as they were last written."""

    asked: i64 = NOT_ASKED
    combat_deck: i64 = 0
    factory_deck: i64 = 0
    objective_deck: i64 = 0

    def __init__(self) -> None:
        self.decks = Four()
        self.turn = Four()
        self.context = Four()

    def write(self, sheet: Sheet, word: i64, game: Scythe, observer: int, asked: i64) -> i64:
        """``asked`` is the kind of decision the observer is asked, if any; returns the place that is about, or 0."""
        discard: i64 = four(game.combat_discard) | packed(taken(game)) << 32
        fight = fight_and_end(game, observer)
        self.decks.put(sheet, word, decks_and_turns(game), discard, packed(game.variants), fight)
        turn: i64 = missions(game) | (around(game, game.turn.seat, observer) + 1) << 16
        low: i64 = 0
        high: i64 = 0
        place: i64 = 0
        if asked != NOT_ASKED:
            turn |= bit(24)  # you decide
            context = game.pending().context(game)
            if context:
                low, high, place = eight(context, 0), eight(context, 8), context[0]
        self.turn.put(sheet, word + 4, turn, 0, 0, 0)
        if self.asked != asked:
            if self.asked != NOT_ASKED:
                sheet.cells[CELLS[8 * (word + KIND) + self.asked]] = 0
            if asked != NOT_ASKED:
                sheet.cells[CELLS[8 * (word + KIND) + asked]] = 1
            self.asked = asked
        self.context.put(sheet, word + CONTEXT, low, high, 0, 0)
        return place

    def write_unseen(self, sheet: Sheet, word: i64, game: Scythe) -> None:
        """What nobody at the table knows: the decks."""
        if self.combat_deck != game.combat_deck:
            sheet.put(word, four(self.combat_deck), four(game.combat_deck))
            self.combat_deck = game.combat_deck
        sheet.spread(word + 1, self.factory_deck, game.factory_deck)
        self.factory_deck = game.factory_deck
        sheet.spread(word + 4, self.objective_deck, game.objective_deck)
        self.objective_deck = game.objective_deck


def decks_and_turns(game: Scythe) -> i64:
    position = game.position
    turns: i64 = two_bytes(game.turns)
    tile: i64 = position.bonus_tile + 1
    cooperative: i64 = 1 if position.allied_automas else 0
    line: i64 = turns | tile << 16 | cooperative << 24 | capped(total(game.combat_deck)) << 32
    return line | count(game.encounter_deck) << 40 | count(game.factory_deck) << 48 | count(game.objective_deck) << 56


def taken(game: Scythe) -> i64:
    """What the turn has used up."""
    turn = game.turn
    line: i64 = 0
    if turn.top_taken:
        line |= 1
    if turn.bottom_taken:
        line |= 2
    if turn.toka_used:
        line |= 4
    if turn.coercion_used:
        line |= 8
    return line


def eight(numbers: list[int], first: i64) -> i64:
    """Up to eight numbers of a list as the bytes of one word."""
    last: i64 = len(numbers)
    if last > first + 8:
        last = first + 8
    line: i64 = 0
    shift: i64 = 0
    while first < last:
        line |= capped(numbers[first]) << shift
        shift += 8
        first += 1
    return line


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


# Planes of the board; the resources come first.
ENCOUNTERS: Final = 4
BATTLES: Final = 5
COMBAT: Final = 6
MOVED: Final = 7
ASKED: Final = 8


class BoardPart:
    """The planes of the board as they were last written."""

    encounters: i64 = 0
    battles: i64 = 0
    combat: i64 = MAT
    asked: i64 = MAT

    def __init__(self) -> None:
        self.resources: list[i64] = [0] * PLACES
        self.moved: list[int] = []  # the places of the units that have moved

    def write(self, sheet: Sheet, word: i64, game: Scythe) -> None:
        position = game.position
        if self.resources != position.resources:
            self.write_resources(sheet, 8 * word, position.resources)
        if self.encounters != position.encounters:
            sheet.spread(word + ENCOUNTERS * PLANE_WORDS, self.encounters, position.encounters)
            self.encounters = position.encounters
        if self.battles != position.battles:
            sheet.spread(word + BATTLES * PLANE_WORDS, self.battles, position.battles)
            self.battles = position.battles
        combat: i64 = MAT
        if game.combat is not None:
            combat = game.combat.place
        if self.combat != combat:
            sheet.move(word + COMBAT * PLANE_WORDS, self.combat, combat)
            self.combat = combat
        if game.turn.moved or self.moved:
            self.write_moved(sheet, word + MOVED * PLANE_WORDS, game)

    def write_moved(self, sheet: Sheet, word: i64, game: Scythe) -> None:
        """Where the units stand that have moved in this Move action."""
        own = game.position.seats[game.turn.seat]
        moved = [own.airship if unit == AIRSHIP else own.at[unit] for unit in members(game.turn.moved)]
        if self.moved == moved:
            return
        for place in self.moved:
            sheet.count(word, place, 0)
        for place in moved:
            sheet.count(word, place, moved.count(place))
        self.moved = moved

    def write_resources(self, sheet: Sheet, cell: i64, resources: list[i64]) -> None:
        """Those of a place in four planes, one for each kind."""
        for place, tally in enumerate(resources):
            before: i64 = self.resources[place]
            if before == tally:
                continue
            was: i64 = four(before)
            lying: i64 = four(tally)
            byte: i64 = cell + place
            for _ in RESOURCES:
                if was & 255 != lying & 255:
                    sheet.cells[byte] = lying & 255
                was >>= 8
                lying >>= 8
                byte += 8 * PLANE_WORDS
        self.resources = resources[:]

    def write_asked(self, sheet: Sheet, word: i64, place: i64) -> None:
        """The place the observer is asked about, if it is one."""
        if place < 0 or place >= PLACES:
            place = MAT
        if self.asked != place:
            sheet.move(word + ASKED * PLANE_WORDS, self.asked, place)
            self.asked = place
