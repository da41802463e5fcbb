"""An Automa's turn and its combats when only its cards are followed: what people say, carried out by the rules."""

from typing import Final

from maszyna.scythe.automa.automa_combat import column_of
from maszyna.scythe.automa.deck import card_of
from maszyna.scythe.automa.reveal import stops_move
from maszyna.scythe.board import FACTORY_PLACE
from maszyna.scythe.cards_only.cards_table import CardsTable, FightResult
from maszyna.scythe.decks import card_values
from maszyna.scythe.events import AUTOMA_COMBAT_CARD
from maszyna.scythe.facts.automa import ATTACK_COMBAT_UNIT, ENCOUNTER_OR_FACTORY
from maszyna.scythe.ids import FACTIONS
from maszyna.scythe.play.combat.combat import ATTACKER, DEFENDER, Reveal, fight_of
from maszyna.scythe.state import AUTOMA
from maszyna.scythe.table.automa_turn_step import card_for
from maszyna.scythe.table.fight_step import FightStep, listed
from maszyna.scythe.table.refusals import Missing, Refusal
from maszyna.scythe.table.word_reader import NONE
from maszyna.scythe.turn_state import Combat

TOKEN: Final = "token"
FACTORY: Final = "factory"
STOPPING: Final = 5  # the highest combat card that can be revealed


class CardStep:
    """Something said about one Automa."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def text(self, cards: CardsTable) -> str:
        raise NotImplementedError

    def take(self, cards: CardsTable) -> None:
        raise NotImplementedError


def nothing_open(cards: CardsTable) -> None:
    cards.table.not_over()
    if cards.card is not None or cards.losing:
        raise Refusal("card_first")


def named(cards: CardsTable, seat: int) -> list[str]:
    """The faction of an Automa where there are several."""
    return [FACTIONS[cards.own(seat).faction]] if len(cards.table.seats_of(AUTOMA)) > 1 else []


class TurnStep(CardStep):
    """The Automa's turn: a card drawn by the program, or by the people."""

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat)
        self.number = number  # 0: not entered

    def text(self, cards: CardsTable) -> str:
        return " ".join(["automa", *named(cards, self.seat), *([str(self.number)] if self.number else [])])

    def take(self, cards: CardsTable) -> None:
        nothing_open(cards)
        cards.open_card(self.seat, card_for(cards.table, self.seat, self.number, "card"))


class NotPossibleStep(CardStep):
    """The symbol under way cannot be carried out on the board as it is."""

    def text(self, cards: CardsTable) -> str:
        return "no"

    def take(self, cards: CardsTable) -> None:
        card = cards.card
        if card is None or cards.attacked:
            raise Refusal("no_open_symbol")
        cards.look_on(card.at + 1, [])


class DoneStep(CardStep):
    """The symbol under way was carried out; ``what``: a token is gone, or the character is on the Factory."""

    def __init__(self, seat: int, what: str, revealed: list[int]) -> None:
        super().__init__(seat)
        self.what = what
        self.revealed = revealed

    def text(self, cards: CardsTable) -> str:
        parts = ["done", *([self.what] if self.what else [])]
        return " ".join([*parts, *(["revealed", *listed(self.revealed)] if self.revealed else [])])

    def take(self, cards: CardsTable) -> None:
        card = cards.card
        if card is None or cards.attacked:
            raise Refusal("no_open_symbol")
        game = cards.table.game
        order = card.order()
        if order.number == ENCOUNTER_OR_FACTORY and not self.what:
            raise Refusal("token_or_factory")
        left = self.revealed[:]
        if game.automa(card.seat).automa_options.reveal_before_move:
            if not left:
                raise Missing("revealed", card.seat, STOPPING)
            game.revealed = left
            stopped = stops_move(game, card.seat, order.number)  # A19.4
            game.revealed = None
            if stopped:
                cards.close_card(left)
                return
        card.done.append(card.at)
        if order.number == ATTACK_COMBAT_UNIT:
            cards.attacked = True
            return
        if self.what == FACTORY:
            cards.reach_factory(card.seat)
        cards.moved(left)


