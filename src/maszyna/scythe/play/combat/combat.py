"""Combat (section 8): before-combat abilities, the dial and the cards, the reveal, what it costs and brings."""

from typing import Final

from maszyna.kernel.bits import bit, first, i64, members
from maszyna.kernel.packed_counts import KINDS, how_many, packed_kind, total
from maszyna.kernel.steps import BY_AMOUNT, BY_PLACE, Decision, DecisionKind, Step
from maszyna.scythe.board import LAKES
from maszyna.scythe.decks import LEAST_VALUE, card_kind, card_value, card_values, discard, draw_combat_cards, holds
from maszyna.scythe.events import COMBAT_BEGAN, COMBAT_COMMITTED, COMBAT_WON, GAINED
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import (
    CAMARADERIE,
    CHARACTER,
    COMBAT_CARDS,
    FIRST_WORKER,
    MOST_DIAL,
    PEOPLES_ARMY,
    POPULARITY,
    SUITON,
    UNITS,
)
from maszyna.scythe.play.combat.before_combat import BeforeCombat
from maszyna.scythe.play.common.decisions import BY_CARD_VALUE, COMBAT, TERRITORY, ChoosePlace
from maszyna.scythe.play.common.gains import lose
from maszyna.scythe.play.common.stars import place_combat_star
from maszyna.scythe.turn_state import Combat, CombatCounts, one_more

ATTACKER: Final = 0
DEFENDER: Final = 1
DONE: Final = 0


class ResolveBattles(Step[Scythe]):
    """After the whole Move action every battle is fought; the attacker picks the order."""

    def run(self, game: Scythe) -> None:
        battles = game.position.battles
        if not battles:
            game.turn.trail = []
            return
        game.push(self)
        if battles & (battles - 1):
            game.push(ChooseBattle(self.seat))
        else:
            start_combat(game, self.seat, first(battles))


class ChooseBattle(ChoosePlace):
    """Where to fight next."""

    about = DecisionKind("battle", TERRITORY, BY_PLACE)

    def options(self, game: Scythe) -> list[int]:
        return members(game.position.battles)

    def take(self, game: Scythe, action: int) -> None:
        start_combat(game, self.seat, action)

    def text(self, action: int) -> str:
        return f"fight {action}"

    def why_not(self, game: Scythe, action: int) -> str:
        return "no_battle_there"


def start_combat(game: Scythe, attacker: int, place: int) -> None:
    defender = attacker
    for index, other in enumerate(game.position.seats):
        if index != attacker and other.combat_units & bit(place):
            defender = index
    game.combat = Combat(place, [attacker, defender], [0, 0], [0, 0])
    game.tell(COMBAT_BEGAN, attacker, place, defender)
    game.push(Reveal(attacker))
    both_commit(game)
    game.push(BeforeCombat(defender, DEFENDER))
    game.push(BeforeCombat(attacker, ATTACKER))


def both_commit(game: Scythe) -> None:
    """Put the choices of power and cards on the stack: those who choose unseen first."""
    combat = fight_of(game)
    for last in (True, False):
        for role in (DEFENDER, ATTACKER):
            chair = game.chairs[combat.fighters[role]]
            if chair.commits_last() == last:
                chair.commit(game, combat.fighters[role], role)


def fight_of(game: Scythe) -> Combat:
    combat = game.combat
    assert combat is not None
    return combat


def cards_allowed(game: Scythe, seat: int, place: int) -> int:
    """One combat card for each own character and mech there, and what abilities add."""
    own = game.position.seats[seat]
    allowed = own.standing(place, CHARACTER, FIRST_WORKER)
    if own.abilities & PEOPLES_ARMY and own.workers & bit(place):
        allowed += 1
    if own.abilities & SUITON and bit(place) & LAKES:
        allowed += 1
    return game.airship_rules.cards_allowed(game, seat, allowed)


class ChooseDial(Decision[Scythe]):
    """How much power to spend, unseen by the other side."""

    about = DecisionKind("dial", COMBAT, BY_AMOUNT, from_zero=True, secret=True)

    def __init__(self, seat: int, role: int) -> None:
        super().__init__(seat)
        self.role = role

    def context(self, game: Scythe) -> list[int]:
        return [0, self.role]

    def options(self, game: Scythe) -> list[int]:
        return list(range(min(MOST_DIAL, game.position.seats[self.seat].power) + 1))

    def take(self, game: Scythe, action: int) -> None:
        combat = fight_of(game)
        combat.dials[self.role] = action
        game.push(ChooseCard(self.seat, self.role, cards_allowed(game, self.seat, combat.place), LEAST_VALUE))

    def span(self) -> int:
        return MOST_DIAL + 1

    def text(self, action: int) -> str:
        return f"dial {action}"

    def why_not(self, game: Scythe, action: int) -> str:
        return "not_enough_power"


