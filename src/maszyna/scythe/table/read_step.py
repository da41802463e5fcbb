"""Steps out of short texts: ``move mech 36 37``, ``power +2``, ``automa tracker 4``, ``adjust coins 12``.

A word may be cut as long as only one fits. A step is about the first person unless it begins with a faction, or with
``automa`` for the only Automa.
"""

from typing import Final

from maszyna.kernel.bits import bit
from maszyna.scythe.facts.automa import CARDS, MOST_CARDS
from maszyna.scythe.facts.factions import factions
from maszyna.scythe.hidden import STAR_KINDS
from maszyna.scythe.ids import ABILITIES, ABOARD, BONUSES, FACTIONS, MAT, STRUCTURES
from maszyna.scythe.place_texts import place_text
from maszyna.scythe.score.scoring import NO_TILE
from maszyna.scythe.setup.plan import TILE_IDS
from maszyna.scythe.state import AUTOMA, HUMAN
from maszyna.scythe.table.acts.act_step import DID, ActStep
from maszyna.scythe.table.acts.act_words import ACTS, read_answers
from maszyna.scythe.table.airship_steps import AboardStep, CargoStep, FlyStep, LoadStep, has_airships
from maszyna.scythe.table.automa_turn_step import ELSEWHERE, AutomaTurnStep, ElsewhereStep
from maszyna.scythe.table.count_steps import COUNTERS, GOOD_OF, OF_AUTOMA, AutomaStarsStep, CountStep, TableStep
from maszyna.scythe.table.fight_step import AIR, FIELDS, AirFightStep, FightStep
from maszyna.scythe.table.last_turns import LastTurnStep
from maszyna.scythe.table.move_steps import EncounterStep, ResourcesStep, TileStep
from maszyna.scythe.table.piece_steps import (
    ABILITY,
    RECRUIT,
    UNIT_LISTS,
    BringStep,
    BuildStep,
    FactoryCardStep,
    HeldStep,
    TokenStep,
    UnitsStep,
)
from maszyna.scythe.table.read_move_step import read_carried, read_changes, read_move
from maszyna.scythe.table.refusals import Refusal
from maszyna.scythe.table.table import Table
from maszyna.scythe.table.word_reader import MOST, NO, NONE, WordReader, matches

ADJUST: Final = "adjust"
AUTOMA_WORD: Final = "automa"
AIRSHIP_COMMANDS: Final = ["airship", "cargo", "aboard", "load", "unload", "done"]
COMMANDS: Final = [
    "move", "character", "mechs", "workers", "worker", "deploy", *COUNTERS, "ability", "recruit", "build",
    "resources", "encounter", "token", "factory", "tile", "fight", DID, *AIRSHIP_COMMANDS,
]  # fmt: skip
FIRST_WORDS: Final = [*COMMANDS, AUTOMA_WORD, ADJUST, *FACTIONS]
MOST_MOVES: Final = 9  # units an Automa moves in a turn, with room to spare
MOST_LISTED: Final = 40  # places in one step


class ReadStep:
    """A step as it was read, and whether it is a correction."""

    def __init__(self, step: TableStep, adjusting: bool) -> None:
        self.step = step
        self.adjusting = adjusting

    def text(self, table: Table) -> str:
        """The text that reads back as this."""
        step = self.step
        words = step.command(table)
        if not isinstance(step, AutomaTurnStep | FightStep):
            words = seat_prefix(table, step.seat) + words
        return f"{ADJUST} {words}" if self.adjusting else words


def seat_prefix(table: Table, seat: int) -> str:
    if seat == table.person():
        return ""
    automas = table.seats_of(AUTOMA)
    return f"{AUTOMA_WORD} " if automas == [seat] else f"{FACTIONS[table.game.position.seats[seat].faction]} "


def read_step(table: Table, text: str) -> ReadStep:
    """The step a text means on this table; anything else is refused."""
    words = WordReader(text)
    adjusting = words.skip(ADJUST)
    step = _read(table, words)
    words.end()
    return ReadStep(step, adjusting and not isinstance(step, AutomaTurnStep | FightStep))


