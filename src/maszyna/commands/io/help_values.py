"""The words that help names and that are the same in every language; loaded when somebody asks for help only."""

from typing import Final

from maszyna.expeditions.ids import LEVELS as EXPEDITIONS_LEVELS
from maszyna.lab.bench.cases import OURS
from maszyna.players.by_name import NAMES
from maszyna.scythe.automa_options import OPTIONS, RULINGS
from maszyna.scythe.facts.automa import DECKS, LEVELS
from maszyna.scythe.facts.editions import EDITIONS
from maszyna.scythe.facts.effects import AGGRESSIVE, PASSIVE, RESOLUTION
from maszyna.scythe.facts.tiles import TILE_IDS
from maszyna.scythe.ids import FACTIONS
from maszyna.scythe.position_requests.decide_request import ACTIONS
from maszyna.scythe.setup.plan import MAT_IDS
from maszyna.scythe.setup.plan import TILE_IDS as BONUS_TILES
from maszyna.scythe.variants import VARIANTS
from maszyna.speech.language.catalogue import LANGUAGES

LISTS: Final[dict[str, list[str]]] = {
    "languages": LANGUAGES,
    "factions": FACTIONS,
    "mats": MAT_IDS,
    "levels": LEVELS,
    "options": list(OPTIONS),
    "rulings": list(RULINGS),
    "variants": list(VARIANTS),
    "editions": list(EDITIONS),
    "bonus_tiles": BONUS_TILES,
    "aggressive": TILE_IDS[AGGRESSIVE],
    "passive": TILE_IDS[PASSIVE],
    "resolutions": TILE_IDS[RESOLUTION],
    "actions": list(ACTIONS),
    "players": list(NAMES),
    "measures": list(OURS),
    "decks": DECKS,
}
WORDS: Final[dict[str, str]] = {
    "json": "JSON",
    "json_schema": "JSON Schema",
    "svg": "SVG",
    "qr": "QR",
    "parquet": "Parquet",
    "dash": "-",
    "variable": "MASZYNA_LANG",
    "random": "random",
    "all": "all",
    "none": "none",
    "attack": "attack_combat_unit",
    "terminal": "--terminal",
    "own_pairs": "--own-pairs",
    "level": "--level",
    "out": "--out",
    "scythe": "scythe",
    "play": "maszyna play",
    "saves": "maszyna saves",
    "load": "maszyna scythe play --load NAME",
    "tiles": "maszyna scythe tiles",
    "deck": "maszyna scythe deck",
    "expeditions_deck": "maszyna expeditions deck",
    "printed": "printed",
    "make_site": "make site",
    "export": "--export",
    "delete": "--delete",
    "zip": "ZIP",
    "postgresql": "PostgreSQL",
    "name_or_value": "NAME, NAME=VALUE",
    "name_way": "NAME=WAY",
    "faction_tile": "FACTION=TILE",
    "position_line": '{"position": …}',
    "action_request": '{"position": …, "action": …}',
    "card_request": '{"position": …, "card": …}',
    "search_nodes": "search:nodes=2000",
    "own_class": "FILE.py:Class",
    "players_example": "random, policy, greedy, search:nodes=2000, FILE.py:Class",
    "options_example": "all_moves,coins=-1/0/1,…",
    "rulings_example": "R3=character,…",
    "game_file": "scythe-SEED.json",
    "experiment_format": "maszyna/experiment@1",
    "lab_guide": "docs/lab.md",
    "benchmark_guide": "docs/benchmark.md",
    "ray_name": "Ray",
    "ray_extra": "ray",
    "report_page": "DIR/report.html",
    "auto": "auto",
    "range_example": "options.coins=-2..2",
    "change_example": "own_cards.#7.resources=3",
}


def help_values() -> dict[str, object]:
    lists = {name: ", ".join(values) for name, values in LISTS.items()}
    return {**lists, **WORDS, "most_level": EXPEDITIONS_LEVELS}
