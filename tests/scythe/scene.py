"""A scene: a game arranged by hand, so that one rule can be looked at.

scene = Scene("saxony", "crimea")
scene.put("saxony", "mech", 36)
scene.begin("saxony")
scene.say("section move", "move units", "mech 36", "to 37")
"""

from maszyna.kernel.events import Event
from maszyna.kernel.packed_counts import packed
from maszyna.scythe.board import base_of
from maszyna.scythe.events import EVENTS
from maszyna.scythe.facts.factions import factions
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import ABILITIES, CHARACTER, FACTIONS, FIRST_MECH, FIRST_WORKER, MAT, STRUCTURES, UNITS
from maszyna.scythe.play.actions.build import build
from maszyna.scythe.play.turn.turn import TakeTurn
from maszyna.scythe.setup.new_game import new_game
from maszyna.scythe.state import Seat

MATS = ["agricultural", "mechanical", "innovative", "patriotic", "militant", "engineering", "industrial"]


class Scene:
    """A game whose seats start bare: no units, no cards, no coins, no tokens on the board."""

    def __init__(
        self,
        *names: str,
        mats: list[str] | None = None,
        variants: list[str] | None = None,
        editions: list[str] | None = None,
        bonus: str = "in_a_row",
        seed: int = 1,
        modules: dict[str, object] | None = None,
    ) -> None:
        seats = [{"faction": name, "mat": mat} for name, mat in zip(names, mats or MATS, strict=False)]
        self.game: Scythe = new_game(
            {
                "seats": seats,
                "editions": editions or ["base", "invaders"],
                "variants": variants or [],
                "structure_bonus": bonus,
                **(modules or {}),
            },
            seed,
        )
        self.clear()

    def clear(self) -> None:
        self.game.log = []
        self.game.position.encounters = 0
        for seat in self.game.position.seats:
            seat.at = [MAT] * UNITS
            seat.at[CHARACTER] = base_of(seat.faction)
            seat.power = seat.popularity = seat.coins = 0
            seat.objectives = 0
            self.game.combat_deck += seat.hand
            seat.hand = 0
            seat.muster()

    def index(self, name: str) -> int:
        """The seat number of a faction."""
        return next(i for i, seat in enumerate(self.game.position.seats) if FACTIONS[seat.faction] == name)

    def seat(self, name: str) -> Seat:
        return self.game.position.seats[self.index(name)]

    def base(self, name: str) -> int:
        return base_of(FACTIONS.index(name))

    def put(self, name: str, unit: str, *places: int) -> None:
        """Put units on places: workers and mechs from the mat (mechs without their ability), the character moves."""
        seat = self.seat(name)
        for place in places:
            if unit == "character":
                seat.at[CHARACTER] = place
                continue
            first, last = (FIRST_MECH, FIRST_WORKER) if unit == "mech" else (FIRST_WORKER, UNITS)
            index = next(i for i in range(first, last) if seat.at[i] == MAT)
            seat.at[index] = place
        seat.muster()

    def unlock(self, name: str, *abilities: str) -> None:
        """Give a seat mech abilities by name."""
        for ability in abilities:
            bit = 1 << ABILITIES.index(ability)
            assert bit in factions()[self.seat(name).faction].mechs, f"{name} has no {ability}"
            self.seat(name).abilities |= bit

    def lay(self, place: int, food: int = 0, wood: int = 0, metal: int = 0, oil: int = 0) -> None:
        """Lay resource tokens on a place."""
        self.game.position.resources[place] += packed([food, wood, metal, oil])

    def resources(self, place: int) -> list[int]:
        """Food, wood, metal, oil on a place."""
        tally = self.game.position.resources[place]
        return [(tally >> (15 * kind)) & 0x7FFF for kind in range(4)]

    def build(self, name: str, structure: str, place: int) -> None:
        build(self.game, self.index(name), STRUCTURES.index(structure), place)

    def deal(self, name: str, *values: int) -> None:
        """Move combat cards of these values from the deck to a hand."""
        cards = packed([values.count(value) for value in (2, 3, 4, 5)])
        self.game.combat_deck -= cards
        self.seat(name).hand += cards

    def begin(self, name: str) -> None:
        """Start this seat's turn and forget what was reported before."""
        self.game.stack = [TakeTurn(self.index(name))]
        self.game.over = False
        self.game.log = []
        self.game.settle()

    def say(self, *texts: str) -> None:
        """Take actions by their texts."""
        for text in texts:
            self.game.apply(self.game.parse(text))

    def legal(self) -> list[str]:
        """The texts of what is possible now."""
        return self.game.legal_texts()

    def asked(self) -> str:
        """Whose decision of which kind is pending, as 'faction kind'; 'over' at the end."""
        if self.game.is_over():
            return "over"
        return f"{FACTIONS[self.game.position.seats[self.game.seat_to_decide()].faction]} {self.game.decision_kind()}"

    def happened(self, kind: str) -> list[Event]:
        """The events of one kind since the scene began."""
        assert self.game.log is not None
        return [event for event in self.game.log if EVENTS[event.kind][0] == kind]
