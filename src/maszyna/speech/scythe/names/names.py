"""The names of things, in the order of the engine's own lists, and the other cases of those that sentences need."""

from typing import Final

from maszyna.scythe.facts.effects import EFFECT_NAMES
from maszyna.scythe.ids import FACTIONS as FACTION_IDS
from maszyna.scythe.place_texts import unit_kind
from maszyna.speech.common.keys import CARD, CARDS, SEAT, TERM, TERMS, card_key, term_key
from maszyna.speech.language.translator import Form, Translator, mark, mark_form
from maszyna.speech.scythe.names.automa_names import AUTOMA_NAMES
from maszyna.speech.scythe.names.effect_labels import EFFECT_LABELS, EFFECTS_TOLD

FACTIONS: Final = [
    mark("Nordic"), mark("Rusviet"), mark("Togawa"), mark("Crimea"), mark("Saxony"), mark("Polania"), mark("Albion"),
]  # fmt: skip
TERRAINS: Final = [
    mark("village"), mark("farm"), mark("forest"), mark("mountain"), mark("tundra"), mark("lake"), mark("Factory"),
]  # fmt: skip
RESOURCES: Final = [mark("food"), mark("wood"), mark("metal"), mark("oil")]
UNIT_KINDS: Final = [mark("character"), mark("mech"), mark("worker"), mark("airship")]
SECTIONS: Final = [mark("Move"), mark("Bolster"), mark("Trade"), mark("Produce"), mark("Factory card")]
STRUCTURES: Final = [mark("Mine"), mark("Monument"), mark("Armory"), mark("Mill")]
BOTTOMS: Final = [mark("Upgrade"), mark("Deploy"), mark("Build"), mark("Enlist")]
BONUSES: Final = [mark("power"), mark("coins"), mark("popularity"), mark("combat cards")]
CUBES: Final = [
    mark("Move: one more unit"),
    mark("Move: one more coin"),
    mark("Bolster: one more power"),
    mark("Bolster: one more combat card"),
    mark("Trade: one more popularity"),
    mark("Produce: one more territory"),
]
GOODS: Final = [
    *RESOURCES, *[mark("coins"), mark("power"), mark("popularity"), mark("combat cards"), mark("any resources")],
    mark("worker"), mark("upgrade"), mark("mech"), mark("structure"), mark("recruit"), mark("production"),
]  # fmt: skip
STARS: Final = [
    mark("all upgrades"),
    mark("all mechs"),
    mark("all structures"),
    mark("all recruits"),
    mark("all workers"),
    mark("an objective"),
    mark("a won combat"),
    mark("full popularity"),
    mark("full power"),
    mark("the star card"),
    mark("the resolution tile"),
    mark("the first open objective"),
    mark("the second open objective"),
]
ABILITIES: Final = [
    mark("Riverwalk"), mark("Submerge"), mark("Camaraderie"), mark("Speed"), mark("Seaworthy"), mark("Artillery"),
    mark("Underpass"), mark("Disarm"), mark("Wayfare"), mark("Scout"), mark("Township"), mark("People's Army"),
    mark("Burrow"), mark("Sword"), mark("Shield"), mark("Rally"), mark("Toka"), mark("Suiton"), mark("Ronin"),
    mark("Shinobi"), mark("Swim"), mark("Relentless"), mark("Maifuku"), mark("Coercion"), mark("Dominate"),
    mark("Meander"), mark("Exalt"),
]  # fmt: skip
MATS: Final = [
    mark("Industrial"), mark("Engineering"), mark("Militant"), mark("Patriotic"), mark("Innovative"),
    mark("Mechanical"), mark("Agricultural"),
]  # fmt: skip
TILES: Final = [
    mark("tunnels beside structures"),
    mark("lakes beside structures"),
    mark("encounters beside structures"),
    mark("structures on tunnels"),
    mark("structures in a row"),
    mark("structures on farms and tundras"),
]
OBJECTIVES: Final = [
    mark("Higher Ground Advantage"),
    mark("Underworld Advantage"),
    mark("Harvest Advantage"),
    mark("Northern Advantage"),
    mark("King of the Hill"),
    mark("Send One Back as a Warning"),
    mark("Machine Over Muscle"),
    mark("Roll Up Your Sleeves with the Common Man"),
    mark("Stockpile for the Winter"),
    mark("Woodland Advantage"),
    mark("Population Advantage"),
    mark("Get Rich or Cry Trying"),
    mark("Foundations of the Empire"),
    mark("Hedge Your Bets"),
    mark("Balanced Workforce"),
    mark("A Wolf Among the Sheep"),
    mark("Divide and Conquer"),
    mark("Become a Beloved Pacifist"),
    mark("Shore Up the Shore"),
    mark("Create a Permanent Foothold"),
    mark("Monopolize the Market"),
    mark("Technological Breakthrough"),
    mark("Achieve Tactical Mastery"),
    mark("Establish a Human Shield"),
    mark("Become a Despised Warmonger"),
    mark("Diversify Production"),
    mark("Build Local Infrastructure"),
]
NAMES: Final[dict[str, list[str]]] = {
    "faction": FACTIONS,
    "terrain": TERRAINS,
    "resource": RESOURCES,
    "unit_kind": UNIT_KINDS,
    "section": SECTIONS,
    "structure": STRUCTURES,
    "bottom": BOTTOMS,
    "bonus": BONUSES,
    "cube": CUBES,
    "good": GOODS,
    "star": STARS,
    "ability": ABILITIES,
    "mat": MATS,
    "tile": TILES,
    "objective": ["", *OBJECTIVES],  # cards are numbered from 1
    "effect": [EFFECTS_TOLD.get(effect, EFFECT_LABELS[effect]) for effect in EFFECT_NAMES],
    **AUTOMA_NAMES,
}

