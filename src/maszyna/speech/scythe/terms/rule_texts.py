"""What each rule says that a sentence about an Automa names by its number, in a line; docs/rules.md has them all."""

from typing import Final

from maszyna.speech.language.translator import mark

RULE_TITLE: Final = mark("Rule {number}")
RULES: Final[dict[str, str]] = {
    "A5": mark(
        "Until the marker on its star card allows it, the Automa's units stay off lakes and do not cross "
        "rivers; then both are open."
    ),
    "A6.1": mark("Of several units the one nearest to the Automa's base moves; units on the base are the nearest."),
    "A6.2": mark("Of equally good territories the one nearest to the Factory counts."),
    "A6.3": mark("If it is still a tie, reading order decides: top row first, each row from left to right."),
    "A8": mark(
        "The Automa's units do not walk: a unit may move to any territory in the neighbourhood of any of its units."
    ),
    "A9": mark(
        "What makes a territory valid and which one is the destination depends on the symbol of the Automa card."
    ),
    "A9.1": mark("Move worker: away from enemy combat units, close to the Automa's own units."),
    "A9.2": mark("Move mech: to a territory without enemy units, nearest to an enemy combat unit."),
    "A9.3": mark("Move character: to a territory without enemy units, nearest to an enemy combat unit."),
    "A9.4": mark("Encounter or Factory: the character goes for an encounter token or a Factory card."),
    "A9.5": mark(
        "Attack workers: a combat unit goes where enemy workers are without combat units, to the most resources."
    ),
    "A9.6": mark("Attack combat unit: with enough power, the Automa attacks where the fewest enemy combat units are."),
    "A15.3": mark(
        "The Automa's power in a combat is read from its card, in the column for the power it has, and "
        "is at most what it has."
    ),
    "R1": mark("Our ruling: distances are counted in hexes on the printed grid, bases at their printed hexes."),
    "R2": mark(
        "Our ruling: the neighbourhood of a human's unit is all it could enter in one step, through "
        "tunnels and by abilities too."
    ),
    "R3": mark(
        "Our ruling: if a mech and the character are equally near, the mech moves, unless the set-up says otherwise."
    ),
    "R5": mark("Our ruling: if every valid territory is in an enemy neighbourhood, the worker does not move."),
    "R6": mark(
        "Our ruling: “most units of the Automa” counts those on the board, each once, without the one that moves."
    ),
    "R7": mark("Our ruling: if enemy combat units are only on bases, the distance to those counts."),
    "R16": mark("Our ruling: if everything is tied, the human wins."),
    "R17": mark("Our ruling: in a cooperative game a territory with a unit of an allied Automa is not valid."),
    "W5.2": mark("The Automa's airship moves after each of its character's moves that is not an attack."),
    "W5.5": mark(
        "With airships there are two more tie-breakers: nearest to the own airship, then without an enemy airship."
    ),
    "W6.3": mark("Siege Engine: combat units pay coins to enter the airship's territory."),
    "W9": mark("The Automa's airship card says where its airship flies and what it does."),
    "X4.3": mark("The location with your mech is skipped and is never a target."),
    "X4.5": mark("You may move through a face-down location with a mech of the Automa."),
    "X7.1": mark("Sweep: first all face-up cards beside the mech's location are discarded."),
    "X7.2": mark("With enough glory the mech goes to the nearest match 0 to 3 locations ahead and acts there."),
    "X7.2a": mark("Map: the target is a location with a map token."),
    "X7.2b": mark("20: the target is the location with the 20."),
    "X7.2c": mark("Corruption: the target is a location with at least one regular corruption token."),
    "X7.3": mark("Without a match the mech walks the distance on its card."),
    "X8.1": mark("Explore: the Automa takes the map token, the tile is flipped and corruption is placed on it."),
    "X8.2": mark("The Automa takes the 20."),
    "X8.3": mark("The Automa takes corruption from the top down, up to the number on the card, never the 20."),
}