class ChooseCard(Decision[Scythe]):
    """The next combat card to play, in ascending order, or no more."""

    about = DecisionKind("card", COMBAT, BY_CARD_VALUE, secret=True, continues=True)

    def __init__(self, seat: int, role: int, allowed: int, lowest: int) -> None:
        super().__init__(seat)
        self.role = role
        self.allowed = allowed
        self.lowest = lowest

    def context(self, game: Scythe) -> list[int]:
        return [0, self.role, self.allowed, self.lowest]

    def options(self, game: Scythe) -> list[int]:
        found = [DONE]
        if self.allowed:
            left = game.position.seats[self.seat].hand - fight_of(game).cards[self.role]
            found += [card_value(card) for card in range(card_kind(self.lowest), KINDS) if holds(left, card)]
        return found

    def take(self, game: Scythe, action: int) -> None:
        if action == DONE:
            return
        fight_of(game).cards[self.role] += packed_kind(card_kind(action), 1)
        game.push(ChooseCard(self.seat, self.role, self.allowed - 1, action))

    def nothing(self) -> int:
        return DONE

    def parts(self) -> int:
        return max(1, self.allowed)

    def span(self) -> int:
        return card_value(KINDS)

    def text(self, action: int) -> str:
        if action == DONE:
            return "no more cards"
        return f"play {action}" if action >= LEAST_VALUE else ""

    def why_not(self, game: Scythe, action: int) -> str:
        if not self.allowed:
            return "no_card_per_unit_left"
        return "out_of_order" if action < self.lowest else "no_such_card_in_hand"


def card_points(cards: i64) -> int:
    points = 0
    for card in range(KINDS):
        points += card_value(card) * how_many(cards, card)
    return points


class Reveal(Step[Scythe]):
    """Both show and pay; the higher total wins, the attacker wins ties."""

    def run(self, game: Scythe) -> None:
        totals = show_and_pay(game)
        winner = ATTACKER if totals[ATTACKER] >= totals[DEFENDER] else DEFENDER
        settle_combat(game, winner, totals[1 - winner] > 0)


def show_and_pay(game: Scythe) -> list[int]:
    """The totals of both sides; the power is spent and the cards are discarded."""
    combat = fight_of(game)
    totals: list[int] = []
    for role in (ATTACKER, DEFENDER):
        seat = combat.fighters[role]
        totals.append(combat.dials[role] + card_points(combat.cards[role]))
        game.position.seats[seat].power -= combat.dials[role]
        discard(game, seat, combat.cards[role])
        game.tell(COMBAT_COMMITTED, seat, combat.dials[role], total(combat.cards[role]), totals[role])
        if game.log is not None:
            game.log[-1].shown = [game.position.seats[seat].power, *card_values(combat.cards[role])]
    return totals


def settle_combat(game: Scythe, winner: int, loser_showed: bool) -> None:
    """The winner keeps the territory and what lies there; the loser goes home."""
    combat = fight_of(game)
    won, lost = combat.fighters[winner], combat.fighters[1 - winner]
    place = combat.place
    game.tell(COMBAT_WON, won, place, lost)
    count_combat(game, won, lost, place)
    workers = game.position.seats[lost].standing(place, FIRST_WORKER, UNITS)
    if winner == ATTACKER:
        game.turn.driven_off += workers
        if not game.position.seats[won].abilities & CAMARADERIE:
            lose(game, won, POPULARITY, workers)
    console_loser(game, lost, loser_showed)
    game.airship_rules.combat_won(game, won, lost, place)
    game.push(EndCombat(won, winner == ATTACKER, lost))
    game.chairs[lost].retreat(game, lost, place)


def count_combat(game: Scythe, won: i64, lost: i64, place: i64) -> None:
    """Remember a combat for the statistics of the game."""
    so_far = game.combats
    game.combats = CombatCounts(one_more(so_far.won, won), one_more(so_far.lost, lost), so_far.places | bit(place))


def console_loser(game: Scythe, seat: int, showed: bool) -> None:
    """Whoever lost after showing any power draws a combat card."""
    if showed and draw_combat_cards(game, seat, 1):
        game.tell(GAINED, seat, COMBAT_CARDS, 1)


class EndCombat(Step[Scythe]):
    """The territory is quiet again, the winner places its star; unless that ends the game, resources follow (A16.4)."""

    def __init__(self, seat: int, attacked: bool, loser: int) -> None:
        super().__init__(seat)
        self.attacked = attacked
        self.loser = loser

    def run(self, game: Scythe) -> None:
        place = fight_of(game).place
        game.position.battles &= ~bit(place)
        game.combat = None
        place_combat_star(game, self.seat)
        if game.over:
            return
        if self.attacked:
            game.chairs[self.loser].conquered(game, self.loser, self.seat, place)
        else:
            game.chairs[self.seat].defended(game, self.seat, place)