def _read(table: Table, words: WordReader) -> TableStep:
    position = table.game.position
    at_table = [FACTIONS[seat.faction] for seat in position.seats]
    seat = table.person()
    if means_automa(words.peek()):
        words.at += 1
        automas = table.seats_of(AUTOMA)
        seat = table.next_automa()
        if words.peek() in at_table:
            seat = at_table.index(words.next("faction"))
            if seat not in automas:
                raise Refusal("wants_automa", FACTIONS[position.seats[seat].faction])
        if words.skip(ELSEWHERE):
            move = words.number(1, MOST_MOVES, "number")
            return ElsewhereStep(table.last_automa, move, words.place(position.seats[table.last_automa].faction))
        if words.peek() == "card" or not words.picks(COMMANDS):
            return _read_turn(table, words, seat)
    elif words.peek() in FACTIONS:
        faction = words.next("faction")
        if faction not in at_table:
            raise Refusal("not_at_table", faction)
        seat = at_table.index(faction)
    word = words.next("step")
    found = matches(word, COMMANDS)
    if len(found) != 1:
        raise Refusal("several_steps" if found else "no_such_step", word)
    return _read_command(table, words, seat, COMMANDS[found[0]])


def means_automa(word: str) -> bool:
    """The word itself or its beginning, from two letters on."""
    return len(word) > 1 and AUTOMA_WORD.startswith(word)


def _read_card(table: Table, words: WordReader, seat: int) -> int:
    """The number of an Automa card; of an own deck any that may be in one."""
    own = table.game.automa(seat).automa_options.own
    return words.number(1, CARDS if own is None or not own.cards else MOST_CARDS, "automa_card")


def _read_turn(table: Table, words: WordReader, seat: int) -> TableStep:
    named = words.skip("card")
    card = _read_card(table, words, seat) if named or words.is_number() else 0
    revealed: list[int] = []
    while words.skip("revealed"):
        revealed += _read_revealed(words)
    if words.more() and not words.is_number():
        raise Refusal("no_such_step", words.peek())
    return AutomaTurnStep(seat, card, revealed)


def _read_command(table: Table, words: WordReader, seat: int, command: str) -> TableStep:
    own = table.game.position.seats[seat]
    if command in COUNTERS:
        return _read_counter(table, words, seat, command)
    if command == "move":
        return read_move(table, words, seat)
    if command in UNIT_LISTS:
        places = _read_places(table, words, own.faction, command == "workers")
        if command == "character" and len(places) > 1:
            raise Refusal("too_much", " ".join(words.all[words.at - len(places) + 1 :]))
        return UnitsStep(seat, UNIT_LISTS.index(command), places)
    if command == "worker":
        place = words.place(own.faction)
        return BringStep(seat, 2, place, words.number(1, 8, "number") if words.more() else 1, -1)
    if command == "deploy":
        place = words.place(own.faction)
        return BringStep(seat, 1, place, 1, _read_ability(words, own.faction) if words.more() else -1)
    if command in AIRSHIP_COMMANDS:
        return read_airship_step(table, words, seat, command)
    if command == "fight":
        return _read_fight(table, words, seat)
    if own.player != HUMAN and command in ("ability", "recruit", "build", DID):
        raise Refusal("not_of_automa", command)
    if command == DID:
        act = ACTS[words.pick(ACTS, "act")]
        return ActStep(seat, act, read_answers(words, act, own))
    return _read_thing(words, seat, own.faction, command)


def _read_places(table: Table, words: WordReader, faction: int, may_fly: bool) -> list[int]:
    """Places until something else comes; workers may also be aboard their airship."""
    places: list[int] = []
    if words.skip(NONE):
        return places
    flies = may_fly and table.game.position.airship_board.flies
    while not places or (len(places) < MOST_LISTED and (words.is_place() or words.peek() == place_text(ABOARD))):
        places.append(ABOARD if flies and words.skip(place_text(ABOARD)) else words.place(faction))
    return places


def _read_thing(words: WordReader, seat: int, faction: int, command: str) -> TableStep:
    if command == "encounter":
        place = words.territory()
        return EncounterStep(seat, place, bool(words.pick(["gone", "back"], "gone_or_back")))
    if command == "token":
        return _read_token(words, seat, faction)
    if command == "resources":
        return _read_resources(words, seat, faction)
    has = not words.skip(NO)
    if command == "factory":
        return FactoryCardStep(seat, has)
    if command == "tile":
        return TileStep(seat, words.pick(TILE_IDS, "tile") if has else NO_TILE)
    if command == ABILITY:
        return HeldStep(seat, ABILITY, _read_ability(words, faction), has)
    if command == RECRUIT:
        return HeldStep(seat, RECRUIT, words.pick(BONUSES, "recruit"), has)
    structure = words.pick(STRUCTURES, "structure")
    return BuildStep(seat, structure, words.territory() if has else MAT)


