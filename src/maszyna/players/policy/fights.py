"""How much to put into a combat: the total that wins often enough, for as little as possible.

What an Automa uses is drawn from its cards and its hand, so its total has a distribution; a person's is taken as any
dial and any cards it could have. Both are sampled from a dice stream of the player's own.
"""

from typing import Final

from maszyna.kernel.bits import count, i64, nth
from maszyna.kernel.dice import Dice
from maszyna.kernel.packed_counts import nth_kind, packed_kind, total
from maszyna.scythe.automa.automa_combat import cards_called, power_used
from maszyna.scythe.automa.deck import card_of
from maszyna.scythe.decks import card_value, card_values
from maszyna.scythe.game import Scythe
from maszyna.scythe.hidden import AutomaState
from maszyna.scythe.ids import MOST_DIAL, MOST_STARS
from maszyna.scythe.play.combat.combat import ATTACKER, cards_allowed
from maszyna.scythe.turn_state import Combat

SAMPLES: Final = 30
MOST_TOTAL: Final = 40
POWER_COSTS: Final = 0.7  # coins
CARD_COSTS: Final = 0.6
STAR_WORTH: Final = 9.0  # a star, and the territory
FIELD_WORTH: Final = 5.0  # the territory alone
DENIES_STAR: Final = 7.0  # the star the other would place
NO_MORE_CARDS: Final = 0


def rival_totals(game: Scythe, rival: int, chance: Dice) -> list[int]:
    """How often, out of SAMPLES, the rival's total is each number."""
    combat = game.combat
    assert combat is not None
    found = [0] * (MOST_TOTAL + 1)
    for _ in range(SAMPLES):
        found[min(MOST_TOTAL, one_total(game, combat, rival, chance))] += 1
    return found


def one_total(game: Scythe, combat: Combat, rival: int, chance: Dice) -> int:
    other = game.position.seats[rival]
    state = game.hidden[rival]
    pool: i64 = game.combat_deck + other.hand  # its cards are as unknown as those in the deck
    if isinstance(state, AutomaState):
        deck: i64 = state.deck or state.automa_options.full_deck
        card = card_of(state, nth(deck, chance.below(0, count(deck))))
        points = power_used(card, other.power)
        cards = min(cards_called(game, rival, card), total(other.hand))
    else:
        points = chance.below(0, min(MOST_DIAL, other.power) + 1)
        cards = min(cards_allowed(game, rival, combat.place), total(other.hand))
        cards = chance.below(0, cards + 1)
    for _ in range(cards):
        size = total(pool)
        if not size:
            break
        kind = nth_kind(pool, chance.below(0, size))
        pool -= packed_kind(kind, 1)
        points += card_value(kind)
    return points


def worth_of_winning(game: Scythe, seat: int, rival: int) -> float:
    own = game.position.seats[seat]
    other = game.position.seats[rival]
    most = game.ending.combat_stars()
    worth = STAR_WORTH if own.combat_stars < most else FIELD_WORTH
    if own.stars == MOST_STARS - 1 and own.combat_stars < most:
        worth += STAR_WORTH * 3
    if other.combat_stars < most:
        worth += DENIES_STAR
        if other.stars == MOST_STARS - 1:
            worth += STAR_WORTH * 3
    return worth


def commitment(game: Scythe, seat: int, chance: Dice) -> list[int]:
    """The answers that are worth most: the dial, the cards in ascending order, no more."""
    combat = game.combat
    assert combat is not None
    role = combat.fighters.index(seat)
    rival = combat.fighters[1 - role]
    own = game.position.seats[seat]
    totals = rival_totals(game, rival, chance)
    worth = worth_of_winning(game, seat, rival)
    most_dial = min(MOST_DIAL, own.power)
    best = -1000.0
    answers: list[int] = []
    hand = card_values(own.hand)
    for used in range(min(cards_allowed(game, seat, combat.place), len(hand)) + 1):
        cards = hand[len(hand) - used :]
        points = sum(cards)
        for dial in range(most_dial + 1):
            likely = chance_of(totals, points + dial, role == ATTACKER)
            value = likely * worth - dial * POWER_COSTS - used * CARD_COSTS
            if value > best:
                best = value
                answers = [dial, *cards, NO_MORE_CARDS]
    return answers


def chance_of(totals: list[int], points: int, wins_ties: bool) -> float:
    """How often so many points beat the rival."""
    beaten = 0
    for number in range(min(points, MOST_TOTAL) + 1):
        if number < points or wins_ties:
            beaten += totals[number]
    return beaten / SAMPLES
