"""What a person wants to play, as options and dialogue collect it, and the setup document that comes of it."""

from maszyna.kernel.record import Setup
from maszyna.scythe.setup.plan import DEFAULT_EDITIONS, STRENGTHS
from maszyna.terminal.scythe.setup.airship_form import AirshipForm

DEFAULT_LEVEL = "automa"


class SetupForm:
    """Everything open is dealt at random; each list is by person or by Automa, and may be short."""

    def __init__(self) -> None:
        self.people = 1
        self.automas = 1
        self.factions: list[str | None] = []
        self.mats: list[str | None] = []
        self.opponents: list[str | None] = []
        self.levels: list[str] = []
        self.options: dict[str, object] = {}
        self.rulings: dict[str, object] = {}
        self.variants: list[str] = []
        self.editions: list[str] = list(DEFAULT_EDITIONS)
        self.bonus_tile: str | None = None
        self.seed: int | None = None
        self.airships = AirshipForm()
        self.house_rules: Setup = {}  # of a deck file
        self.first_game = False  # nobody has played here before

    def level(self, number: int) -> str:
        """The last one given holds for the Automas after it."""
        return self.levels[min(number, len(self.levels) - 1)] if self.levels else DEFAULT_LEVEL

    def document(self) -> Setup:
        people: list[object] = [
            {"player": "human", "faction": _at(self.factions, number), "mat": _at(self.mats, number)}
            for number in range(self.people)
        ]
        automas: list[object] = [
            opponent(_at(self.opponents, number), self.level(number)) for number in range(self.automas)
        ]
        return {
            "seats": people + automas,
            "editions": self.editions,
            "variants": self.variants,
            "structure_bonus": self.bonus_tile,
            "options": self.options,
            "rulings": self.rulings,
            **self.airships.document(),
            **self.house_rules,
        }


def opponent(faction: str | None, level: str) -> dict[str, object]:
    """An Automa, or somebody who thinks."""
    if level in STRENGTHS:
        return {"player": level, "faction": faction, "mat": None}
    return {"player": "automa", "faction": faction, "level": level}


def _at(items: list[str | None], number: int) -> str | None:
    return items[number] if number < len(items) else None


def put(items: list[str | None], number: int, value: str | None) -> None:
    """Set one item of a list that may be too short."""
    items += [None] * (number + 1 - len(items))
    items[number] = value
