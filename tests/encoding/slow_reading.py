"""The observation by its names, put together entry by entry from the game: slow, and written without words of bytes."""

from functools import cache

from maszyna.encoding import observation_layout as layout
from maszyna.kernel.packed_counts import counts
from maszyna.scythe.airships.board_rules import FleetBoardRules
from maszyna.scythe.facts.automa import LEVELS
from maszyna.scythe.facts.factions import factions
from maszyna.scythe.facts.tiles import TILE_IDS
from maszyna.scythe.game import Scythe
from maszyna.scythe.hidden import AutomaState
from maszyna.scythe.ids import (
    ABOARD,
    AIRSHIP,
    BONUSES,
    BOTTOMS,
    CUBES,
    FACTIONS,
    RESOURCES,
    SECTIONS,
    STARS,
    STRUCTURES,
)  # fmt: skip
from maszyna.scythe.play.movement.tokens import PENALTIES
from maszyna.scythe.resolutions.ending import Resolution
from maszyna.scythe.setup.plan import MAT_IDS
from maszyna.scythe.state import AUTOMA, HUMAN
from maszyna.scythe.variants import VARIANTS

Read = dict[str, int]
MOST = 127


def slow_observation(game: Scythe, observer: int, perfect: bool) -> bytes:
    """Every byte by its name; names nobody set are 0."""
    read: Read = {}
    seats = len(game.position.seats)
    for number in range(seats):
        seat = (observer + number) % seats
        knows = perfect or number == 0
        shown = planes(game, seat, knows) | public(game, seat)
        read |= {f"seat {number}: {name}": value for name, value in shown.items()}
        if knows:
            read |= {f"seat {number}, private: {name}": value for name, value in private(game, seat).items()}
    read |= board(game) | of_game(game, observer)
    if game.asking is not None and game.asking.seat == observer:
        read |= question(game)
    if perfect:
        read |= {f"unseen: {name}": value for name, value in unseen(game).items()}
    names = entries(seats)
    assert {name for name, value in read.items() if value} <= set(names)
    return bytes(read.get(name, 0) if name else 0 for name in names)


@cache
def entries(seats: int) -> list[str]:
    return layout.entries(seats)


def members_of(mask: int) -> list[int]:
    return [number for number in range(63) if mask >> number & 1]


def planes(game: Scythe, seat: int, knows: bool) -> Read:
    own = game.position.seats[seat]
    read: Read = {f"control on {place}": 1 for place in members_of(game.position.controlled(seat))}
    for unit, place in enumerate(own.at):
        kind = "character" if unit == 0 else "mechs" if unit < 5 else "workers"
        if place:
            read[f"{kind} on {place}"] = read.get(f"{kind} on {place}", 0) + 1
    for number, place in enumerate(own.structures):
        if place:
            read[f"{STRUCTURES[number]} on {place}"] = 1
    read |= {f"flags on {place}": 1 for place in members_of(own.flags)}
    for number, place in enumerate(own.traps):
        if place and own.armed >> place & 1:
            read[f"traps armed on {place}"] = number + 1 if knows else 5
        elif place:
            read[f"traps disarmed on {place}"] = number + 1
    if own.airship:
        read[f"airship on {own.airship}"] = 1
    return read


