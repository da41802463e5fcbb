"""A game as it may be for all that one seat knows: whatever is hidden from it is dealt again by chance.

Dealt again are the order of every deck, combat cards and objectives in other hands, the Factory cards a seat has not
looked at, which of another seat's face-down traps lies where, and what another seat has set for a combat unseen.
Everything on the table stays: counts, discards, Factory cards taken, sprung traps, what is left of an Automa's deck.
A game keeps no memory of what somebody saw once (a hand shown by encounter 31, a trap that was armed again), so that is
dealt again too.
"""

from typing import Final

from maszyna.kernel.bits import bit, count, i64, nth
from maszyna.kernel.dice import Dice, dice
from maszyna.kernel.packed_counts import nth_kind, packed_kind, total
from maszyna.scythe.airships.duel import RevealDuel
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import MAT, MOST_DIAL
from maszyna.scythe.play.cards.factory import ChooseFactoryCard
from maszyna.scythe.play.combat.combat import ChooseCard, ChooseDial, Reveal, cards_allowed
from maszyna.scythe.state import HUMAN
from maszyna.scythe.turn_state import Combat

STREAM: Final = "determinised"
WORLD_SEEDS: Final = 1 << 30  # of which one deals a world
TRIES: Final = 20  # until the pending decision of another seat is one in the new deal too
NOBODY: Final = -1


def determinised(game: Scythe, seat: int, seed: int) -> Scythe:
    """An independent game that looks the same to a seat; the same seed deals the same again."""
    chance = dice(seed, [STREAM])
    asking = game.asking
    if asking is None or asking.seat == seat:
        return deal_again(game, seat, NOBODY, chance)
    for _ in range(TRIES):
        twin = deal_again(game, seat, NOBODY, chance)
        if twin.asking is not None:
            twin.choices = twin.asking.options(twin)
            if len(twin.choices) > 1:
                return twin
    return deal_again(game, seat, asking.seat, chance)  # few hands leave that seat a choice: it keeps its own


def deal_again(game: Scythe, seat: int, keeps: int, chance: Dice) -> Scythe:
    """``keeps`` is another seat whose secrets stay as they are, or NOBODY."""
    twin = game.copy()
    twin.dice = Dice([new_state(chance) for _ in game.dice.states])
    others = [other for other in range(len(game.position.seats)) if other != seat and other != keeps]
    deal_combat_cards(twin, others, chance)
    deal_objectives(twin, others, chance)
    if not knows_factory(twin, seat) and keeps == NOBODY:
        twin.factory_deck = draw(chance, twin.factory_cards & ~taken_openly(twin), count(twin.factory_deck))
    for other in others:
        shuffle_traps(twin, other, chance)
        commit_again(twin, other, chance)
    return twin


def new_state(chance: Dice) -> int:
    high: i64 = chance.below(0, WORLD_SEEDS)
    return (high << 32) + chance.below(0, WORLD_SEEDS) + 1


def draw(chance: Dice, cards: i64, amount: i64) -> i64:
    """So many different cards out of a set, which has at least as many."""
    drawn: i64 = 0
    while amount and cards:
        card = bit(nth(cards, chance.below(0, count(cards))))
        cards &= ~card
        drawn |= card
        amount -= 1
    return drawn


def deal_combat_cards(game: Scythe, others: list[int], chance: Dice) -> None:
    """The other hands from what they and the deck have together; each keeps its size."""
    seats = game.position.seats
    pool: i64 = game.combat_deck
    for other in others:
        pool += seats[other].hand
    for other in others:
        hand: i64 = 0
        for _ in range(total(seats[other].hand)):
            card = packed_kind(nth_kind(pool, chance.below(0, total(pool))), 1)
            pool -= card
            hand += card
        seats[other].hand = hand
    game.combat_deck = pool


def deal_objectives(game: Scythe, others: list[int], chance: Dice) -> None:
    seats = game.position.seats
    pool: i64 = game.objective_deck
    for other in others:
        pool |= seats[other].objectives
    for other in others:
        hand = draw(chance, pool, count(seats[other].objectives))
        pool &= ~hand
        seats[other].objectives = hand
    game.objective_deck = pool


def knows_factory(game: Scythe, seat: int) -> bool:
    """Whoever takes a Factory card looks at all of them; where the game does not know its box, they stay."""
    looks = isinstance(game.asking, ChooseFactoryCard) and game.asking.seat == seat
    return looks or game.position.seats[seat].factory_card != 0 or not game.factory_cards


def taken_openly(game: Scythe) -> i64:
    found: i64 = 0
    for own in game.position.seats:
        if own.factory_card:
            found |= bit(own.factory_card)
    return found


def shuffle_traps(game: Scythe, seat: int, chance: Dice) -> None:
    """Traps that lie face down or are not laid yet change places; a sprung one shows what it is."""
    own = game.position.seats[seat]
    hidden = [trap for trap, place in enumerate(own.traps) if place == MAT or own.armed & bit(place)]
    places = sorted([own.traps[trap] for trap in hidden])  # the deal must not follow from where they lie
    for trap in hidden:
        own.traps[trap] = places.pop(chance.below(0, len(places)))


def commit_again(game: Scythe, seat: int, chance: Dice) -> None:
    """Another dial and other cards, where a person has set them and they are not shown yet."""
    combat = game.combat
    if combat is None or seat not in combat.fighters or game.position.seats[seat].player != HUMAN:
        return
    if not any(isinstance(step, (Reveal, RevealDuel)) for step in game.stack):
        return  # shown and paid already
    if any(isinstance(step, ChooseDial) and step.seat == seat for step in game.stack):
        return  # not set yet
    asking = game.asking
    if asking is not None and asking.seat == seat and not isinstance(asking, ChooseCard):
        return
    role = combat.fighters.index(seat)
    combat.dials[role] = chance.below(0, min(MOST_DIAL, game.position.seats[seat].power) + 1)
    combat.cards[role] = 0
    allowed = cards_allowed(game, seat, combat.place)
    if asking is not None and asking.seat == seat:
        game.asking = ChooseCard(seat, role, allowed, 2)
    else:
        play_cards(game, combat, role, allowed, chance)


def play_cards(game: Scythe, combat: Combat, role: int, allowed: int, chance: Dice) -> None:
    hand: i64 = game.position.seats[combat.fighters[role]].hand
    played: i64 = 0
    for _ in range(chance.below(0, min(allowed, total(hand)) + 1)):
        card = packed_kind(nth_kind(hand, chance.below(0, total(hand))), 1)
        hand -= card
        played += card
    combat.cards[role] = played