def _read_counter(table: Table, words: WordReader, seat: int, counter: str) -> TableStep:
    automa = table.game.position.seats[seat].player == AUTOMA
    if automa and counter == "stars":
        kind = words.pick(STAR_KINDS, "star_kind")
        return AutomaStarsStep(seat, kind, words.change())
    if counter == "popularity" and automa:
        raise Refusal("not_of_automa", counter)
    if counter in OF_AUTOMA and not automa:
        raise Refusal("only_of_automa", counter)
    return CountStep(seat, counter, words.change())


def _read_ability(words: WordReader, faction: int) -> int:
    known = [number for number in range(len(ABILITIES)) if bit(number) in factions()[faction].mechs]
    return known[words.pick([ABILITIES[number] for number in known], "ability")]


def _read_token(words: WordReader, seat: int, faction: int) -> TableStep:
    if not factions()[faction].tokens:
        raise Refusal("no_tokens", FACTIONS[faction])
    place = words.territory()
    if words.skip("gone"):
        return TokenStep(seat, place, -1, False)
    penalty = -1
    if factions()[faction].penalties and words.more():
        penalty = GOOD_OF[list(GOOD_OF)[words.pick(list(GOOD_OF), "penalty")]]
    return TokenStep(seat, place, penalty, True)


def _read_resources(words: WordReader, seat: int, faction: int) -> TableStep:
    place = words.place(faction)
    if place == MAT:
        raise Refusal("wants_place", "mat")
    return ResourcesStep(seat, place, *read_changes(words))


def _read_fight(table: Table, words: WordReader, seat: int) -> TableStep:
    in_the_air = words.skip(AIR) or (bool(table.duel) and not words.is_number())
    place = words.territory() if words.is_number() else table.fight_place()
    if in_the_air:
        fight: FightStep = AirFightStep(seat, place)
    elif place == MAT:
        raise Refusal("no_combat")
    else:
        fight = FightStep(seat, place)
    while words.more():
        field = FIELDS[words.pick(FIELDS, "fight_field")]
        if field == "power":
            fight.power = words.number(0, MOST, "number")
        elif field == "bombard":
            fight.bombard = words.number(0, 3, "number")
        elif field == "artillery":
            fight.artillery = words.pick(["hold", "fire"], "fire_or_hold")
        elif field == "cards":
            fight.cards = _read_values(words)
        elif field == "revealed":
            fight.revealed += _read_revealed(words)
        elif field in ("card", "card2"):
            fight.automa_cards[len(field) - 4] = _read_card(table, words, table.seats_of(AUTOMA)[0])
        else:
            fight.drawn[len(field) - 5] = _read_values(words)
    return fight


def _read_revealed(words: WordReader) -> list[int]:
    values = words.numbers(2, 5, "card_value")
    if not values:
        raise Refusal("wants_card_value", words.peek())
    return values


def _read_values(words: WordReader) -> list[int]:
    """Combat cards by value; ``none`` for none."""
    if words.skip(NONE):
        return []
    values = words.numbers(2, 5, "card_value")
    if not values:
        raise Refusal("wants_card_value", words.peek())
    return sorted(values)


def read_airship_step(table: Table, words: WordReader, seat: int, command: str) -> TableStep:
    own = table.game.position.seats[seat]
    if command == "done":
        return LastTurnStep(seat)
    has_airships(table)
    if own.player == AUTOMA and command != "airship":
        raise Refusal("not_of_automa", command)
    if command == "airship":
        place = words.place(own.faction)
        if place == MAT:
            raise Refusal("wants_place", "mat")
        return FlyStep(seat, place, CargoStep(seat, *read_changes(words)) if words.more() else None)
    if command == "cargo":
        return CargoStep(seat, *read_changes(words))
    if command == "aboard":
        return AboardStep(seat, words.change())
    if not words.more():
        raise Refusal("wants_cargo")
    crew, cargo = read_carried(words)
    return LoadStep(seat, command == "unload", crew, cargo)