def public(game: Scythe, seat: int) -> Read:
    own = game.position.seats[seat]
    hidden = game.hidden[seat]
    read = {f"faction {FACTIONS[own.faction]}": 1, "is an Automa": int(own.player == AUTOMA)}
    if own.player == HUMAN:
        read[f"mat {MAT_IDS[own.mat]}"] = 1
    read["decides now"] = int(game.asking is not None and game.asking.seat == seat)
    read |= {"power": own.power, "popularity": own.popularity, "stars": own.stars, "Factory card": own.factory_card}
    read |= {"coins, low byte": own.coins % 256, "coins, high byte": own.coins // 256}
    read |= {"combat cards": sum(counts(own.hand)), "objectives": len(members_of(own.objectives))}
    read |= {f"star {STARS[star]}": 1 for star in members_of(own.star_kinds)}
    read |= {"stars for objectives": own.objective_stars, "stars for combats": own.combat_stars}
    read["territories controlled"] = len(members_of(game.position.controlled(seat)))
    read |= {f"cube {CUBES[cube]}": 1 for cube in members_of(own.cubes)}
    read |= {"workers on the board": sum(map(bool, own.at[5:])), "mechs deployed": sum(map(bool, own.at[1:5]))}
    read |= {f"recruit {BOTTOMS[bottom]}": 1 for bottom in members_of(own.recruits)}
    read |= {f"bonus taken {BONUSES[bonus]}": 1 for bonus in members_of(own.bonuses)}
    read |= {f"cubes on the costs of {BOTTOMS[number]}": held for number, held in enumerate(counts(own.savings))}
    mechs = factions()[own.faction].mechs
    read |= {f"mech ability {slot + 1}": int(bool(own.abilities & mechs[slot])) for slot in range(4)}
    if own.section >= 0:
        read[f"token on {SECTIONS[own.section]}"] = 1
    read |= {"flags laid": len(members_of(own.flags)), "traps not laid": own.traps.count(0)}
    if own.airship:
        read |= {f"{RESOURCES[kind]} aboard": held for kind, held in enumerate(counts(own.cargo))}
        read["workers aboard"] = own.at.count(ABOARD)
        rules = game.position.airship_board
        assert isinstance(rules, FleetBoardRules)
        airship = rules.fleet.airships[seat]
        tiles = [("aggressive tile", 0, airship.aggressive), ("passive tile", 1, airship.passive)]
        tiles.append(("airship card", 3, airship.card))
        read |= {name: TILE_IDS[kind].index(tile.id) + 1 for name, kind, tile in tiles if tile is not None}
    if isinstance(hidden, AutomaState):
        read |= {f"level {LEVELS[hidden.level]}": 1, "scheme": hidden.scheme, "tracker": hidden.tracker}
        read |= {"last card": hidden.last_card, "took a Factory card": int(hidden.hidden_factory_card)}
        read |= {f"in the Automa deck {card}": 1 for card in members_of(hidden.deck)}
        read["encamped"] = int(hidden.encamped)
    return read


def private(game: Scythe, seat: int) -> Read:
    own = game.position.seats[seat]
    read = {"known": 1} | {f"combat cards of {kind + 2}": held for kind, held in enumerate(counts(own.hand))}
    if game.combat is not None and seat in game.combat.fighters:
        role = game.combat.fighters.index(seat)
        read["dial set"] = game.combat.dials[role]
        read |= {f"cards played of {kind + 2}": held for kind, held in enumerate(counts(game.combat.cards[role]))}
    read |= {f"trap not laid {PENALTIES[number]}": 1 for number, place in enumerate(own.traps) if not place}
    return read | {f"objective {number}": 1 for number in members_of(own.objectives)}


def board(game: Scythe) -> Read:
    position = game.position
    read: Read = {}
    for place, tally in enumerate(position.resources):
        read |= {f"{RESOURCES[kind]} on {place}": min(held, MOST) for kind, held in enumerate(counts(tally))}
    read |= {f"encounters on {place}": 1 for place in members_of(position.encounters)}
    read |= {f"battles on {place}": 1 for place in members_of(position.battles)}
    if game.combat is not None:
        read[f"combat on {game.combat.place}"] = 1
    own = position.seats[game.turn.seat]
    for unit in members_of(game.turn.moved):
        place = own.airship if unit == AIRSHIP else own.at[unit]
        if place:
            read[f"moved on {place}"] = read.get(f"moved on {place}", 0) + 1
    return read


def of_game(game: Scythe, observer: int) -> Read:
    position, turn = game.position, game.turn
    seats = len(position.seats)
    read = {"turns, low byte": game.turns % 256, "turns, high byte": game.turns // 256}
    read |= {"structure bonus": position.bonus_tile + 1, "cooperative": int(game.is_cooperative())}
    read |= {"combat cards in the deck": sum(counts(game.combat_deck))}
    read |= {"encounter cards left": len(members_of(game.encounter_deck))}
    read |= {"Factory cards left": len(members_of(game.factory_deck))}
    read |= {"objectives left": len(members_of(game.objective_deck))}
    read |= {f"discarded combat cards of {kind + 2}": held for kind, held in enumerate(counts(game.combat_discard))}
    read |= {"top taken": int(turn.top_taken), "bottom taken": int(turn.bottom_taken)}
    read |= {"Toka used": int(turn.toka_used), "Coercion used": int(turn.coercion_used)}
    read |= {f"variant {VARIANTS[number]}": 1 for number in members_of(game.variants)}
    if game.combat is not None:
        attacker, defender = ((seat - observer) % seats + 1 for seat in game.combat.fighters)
        read |= {"combat": 1, "combat in the air": int(game.combat.in_the_air)}
        read |= {"attacker": attacker, "defender": defender}
    read["workers driven off"] = turn.driven_off
    if isinstance(game.ending, Resolution):
        read["resolution"] = TILE_IDS[2].index(game.ending.tile.id) + 1
        read |= {f"mission {number}": card for number, card in enumerate(game.ending.missions, 1)}
        if game.finale is not None:
            read |= {"last turns ahead": 1, "last turns begun": int(game.finale.begun)}
    read["whose turn"] = (turn.seat - observer) % seats + 1
    read["you decide"] = int(game.asking is not None and game.asking.seat == observer)
    return read


def question(game: Scythe) -> Read:
    decision = game.pending()
    context = decision.context(game)
    read = {f"asked {decision.kind()}": 1}
    read |= {f"asked, number {index}": min(number, MOST) for index, number in enumerate(context) if index}
    if context and context[0]:
        read |= {"asked about the place": context[0], f"asked about on {context[0]}": 1}
    return read


def unseen(game: Scythe) -> Read:
    read = {f"deck has combat cards of {kind + 2}": held for kind, held in enumerate(counts(game.combat_deck))}
    read |= {f"Factory has card {card}": 1 for card in members_of(game.factory_deck)}
    return read | {f"deck has objective {number}": 1 for number in members_of(game.objective_deck)}
