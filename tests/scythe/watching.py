"""What a referee watches in the events alone: reveals before moves, resources after combats, nothing after the end.

The rules are written here a second time (A16.4, A17, R12, A19.4, A19.5, section 11), without the engine's code.
"""

from collections import Counter

from tests.scythe.violation import insist

from maszyna.kernel.events import Event
from maszyna.kernel.packed_counts import total
from maszyna.scythe import events as told
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import COINS, POPULARITY, POWER, STAR_COMBAT, STAR_POPULARITY, STAR_POWER
from maszyna.scythe.state import AUTOMA

STOPS = (4, 5)
CARRIED_OUT = 0  # the first reason of a group: it can be
NOBODY = -1


class Watch:
    """One game, event by event."""

    def __init__(self, game: Scythe, setup: dict[str, object]) -> None:
        options, rulings = setup.get("options"), setup.get("rulings")
        self.options = options if isinstance(options, dict) else {}
        self.stay = isinstance(rulings, dict) and rulings.get("R12") == "stay"
        self.game = game
        self.active = game.turn.seat
        self.revealed = False  # a harmless card that nothing has followed yet
        self.stopped = False  # the move row of this card is over
        self.attacker = NOBODY
        self.in_the_air = False
        self.fought: list[tuple[int, int, int]] = []  # winner, attacker, place; not looked at yet
        self.unloaded = Counter[int]()  # by place: tokens from airships since the last combat there
        self.left: set[int] = set()  # places where resources were laid since the last action
        self.ended = False
        self.power = [seat.power for seat in game.position.seats]
        self.popularity = [seat.popularity for seat in game.position.seats]
        self.placed = [Counter[int]() for _ in game.position.seats]

    def follow(self) -> None:
        """Before the log is emptied."""
        log = self.game.log
        if not log and not self.fought:
            return
        self.left = set()
        for event in log or []:
            insist(not self.ended, "something happened after the end")
            self.see(event)
        if self.game.combat is not None:
            return  # somebody still has to say where the beaten go
        for winner, attacker, place in self.fought:
            if self.is_automa(winner) and not self.game.over and not (self.stay and winner != attacker):
                lying = total(self.game.position.resources[place])
                insist(lying <= self.unloaded[place], "resources outlived an Automa's victory")
        self.fought = []

    def is_automa(self, seat: int) -> bool:
        return self.game.position.seats[seat].player == AUTOMA

    def see(self, event: Event) -> None:
        if event.kind == told.TURN_BEGAN:
            self.active = event.seat
        elif event.kind in (told.AUTOMA_CARD, told.AUTOMA_REVEALED, told.AUTOMA_STOPPED, told.UNIT_NOT_GAINED):
            self.see_reveal(event)
        elif event.kind == told.AUTOMA_GROUP and event.second == CARRIED_OUT:
            self.see_move()
        elif event.kind == told.UNIT_GAINED:
            self.see_gain()
        elif event.kind in (told.COMBAT_BEGAN, told.AIR_COMBAT_BEGAN):
            self.attacker = event.seat
            self.left.discard(event.first)  # what an earlier conquest laid there is no business of this one
            self.in_the_air = event.kind == told.AIR_COMBAT_BEGAN
        elif event.kind == told.COMBAT_WON and not self.in_the_air:
            self.fought.append((event.seat, self.attacker, event.first))
            self.unloaded[event.first] = 0
        elif event.kind == told.AIRSHIP_UNLOADED:  # a beaten airship leaves its cargo where there was a combat before
            self.unloaded[event.third] += event.second
        elif event.kind == told.RESOURCES_LEFT:
            self.left.add(event.third)
        elif event.kind == told.RECRUIT_BONUS:
            self.see_recruit(event)
        elif event.kind in (told.GAINED, told.LOST, told.COMBAT_COMMITTED):
            self.count(event)
        elif event.kind == told.STAR_PLACED:
            self.placed[event.seat][event.first] += 1
            if event.first == STAR_COMBAT and self.fought:  # A16.4: it may end the game, so it comes first
                insist(self.fought[-1][2] not in self.left, "resources laid before the star of a conquest")
        elif event.kind == told.GAME_ENDED:
            self.ended = True

    def see_reveal(self, event: Event) -> None:
        """A19.4, A19.5: each card belongs to what is about to happen; a 4 or 5 stops it."""
        if event.kind == told.AUTOMA_CARD:
            insist(not self.revealed, "a card revealed for nothing")
            self.stopped = False
            return
        insist(not self.revealed, "two cards revealed for one thing")
        moves, gains = self.options.get("reveal_before_move"), self.options.get("reveal_before_unit")
        insist(moves or gains, "a card revealed without the option")
        if event.kind == told.AUTOMA_REVEALED:
            insist(event.first not in STOPS, "a 4 or 5 stopped nothing")
            self.revealed = True
            return
        insist(event.first in STOPS, "a 2 or 3 stopped the Automa")
        if event.kind == told.AUTOMA_STOPPED:
            insist(moves, "a move stopped without the option")
            self.stopped = True
        else:
            insist(gains, "a gain stopped without the option")

    def see_move(self) -> None:
        insist(not self.stopped, "a move in a row that was stopped")
        if self.options.get("reveal_before_move"):
            insist(self.revealed or self.no_card(), "a unit moved without a card revealed")
            self.revealed = False

    def see_gain(self) -> None:
        if self.options.get("reveal_before_unit"):
            insist(self.revealed or self.no_card(), "a unit gained without a card revealed")
            self.revealed = False

    def no_card(self) -> bool:
        """R8: perhaps there was none to reveal; a deck that has cards after the action had one before, or got it."""
        return total(self.game.combat_deck) + total(self.game.combat_discard) < 8

    def see_recruit(self, event: Event) -> None:
        """Section 11: who has earned a star by a recruit on another's turn places it before the next is served."""
        if event.seat == self.active:
            return
        for seat in range(len(self.placed)):
            if seat in (self.active, event.seat) or self.is_automa(seat):
                continue
            owes_power = self.power[seat] == 16 and not self.placed[seat][STAR_POWER]
            owes_popularity = self.popularity[seat] == 18 and not self.placed[seat][STAR_POPULARITY]
            full = sum(self.placed[seat].values()) >= 6
            insist(full or not (owes_power or owes_popularity), "a neighbour is served before another's star")

    def count(self, event: Event) -> None:
        if event.kind == told.COMBAT_COMMITTED:
            self.power[event.seat] -= event.first
        elif event.first in (POWER, POPULARITY):
            track = self.power if event.first == POWER else self.popularity
            track[event.seat] += event.second if event.kind == told.GAINED else -event.second
        else:
            insist(event.first >= COINS, "resources are told otherwise")
