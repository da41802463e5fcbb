"""A stage with airships: an Automa's card, people's tiles, and where everybody's airship is."""

from typing import Any

from tests.scythe.automa.stage import Stage

from maszyna.kernel.bits import members
from maszyna.kernel.narrow import Finding
from maszyna.scythe.automa.choosing import Choice, choose
from maszyna.scythe.automa.sight import Sight
from maszyna.scythe.automa.symbols import SYMBOLS
from maszyna.scythe.facts.automa import SYMBOLS as NAMES
from maszyna.scythe.facts.effects import EFFECT_NAMES


class AirStage(Stage):
    """The first faction is the Automa with this airship card; the people have the same tile and a passive one."""

    def __init__(
        self,
        card: str,
        automa: str = "saxony",
        *people: str,
        passive: str = "boost",
        active: bool = False,
        also: tuple[str, ...] = (),
        level: str = "automa",
        seed: int = 1,
        own_tiles: dict[str, Any] | None = None,
        **options: Any,
    ) -> None:
        modules: dict[str, object] = {"airships": {"aggressive": card, "passive": passive, "active": active}}
        if own_tiles is not None:
            modules["own_tiles"] = own_tiles
        super().__init__(automa, *people, also=also, level=level, seed=seed, modules=modules, **options)

    def anchor(self, **places: int) -> None:
        """Where the airships of some factions are."""
        for name, place in places.items():
            self.seat(name).airship = place

    def airship(self, name: str = "") -> int:
        return self.seat(name or self.name).airship

    def flights(self) -> list[tuple[int, int]]:
        """From and to of the Automa's airship since the turn began."""
        return [(event.first, event.second) for event in self.happened("automa_airship")]

    def flight_trace(self) -> list[tuple[str, list[int], dict[int, int]]]:
        """The criteria of the airship's last move: name, what they left, the values."""
        trace = self.happened("automa_airship")[-1].trace
        assert trace is not None and {finding.stage for finding in trace} == {"airship"}
        return [(finding.name, members(finding.after), finding.values) for finding in trace]

    def effects(self) -> list[tuple[str, int]]:
        """The effects used since the turn began, and against which seat."""
        return [(EFFECT_NAMES[event.first], event.second) for event in self.happened("effect_used")]

    def choice(self, symbol: str, name: str = "") -> Choice:
        """What a symbol would make the Automa do, with its trace."""
        sight = Sight(self.game.position, self.game.hidden, self.index(name or self.name))
        return choose(sight, SYMBOLS[NAMES.index(symbol)], 0, [])


def finding(choice: Choice, name: str) -> Finding:
    """The step of a criterion in a choice's trace."""
    assert choice.trace is not None
    return next(one for one in choice.trace if one.name == name)


def decider(choice: Choice) -> str:
    """The criterion that left one destination of several."""
    return next((one.name for one in choice.trace or [] if one.stage == "destination" and one.decided()), "")


def names(choice: Choice, stage: str) -> list[str]:
    return [one.name for one in choice.trace or [] if one.stage == stage]
