"""For whoever sets a game up: how each faction, player mat and resolution plays, and what the rulebooks advise.

Every face says the same.
"""

from typing import Final

from maszyna.scythe.airships.airship_setup import ADVISED_AGAINST_FROM
from maszyna.scythe.automa_options import MOST_WITH_AUTOMA
from maszyna.scythe.facts.factions import factions
from maszyna.scythe.facts.mats import mats
from maszyna.speech.language.translator import Translator, mark
from maszyna.speech.scythe.names.names import name

# How a faction plays, by its name.
FACTION_PLAYS: Final[dict[str, str]] = {
    "nordic": mark("Spreads early over rivers, is at home on lakes later."),
    "rusviet": mark("Repeats its best action and is soon at the Factory."),
    "togawa": mark("Guards its land with traps and jumps where nobody expects it."),
    "crimea": mark("Pays with cards and is quick in the first turns."),
    "saxony": mark("Lives on combats and objectives, through the tunnels."),
    "polania": mark("Takes two offers of every encounter: go there early."),
    "albion": mark("Plants flags with its hero and holds what it has."),
}
# How a player mat plays, by its name.
MAT_PLAYS: Final[dict[str, str]] = {
    "industrial": mark("Upgrade pays 3 coins; starts first and poor."),
    "engineering": mark("Build pays 3 coins and gets cheap."),
    "militant": mark("Deploy pays 3 coins and shares its section with Move."),
    "patriotic": mark("Deploy pays 3 coins and gets as cheap as 1 metal."),
    "innovative": mark("Upgrade pays 3 coins but never gets cheaper."),
    "mechanical": mark("Three actions pay 2 coins: a steady income."),
    "agricultural": mark("Enlist pays 3 coins; starts last and rich."),
}
# What a resolution does, and how one plays with it, by its name (W3).
RESOLUTION_DOES: Final[dict[str, str]] = {
    "land_rush": mark("After the 6th star everybody takes one more Move action."),
    "factory_explosion": mark(
        "After a 5th star two more turns each, then all units in and around the Factory go home."
    ),
    "spoils_of_war": mark("Up to four stars for combats."),
    "king_of_the_hill": mark("One star for controlling the Factory at the start of your turn."),
    "deja_vu": mark("After the 6th star everybody else uses the section of their last turn once more."),
    "mission_possible": mark(
        "Two open objectives hold more stars; after the 6th everybody else has a turn without Move."
    ),
    "doomsday_clock": mark("Exactly 20 turns each; stars only score."),
    "backup_plan": mark("If the 6th star does not come from the leader, everybody has one more turn."),
}
RESOLUTION_PLAYS: Final[dict[str, str]] = {
    "land_rush": mark("Keep units beside land that is still free."),
    "factory_explosion": mark("Be elsewhere when it blows up."),
    "spoils_of_war": mark("Power and combat cards are worth more than usual."),
    "king_of_the_hill": mark("The middle of the map is fought over."),
    "deja_vu": mark("End a turn on a section worth repeating."),
    "mission_possible": mark("Be the first at an open objective."),
    "doomsday_clock": mark("There is time to build: plan to the last turn."),
    "backup_plan": mark("Do not end the game while you are behind."),
}
PLAYS: Final = FACTION_PLAYS | MAT_PLAYS | RESOLUTION_PLAYS
STARTS: Final = mark("start: {power} power, {cards} combat cards")
MAT_STARTS: Final = mark("start: {coins} coins, {popularity} popularity")


def faction_start(translator: Translator, faction: int) -> str:
    found = factions()[faction]
    return translator.say(STARTS, {"power": found.power, "cards": found.combat_cards})


def mat_start(translator: Translator, mat: int) -> str:
    found = mats()[mat]
    return translator.say(MAT_STARTS, {"coins": found.coins, "popularity": found.popularity})


def resolution_does(translator: Translator, name: str) -> str:
    return translator.say(RESOLUTION_DOES[name])


def plays(translator: Translator, name: str) -> str:
    """How a faction, a player mat or a resolution plays."""
    return translator.say(PLAYS[name])


FIRST_GAME: Final = mark(
    "For a first game: {level}, until you have won against it, a base far from yours, and no airships and no "
    "resolution tile."
)
MANY_PLAYERS: Final = mark("With an Automa the rulebook advises at most {most} players; here there are {count}.")
MANY_AUTOMAS: Final = mark("The Automa's author advises no more Automas than people.")
OWN_PAIRS: Final = mark(
    "The rulebook advises against two tiles of its own for every faction with this many players: it is a lot to "
    "keep in mind (the English one from 4 players on, the Ukrainian one with more than 4)."
)
# What each level is for, from the easiest.
LEVELS: Final = [
    mark("for newcomers, and for those who like to build their empire in peace"),
    mark("of normal difficulty"),
    mark("for experienced players"),
    mark("for those who play better than its authors"),
]


def first_game(translator: Translator) -> str:
    return translator.say(FIRST_GAME, {"level": name(translator, "level", 0)})


def on_many_players(translator: Translator, players: int, automa_plays: bool) -> list[str]:
    """Advice about how many play, where an Automa is among them (A20)."""
    if not automa_plays or players <= MOST_WITH_AUTOMA:
        return []
    return [translator.say(MANY_PLAYERS, {"most": MOST_WITH_AUTOMA, "count": players})]


def on_players(translator: Translator, people: int, automas: int) -> list[str]:
    """The same, and about how many of them are Automas."""
    found = on_many_players(translator, people + automas, automas > 0)
    return [*found, translator.say(MANY_AUTOMAS)] if automas > people else found


def on_own_pairs(translator: Translator, players: int) -> list[str]:
    """Advice about two airship tiles for every seat (W1.2)."""
    return [translator.say(OWN_PAIRS)] if players >= ADVISED_AGAINST_FROM else []


def level_purpose(translator: Translator, level: int) -> str:
    return translator.say(LEVELS[level])
