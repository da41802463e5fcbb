"""The names of things in Expeditions, in the order of the engine's own lists."""

from typing import Final

from maszyna.speech.language.translator import Form, Many, mark, mark_form, mark_many

ROWS: Final = [mark("North"), mark("Central"), mark("South")]
MECHS: Final = [mark("north mech"), mark("central mech")]
SEATS: Final = [mark("You"), mark("The Automa")]
TILE_DOWN: Final = mark("tile face down")
ONE_CORRUPTION: Final = mark("corruption of value {value}")
# What a target row looks for.
SYMBOLS: Final[list[Form]] = [
    mark_form("accusative", "a map token"),
    mark_form("accusative", "the 20"),
    mark_form("accusative", "corruption"),
]
# By level, from 1; the name of level 4 is on no file. Scythe has a level of the same name.
NO_NAME: Final = Form("", "")
LEVELS: Final[list[Form]] = [
    mark_form("level of Expeditions", "Maszynette"),
    mark_form("level of Expeditions", "Maszyna"),
    mark_form("level of Expeditions", "Automaszyna"),
    NO_NAME,
    mark_form("level of Expeditions", "Ultimaszyna"),
]
# What a glory category counts.
COUNTED: Final[list[Many]] = [
    mark_many("{n} solved quest", "{n} solved quests"),
    mark_many("{n} melded meteorite", "{n} melded meteorites"),
    mark_many("{n} upgraded item", "{n} upgraded items"),
    mark_many("{n} corruption token of value 20", "{n} corruption tokens of value 20"),
    mark_many("{n} corruption token, not counting the 20", "{n} corruption tokens, not counting the 20"),
    mark_many("{n} card in hand and row", "{n} cards in hand and row"),
    mark_many("{n} worker", "{n} workers"),
    mark_many("{n} map token", "{n} map tokens"),
]
OR: Final = mark("{first} or {second}")
# Where coins come from at the end.
SOURCES: Final = [mark("Coins"), mark("Glory"), mark("Items"), mark("Maps"), mark("Corruption")]
