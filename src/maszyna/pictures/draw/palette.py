"""Colours. Each is only a second sign: terrains also have a glyph, factions a letter."""

from typing import Final

PAPER: Final = "#fbf8f0"
INK: Final = "#23211f"
FAINT: Final = "#6d675f"
HAIR: Final = "#8f877a"  # borders between territories
WATER: Final = "#1f74c4"
SHINE: Final = "#ffffff"
CHOSEN: Final = "#b8146b"  # the unit picked, its way and its destination

# By the order of the terrains.
TERRAIN: Final = ["#f3d3bd", "#f5e6a0", "#bcd9a6", "#cdc7c2", "#ece9f4", "#a8d1ee", "#e7b27a"]
GLYPH: Final = ["#8a4a26", "#8a6d00", "#2f6b2f", "#57504b", "#6d62a0", "#1c66a8", "#6e3a0b"]

# By the order of the factions: the piece, and the letter on it.
FACTION: Final = ["#3a78c3", "#c9302c", "#7d4aa5", "#f3c11b", "#33363c", "#ffffff", "#35884a"]
ON_FACTION: Final = ["#ffffff", "#ffffff", "#ffffff", INK, "#ffffff", INK, "#ffffff"]
BASE: Final = ["#d3e2f4", "#f5d3d1", "#e5d8ef", "#fbeeba", "#d5d6d9", "#ffffff", "#d0e7d6"]

# By the order of the resources: food, wood, metal, oil.
RESOURCE: Final = ["#f0b400", "#8b5a2b", "#b9c0c7", "#26221f"]
ON_RESOURCE: Final = [INK, "#ffffff", INK, "#ffffff"]

ENCOUNTER: Final = "#0f7f73"

# Expeditions: the Automa's mechs by row, the person's, tokens, tiles face down and face up.
EXPEDITION: Final = ["#2d6cb5", "#a35a12"]
ON_EXPEDITION: Final = ["#ffffff", "#ffffff"]
HUMAN: Final = "#ffffff"
ON_HUMAN: Final = INK
MAP: Final = "#efe0b5"
CORRUPTION: Final = "#f0a3b0"
TWENTY: Final = "#7c1240"
GLORY: Final = "#f6c945"
FACE_DOWN: Final = "#d9d2c4"
FACE_UP: Final = "#eef3e6"
