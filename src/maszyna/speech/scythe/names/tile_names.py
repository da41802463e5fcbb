"""The names of the tiles of The Wind Gambit and of what stands on them, in the order of the engine's own lists."""

from typing import Final

from maszyna.scythe.facts.effects import AGGRESSIVE, AUTOMA_CARD, AUTOMA_RESOLUTION, PASSIVE, RESOLUTION
from maszyna.scythe.facts.sources import ICONS_OURS, ICONS_PRINTED, OWN_COPY, PRINTED, provenances, sources_of
from maszyna.scythe.facts.tiles import PROVENANCES, USUAL_FLIGHT, Tile, tile_number
from maszyna.speech.language.translator import Translator, mark

TILES: Final[dict[str, str]] = {
    "bombard": mark("Bombard"),
    "bounty": mark("Bounty"),
    "siege_engine": mark("Siege Engine"),
    "distract": mark("Distract"),
    "espionage": mark("Espionage"),
    "blitzkrieg": mark("Blitzkrieg"),
    "toll": mark("Toll"),
    "war_correspondent": mark("War Correspondent"),
    "ferry": mark("Ferry"),
    "boost": mark("Boost"),
    "drill": mark("Drill"),
    "hero": mark("Hero"),
    "safe_haven": mark("Safe Haven"),
    "reap": mark("Reap"),
    "craft": mark("Craft"),
    "negotiate": mark("Negotiate"),
    "land_rush": mark("Land Rush"),
    "factory_explosion": mark("Factory Explosion"),
    "spoils_of_war": mark("Spoils of War"),
    "king_of_the_hill": mark("King of the Hill"),
    "deja_vu": mark("Deja Vu"),
    "mission_possible": mark("Mission Possible"),
    "doomsday_clock": mark("Doomsday Clock"),
    "backup_plan": mark("Backup Plan"),
    "camp": mark("The Automa's camp"),
    "active_airship": mark("Active airship"),
}
KIND_NAMES: Final = [
    mark("Aggressive tiles"), mark("Passive tiles"), mark("Resolution tiles"), mark("Airship cards of the Automa"),
    mark("Resolution cards of the Automa"), mark("Symbols of the Automa's rules"),
]  # fmt: skip
CARGO_NAMES: Final = [mark("carries up to 3 resources"), mark("carries up to 2 workers")]  # W2.1
RANGE: Final = mark("range {range}")
PREFERENCE_NAMES: Final = [
    mark("flies nearest to an enemy combat unit"),
    mark("flies nearest to an enemy worker"),
    mark("flies nearest to an enemy airship"),
    mark("flies nearest to a combat unit of its own"),
    mark("flies beside the most enemy combat units"),
    mark("flies to an occupied territory"),
    mark("flies to an unoccupied territory"),
]
CARD_FOR: Final = mark("{tile}, the Automa's card")
THEN: Final = mark("{first}, then: {others}")
FLIES_FAR: Final = mark("{flies}; range {range}")
ON_CARD: Final = mark("card {card}")
PRINTED_RULE: Final = mark("printed rule, symbols: {symbols}")
# Of our tiles that are known in part: which part is ours. The camp and the active airship say it in their heading.
HALVES: Final[dict[tuple[int, str], str]] = {
    (AGGRESSIVE, "bombard"): mark(
        "Reported: the losses for 1, 2, 3 resources. House rule: when it is used, and with which resources."
    ),
    (AGGRESSIVE, "siege_engine"): mark("Reported: combat units pay to enter. House rule: the details."),
    (AGGRESSIVE, "blitzkrieg"): mark(
        "Printed: two airships may fight, the star, the retreat. House rule: when, with what, and "
        "what happens to the cargo."
    ),
    (RESOLUTION, "backup_plan"): mark("Reported: the condition and the extra turn. House rule: the details."),
}
# What speaks against a stand-in.
DOUBTS: Final[dict[tuple[int, str], str]] = {
    (RESOLUTION, "spoils_of_war"): mark(
        "Doubtful: a player's log has the Automa at 96 and 97 coins; with this stand-in it had at most 92 in our games."
    ),
    (RESOLUTION, "doomsday_clock"): mark(
        "Doubtful: a player's log has the Automa with six stars in both games, at 62 and 98 coins."
    ),
}
PROVENANCE_NAMES: Final = [mark("printed"), mark("reported"), mark("house rule")]
PROVENANCE_MEANINGS: Final = [
    mark("printed: the rulebook or the tile says so"),
    mark("reported: players describe it this way"),
    mark("house rule: our own stand-in, to be replaced from a printed tile"),
]
HOUSE: Final = PROVENANCES.index("house")
YOUR_COPY: Final = mark("your version")


def tile_name(translator: Translator, kind: int, name: str) -> str:
    """A tile with the number printed on it; an Automa's card has none."""
    number = tile_number(kind, name)
    said = translator.say(TILES[name])
    if kind == AUTOMA_RESOLUTION:
        return translator.say(CARD_FOR, {"tile": said})
    return f"{number} {said}" if number else said


def kind_name(translator: Translator, kind: int) -> str:
    return translator.say(KIND_NAMES[kind])


def own_part(translator: Translator, tile: Tile) -> str:
    """What only its kind has: cargo, range or preference; a resolution has nothing of the kind."""
    if tile.kind == AGGRESSIVE:
        return translator.say(CARGO_NAMES[tile.cargo])
    if tile.kind == PASSIVE:
        return translator.say(RANGE, {"range": tile.range})
    if tile.kind == AUTOMA_CARD:
        return flight_words(translator, tile)
    if tile.card:
        return translator.say(ON_CARD, {"card": tile.card})
    return ""


def flight_words(translator: Translator, tile: Tile) -> str:
    """Where an Automa's airship flies: what it looks for first, then what else, and how far if it is not 1."""
    names = [translator.say(PREFERENCE_NAMES[preference]) for preference in tile.preferences]
    said = names[0]
    if len(names) > 1:
        said = translator.say(THEN, {"first": said, "others": ", ".join(names[1:])})
    return said if tile.range == USUAL_FLIGHT else translator.say(FLIES_FAR, {"flies": said, "range": tile.range})


def halves(translator: Translator, tile: Tile) -> list[str]:
    """Which part of a tile of ours is known and which is ours, where it has both."""
    said = [texts.get((tile.kind, tile.id)) for texts in (HALVES, DOUBTS)]
    return [translator.say(text) for text in said if text is not None]


def provenance_words(translator: Translator, tile: Tile, own: bool) -> str:
    """Where a tile's text is from; ``own`` if the player has typed it in."""
    return sources_words(translator, sources_of(tile) & ~OWN_COPY | (OWN_COPY if own else 0))


def sources_words(translator: Translator, sources: int) -> str:
    """Where something is from, by the number an event has of it (facts.sources)."""
    known = provenances(sources)
    said = ", ".join(translator.say(PROVENANCE_NAMES[source]) for source in known)
    if sources & (ICONS_OURS | ICONS_PRINTED):
        symbols = translator.say(PROVENANCE_NAMES[HOUSE if sources & ICONS_OURS else PRINTED])
        rule = translator.say(PRINTED_RULE, {"symbols": symbols})
        said = rule if known == [PRINTED] else f"{said}; {rule}"
    return f"{translator.say(YOUR_COPY)}: {said}" if sources & OWN_COPY else said