OF_FACTION: Final[list[Form]] = [
    mark_form("genitive", "Nordic"), mark_form("genitive", "Rusviet"), mark_form("genitive", "Togawa"),
    mark_form("genitive", "Crimea"), mark_form("genitive", "Saxony"), mark_form("genitive", "Polania"),
    mark_form("genitive", "Albion"),
]  # fmt: skip
THE_UNIT: Final[list[Form]] = [
    mark_form("accusative", "the character"), mark_form("accusative", "a mech"), mark_form("accusative", "a worker"),
    mark_form("accusative", "the airship"),
]  # fmt: skip
THE_STRUCTURE: Final[list[Form]] = [
    mark_form("accusative", "the Mine"), mark_form("accusative", "the Monument"), mark_form("accusative", "the Armory"),
    mark_form("accusative", "the Mill"),
]  # fmt: skip


def name(translator: Translator, kind: str, number: int) -> str:
    """The name of a thing of one of the kinds in NAMES."""
    text = translator.say(NAMES[kind][number])
    if kind == "faction":
        return translator.marked(SEAT, FACTION_IDS[number], text)
    if kind in CARDS:
        return translator.marked(CARD, card_key(kind, number), text)
    return translator.marked(TERM, term_key(kind, number), text) if kind in TERMS else text


def unit_name(translator: Translator, unit: int) -> str:
    return name(translator, "unit_kind", unit_kind(unit))


def faction_of(translator: Translator, faction: int) -> str:
    """A faction in the genitive: whose, against whom, from whom."""
    return translator.marked(SEAT, FACTION_IDS[faction], translator.form(OF_FACTION[faction]))


def the_unit(translator: Translator, unit: int) -> str:
    """A unit as the object of an action."""
    return translator.form(THE_UNIT[unit_kind(unit)])


def the_structure(translator: Translator, structure: int) -> str:
    """A structure as the object of an action."""
    return translator.marked(TERM, term_key("structure", structure), translator.form(THE_STRUCTURE[structure]))


QUANTITIES: Final = [
    mark("villages you control"),
    mark("farms you control"),
    mark("forests you control"),
    mark("mountains you control"),
    mark("tundras you control"),
    mark("tunnels you control"),
    mark("Factory controlled"),
    mark("highest power"),
    mark("enemy workers driven off this turn"),
    mark("power"),
    mark("popularity"),
    mark("coins"),
    mark("combat cards"),
    mark("stars from combat"),
    mark("Factory card"),
    mark("mechs"),
    mark("workers"),
    mark("upgrades"),
    mark("structures"),
    mark("recruits"),
    mark("resources of all four kinds on one territory"),
    mark("your pieces on one territory"),
    mark("kinds of resources"),
    mark("workers minus recruits"),
    mark("resources where the character, one mech and one worker are"),
    mark("territories you control next to the Factory"),
    mark("territories you control around one lake"),
    mark("resources of one kind"),
    mark("workers on one territory next to the Factory"),
    mark("kinds of land with a worker"),
    mark("structures next to your base"),
]
# In the order of the engine's relations.
RELATIONS: Final = [mark("at least"), mark("at most"), mark("exactly")]
