"""What an encounter's options would change is shown whole: what is paid and what is gained."""

import random
from typing import Any

from tests.app.asking import SOLO, Desk


def encounter_options(wanted: int, setup: dict[str, Any] = SOLO) -> list[Any]:
    """The options of some encounters, met by walking characters."""
    found: list[Any] = []
    for seed in range(1, 40):
        desk, chance = Desk(), random.Random(seed)
        game = desk.new("scythe", setup, seed)["id"]
        for _ in range(60):
            view = desk.get(f"games/{game}")["view"]
            if not view["decision"]:
                break
            options = view["decision"]["options"]
            if view["decision"]["kind"] == "encounter":
                found += options
                break
            walking = [one for one in options if one["action"].startswith(("section move", "move units", "character"))]
            action = chance.choice(walking or options)["action"]
            desk.ask("POST", f"games/{game}/actions", {"revision": view["game"]["revision"], "actions": [action]})
        if len(found) >= wanted:
            break
    return found


def test_resources_gained_are_shown_beside_what_is_paid() -> None:
    options = encounter_options(12)
    brings = [one for one in options if any(f" {good}" in "".join(one["label"]) for good in ("metal", "oil", "wood"))]
    assert len(brings) >= 3
    for option in brings:
        gained = [effect for effect in option["effects"] if effect["track"] == "resources"]
        assert len(gained) == 1 and gained[0]["to"] > gained[0]["from"], option


def test_what_may_be_taken_in_part_is_shown_whole() -> None:
    """A gain that is asked about brings all of it, as far as the numbers beside an option say."""
    options = encounter_options(12, SOLO | {"variants": ["gains_in_part"]})
    brings = [one for one in options if "gain" in "".join(one["label"]) and " coin" in "".join(one["label"])]
    gains = [one for one in brings if "pay" not in "".join(one["label"])]
    assert gains
    for option in gains:
        assert any(effect["track"] == "coins" and effect["to"] > effect["from"] for effect in option["effects"]), option
