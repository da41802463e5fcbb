"""The setup document of an environment's games, from the arguments people give; what they leave out is dealt."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from maszyna.kernel.dice import dice
from maszyna.kernel.errors import SetupError
from maszyna.scythe.facts.automa import LEVELS
from maszyna.scythe.game import Scythe
from maszyna.scythe.setup.new_game import begin
from maszyna.scythe.setup.plan import Plan, read_plan

Setup = dict[str, object]
Seats = int | Sequence[Mapping[str, object]]
ANY: Final = "random"  # a level drawn for every game
STREAM: Final = "level"
SEED_LIMIT: Final = 2**31
# What else a setup may say; the names are those of a save file's setup.
EXTRAS: Final = (
    "options", "rulings", "variants", "editions", "structure_bonus", "airships", "resolution", "own_tiles",
    "own_cards", "own_levels", "own_symbols",
)  # fmt: skip


def human(faction: str | None = None, mat: str | None = None) -> Setup:
    return {"player": "human", "faction": faction, "mat": mat}


def automa_seats(automas: Seats, level: str) -> list[Setup]:
    """So many Automas, or those described; ``level`` is of those that say nothing of it."""
    described: Sequence[Mapping[str, object]] = [{}] * automas if isinstance(automas, int) else automas
    return [{"level": level, **seat, "player": "automa"} for seat in described]


def solo_seats(
    faction: str | None, mat: str | None, automas: Seats, level: str, opponents: Sequence[str]
) -> list[Setup]:
    """The learner, a chair for every ready player, and the Automas."""
    return [human(faction, mat), *(human() for _ in opponents), *automa_seats(automas, level)]


def setup_document(seats: Seats, extras: Mapping[str, Any]) -> Setup:
    """The document; an unknown argument or a setup that cannot be played is refused at once."""
    for name in extras:
        if name not in EXTRAS:
            raise SetupError(name, "no_such_argument", possible=EXTRAS)
    document: Setup = {"seats": seats if isinstance(seats, int) else [dict(seat) for seat in seats]}
    document.update({name: value for name, value in extras.items() if value is not None})
    return document


class Setups:
    """Games of one kind, by their seed."""

    def __init__(self, seats: Seats, extras: Mapping[str, Any]) -> None:
        self.documents = [setup_document(given, extras) for given in each_level(seats)]
        self.plans: list[Plan] = [read_plan(document) for document in self.documents]

    @property
    def seats(self) -> int:
        return len(self.plans[0].seats)

    def begin(self, seed: int) -> Scythe:
        """The game with this seed at its first decision."""
        return begin(self.plans[self.number_of(seed)], seed)

    def document(self, seed: int) -> Setup:
        return self.documents[self.number_of(seed)]

    def number_of(self, seed: int) -> int:
        if len(self.plans) == 1:
            return 0
        return int(dice(seed, [STREAM]).below(0, len(self.plans)))


def each_level(seats: Seats) -> list[Seats]:
    """The seats with every level the Automas may have, where one is drawn for each game."""
    if isinstance(seats, int) or not any(seat.get("level") == ANY for seat in seats):
        return [seats]
    return [[{**seat, "level": level} if seat.get("level") == ANY else seat for seat in seats] for level in LEVELS]
