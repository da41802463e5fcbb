"""The referee: plays random games and checks after every action that nothing impossible has happened.

    python -m tests.scythe.referee --games 20000 --jobs 2

plays that many games over all numbers of seats, faction and mat pairs, editions and variants, and says what it saw;
with --automas against Automas, with --resolution under a resolution tile (all: each in turn, own: composed by lot).
"""

import argparse
import functools
import operator
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from typing import Any

from tests.scythe.endings import BASE, CHOICES, OWN, End, has_exploded, with_resolution
from tests.scythe.violation import Violation as Violation
from tests.scythe.violation import insist
from tests.scythe.watching import Watch

from maszyna.kernel.bits import bit, members
from maszyna.kernel.dice import Dice, dice
from maszyna.kernel.errors import IllegalAction
from maszyna.kernel.packed_counts import total
from maszyna.kernel.record import Record
from maszyna.kernel.save import dump, parse, restore
from maszyna.scythe import events as told
from maszyna.scythe.airships.board_rules import FleetBoardRules
from maszyna.scythe.board import EVERYWHERE, LAKES, base_of
from maszyna.scythe.events import EVENTS
from maszyna.scythe.facts.automa import LEVELS, levels
from maszyna.scythe.facts.editions import EDITIONS
from maszyna.scythe.facts.effects import AGGRESSIVE, EFFECT_NAMES, PASSIVE
from maszyna.scythe.facts.tiles import TILE_IDS, TOLL_TILE, WORKERS_ABOARD
from maszyna.scythe.game import AirshipGameRules, Ending, Scythe
from maszyna.scythe.hidden import AutomaState, tile_stars
from maszyna.scythe.setup.new_game import GAME, RULES_VERSION, new_game
from maszyna.scythe.state import AirshipBoardRules, Seat
from maszyna.scythe.variants import VARIANTS
from maszyna.scythe.words import (
    ABOARD,
    COINS,
    FIRST_MECH,
    FIRST_WORKER,
    MAT,
    POPULARITY,
    POWER,
    SEAWORTHY,
    STAR_POWER,
    SUBMERGE,
    SUITON,
    UNITS,
)

LONGEST = 20_000  # decisions; random games end long before
SEATS = 7
SEVEN_LAKES = members(LAKES)


def setup_of(seed: int) -> dict[str, object]:
    """Seats, editions and variants by lot; every seventh game has one seat more than the last."""
    lot = dice(seed, ["referee setup"])
    editions = ["base", *(edition for edition in EDITIONS[1:] if lot.below(0, 2))]
    most = SEATS if "invaders" in editions else 5
    return {
        "seats": min(1 + seed % SEATS, most),
        "editions": editions,
        "variants": [variant for variant in VARIANTS if lot.below(0, 3) == 0],
    }


def automa_setup_of(seed: int) -> dict[str, object]:
    """One or more Automas of any level against one or more humans, with options and rulings by lot."""
    lot = dice(seed, ["referee automa setup"])
    automas = 1 + max(0, lot.below(0, 6) - 3)
    humans = 1 + max(0, lot.below(0, 5) - 3)
    seats: list[dict[str, object]] = [{} for _ in range(humans)]
    seats += [{"player": "automa", "level": LEVELS[lot.below(0, 4)]} for _ in range(automas)]
    flags = ("skip_marked", "reveal_before_move", "reveal_before_unit", "all_moves")
    options: dict[str, object] = {name: True for name in flags if lot.below(0, 4) == 0}
    for name in ("coins", "power"):
        if lot.below(0, 3) == 0:
            options[name] = lot.below(0, 5) - 2
    if lot.below(0, 2):
        options["mode"] = "cooperative"
    rulings = {"R2": "adjacent", "R3": "character", "R12": "stay", "R13": "placed"}
    document = setup_of(seed)
    document["seats"] = seats[:5]
    document["options"] = options
    document["rulings"] = {name: way for name, way in rulings.items() if lot.below(0, 3) == 0}
    return document


