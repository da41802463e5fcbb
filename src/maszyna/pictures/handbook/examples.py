"""The handbook's worked examples: one position on the real map, and one request for each symbol."""

from typing import Final

from maszyna.scythe.notation.layout import FORMAT

AUTOMA: Final[dict[str, object]] = {
    "faction": "saxony", "level": "automa", "tracker": 5, "power": 6, "coins": 9,
    "character": 21, "mechs": [29, 35, "mat", "mat"],
    "workers": [34, 41, 28, 36, "mat", "mat", "mat", "mat"],
}  # fmt: skip
HUMAN: Final[dict[str, object]] = {
    "faction": "crimea", "mat": "innovative", "abilities": ["Riverwalk", "Wayfare", "Scout"],
    "power": 5, "popularity": 8, "coins": 7,
    "character": 37, "mechs": [37, 15, 20, "mat"],
    "workers": [43, 43, 30, 14, 44, "mat", "mat", "mat"],
    "structures": {"mine": 44, "mill": 43}, "stars": 1,
}  # fmt: skip
BOARD: Final[dict[str, object]] = {
    "encounters": [3, 8, 11, 13, 25, 27, 35, 36, 39],
    "resources": {"14": {"wood": 1}, "30": {"oil": 1, "metal": 1}, "43": {"food": 2}, "44": {"metal": 3}},
}


def position(**automa: object) -> dict[str, object]:
    """Saxony as the Automa among Crimea's raiders; ``automa`` changes something about it."""
    return {"format": FORMAT, "automa": {**AUTOMA, **automa}, "human": HUMAN, **BOARD}


# By symbol: what is special about the example, and the request.
EXAMPLES: Final[dict[str, tuple[str, dict[str, object]]]] = {
    "move_worker": (
        "Two workers are equally near to the base.",
        {"position": position(), "action": "move_worker"},
    ),
    "move_mech": (
        "The tracker has passed the last no-water space, so lakes and rivers are open to the Automa (A5.2).",
        {"position": position(), "action": "move_mech"},
    ),
    "move_character": (
        "Earlier in the game, with the tracker on a no-water space: no lake and no river is open (A5.1), "
        "and fewer territories are in reach.",
        {"position": position(tracker=2), "action": "move_character"},
    ),
    "encounter_or_factory": (
        "Nothing of the Automa is next to the Factory yet, so only encounter tokens are left.",
        {"position": position(), "action": "encounter_or_factory"},
    ),
    "attack_workers": (
        "Three territories have a human's workers and nobody to defend them.",
        {"position": position(), "action": "attack_workers"},
    ),
    "attack_combat_unit": (
        "The card asks for 5 power, and the Automa has 6.",
        {"position": position(), "action": "attack_combat_unit", "min_power": 5},
    ),
}