class CombatStep(CardStep):
    """A15: the person's sum is known, so a card is drawn for the Automa; ``drawn`` are its combat cards by value.

    ``factory``: its character attacks the Factory, and stays there if it wins.
    """

    factory: bool = False

    def __init__(self, seat: int, other: int, number: int, drawn: list[int] | None) -> None:
        super().__init__(seat)
        self.other = other  # the person's sum
        self.number = number  # 0: not entered
        self.drawn: list[int] | None = drawn

    def text(self, cards: CardsTable) -> str:
        parts = ["combat", *named(cards, self.seat), str(self.other)]
        if self.number:
            parts += ["card", str(self.number)]
        drawn = self.drawn
        if drawn is not None:
            parts += ["drawn", *listed(drawn)]
        return " ".join([*parts, FACTORY] if self.factory else parts)

    def take(self, cards: CardsTable) -> None:
        table = cards.table
        game = table.game
        table.not_over()
        attacks = cards.attacked
        if (cards.card is not None and not attacks) or cards.losing:
            raise Refusal("card_first")
        person = table.person()
        role = ATTACKER if attacks else DEFENDER
        fighters = [self.seat, person] if attacks else [person, self.seat]
        game.combat = Combat(FACTORY_PLACE, fighters, [0, 0], [0, 0])
        cards.own(person).power = self.other  # what it is made of is the person's own business
        game.combat.dials[1 - role] = self.other
        power = cards.own(self.seat).power
        told = FightStep(self.seat, FACTORY_PLACE)
        told.automa_cards[0] = self.number
        told.drawn[0] = self.drawn
        told.commit_automa(table, self.seat, role, 0)
        combat = fight_of(game)
        number = last_fought(cards, self.seat)
        column = column_of(card_of(game.automa(self.seat), number), power)
        cards.result = FightResult(
            self.seat,
            attacks,
            number,
            column,
            combat.dials[role],
            card_values(combat.cards[role]),
            self.other,
        )
        game.push(Reveal(fighters[ATTACKER]))
        cards.attacked = False
        card = cards.card
        cards.card = None
        table.run(self.seat, [])
        cards.card = card
        if game.over:
            cards.card = None
        elif not cards.result.won() and not self.lost_for_certain(cards, attacks):
            cards.losing = True
        elif card is not None:
            if self.factory and cards.result.won():
                cards.reach_factory(self.seat)
            cards.moved([])

    def lost_for_certain(self, cards: CardsTable, attacked: bool) -> bool:
        """An attacker is one unit; where there is only one it can have been, nothing is left to ask."""
        character, mechs = len(cards.in_play(self.seat, 0)), len(cards.in_play(self.seat, 1))
        if attacked and character + mechs and not (character and mechs):
            cards.lose_units(self.seat, bool(character), min(1, mechs))
            return True
        return False


def last_fought(cards: CardsTable, seat: int) -> int:
    """The card that was just drawn for a combat: the last event says it."""
    log = cards.table.game.log
    assert log is not None
    return next(event.first for event in reversed(log) if event.kind == AUTOMA_COMBAT_CARD and event.seat == seat)


class LostStep(CardStep):
    """What a beaten Automa had in the combat besides workers, which only go home."""

    def __init__(self, seat: int, character: bool, mechs: int) -> None:
        super().__init__(seat)
        self.character = character
        self.mechs = mechs

    def text(self, cards: CardsTable) -> str:
        parts = [*(["mech", str(self.mechs)] if self.mechs else []), *(["character"] if self.character else [])]
        return " ".join(["lost", *(parts or [NONE])])

    def take(self, cards: CardsTable) -> None:
        result = cards.result
        if not cards.losing or result is None:
            raise Refusal("no_combat_lost")
        character, mechs = len(cards.in_play(result.seat, 0)), len(cards.in_play(result.seat, 1))
        if self.character > character or self.mechs > mechs:
            raise Refusal("not_in_play", f"mech {mechs}, character {character}")
        if result.attacks and self.character + self.mechs != 1:
            raise Refusal("one_unit_attacks")
        cards.lose_units(result.seat, self.character, self.mechs)
        cards.losing = False
        if cards.card is not None:
            cards.moved([])


class WorkersStep(CardStep):
    """A16.2: a person has driven off workers of the Automa, and lays resources there."""

    def text(self, cards: CardsTable) -> str:
        return " ".join(["workers", *named(cards, self.seat)])

    def take(self, cards: CardsTable) -> None:
        nothing_open(cards)
