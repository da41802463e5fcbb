"""The referee: plays random games and checks after every action that nothing impossible has happened.

    python -m tests.scythe.referee --games 20000 --jobs 2

plays that many games over all numbers of seats, faction and mat pairs, editions and variants, and says what it saw;
with --automas against Automas, with --resolution under a resolution tile (all: each in turn, own: composed by lot),
with --house-rules with decks, star cards and symbols composed by lot.
"""

import argparse
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor

from tests.scythe.endings import BASE, CHOICES, OWN, End, with_resolution
from tests.scythe.house_rules import with_house_rules
from tests.scythe.inspection import Inspection
from tests.scythe.ledger import Ledger
from tests.scythe.referee_setups import SEATS, automa_setup_of, setup_of, with_airships
from tests.scythe.snapshots import snapshot
from tests.scythe.violation import Violation, insist
from tests.scythe.watching import Watch

from maszyna.kernel.dice import Dice, dice
from maszyna.kernel.errors import IllegalAction
from maszyna.kernel.record import Record
from maszyna.kernel.save import dump, parse, restore
from maszyna.scythe.events import EFFECT_USED, EVENTS
from maszyna.scythe.facts.effects import EFFECT_NAMES
from maszyna.scythe.game import Scythe
from maszyna.scythe.hidden import AutomaState
from maszyna.scythe.setup.new_game import GAME, RULES_VERSION, new_game

LONGEST = 500_000  # decisions; one person alone, playing at random under a resolution, was seen to need 98,488


class Sights:
    """How often each decision, event and effect was seen, counted cheaply."""

    def __init__(self) -> None:
        self.decisions: Counter[str] = Counter()
        self.events = [0] * len(EVENTS)
        self.effects = [0] * len(EFFECT_NAMES)

    def see(self, game: Scythe) -> None:
        for event in game.log or []:
            self.events[event.kind] += 1
            if event.kind == EFFECT_USED:
                self.effects[event.first] += 1

    def report(self, seen: Counter[str]) -> None:
        seen.update(self.decisions)
        seen.update({f"event {EVENTS[kind][0]}": times for kind, times in enumerate(self.events) if times})
        seen.update({f"effect {EFFECT_NAMES[kind]}": times for kind, times in enumerate(self.effects) if times})


def check_options(game: Scythe, lot: Dice, texts: list[str]) -> None:
    options = game.options()
    insist(len(options) > 1, "a decision without a choice")
    insist(options == sorted(set(options)), "options are not sorted and unique")
    insist(len(set(texts)) == len(texts) and all(texts), "two options read the same")
    decision = game.pending()
    if lot.below(0, 16) == 0:
        insist(options == decision.options(game), "options change by themselves")
    chosen = lot.below(0, len(options))
    insist(game.parse(texts[chosen]) == options[chosen], "a text does not parse back")
    span = decision.span()
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
    if game.decision_kind() == "section":
        return options[0] if lot.below(0, 2) else options[lot.below(0, len(options))]
    return options[1 + lot.below(0, len(options) - 1)]


def play(
    seed: int, seen: Counter[str], automas: bool = False, resolution: str = BASE, airships: bool = False,
    house: bool = False,
) -> int:  # fmt: skip
    """One refereed game; returns the number of decisions."""
    setup = automa_setup_of(seed) if automas else setup_of(seed)
    if resolution:
        setup = with_resolution(setup, resolution, seed, dice(seed, ["referee resolution"]))
    if airships:
        setup = with_airships(setup, seed)
    if house:
        setup = with_house_rules(setup, seed)
    game = new_game(setup, seed)
    lot = dice(seed, ["referee"])
    lively = seed // SEATS % 2 == 1
    ledger = Ledger(game)
    watch = Watch(game, setup)
    end = End(game, resolution if resolution in (BASE, OWN) else str(setup["resolution"]))
    inspection = Inspection(game)
    sights = Sights()
    actions: list[str] = []
    while not game.is_over():
        texts = game.legal_texts()
        check_options(game, lot, texts)
        action = choose(game, lot, lively)
        twin = game.copy() if lot.below(0, 64) == 0 else None
        if twin is not None:
            before = snapshot(game)
            insist(snapshot(twin) == before, "a copy differs")
            twin.apply(action)
            insist(snapshot(game) == before, "playing a copy changed the original")
        sights.decisions[game.decision_kind()] += 1
        actions.append(texts[game.options().index(action)])
        game.log = []
        game.apply(action)
        if game.log:
            sights.see(game)
        watch.follow()
        end.follow(game)
        if inspection.look() or game.log:  # otherwise the books stand as they stood
            ledger.follow(game)
        if twin is not None:
            insist(snapshot(twin) == snapshot(game), "a copy plays on differently")
        insist(len(actions) < LONGEST, "the game does not end")
    insist(game.position.battles == 0, "a battle left unfought at the end")
    if lot.below(0, 8) == 0:
        check_save(game, setup, seed, actions)
    sights.report(seen)
    humans = len([state for state in game.hidden if not isinstance(state, AutomaState)])
    seen[f"humans {humans}, automas {len(game.hidden) - humans}"] += 1
    if resolution:
        seen[f"resolution {end.name}"] += 1
    return len(actions)


def check_save(game: Scythe, setup: dict[str, object], seed: int, actions: list[str]) -> None:
    """The game again from the texts of its actions, and from the save of that."""
    record = Record(new_game, setup, seed)
    record.say_all(actions)
    insist(snapshot(record.game) == snapshot(game), "the texts of the actions give another game")
    again = restore(parse(dump(record, GAME, RULES_VERSION)), GAME, RULES_VERSION, new_game)
    insist(snapshot(again.game) == snapshot(game), "save and load give another game")


def play_many(
    first: int, games: int, automas: bool = False, resolution: str = BASE, airships: bool = False, house: bool = False
) -> tuple[int, Counter[str], list[str]]:
    seen: Counter[str] = Counter()
    violations: list[str] = []
    taken = 0
    for seed in range(first, first + games):
        try:
            taken += play(seed, seen, automas, resolution, airships, house)
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
    ask.add_argument("--house-rules", action="store_true", help="with own decks, star cards and symbols by lot")
    wanted = ask.parse_args()
    batch = 50
    starts = range(wanted.seed, wanted.seed + wanted.games, batch)
    sizes = [min(batch, wanted.seed + wanted.games - start) for start in starts]
    seen: Counter[str] = Counter()
    violations: list[str] = []
    taken = 0
    with ProcessPoolExecutor(wanted.jobs) as pool:
        wishes = (wanted.automas, wanted.resolution, wanted.airships, wanted.house_rules)
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
