"""What the companion beside a table of Expeditions asks and says around the steps."""

from typing import Final

from maszyna.expeditions.ids import place_text
from maszyna.expeditions.play.turn_reports import passable_face_down
from maszyna.expeditions.state import Position
from maszyna.speech.language.translator import Translator, mark

# By the kinds of decision: what is asked, and what can be read there.
QUESTIONS: Final[dict[str, str]] = {
    "your_turn": mark("Your turn (end it with “{command}”)"),
    "tokens_drawn": mark("Corruption drawn for {place}, the last on top (⏎ = none)?"),
    "card_drawn": mark("Number of the decision card you drew (1 to 14)?"),
    "final_coins": mark("Your coins?"),
    "final_quests": mark("Quests you have solved?"),
    "final_item_coins": mark("Coins printed on your upgraded items?"),
    "final_corruption": mark("Your corruption tokens, the 20 among them?"),
}
WANTED: Final[dict[str, str]] = {
    "your_turn": mark("“{typed}” is no command here. Help: ?"),
    "card_drawn": mark("The number of a decision card is wanted (1 to 14), not “{typed}”."),
    "tokens_drawn": mark("Values of corruption tokens are wanted (1 to 10, or 20 alone), not “{typed}”."),
    "final_coins": mark("A number from 0 to {most} is wanted, not “{typed}”."),
    "final_quests": mark("A number from 0 to {most} is wanted, not “{typed}”."),
    "final_item_coins": mark("A number from 0 to {most} is wanted, not “{typed}”."),
    "final_corruption": mark("A number from 0 to {most} is wanted, not “{typed}”."),
}
SAID_SO: Final = mark("It is said like this: {form}")
SEVERAL: Final = mark("“{typed}” could mean several things: {matches}")
IS_OVER: Final = mark("The game is over. You can still look around or undo.")


# By what it is for.
TALK: Final[dict[str, str]] = {
    "welcome": mark("Expeditions on your table, and the Automa beside it. Help: ?"),
    "go_on": mark("A session of {steps} waits (level {level}, turn {turn}). Go on with it?"),
    # The setup.
    "setup": mark("A new expedition. ⏎ takes what stands in brackets, “back” returns to the question before."),
    "ask_level": mark("Level of the Automa ({level} is advised for a first game)"),
    "level": mark("level {level}"),
    "level_named": mark("level {level}: {name}"),
    "level_missing": mark("{level} (not on file)"),
    "missing": mark("Not on file: {levels}. No source shows the stars and coins; choose one to type it in."),
    "ask_type_in": mark("Type the progress card of level {level} in from your box? It is kept for the next time."),
    "ask_spaces": mark("How many spaces has its track, the start included?"),
    "ask_stars": mark("The {count} spaces with a star, counted from the start, which is 0"),
    "stars_wrong": mark("{count} ascending numbers from 1 to {most} are wanted, not “{typed}”."),
    "ask_glory_coins": mark("Coins for a glory token"),
    "ask_map_coins": mark("Coins for a map token"),
    "ask_corruption_coins": mark("Coins for a corruption token"),
    "own_card": mark("Level {level}: {spaces} spaces, stars on {stars}; coins {glory}, {map}, {corruption}. Is it so?"),
    "card_kept": mark("The card is kept with your data."),
    "ask_first": mark("Who begins"),
    "first_human": mark("you"),
    "first_automa": mark("the Automa"),
    "ask_tuning": mark("Coins more or less for each of its glory tokens (advised: from {least} to {most})"),
    "beyond_advice": mark("The rules advise {least} to {most}; {tuning} is played all the same."),
    "ask_cards": mark("Who draws the decision cards"),
    "cards_drawn": mark("the program"),
    "cards_typed": mark("you, from your own deck"),
    "setting_up": mark("On the table (“{command}” shows this again):"),
    # The table.
    "rows": mark("◆ Automa · ● you · ? face down with a map token · numbers: corruption, top first"),
    "north": mark("North, the mech walks →"),
    "central": mark("Central, the mech walks ←"),
    "elsewhere": mark("Your mech: {place}"),
    "away": mark("off the map"),
    "track": mark("Progress {space}/{last}, next star on {next}"),
    "track_done": mark("Progress {space}/{last}, no star left"),
    "glory": mark("Glory: Automa {automa} · you {human}"),
    "has": mark("The Automa has: map tokens {maps}, corruption {tokens}"),
    "last_turns": mark("The end is near: turns left {turns}."),
    "ended": mark("The game has ended. Count your coins."),
    "over": mark("The game is over: {command} shows the coins, {new} begins another."),
    "category": mark("A glory token for: {needs}"),
    "total": mark("Total"),
    "wants_place": mark("A location is wanted ({first} to {last}, {other_first} to {other_last}), not “{typed}”."),
    "nothing_to_undo": mark("There is nothing to undo."),
    "wants_count": mark("A number of steps is wanted (1 to {about})."),
    "wants_language": mark("Which language? {about}."),
    "game": mark("Expeditions, seed {seed}, level {level}"),
    "unfinished": mark("The game is not over. It is the turn of: {who}."),
    "coins_of": mark("{who}: {total} ({parts})"),
    "own_words": mark("Ukrainian and Russian words are understood as well, for example “досліди {place}”."),
}
# What the commands do.
HELP: Final[dict[str, str]] = {
    "me": mark("where your mech is now"),
    "explore": mark("you came to a face-down tile: map token taken, tile flipped; the tokens on it are asked"),
    "take": mark("you took the topmost corruption token"),
    "glory": mark("you placed a glory token"),
    "done": mark("your turn is over: the Automa draws its card and plays"),
    "adjust": mark("mend anything, without consequences"),
    "map": mark("the two rows; your glory categories; the steps so far"),
    "why": mark("why the Automa did so; when a location fell out"),
    "undo": mark("take the last step back, or so many, and what to move back"),
    "status": mark("what looks impossible"),
    "setup": mark("how the table is set up"),
    "lang": mark("another language: English, Ukrainian, Russian"),
    "several": mark("several things on one line; if one is refused, none is done"),
    "score": mark("the coins"),
    "quit": mark("leave, everything is saved; begin another session"),
}


PASSING_NOW: Final = mark(
    "You may move through face-down locations with a mech of the Automa, and they count for your range; now: {places} "
    "({rule})."
)
PASSING_RULE: Final = "X4.5"


def passable_locations(translator: Translator, position: Position) -> str:
    """X4.5: which face-down locations the person may move through now, or nothing."""
    places = [place_text(row, at) for row, at in passable_face_down(position)]
    return translator.say(PASSING_NOW, {"places": ", ".join(places), "rule": PASSING_RULE}) if places else ""
