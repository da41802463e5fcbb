"""What the companion beside a board of Scythe says around the steps; see also common/table_texts.py."""

from typing import Final

from maszyna.speech.language.translator import mark

# By what it is for.
TALK: Final[dict[str, str]] = {
    "welcome": mark("Your own board, and an Automa beside it. Help: ?"),
    "go_on": mark("A session of {steps} waits ({people}). Go on with it?"),
    "ask_cards": mark("Who draws the Automa's cards"),
    "cards_drawn": mark("the program"),
    "cards_typed": mark("people"),
    "set_up": mark("Set up {who}: units {units}; power {power}, coins {coins}, combat cards {cards}."),
    "map_numbers": mark(
        "Printed boards have no numbers: territories are counted row by row from the top left, as on this map. Again: "
        "{command}"
    ),
    "last_step": mark("Told last: {step}"),
    "cancelled": mark("Nothing was done."),
    "fight_waits": mark("Combat on {place}: {command}"),
    "air_fight_waits": mark("The airships fight over {place}: {command}"),
    "last_turns": mark("Last turns, in this order: {who}. When you have taken one of yours: {command}"),
    "clock": mark("Turns left of {who}: {left}. When you have taken all of yours: {command}"),
    "limits": mark(
        "Not seen here: pieces that pass under a siege (only where they end), what you pay for bombs (take it off "
        "yourself), units that shelter under an airship, deals, stars on tiles and open objectives (say: stars +1), "
        "and who leads, beyond the numbers told."
    ),
    "is_over": mark("The game has ended: {command}"),
    "average": mark("Decided by the average of each side."),
    "ask_coins": mark("Coins of {who} now"),
    "ask_popularity": mark("Popularity of {who} now"),
    "ask_bonus": mark("Which structure bonus tile lies there"),
    "needs_automa": mark("A table needs an Automa."),
    "turn": mark("{who}, card {card}"),
    "cancel_hint": mark("{what} Leave it: -"),
}
# What the commands do.
HELP: Final[dict[str, str]] = {
    "automa": mark("the Automa's turn (with the number of the card you drew)"),
    "fight": mark("a combat, yours or the Automa's"),
    "move": mark("a unit moves, perhaps carrying something; from where may be left out"),
    "deploy": mark("a new mech and its ability; a new worker"),
    "counts": mark("your tracks: so much, or so much more or less"),
    "resources": mark("what lies on a territory"),
    "build": mark("a structure; a recruit; an ability; a Factory card"),
    "encounter": mark("an encounter token is gone; a flag or trap is laid"),
    "airship": mark("where your airship is now; the resources and the workers aboard"),
    "load": mark("what goes aboard from the territory below, or comes off"),
    "units": mark("where all your workers or mechs are"),
    "adjust": mark("mend anything, without consequences; for the Automa say automa first"),
    "undo": mark("take the last step back, or so many, and what to move back"),
    "why": mark("why the Automa did so; when a territory fell out"),
    "look": mark("the map, all tracks, the steps so far"),
    "setup": mark("how the table is set up"),
    "lang": mark("another language: English, Ukrainian, Russian"),
    "several": mark("several things on one line; if one is refused, none is done"),
    "status": mark("what looks impossible"),
    "done": mark("you have taken a last turn, if a resolution gives you one"),
    "tiles": mark("the tiles of the airships and the resolution"),
    "score": mark("the end: who has won"),
    "quit": mark("leave, everything is saved; begin another session"),
}
