"""The games a referee watches: seats, editions, variants, Automas, airships by lot, each seed another."""

from maszyna.kernel.dice import dice
from maszyna.scythe.facts.automa import LEVELS
from maszyna.scythe.facts.editions import EDITIONS
from maszyna.scythe.facts.effects import AGGRESSIVE, PASSIVE
from maszyna.scythe.facts.tiles import TILE_IDS, TOLL_TILE
from maszyna.scythe.variants import VARIANTS

SEATS = 7


def setup_of(seed: int) -> dict[str, object]:
    """Seats, editions and variants by lot; every seventh game has one seat more than the last."""
    lot = dice(seed, ["referee setup"])
    editions = ["base", *(edition for edition in EDITIONS[1:] if lot.below(0, 2))]
    most = SEATS if "invaders" in editions else 5
    return {
        "seats": min(1 + seed % SEATS, most),
        "editions": editions,
        "variants": [variant for variant in VARIANTS if lot.below(0, 3) == 0],
    }


def automa_setup_of(seed: int) -> dict[str, object]:
    """One or more Automas of any level against one or more humans, with options and rulings by lot."""
    lot = dice(seed, ["referee automa setup"])
    automas = 1 + max(0, lot.below(0, 6) - 3)
    humans = 1 + max(0, lot.below(0, 5) - 3)
    seats: list[dict[str, object]] = [{} for _ in range(humans)]
    seats += [{"player": "automa", "level": LEVELS[lot.below(0, 4)]} for _ in range(automas)]
    flags = ("skip_marked", "reveal_before_move", "reveal_before_unit", "all_moves")
    options: dict[str, object] = {name: True for name in flags if lot.below(0, 4) == 0}
    for name in ("coins", "power"):
        if lot.below(0, 3) == 0:
            options[name] = lot.below(0, 5) - 2
    if lot.below(0, 2):
        options["mode"] = "cooperative"
    rulings = {"R2": "adjacent", "R3": "character", "R11": "advance", "R12": "stay", "R13": "placed", "R14": "togawa"}
    document = setup_of(seed)
    document["seats"] = seats[:5]
    document["options"] = options
    document["rulings"] = {name: way for name, way in rulings.items() if lot.below(0, 3) == 0}
    return document


def with_airships(document: dict[str, object], seed: int) -> dict[str, object]:
    """The same setup with airships: each pair of tiles in turn, now and then a pair for every seat (W1.2)."""
    seats = document["seats"]
    automas = isinstance(seats, list) and any("player" in seat for seat in seats)
    aggressive = [tile for tile in TILE_IDS[AGGRESSIVE] if tile != TOLL_TILE or not automas]
    passive = TILE_IDS[PASSIVE]
    pair = seed // SEATS
    document["airships"] = {
        "aggressive": aggressive[pair % len(aggressive)],
        "passive": passive[pair // len(aggressive) % len(passive)],
        "active": seed % 3 == 0,
        "lake_drops": seed % 5 == 0,
    }
    if seed % 11 == 0:
        document["airships"] = {"own_pairs": True}
    return document
