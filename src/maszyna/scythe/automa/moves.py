"""The move row (A4): the first group that can be carried out is carried out; with A19.6 all that can be."""

from maszyna.kernel.bits import bit, count, nth
from maszyna.kernel.narrow import Finding
from maszyna.kernel.packed_counts import total
from maszyna.kernel.steps import Step
from maszyna.scythe.automa.card_orders import moves_of
from maszyna.scythe.automa.choosing import REASONS, Choice, choose
from maszyna.scythe.automa.reveal import stops_move
from maszyna.scythe.automa.sight import Sight
from maszyna.scythe.board import FACTORY_PLACE
from maszyna.scythe.events import (
    AUTOMA_GROUP,
    AUTOMA_OWN_SYMBOL,
    ENCOUNTER_REMOVED,
    FACTORY_CARD_TAKEN,
    RESOURCES_REMOVED,
    UNIT_MOVED,
)
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import CHARACTER, MAT
from maszyna.scythe.play.combat.combat import start_combat
from maszyna.scythe.play.movement.arrival import drive_off, spring_trap
from maszyna.scythe.state import Position
from maszyna.scythe.turn_state import FACTORY_DECK_STREAM, Leg


class MoveRow(Step[Scythe]):
    """The groups of a card from one on."""

    def __init__(self, seat: int, card: int, group: int) -> None:
        super().__init__(seat)
        self.card = card
        self.group = group

    def run(self, game: Scythe) -> None:
        if game.ending.shapes_turns and not game.ending.may_move(game, self.seat):
            return  # W8
        state = game.automa(self.seat)
        groups = moves_of(state, game.position.seats[self.seat].faction, self.card)
        board: Position | None = None
        for number in range(self.group, len(groups)):
            group = groups[number]
            trace: list[Finding] | None = [] if game.log is not None and game.traces else None
            choice = choose(Sight(game.position, game.hidden, self.seat), group.symbol, group.min_power, trace)
            if choice.to and state.automa_options.reveal_before_move and stops_move(game, self.seat, group.number):
                return  # A19.4: with all moves before each of them, and the rest of the row is skipped
            if game.log is not None:
                if trace is not None and board is None:
                    board = game.position.copy()  # the same for all groups: those tried before have changed nothing
                game.tell_why(AUTOMA_GROUP, self.seat, group.number, REASONS.index(choice.reason), trace, board)
                if group.symbol.own:
                    game.tell(AUTOMA_OWN_SYMBOL, self.seat, group.number)
            if choice.to:
                placed = game.placed
                if placed is not None:
                    if placed and placed[0] != MAT:
                        choice.to = placed[0]
                    game.placed = placed[1:] or None
                if state.does_all_moves():
                    game.push(MoveRow(self.seat, self.card, number + 1))
                if game.position.airship_board.flies:
                    game.airship_rules.automa_moved(game, self.seat, group.number)
                carry_out(game, self.seat, choice)
                return


def carry_out(game: Scythe, seat: int, choice: Choice) -> None:
    """Put the unit down, and what that brings: a combat, workers driven off, resources removed (A17)."""
    position = game.position
    own = position.seats[seat]
    to = choice.to
    if choice.unit == CHARACTER:
        game.push(CharacterArrived(seat))
    if choice.origin == to:
        game.tell(UNIT_MOVED, seat, choice.unit, choice.origin, to)
        return
    among_own_plastic = bool(own.combat_units & bit(to))
    own.stand(choice.unit, to)
    game.turn.trail.append(Leg(choice.unit, choice.origin, to, 0, 0))
    game.tell(UNIT_MOVED, seat, choice.unit, choice.origin, to)
    if position.airship_board.flies:
        game.airship_rules.entered(game, seat, choice.unit, to, 0)
    here = bit(to)
    attacked = False
    for index, other in enumerate(position.seats):
        if index == seat:
            continue
        if here & other.armed and not game.allied(seat, index):
            spring_trap(game, seat, index, to)
        if here & other.combat_units:
            position.battles = here
            position.attacker = seat
            attacked = True
        elif here & other.workers:
            drive_off(game, seat, index, to)
    if attacked:
        game.push(AttackWon(seat, to))
        game.push(AttackTerritory(seat, to))
    elif not among_own_plastic:  # A17: only workers, whoever's, or resources were there
        remove_resources(game, seat, to)


def remove_resources(game: Scythe, seat: int, place: int) -> None:
    """A17: the Automa takes the territory, and what lies there is gone."""
    lying = total(game.position.resources[place])
    if lying:
        game.position.resources[place] = 0
        game.tell(RESOURCES_REMOVED, seat, place, lying)


class AttackTerritory(Step[Scythe]):
    """The combat an attack leads to; at a real table people fight it first."""

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place = place

    def run(self, game: Scythe) -> None:
        start_combat(game, self.seat, self.place)


class AttackWon(Step[Scythe]):
    """After an attack: if the Automa holds the territory now, the resources there are removed (A17)."""

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place = place

    def run(self, game: Scythe) -> None:
        if game.position.seats[self.seat].combat_units & bit(self.place):
            remove_resources(game, self.seat, self.place)


class CharacterArrived(Step[Scythe]):
    """A10: an encounter token is removed; with A19.6 the Factory card is taken at once too."""

    def run(self, game: Scythe) -> None:
        place = game.position.seats[self.seat].at[CHARACTER]
        if bit(place) & game.position.encounters:
            game.position.encounters &= ~bit(place)
            game.tell(ENCOUNTER_REMOVED, self.seat, place)
        if game.automa(self.seat).does_all_moves():
            take_factory_card(game, self.seat)
        game.chairs[self.seat].leave_token(game, self.seat)


def take_factory_card(game: Scythe, seat: int) -> None:
    """A10.2: one at random, face down, never used."""
    state = game.automa(seat)
    if game.position.seats[seat].at[CHARACTER] != FACTORY_PLACE or state.hidden_factory_card or not game.factory_deck:
        return
    card = nth(game.factory_deck, game.dice.below(FACTORY_DECK_STREAM, count(game.factory_deck)))
    game.factory_deck &= ~bit(card)
    state.hidden_factory_card = True
    game.tell(FACTORY_CARD_TAKEN, seat)
