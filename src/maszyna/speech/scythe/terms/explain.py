"""What a term means, in a line: for a tap on a screen, and for a question mark in a terminal.

explain(Translator("en"), "ability.artillery")
explain(Translator("en"), "ability.riverwalk.saxony")
"""

from typing import Final

from maszyna.kernel.errors import MaszynaError
from maszyna.scythe.facts.factory import factory_cards
from maszyna.scythe.facts.structure_bonus import bonus_tiles
from maszyna.speech.common.amounts import exchange
from maszyna.speech.common.keys import RULE, TERMS
from maszyna.speech.language.translator import Translator, mark
from maszyna.speech.scythe.names.names import NAMES
from maszyna.speech.scythe.terms import term_texts as texts
from maszyna.speech.scythe.terms.rule_texts import CHAPTERS, RULE_TITLE, RULES

OBJECTIVES: Final = [
    mark("Control at least 3 mountains."),
    mark("Control at least 3 tunnels."),
    mark("Control at least 3 farms."),
    mark("Control at least 3 tundras."),
    mark("Control the Factory and have at least as much power as every opponent."),
    mark("Drive off an enemy worker this turn and have 7 power or more after it."),
    mark("Have a Factory card, at least 1 mech and at most 3 workers."),
    mark("Have at most 2 coins, at least 4 workers and at least 7 popularity."),
    mark("Control a territory with at least 9 resources, all four kinds among them."),
    mark("Control at least 3 forests."),
    mark("Control at least 3 villages."),
    mark("Have at least 20 coins."),
    mark("Have at least 6 pieces of your own on one territory: character, mechs, workers, structure."),
    mark("Have at least 1 upgrade, 1 mech, 1 structure and 1 recruit, and control all 4 kinds of resources."),
    mark("Have exactly as many workers on the board as recruits."),
    mark("Control a territory with your character, just one mech and one worker, and at least 5 resources."),
    mark("Have no Factory card, and control at least 2 territories next to the Factory."),
    mark("Have no power, at least 13 popularity and at least 5 workers."),
    mark("Control at least 5 territories around one lake."),
    mark("Have at least 3 structures, at least 7 popularity and no mech."),
    mark("Control at least 9 resources of one kind."),
    mark("Have a Factory card and no upgrade."),
    mark("Have at least 8 combat cards and a star from combat."),
    mark("Have at least 5 workers on one territory next to the Factory."),
    mark("Have at most 3 popularity, at least 13 power and at least 2 mechs."),
    mark("Control one of each of the 5 producing terrains, with a worker on it."),
    mark("Have at least 3 structures, none of them next to your base."),
]


# The lines by kind and key; Factory cards and objectives go by their numbers.
LINES: Final[dict[str, dict[str, str]]] = {
    "ability": texts.ABILITIES,
    "structure": texts.STRUCTURES,
    "tile": texts.TILES,
    "section": texts.SECTIONS,
    "bottom": texts.BOTTOMS,
    "bonus": texts.RECRUITS,
    "star": texts.STARS,
    "terrain": texts.TERRAINS,
    "track": texts.TRACKS,
    "tier": texts.TIERS,
    "sign": texts.SIGNS,
    "objective": {str(number): text for number, text in enumerate(OBJECTIVES, 1)},
    "factory": {str(card.number): texts.FACTORY_CARD for card in factory_cards()},
    RULE: RULES,
}
RIVERWALK: Final = "ability.riverwalk"
DASH: Final = "\u2013"


class UnknownTerm(MaszynaError):
    """Nothing is known under this key."""

    def __init__(self, term: str) -> None:
        super().__init__("", "unknown_term", term=term, possible=list(LINES))
        self.term = term


def terms() -> list[str]:
    """The keys of all that can be explained."""
    found = [f"{kind}.{key}" for kind, lines in LINES.items() for key in lines]
    return found + [f"{RIVERWALK}.{faction}" for faction in texts.RIVERWALK]


def explain(translator: Translator, term: str) -> str:
    """What the thing with this key does."""
    kind, _, key = term.partition(".")
    if term.startswith(f"{RIVERWALK}."):
        faction = term.removeprefix(f"{RIVERWALK}.")
        if faction in texts.RIVERWALK:
            return translator.say(texts.RIVERWALK[faction])
    if key not in LINES.get(kind, {}):
        raise UnknownTerm(term)
    values: dict[str, object] = {}
    if kind == "tile":
        values["table"] = coins_table(key)
    elif kind == "factory":
        card = next(card for card in factory_cards() if card.number == int(key))
        values["exchange"] = exchange(translator, card.pay, card.gain, card.choose_one)
    return translator.say(LINES[kind][key], values)


def title(translator: Translator, term: str) -> str:
    """The name of the thing with this key, beginning with a capital."""
    kind, _, key = term.partition(".")
    if kind == RULE and key in RULES:
        return translator.say(RULE_TITLE, {"number": key})
    key = key.partition(".")[0]
    if key not in LINES.get(kind, {}):
        raise UnknownTerm(term)
    if kind in TERMS:
        name = translator.say(NAMES[kind][TERMS[kind].index(key)])
    elif kind == "objective":
        name = translator.say(NAMES[kind][int(key)])
    elif kind in ("factory", "tier"):
        name = translator.say(texts.FACTORY_TITLE if kind == "factory" else texts.TIER_TITLE, {"number": key})
    else:
        name = translator.say((texts.TRACK_TITLES if kind == "track" else texts.SIGN_TITLES)[key])
    return translator.capitalized(name)


def coins_table(tile: str) -> str:
    """Counts and their coins; neighbours that earn the same stand together."""
    table = next(one.table for one in bonus_tiles() if one.id == tile)
    found: list[str] = []
    start = 1
    for number in range(1, len(table)):
        if number + 1 == len(table) or table[number + 1] != table[number]:
            counts = str(number) if number == start else f"{start}{DASH}{number}"
            found.append(f"{counts} \u2192 {table[number]}")
            start = number + 1
    return ", ".join(found)


def rule_lines(translator: Translator, typed: str) -> list[str]:
    """A rule by its number; without one the turn of an Automa and its six symbols; nothing for an unknown number."""
    wanted = typed.strip().upper()
    if wanted and wanted not in RULES:
        wanted = f"A{wanted}"  # most are the Automa's
    if wanted:
        return [f"{wanted}: {translator.say(RULES[wanted])}"] if wanted in RULES else []
    found: list[str] = []
    for heading, lines in CHAPTERS[:2]:
        found.append(translator.say(heading))
        found += [f"  {rule}: {translator.say(text)}" for rule, text in lines.items()]
    return found


def meanings(translator: Translator, typed: str) -> list[str]:
    """The keys whose name in this language begins with what was typed, for a question in a terminal."""
    wanted = typed.strip().casefold()
    if not wanted:
        return []
    found = []
    for kind, keys in TERMS.items():
        names = NAMES[kind]
        found += [
            f"{kind}.{key}" for key, name in zip(keys, names, strict=True) if begins(translator.say(name), wanted)
        ]
    numbered = [(number, name) for number, name in enumerate(NAMES["objective"]) if name]
    return found + [f"objective.{number}" for number, name in numbered if begins(translator.say(name), wanted)]


def begins(name: str, wanted: str) -> bool:
    return name.casefold().startswith(wanted)
