"""A stage: a game with an Automa arranged by hand, whose next cards are chosen.

stage = Stage("saxony", "crimea")
stage.put("saxony", "mech", 36)
stage.play(14)
"""

from typing import Any

from tests.scythe.scene import Scene

from maszyna.kernel.bits import mask_of
from maszyna.scythe.automa.automa_turn import play_card
from maszyna.scythe.automa.choosing import REASONS
from maszyna.scythe.events import EVENTS
from maszyna.scythe.facts.automa import SYMBOLS
from maszyna.scythe.game import Scythe
from maszyna.scythe.hidden import POPULARITY, AutomaState
from maszyna.scythe.ids import FACTIONS, UNIT_KINDS
from maszyna.scythe.play.turn.turn import TURNS
from maszyna.scythe.setup.new_game import new_game
from maszyna.scythe.state import AUTOMA, HUMAN
from maszyna.scythe.turn_state import Turn


class Stage(Scene):
    """A table whose seats start bare; the first faction named is the Automa looked at."""

    def __init__(
        self,
        automa: str = "saxony",
        *humans: str,
        also: tuple[str, ...] = (),
        level: str = "automa",
        seed: int = 1,
        editions: list[str] | None = None,
        rulings: dict[str, str] | None = None,
        modules: dict[str, object] | None = None,
        **options: object,
    ) -> None:
        self.name = automa
        people = humans or ("crimea",)
        seats: list[dict[str, Any]] = [{"faction": name} for name in people]
        seats += [{"player": "automa", "faction": name, "level": level} for name in (automa, *also)]
        setup: dict[str, object] = {"seats": seats, "options": options, "rulings": rulings or {}}
        setup["editions"] = editions or ["base", "invaders"]
        setup |= modules or {}
        self.game: Scythe = new_game(setup, seed)
        self.clear()
        for seat in self.game.position.seats:
            if seat.player == AUTOMA:
                seat.popularity = POPULARITY

    def state(self, name: str = "") -> AutomaState:
        return self.game.automa(self.index(name or self.name))

    def stack_deck(self, *cards: int) -> None:
        """The Automa's deck holds these cards only; one card is the next one."""
        self.state().deck = mask_of(list(cards))

    def play(self, card: int, name: str = "") -> None:
        """One turn of the Automa with this card, until a human decides; its events are those kept."""
        seat = self.index(name or self.name)
        people = [index for index, own in enumerate(self.game.position.seats) if own.player == HUMAN]
        self.game.stack = [TURNS[people[0]]]  # whoever comes next, other Automas are left out
        self.game.over = False
        self.game.log = []
        self.game.turn = Turn(seat, [])
        play_card(self.game, seat, card)
        self.game.settle()

    def told(self) -> list[str]:
        """The kinds of event since the last turn began, up to the next turn."""
        assert self.game.log is not None
        names = [EVENTS[event.kind][0] for event in self.game.log]
        return names[: names.index("turn_began")] if "turn_began" in names else names

    def groups(self) -> list[tuple[str, str]]:
        """The groups of the move row that were tried: symbol and why not."""
        return [(SYMBOLS[event.first], REASONS[event.second]) for event in self.happened("automa_group")]

    def moves(self) -> list[tuple[str, int, int]]:
        """Kind of unit, from, to."""
        found = []
        for event in self.happened("unit_moved"):
            kind = UNIT_KINDS[0 if event.first == 0 else 1 if event.first < 5 else 2]
            found.append((kind, event.second, event.third))
        return found

    def next_to_move(self) -> str:
        return FACTIONS[self.game.position.seats[self.game.turn.seat].faction]
