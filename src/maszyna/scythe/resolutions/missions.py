"""Open objectives (W8.6): places for one more star of every player who fulfils them."""

from typing import Final

from maszyna.kernel.bits import bit, mask_of, members
from maszyna.kernel.steps import DecisionKind
from maszyna.scythe.decks import draw_cards
from maszyna.scythe.events import RESOLUTION_USED
from maszyna.scythe.facts.effects import EFFECT_NAMES
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import MOST_STARS, STAR_MISSION
from maszyna.scythe.play.cards.objectives import ObjectiveDecision, holds, in_time
from maszyna.scythe.play.common.decisions import BY_OBJECTIVE, CARDS_OFFERED
from maszyna.scythe.play.common.stars import place_star
from maszyna.scythe.resolutions.terms import Terms
from maszyna.scythe.state import AUTOMA, Seat
from maszyna.scythe.turn_state import OBJECTIVE_DECK_STREAM

NO_MISSION: Final = 0
OPEN_OBJECTIVES: Final = EFFECT_NAMES.index("open_objectives")


def open_missions(game: Scythe, amount: int) -> list[int]:
    """Turn up a number of cards of the deck."""
    missions = members(draw_cards(game.dice, OBJECTIVE_DECK_STREAM, game.objective_deck, amount))
    game.objective_deck &= ~mask_of(missions)
    return missions


def grant_first(game: Scythe, missions: list[int], terms: Terms) -> None:
    """W5.9: what an Automa starts with by its resolution card, stars on the open objectives among it."""
    for own in game.position.seats:
        if own.player == AUTOMA:
            own.coins += terms.first_coins
            for number in range(min(terms.first_stars, len(missions))):
                own.stars += 1
                own.star_kinds |= bit(STAR_MISSION + number)


def offer_missions(game: Scythe, seat: int, when: int, missions: list[int], sources: int) -> None:
    """At a moment when objectives may be revealed; whether one is fulfilled is looked up when it comes."""
    if left_to(game.position.seats[seat], missions):
        game.push(ChooseMission(seat, when, missions, sources))


def left_to(own: Seat, missions: list[int]) -> list[int]:
    """The open objectives on which a seat may still place a star."""
    if own.stars == MOST_STARS:
        return []
    return [number for index, number in enumerate(missions) if not own.star_kinds & bit(STAR_MISSION + index)]


class ChooseMission(ObjectiveDecision):
    """On which open objective to place a star, or none now; the action is the objective's number."""

    about = DecisionKind("mission", CARDS_OFFERED, BY_OBJECTIVE)

    def __init__(self, seat: int, when: int, missions: list[int], sources: int) -> None:
        super().__init__(seat, when)
        self.missions = missions
        self.sources = sources  # where the tile is from

    def options(self, game: Scythe) -> list[int]:
        left = in_time(game, mask_of(left_to(game.position.seats[self.seat], self.missions)), self.when)
        return [NO_MISSION, *(number for number in members(left) if holds(game, self.seat, number))]

    def take(self, game: Scythe, action: int) -> None:
        if action != NO_MISSION:
            game.push(ChooseMission(self.seat, self.when, self.missions, self.sources))  # perhaps the other one too
            game.tell(RESOLUTION_USED, self.seat, OPEN_OBJECTIVES, self.sources)
            place_star(game, self.seat, STAR_MISSION + self.missions.index(action))

    def text(self, action: int) -> str:
        if action == NO_MISSION:
            return "no mission"
        return f"mission {action}" if action in self.missions else ""

    def why_not(self, game: Scythe, action: int) -> str:
        if action not in left_to(game.position.seats[self.seat], self.missions):
            return "taken_already"
        if in_time(game, bit(action), self.when):
            return "condition_not_met"
        return "not_before_the_end_of_the_turn"
