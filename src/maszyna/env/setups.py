"""The setup document of an environment's games, from the arguments people give; what they leave out is dealt."""

from collections.abc import Mapping, Sequence
from itertools import product
from typing import Any, Final

from maszyna.encoding.opponents import ANY_FACTION, Opponents, check_opponents
from maszyna.encoding.seeds import TEST, drawn_by_seed
from maszyna.kernel.errors import SetupError
from maszyna.scythe.facts.automa import LEVELS
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import FACTIONS
from maszyna.scythe.setup.new_game import begin
from maszyna.scythe.setup.plan import Plan, read_plan

Setup = dict[str, object]
Seats = int | Sequence[Mapping[str, object]]
ANY: Final = "random"  # a level drawn for every game
Choice = str | Sequence[str] | None  # one, several of which every game draws one, or dealt
# What else a setup may say; the names are those of a save file's setup.
EXTRAS: Final = (
    "options", "rulings", "variants", "editions", "structure_bonus", "airships", "resolution", "own_tiles",
    "own_cards", "own_levels", "own_symbols",
)  # fmt: skip


def human(faction: Choice = None, mat: Choice = None) -> Setup:
    return {"player": "human", "faction": faction, "mat": mat}


def automa_seats(automas: Seats, level: str) -> list[Setup]:
    """So many Automas, or those described; ``level`` is of those that say nothing of it."""
    described: Sequence[Mapping[str, object]] = [{}] * automas if isinstance(automas, int) else automas
    return [{"level": level, **seat, "player": "automa"} for seat in described]


def solo_seats(faction: Choice, mat: Choice, automas: Seats, level: str, opponents: Sequence[str]) -> list[Setup]:
    """The learner, a chair for every ready player, and the Automas."""
    if opponents and faction is not None and not isinstance(faction, str):
        raise SetupError("faction", "one_faction_among_players", found=faction)
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
    """Games of one kind, by their seed, with ready players (``names``) in chairs beside the learner's."""

    def __init__(
        self, seats: Seats, extras: Mapping[str, Any], names: Sequence[str] = (), faction: Choice = None
    ) -> None:
        documents = [setup_document(given, extras) for given in each_choice(seats)]
        self.plans: list[Plan] = read_plans(documents)
        self.names = check_opponents(list(names))
        self.faction = FACTIONS.index(faction) if isinstance(faction, str) else ANY_FACTION  # the learner's

    @property
    def seats(self) -> int:
        return len(self.plans[0].seats)

    def begin(self, seed: int) -> Scythe:
        """The game with this seed at its first decision."""
        return begin(self.plans[drawn_by_seed(seed, len(self.plans))], seed)

    def opponents(self, game: Scythe, seed: int) -> Opponents:
        return Opponents(game, seed, self.names, self.faction)


def solo_setups(
    faction: Choice = None,
    mat: Choice = None,
    automas: Seats = 1,
    level: str = "automa",
    opponents: Sequence[str] = (),
    seats: int = 0,
    **extras: Any,
) -> Setups:
    """Of one learner against others; ``seats`` is how many there must be, because spaces never change."""
    return fitting(Setups(solo_seats(faction, mat, automas, level, opponents), extras, opponents, faction), seats)


def fitting(setups: Setups, seats: int) -> Setups:
    if seats and setups.seats != seats:
        raise SetupError("options", "seats_fixed", seats=seats, found=setups.seats)
    return setups


def changed_arguments(arguments: Mapping[str, Any], options: Mapping[str, Any], split: str) -> dict[str, Any]:
    """The arguments of an environment with those that ``reset(options=…)`` names; test games are as they are."""
    changes = dict(options)
    if not isinstance(changes.get("options", {}), Mapping):
        del changes["options"]  # PettingZoo's own suite sends {"options": 1}, which means nothing
    if changes and split == TEST:
        raise SetupError("options", "test_games_fixed")
    possible = [*arguments, *(name for name in EXTRAS if name not in arguments)]
    for name in changes:
        if name not in possible:
            raise SetupError(name, "no_such_argument", possible=possible)
    return {**arguments, **changes}


def read_plans(documents: list[Setup]) -> list[Plan]:
    """The plans that can be played; that a few of several cannot, such as a barred pair, is no fault."""
    plans: list[Plan] = []
    refused: list[SetupError] = []
    for document in documents:
        try:
            plans.append(read_plan(document))
        except SetupError as error:
            refused.append(error)
    if not plans:
        raise refused[0]
    return plans


def each_choice(seats: Seats) -> list[Seats]:
    """The seats with every level, faction and mat they may have, where one is drawn for each game."""
    if isinstance(seats, int):
        return [seats]
    return [list(chosen) for chosen in product(*[seat_choices(seat) for seat in seats])]


def seat_choices(seat: Mapping[str, object]) -> list[Mapping[str, object]]:
    several = {name: value for name, value in seat.items() if isinstance(value, (list, tuple))}
    if seat.get("level") == ANY:
        several["level"] = LEVELS
    return [{**seat, **dict(zip(several, chosen, strict=True))} for chosen in product(*several.values())]