def with_airships(document: dict[str, object], seed: int) -> dict[str, object]:
    """The same setup with airships: each pair of tiles in turn, now and then a pair for every seat (W1.2)."""
    seats = document["seats"]
    automas = isinstance(seats, list) and any("player" in seat for seat in seats)
    aggressive = [tile for tile in TILE_IDS[AGGRESSIVE] if tile != TOLL_TILE or not automas]
    passive = TILE_IDS[PASSIVE]
    pair = seed // SEATS
    document["airships"] = {
        "aggressive": aggressive[pair % len(aggressive)],
        "passive": passive[pair // len(aggressive) % len(passive)],
        "active": seed % 3 == 0,
    }
    if seed % 11 == 0:
        document["airships"] = {"own_pairs": True}
    return document


SHARED: list[tuple[object, object]] = []  # rules that copies share, and what they hold


def snapshot(thing: Any) -> object:
    """Everything a game holds, however it is built; so that no forgotten attribute escapes."""
    if isinstance(thing, (int, str, bool, type(None))):
        return thing
    if not isinstance(thing, AirshipBoardRules | AirshipGameRules | Ending):
        return taken_apart(thing)
    for shared, held in SHARED:  # they never change, and are long: those of the last games are remembered
        if shared is thing:
            return held
    del SHARED[6:]
    SHARED.insert(0, (thing, taken_apart(thing)))
    return SHARED[0][1]


def taken_apart(thing: Any) -> object:
    if isinstance(thing, (list, tuple)):
        return [snapshot(item) for item in thing]
    names = [name for name in dir(thing) if not name.startswith("_") and name != "log"]
    values = [(name, getattr(thing, name)) for name in names]
    return [type(thing).__name__, *((name, snapshot(value)) for name, value in values if not callable(value))]


class Ledger:
    """What each seat has, followed through the events alone."""

    def __init__(self, game: Scythe) -> None:
        self.held = [[seat.coins, seat.power, seat.popularity] for seat in game.position.seats]
        self.resources = game.position.resources[:]
        self.cargo = [seat.cargo for seat in game.position.seats]
        self.tokens = self.lying = sum(total(tally) for tally in self.resources)
        self.stars = [seat.stars for seat in game.position.seats]

    def follow(self, game: Scythe) -> None:
        assert game.log is not None
        for event in game.log:
            held = self.held[event.seat]
            if event.kind in (told.GAINED, told.LOST):
                sign = 1 if event.kind == told.GAINED else -1
                for good, slot in ((COINS, 0), (POWER, 1), (POPULARITY, 2)):
                    if event.first == good:
                        held[slot] += sign * event.second
            elif event.kind == told.COMBAT_COMMITTED:
                held[1] -= event.first
            elif event.kind in (told.RESOURCES_GAINED, told.RESOURCES_LEFT):
                self.tokens += event.second
            elif event.kind == told.RESOURCES_REMOVED or event.kind == told.RESOURCES_PAID:
                self.tokens -= event.second
            elif event.kind == told.STAR_PLACED:
                self.stars[event.seat] += 1
        game.log = []
        for seat, held, stars in zip(game.position.seats, self.held, self.stars, strict=True):
            insist([seat.coins, seat.power, seat.popularity] == held, "coins, power or popularity changed unreported")
            insist(seat.stars == stars, "a star changed unreported")
        cargo = [seat.cargo for seat in game.position.seats]
        if game.position.resources != self.resources or cargo != self.cargo:
            self.resources = game.position.resources[:]
            self.cargo = cargo
            insist(min(self.resources + cargo) >= 0, "fewer than no tokens")
            self.lying = sum(total(tally) for tally in self.resources + cargo if tally)
        insist(self.lying == self.tokens, "resource tokens appeared or vanished")


def check_seat(game: Scythe, seat: Seat, stood: list[int]) -> None:
    """The tracks after every action; where the units stand only if that has changed."""
    insist(0 <= seat.power <= 16 and 0 <= seat.popularity <= 18 and seat.coins >= 0, "a track is out of its limits")
    insist(0 <= seat.stars <= 6, "more than six stars")
    insist(seat.hand >= 0, "a hand below nothing")
    if seat.at == stood:
        return
    stood[:] = seat.at
    combat_units = mechs = workers = 0
    home = base_of(seat.faction)
    state = game.hidden[game.position.seats.index(seat)]
    automa = isinstance(state, AutomaState)
    airship_board = game.position.airship_board
    ferried = isinstance(airship_board, FleetBoardRules) and airship_board.powers[game.position.seats.index(seat)].ferry
    sails = bool(seat.abilities & (SEAWORTHY | SUBMERGE | SUITON))
    if isinstance(state, AutomaState):
        sails = state.water_is_open()
    for unit in range(UNITS):
        place = seat.at[unit]
        here = 1 << place
        somewhere = here & EVERYWHERE or place in (MAT, home) or here & game.position.idle_bases
        insist(somewhere or (place == ABOARD and unit >= FIRST_WORKER), f"unit {unit} on {place}")
        if unit < FIRST_WORKER:
            combat_units |= here
            mechs |= here if unit >= FIRST_MECH else 0
            insist(not here & LAKES or sails or ferried, "a unit that cannot swim")
        else:
            workers |= here
    insist(seat.combat_units == combat_units & ~1 and seat.workers == workers & ~1, "the masks lie about the units")
    fought = bit(game.combat.place) if game.combat is not None else 0  # in a retreat one after the other leaves
    alone = workers & LAKES & ~mechs & ~fought
    insist(automa or ferried or not alone, "workers on a lake without a mech")


def check_airship(game: Scythe, seat: int) -> None:
    """W1.4, W2.1: over a territory or at home, never with more than its tile carries."""
    own = game.position.seats[seat]
    airship_board = game.position.airship_board
    if not isinstance(airship_board, FleetBoardRules):
        insist(own.airship == MAT and not own.cargo, "an airship in a game without any")
        return
    insist(bit(own.airship) & EVERYWHERE or own.airship == base_of(own.faction), f"an airship on {own.airship}")
    workers = own.standing(ABOARD, FIRST_WORKER, UNITS)
    carries_workers = airship_board.powers[seat].carries == WORKERS_ABOARD
    insist(total(own.cargo) <= (0 if carries_workers else 3), "too many resources aboard")
    insist(workers <= (2 if carries_workers else 0), "too many workers aboard")


def check_automa(game: Scythe, seat: int, state: AutomaState) -> None:
    """A13, A14: its stars are of its three kinds, its tracker and scheme fit."""
    own = game.position.seats[seat]
    level = levels()[state.level]
    passed = len([space for space in level.stars if space <= state.tracker])
    power = bool(own.star_kinds & bit(STAR_POWER))
    insist(own.stars == min(6, passed + own.combat_stars + power + tile_stars(own)), "an Automa's stars do not add up")
    insist(own.combat_stars <= game.ending.combat_stars(), "too many combat stars")
    insist((state.scheme == 2) == (passed > 0), "the scheme does not fit the tracker")
    insist(own.popularity == 10 and not own.built and not own.recruits, "an Automa with a human's things")
    insist(0 <= state.tracker < level.spaces, "off the tracker")


def check_mats(seat: Seat) -> None:
    built = [place for place in seat.structures if place != MAT]
    insist(sum(1 << place for place in built) == seat.built, "the mask lies about the structures")
    insist(not seat.built & LAKES and seat.built & ~EVERYWHERE == 0, "a structure on a lake or base")
    insist(bin(seat.cubes).count("1") == total(seat.savings), "upgrades do not add up")
    insist(bin(seat.recruits).count("1") == bin(seat.bonuses).count("1"), "recruits do not add up")


def check_board(game: Scythe) -> None:
    position = game.position
    cards = total(game.combat_deck) + total(game.combat_discard)
    units = shared = built = tokens = 0
    for seat in position.seats:
        cards += total(seat.hand)
        laid = sum(1 << place for place in seat.traps if place)
        insist(not seat.armed & ~laid, "an armed trap nowhere")
        insist(not tokens & (seat.flags | laid), "two faction tokens on one territory")
        insist(not built & seat.built, "two structures on one territory")
        tokens |= seat.flags | laid
        built |= seat.built
        mine = seat.units()
        shared |= units & mine
        units |= mine
    insist(cards == 42, f"{cards} combat cards")
    insist(shared == position.battles, "enemies share a territory without a battle, or a battle without enemies")
    holders = [game.position.controlled(index) for index in range(len(position.seats))]
    insist(sum(holders) == functools.reduce(operator.or_, holders), "two seats control one territory")
    ferry = isinstance(position.airship_board, FleetBoardRules) and any(
        powers.ferry for powers in position.airship_board.powers
    )
    left_behind = ferry or has_exploded(game) or any(isinstance(state, AutomaState) for state in game.hidden)
    # things may lie by an Automa (R12), under a ferry (W7.9), after the explosion (W8.2)
    for place in [] if left_behind else SEVEN_LAKES:
        insist(not position.resources[place] or units & (1 << place), "resources alone on a lake")


def check_options(game: Scythe, lot: Dice) -> None:
    options = game.options()
    insist(len(options) > 1, "a decision without a choice")
    insist(options == sorted(set(options)), "options are not sorted and unique")
    texts = game.legal_texts()
    insist(len(set(texts)) == len(texts) and all(texts), "two options read the same")
    if lot.below(0, 16) == 0:
        insist(options == game.pending().options(game), "options change by themselves")
    chosen = lot.below(0, len(options))
    insist(game.parse(texts[chosen]) == options[chosen], "a text does not parse back")
    span = game.pending().span()
    insist(options[-1] < span, "an option beyond the span")
    other = lot.below(0, span + 2) - 1
    if other not in options:
        try:
            game.apply(other)
        except IllegalAction:
            pass
        else:
            raise Violation(f"{other} is accepted but not an option")


def choose(game: Scythe, lot: Dice, lively: bool) -> int:
    """Any option alike; a lively player mostly leaves the first one, which is to do nothing, and likes to move."""
    options = game.options()
    if not lively or lot.below(0, 5) == 0:
        return options[lot.below(0, len(options))]
    if game.decision() == "section":
        return options[0] if lot.below(0, 2) else options[lot.below(0, len(options))]
    return options[1 + lot.below(0, len(options) - 1)]


def play(seed: int, seen: Counter[str], automas: bool = False, resolution: str = BASE, airships: bool = False) -> int:
    """One refereed game; returns the number of decisions."""
    setup = automa_setup_of(seed) if automas else setup_of(seed)
    if resolution:
        setup = with_resolution(setup, resolution, seed, dice(seed, ["referee resolution"]))
    if airships:
        setup = with_airships(setup, seed)
    record = Record(new_game, setup, seed)
    game = record.game
    assert isinstance(game, Scythe)
    lot = dice(seed, ["referee"])
    lively = seed // SEATS % 2 == 1
    game.log = []
    ledger = Ledger(game)
    watch = Watch(game, setup)
    end = End(game, resolution if resolution in (BASE, OWN) else str(setup["resolution"]))
    places: list[list[int]] = [[] for _ in game.position.seats]
    taken = 0
    while not game.is_over():
        check_options(game, lot)
        action = choose(game, lot, lively)
        twin = game.copy() if lot.below(0, 64) == 0 else None
        if twin is not None:
            before = snapshot(game)
            insist(snapshot(twin) == before, "a copy differs")
            twin.apply(action)
            insist(snapshot(game) == before, "playing a copy changed the original")
        seen[game.decision()] += 1
        record.play(action)
        for event in game.log or []:
            seen["event " + EVENTS[event.kind][0]] += 1
            if event.kind == told.EFFECT_USED:
                seen["effect " + EFFECT_NAMES[event.first]] += 1
        watch.follow()
        end.follow(game)
        ledger.follow(game)
        for seat, stood in zip(game.position.seats, places, strict=True):
            check_seat(game, seat, stood)
            if taken % 8 == 0 or game.over:
                check_mats(seat)
        for index, state in enumerate(game.hidden):
            check_airship(game, index)
            if isinstance(state, AutomaState):
                check_automa(game, index, state)
        check_board(game)
        if twin is not None:
            insist(snapshot(twin) == snapshot(game), "a copy plays on differently")
        taken += 1
        insist(taken < LONGEST, "the game does not end")
    insist(game.position.battles == 0, "a battle left unfought at the end")
    if lot.below(0, 8) == 0:
        again = restore(parse(dump(record, GAME, RULES_VERSION)), GAME, RULES_VERSION, new_game)
        insist(snapshot(again.game) == snapshot(game), "save and load give another game")
    humans = len([state for state in game.hidden if not isinstance(state, AutomaState)])
    seen[f"humans {humans}, automas {len(game.hidden) - humans}"] += 1
    if resolution:
        seen[f"resolution {end.name}"] += 1
    return taken


def play_many(
    first: int, games: int, automas: bool = False, resolution: str = BASE, airships: bool = False
) -> tuple[int, Counter[str], list[str]]:
    seen: Counter[str] = Counter()
    violations: list[str] = []
    taken = 0
    for seed in range(first, first + games):
        try:
            taken += play(seed, seen, automas, resolution, airships)
        except Exception as error:
            violations.append(f"seed {seed}: {type(error).__name__}: {error}")
    return taken, seen, violations


def main() -> int:
    ask = argparse.ArgumentParser(description="Random games of Scythe under the referee.")
    ask.add_argument("--games", type=int, default=100)
    ask.add_argument("--seed", type=int, default=0)
    ask.add_argument("--jobs", type=int, default=1)
    ask.add_argument("--automas", action="store_true", help="games with Automas instead of humans only")
    ask.add_argument("--resolution", choices=CHOICES, default=BASE, help="games that end by a resolution tile")
    ask.add_argument("--airships", action="store_true", help="with airships, each pair of tiles in turn")
    wanted = ask.parse_args()
    batch = 50
    starts = range(wanted.seed, wanted.seed + wanted.games, batch)
    sizes = [min(batch, wanted.seed + wanted.games - start) for start in starts]
    seen: Counter[str] = Counter()
    violations: list[str] = []
    taken = 0
    with ProcessPoolExecutor(wanted.jobs) as pool:
        wishes = (wanted.automas, wanted.resolution, wanted.airships)
        for more, saw, found in pool.map(play_many, starts, sizes, *([wish] * len(sizes) for wish in wishes)):
            taken += more
            seen += saw
            violations += found
    for what, times in sorted(seen.items()):
        print(f"{times:>10}  {what}")
    print(f"{wanted.games} games, {taken} decisions, {len(violations)} violations")
    for violation in violations[:20]:
        print(violation, file=sys.stderr)
    return 1 if violations else 0


if __name__ == "__main__":
    sys.exit(main())
