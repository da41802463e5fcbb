"""Whether an observation betrays what its seat cannot know: all of that is changed, and the bytes must stay.

PYTHONPATH=src python -m tests.encoding.no_leak 10000
"""

import random
import sys

from tests.encoding.positions import positions

from maszyna.encoding.observation import observation
from maszyna.kernel.packed_counts import counts, packed
from maszyna.scythe.airships.duel import RevealDuel
from maszyna.scythe.game import Scythe
from maszyna.scythe.play.cards.factory import ChooseFactoryCard
from maszyna.scythe.play.combat.combat import Reveal
from maszyna.scythe.play.movement.tokens import PlaceFlag
from maszyna.scythe.setup.determinised import determinised


def shuffled(game: Scythe, seat: int, chance: random.Random) -> Scythe:
    """The same table to a seat, everything hidden from it changed without asking whether it could be so."""
    twin = game.copy()
    twin.dice.states = [state + 1 for state in twin.dice.states]
    seats = twin.position.seats
    others = [own for index, own in enumerate(seats) if index != seat]
    twin.combat_deck = cards(sum(counts(twin.combat_deck)), chance)
    for own in others:
        own.hand = cards(sum(counts(own.hand)), chance)
        own.objectives = numbers(own.objectives, 27, chance)
        face_down = [trap for trap, place in enumerate(own.traps) if not place or own.armed >> place & 1]
        places = chance.sample([own.traps[trap] for trap in face_down], len(face_down))
        for trap, place in zip(face_down, places, strict=True):
            own.traps[trap] = place
    twin.objective_deck = numbers(twin.objective_deck, 27, chance)
    looks = isinstance(game.asking, ChooseFactoryCard) and game.asking.seat == seat
    if not looks:
        twin.factory_deck = numbers(twin.factory_deck, 18, chance)
    if twin.combat is not None and any(isinstance(step, (Reveal, RevealDuel)) for step in game.stack):
        for role, fighter in enumerate(twin.combat.fighters):
            if fighter != seat:
                twin.combat.dials[role] = chance.randrange(8)
                twin.combat.cards[role] = cards(chance.randrange(4), chance)
    if twin.asking is not None and twin.asking.seat != seat:
        twin.asking = PlaceFlag(twin.asking.seat)  # what another is asked is hidden too
        twin.choices = [0, 1]
    return twin


def cards(amount: int, chance: random.Random) -> int:
    tally = [0] * 4
    for _ in range(amount):
        tally[chance.randrange(4)] += 1
    return int(packed(tally))


def numbers(mask: int, most: int, chance: random.Random) -> int:
    return sum(1 << number for number in chance.sample(range(1, most + 1), mask.bit_count()))


def check(amount: int, first: int = 0) -> tuple[int, int]:
    """Positions looked at, and in how many of them the perfect view changed."""
    chance = random.Random(first)
    changed = seen = 0
    for game in positions(amount, first):
        seen += 1
        perfect = False
        for seat in range(len(game.position.seats)):
            known = observation(game, seat)
            twin = shuffled(game, seat, chance)
            where = f"position {seen}, {game.turns} turns, seat {seat}"
            assert observation(twin, seat) == known, f"{where}: changed by what it cannot know"
            assert observation(determinised(game, seat, seen), seat) == known, f"{where}: differs dealt again"
            perfect |= observation(twin, seat, True) != observation(game, seat, True)
        changed += perfect
    return seen, changed


if __name__ == "__main__":
    looked, differed = check(int(sys.argv[1]))
    print(f"{looked} positions: no seat saw what it cannot know; the perfect view changed in {differed}")
