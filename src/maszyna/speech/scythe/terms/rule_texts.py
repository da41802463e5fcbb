"""What each rule says that a screen can name by its number, in a line, by chapter; docs/rules.md has all numbers."""

from typing import Final

from maszyna.speech.language.translator import mark

RULE_TITLE: Final = mark("Rule {number}")
TURN: Final[dict[str, str]] = {
    "A3.1": mark(
        "Draw a card onto the main discard pile. On Autometta a card with the skip mark ends the turn at once."
    ),
    "A3.2": mark("The rows of the card in order: move, gains, your recruit bonus; then the marker."),
    "A4.1": mark(
        "The symbols of the move row are tried from left to right; only the first possible one is carried out."
    ),
    "A4.2": mark("A symbol in brackets counts only for the faction whose emblem is beside it."),
    "A4.3": mark("If the best territory is where the unit already is, it stays; this counts as carried out."),
    "A4.4": mark("If no symbol of the row is possible, the Automa does not move this turn."),
    "A11": mark("Gains from left to right: units go from the mat to the base; the character comes before a mech."),
    "A12": mark("If the card shows a recruit bonus that you have, you gain 1 of it."),
    "A13.1": mark("A gold star moves the marker on the star card 1 space; with a crossed-out star it stays."),
    "A13.2": mark("When the marker comes to a space with a star, the Automa places a star."),
    "A13.3": mark(
        "With its first star from the star card all 19 cards are shuffled; the other scheme counts from then on."
    ),
    "A2.2": mark("If a card is needed and the deck is empty, both discard piles are shuffled into a new deck of 19."),
}
SYMBOLS: Final[dict[str, str]] = {
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
}
CHOOSING: Final[dict[str, str]] = {
    "A8": mark(
        "The Automa's units do not walk: a unit may move to any territory in the neighbourhood of any of its units."
    ),
    "A7.1": mark("A unit's neighbourhood: its own territory and all it could enter with a move of 1 territory."),
    "A5": mark(
        "Until the marker on its star card allows it, the Automa's units stay off lakes and do not cross "
        "rivers; then both are open."
    ),
    "A6.1": mark("Of several units the one nearest to the Automa's base moves; units on the base are the nearest."),
    "A6.2": mark("Of equally good territories the one nearest to the Factory counts."),
    "A6.3": mark("If it is still a tie, reading order decides: top row first, each row from left to right."),
}
COMBAT: Final[dict[str, str]] = {
    "A15.2": mark("In a combat an Automa card is drawn onto the combat discard pile; only its combat table counts."),
    "A15.3": mark(
        "The Automa's power in a combat is read from its card, in the column for the power it has, and is at "
        "most what it has."
    ),
    "A15.4": mark("The Automa adds as many of its combat cards at random as the table says, at most what it has."),
    "A15.6": mark("After a defeat the Automa's mechs and character go to its mat, its workers to its base."),
    "A16.1": mark(
        "Where you defeat the Automa, resources are placed as the last card drawn for a turn says, by terrain."
    ),
    "A16.2": mark("If you enter a territory with its workers only, they go to its base and you lose popularity."),
    "A17": mark("Where the Automa wins, or moves onto workers or resources alone, the resources are removed."),
    "A10.1": mark(
        "If the Automa's character ends a move on an encounter token, the token is removed; nothing else happens."
    ),
    "A10.2": mark("If its character ends the turn on the Factory, the Automa takes its only Factory card, face down."),
}
END: Final[dict[str, str]] = {
    "A2.1": mark("The last of 6 stars ends the game at once; the rest of the Automa card is not carried out."),
    "A14": mark("The Automa also places a star for a combat won, at most 2, and one for 16 power."),
    "A18.1": mark(
        "The Automa scores its coins, 4 for a star and 3 for a territory; the Factory counts as 3 territories."
    ),
    "A18.2": mark("Of the resources on one territory at most 6 count for you."),
}
RULINGS: Final[dict[str, str]] = {
    "R1": mark("Our ruling: distances are counted in hexes on the printed grid, bases at their printed hexes."),
    "R2": mark(
        "Our ruling: the neighbourhood of a human's unit is all it could enter in one step, through tunnels "
        "and by abilities too."
    ),
    "R3": mark(
        "Our ruling: if a mech and the character are equally near, the mech moves, unless the set-up says otherwise."
    ),
    "R5": mark("Our ruling: if every valid territory is in an enemy neighbourhood, the worker does not move."),
    "R6": mark(
        "Our ruling: “most units of the Automa” counts those on the board, each once, without the one that moves."
    ),
    "R7": mark("Our ruling: if enemy combat units are only on bases, the distance to those counts."),
    "R11": mark("Our ruling: a skipped turn leaves the marker where it is, unless the set-up says otherwise."),
    "R12": mark(
        "Our ruling: resources are removed when the Automa wins as the defender, too, unless the set-up says otherwise."
    ),
    "R13": mark("Our ruling: an Automa places no flags or traps, unless the set-up says otherwise."),
    "R14": mark("Our ruling: the gain in brackets on card 8 is for Rusviet, unless the set-up says otherwise."),
    "R16": mark("Our ruling: if everything is tied, the human wins."),
    "R17": mark("Our ruling: in a cooperative game a territory with a unit of an allied Automa is not valid."),
}
AIRSHIPS: Final[dict[str, str]] = {
    "W3.2": mark("Stars on a resolution tile or on open objectives count like any other; nobody has more than 6."),
    "W5.1": mark(
        "The Automa's airship card goes with its aggressive tile, never Toll; the Automa has no passive tile."
    ),
    "W5.2": mark("The Automa's airship moves after each of its character's moves that is not an attack."),
    "W5.5": mark(
        "With airships there are two more tie-breakers: nearest to the own airship, then without an enemy airship."
    ),
    "W5.7": mark(
        "Camp: if none of its units is on the board and every way from its base is blocked, other symbols "
        "count this turn."
    ),
    "W6.3": mark("Siege Engine: combat units pay coins to enter the airship's territory."),
    "W9": mark("The Automa's airship card says where its airship flies and what it does."),
}
EXPEDITIONS: Final[dict[str, str]] = {
    "X5": mark("Draw a decision card and carry out its parts in order: progress, north mech, central mech."),
    "X6": mark("With the progress mark the token moves 1 space; on a star the Automa places its next glory token."),
    "X7.1": mark("Sweep: first discard all face-up cards beside the mech's location."),
    "X7.2": mark("With enough glory the mech goes to the nearest match 0 to 3 locations ahead and acts there."),
    "X7.2a": mark("Map: the target is a location with a map token."),
    "X7.2b": mark("20: the target is the location with the 20."),
    "X7.2c": mark("Corruption: the target is a location with at least one regular corruption token."),
    "X7.3": mark("Without a match the mech walks the distance on its card."),
    "X8.1": mark("Explore: the Automa takes the map token, the tile is flipped and corruption is placed on it."),
    "X8.2": mark("The Automa takes the 20."),
    "X8.3": mark("The Automa takes corruption from the top down, up to the number on the card, never the 20."),
    "X4.3": mark("The location with your mech is skipped and is never a target."),
    "X4.5": mark("You may move through a face-down location with a mech of the Automa."),
    "X9.1": mark("With 4 glory tokens of yours or 8 of the Automa's the last round begins."),
}
# The chapters of the reference with their titles; the numbers stand as a turn goes.
CHAPTERS: Final[list[tuple[str, dict[str, str]]]] = [
    (mark("A turn of the Automa"), TURN),
    (mark("The six symbols"), SYMBOLS),
    (mark("How it chooses"), CHOOSING),
    (mark("Combat and conquest"), COMBAT),
    (mark("The end"), END),
    (mark("Our rulings"), RULINGS),
    (mark("Airships"), AIRSHIPS),
    (mark("Expeditions: a turn of the Automa"), EXPEDITIONS),
]
RULES: Final[dict[str, str]] = {rule: text for _, lines in CHAPTERS for rule, text in lines.items()}
