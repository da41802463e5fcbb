"""Encounters (section 9): the character draws a card and takes one payable option, Polania up to two (Meander)."""

from typing import Final

from maszyna.kernel.bits import bit, i64, members
from maszyna.kernel.steps import BY_LIST, BY_PLACE, Decision, DecisionKind, Step
from maszyna.scythe.board import ADJACENT, LAND
from maszyna.scythe.decks import draw_encounter
from maszyna.scythe.events import ENCOUNTER_MET, ENCOUNTER_OPTION, HAND_SEEN, UNIT_MOVED
from maszyna.scythe.facts.encounters import RELOCATE, SEE_HAND, EncounterOffer, encounters
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import CHARACTER, COINS, FACTIONS, MEANDER, PLACES, POPULARITY, POWER, UNITS
from maszyna.scythe.place_texts import place_text
from maszyna.scythe.play.cards.benefits import give_benefits
from maszyna.scythe.play.common.decisions import BY_OFFER, BY_PIECE, CARDS_OFFERED, COMBAT, TERRITORY, AtPlace
from maszyna.scythe.play.common.gains import lose
from maszyna.scythe.play.movement.arrival import arrive
from maszyna.scythe.play.movement.move import character_moved
from maszyna.scythe.state import Seat

NONE: Final = 0
OFFERS: Final[list[tuple[EncounterOffer, ...]]] = [(), *(card.offers for card in encounters())]  # by card number


class MeetEncounter(Step[Scythe]):
    """A character that moved onto a token and won or met no enemy has the encounter."""

    def run(self, game: Scythe) -> None:
        own = game.position.seats[self.seat]
        place = own.at[CHARACTER]
        if not bit(place) & game.position.encounters or not character_moved(game):
            return
        game.position.encounters &= ~bit(place)
        card = draw_encounter(game)
        game.tell(ENCOUNTER_MET, self.seat, card, place)
        times = 2 if own.abilities & MEANDER else 1
        game.push(ChooseOffer(self.seat, card, place, 0, times))


def can_pay_offer(own: Seat, offer: EncounterOffer) -> bool:
    for good, amount in offer.pay:
        if good == COINS and own.coins < amount:
            return False
        if good == POPULARITY and own.popularity < amount:
            return False
        if good == POWER and own.power < amount:
            return False
    return True


class ChooseOffer(Decision[Scythe]):
    """Which option of the card to take, 1 to 3; a second one may be left."""

    about = DecisionKind("encounter", CARDS_OFFERED, BY_OFFER)

    def __init__(self, seat: int, card: int, place: int, taken: i64, times: int) -> None:
        super().__init__(seat)
        self.card = card
        self.place = place
        self.taken: i64 = taken
        self.times = times

    def context(self, game: Scythe) -> list[int]:
        return [self.place, self.card, self.taken, self.times]

    def options(self, game: Scythe) -> list[int]:
        own = game.position.seats[self.seat]
        found = [NONE] if self.taken else []
        for number, offer in enumerate(OFFERS[self.card], 1):
            if not self.taken & bit(number) and can_pay_offer(own, offer):
                found.append(number)
        return found

    def take(self, game: Scythe, action: int) -> None:
        if action == NONE:
            return
        offer = OFFERS[self.card][action - 1]
        game.tell(ENCOUNTER_OPTION, self.seat, self.card, action)
        for good, amount in offer.pay:
            lose(game, self.seat, good, amount)
        if self.times > 1:
            game.push(ChooseOffer(self.seat, self.card, self.place, self.taken | bit(action), self.times - 1))
        give_benefits(game, self.seat, offer.gain, self.place)
        if offer.special == SEE_HAND and game.seats_at_table() > 1:
            game.push(ChooseOpponent(self.seat))
        elif offer.special == RELOCATE:
            game.push(ChooseRefuge(self.seat, self.place))

    def span(self) -> int:
        return 4

    def text(self, action: int) -> str:
        return "no second option" if action == NONE else f"option {action}"

    def why_not(self, game: Scythe, action: int) -> str:
        if action == NONE:
            return "must_take_one"
        return "taken_already" if self.taken & bit(action) else "cannot_pay"


class ChooseOpponent(Decision[Scythe]):
    """Encounter 31: whose combat cards to look at."""

    about = DecisionKind("opponent", COMBAT, BY_LIST, from_zero=True)

    def options(self, game: Scythe) -> list[int]:
        seats = game.position.seats
        return sorted(seat.faction for index, seat in enumerate(seats) if index != self.seat)

    def take(self, game: Scythe, action: int) -> None:
        for index, seat in enumerate(game.position.seats):
            if seat.faction == action:
                game.tell(HAND_SEEN, self.seat, index)

    def span(self) -> int:
        return len(FACTIONS)

    def text(self, action: int) -> str:
        return f"look at {FACTIONS[action]}"

    def why_not(self, game: Scythe, action: int) -> str:
        return "no_such_opponent"


class ChooseRefuge(AtPlace):
    """Encounter 42: to which empty land beside it some of the units here go, rivers ignored."""

    about = DecisionKind("refuge", TERRITORY, BY_PLACE)

    def options(self, game: Scythe) -> list[int]:
        empty: i64 = ADJACENT[self.place] & LAND & ~game.position.structures()
        for seat in game.position.seats:
            empty &= ~seat.units()
        return [NONE, *members(empty)]

    def take(self, game: Scythe, action: int) -> None:
        if action != NONE:
            game.push(ChooseRefugee(self.seat, self.place, action, 0))

    def span(self) -> int:
        return PLACES

    def text(self, action: int) -> str:
        return "nobody leaves" if action == NONE else f"leave for {place_text(action)}"

    def why_not(self, game: Scythe, action: int) -> str:
        return "not_an_empty_neighbour"


class ChooseRefugee(Decision[Scythe]):
    """Which unit goes next: character, each kind in turn; the units of one kind here are alike."""

    about = DecisionKind("refugee", TERRITORY, BY_PIECE)

    def __init__(self, seat: int, place: int, to: int, lowest: int) -> None:
        super().__init__(seat)
        self.place = place
        self.to = to
        self.lowest = lowest

    def context(self, game: Scythe) -> list[int]:
        return [self.place, self.to, self.lowest]

    def options(self, game: Scythe) -> list[int]:
        own = game.position.seats[self.seat]
        return [NONE, *(unit + 1 for unit in range(self.lowest, UNITS) if own.at[unit] == self.place)]

    def take(self, game: Scythe, action: int) -> None:
        if action == NONE:
            return
        own = game.position.seats[self.seat]
        own.at[action - 1] = self.to
        own.muster()
        game.tell(UNIT_MOVED, self.seat, action - 1, self.place, self.to)
        arrive(game, self.seat, action - 1, self.to)  # nobody is there, but a trap may be
        game.push(ChooseRefugee(self.seat, self.place, self.to, action))

    def nothing(self) -> int:
        return NONE

    def parts(self) -> int:
        return UNITS - self.lowest

    def span(self) -> int:
        return UNITS + 1

    def text(self, action: int) -> str:
        return "nobody else" if action == NONE else f"unit {action - 1}"

    def why_not(self, game: Scythe, action: int) -> str:
        return "not_here"
