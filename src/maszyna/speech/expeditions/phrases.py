"""What the companion beside a table of Expeditions asks and says around the steps."""

from typing import Final

from maszyna.expeditions.ids import place_text
from maszyna.expeditions.play.turn_reports import passable_face_down
from maszyna.expeditions.state import Position
from maszyna.speech.language.translator import Translator, mark

# By the kinds of decision: what is asked, and what can be read there.
QUESTIONS: Final[dict[str, str]] = {
    "your_turn": mark("Your turn (end it with “{command}”)"),
    "tokens_drawn": mark("Corruption drawn for {place}, the last one on top (⏎ = none)?"),
    "card_drawn": mark("Number of the decision card you drew (1 to 14)?"),
    "final_coins": mark("How many coins do you have?"),
    "final_quests": mark("How many quests have you solved?"),
    "final_item_coins": mark("How many coins are printed on your upgraded items?"),
    "final_corruption": mark("How many corruption tokens do you have, the 20 included?"),
}
WANTED: Final[dict[str, str]] = {
    "your_turn": mark("There is no command “{typed}”. Help: ?"),
    "card_drawn": mark("Expected the number of a decision card (1 to 14), not “{typed}”."),
    "tokens_drawn": mark("Expected the values of corruption tokens (1 to 10, or 20 alone), not “{typed}”."),
    "final_coins": mark("Expected a number from 0 to {most}, not “{typed}”."),
    "final_quests": mark("Expected a number from 0 to {most}, not “{typed}”."),
    "final_item_coins": mark("Expected a number from 0 to {most}, not “{typed}”."),
    "final_corruption": mark("Expected a number from 0 to {most}, not “{typed}”."),
}
SAID_SO: Final = mark("Write it like this: {form}")
SEVERAL: Final = mark("“{typed}” could mean several things: {matches}")
IS_OVER: Final = mark("The game is over. You can still look around or undo.")


# By what it is for.
TALK: Final[dict[str, str]] = {
    "welcome": mark("Expeditions on your table, and an Automa to play against. Help: ?"),
    "go_on": mark("There is an unfinished game (level {level}, turn {turn}, {steps}). Continue it?"),
    # The setup.
    "setup": mark("A new expedition. ⏎ takes what is in brackets, “back” returns to the previous question."),
    "ask_level": mark("Level of the Automa ({level} is advised for a first game)"),
    "level": mark("level {level}"),
    "level_named": mark("level {level}: {name}"),
    "level_missing": mark("{level} (not on file)"),
    "missing": mark(
        "Not on file: {levels}. We have no source for their stars and coins; choose one to enter it yourself."
    ),
    "ask_type_in": mark("Enter the progress card of level {level} from your box? It is saved for next time."),
    "ask_spaces": mark("How many spaces does its track have, the start included?"),
    "ask_stars": mark("The {count} spaces with a star, counted from the start, which is 0"),
    "stars_wrong": mark("Expected {count} ascending numbers from 1 to {most}, not “{typed}”."),
    "ask_glory_coins": mark("Coins for a glory token"),
    "ask_map_coins": mark("Coins for a map token"),
    "ask_corruption_coins": mark("Coins for a corruption token"),
    "own_card": mark(
        "Level {level}: {spaces} spaces, stars on {stars}; coins {glory}, {map}, {corruption}. Is that right?"
    ),
    "card_kept": mark("The card is saved with your data."),
    "ask_first": mark("Who goes first"),
    "first_human": mark("you"),
    "first_automa": mark("the Automa"),
    "ask_tuning": mark("Difficulty: coins per glory token of the Automa (usually from {least} to {most})"),
    "beyond_advice": mark("The rules advise {least} to {most}; this game uses {tuning} anyway."),
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
    "ended": mark("The game has ended. Count your coins."),
    "over": mark("The game is over: {command} shows the coins, {new} starts another."),
    "category": mark("A glory token for: {needs}"),
    "total": mark("Total"),
    "wants_place": mark("Expected a location ({first} to {last}, {other_first} to {other_last}), not “{typed}”."),
    "nothing_to_undo": mark("There is nothing to undo."),
    "wants_count": mark("Expected a number of steps (1 to {about})."),
    "wants_language": mark("Which language? {about}."),
    "game": mark("Expeditions, seed {seed}, level {level}"),
    "unfinished": mark("The game is not over. It is the turn of: {who}."),
    "coins_of": mark("{who}: {total} ({parts})"),
    "own_words": mark("Ukrainian and Russian words are understood as well, for example “досліди {place}”."),
}
# What the commands do.
HELP: Final[dict[str, str]] = {
    "me": mark("where your mech is now"),
    "explore": mark("you came to a face-down tile: map token taken, tile flipped; you are asked for the tokens on it"),
    "take": mark("you took the topmost corruption token"),
    "glory": mark("you placed a glory token"),
    "done": mark("your turn is over: the Automa draws its card and plays"),
    "adjust": mark("correct anything (nothing follows from it)"),
    "map": mark("the two rows; your glory categories; the steps so far"),
    "why": mark("why the Automa did that; when a location was ruled out"),
    "undo": mark("undo the last step, or that many, and see what to move back"),
    "status": mark("contradictions on the table"),
    "setup": mark("how the table is set up"),
    "lang": mark("another language: English, Ukrainian, Russian"),
    "several": mark("several things on one line; if one is refused, none is done"),
    "score": mark("the coins"),
    "quit": mark("leave (everything is saved); start another game"),
}


# What a correction has changed; nothing follows from it.
CORRECTED: Final[dict[str, str]] = {
    "mech": mark("the {mech} is on {to}, not on {from}"),
    "map_on": mark("on {place} there is a map token, and the tile is face down"),
    "map_off": mark("on {place} there is no map token, and the tile is face up"),
    "pile": mark("corruption on {place}, top first: {to}"),
    "no_pile": mark("on {place} there is no corruption"),
    "taken": mark("the Automa's corruption: {to}"),
    "no_taken": mark("the Automa has no corruption"),
    "maps": mark("the Automa's map tokens are {to}, not {from}"),
    "progress": mark("the progress token is on space {to}, not {from}"),
    "glory": mark("the glory tokens in the camp are {to}, not {from}"),
    "my_glory": mark("your glory tokens are {to}, not {from}"),
    "cards_back": mark("the decision deck has all its cards again"),
}
IS_CORRECTED: Final = mark("Correction: {what}.")


PASSING_NOW: Final = mark(
    "You may move through face-down locations with a mech of the Automa, and they count for your range; now: {places} "
    "({rule})."
)
PASSING_RULE: Final = "X4.5"


def passable_locations(translator: Translator, position: Position) -> str:
    """X4.5: which face-down locations the person may move through now, or nothing."""
    places = [place_text(row, at) for row, at in passable_face_down(position)]
    return translator.say(PASSING_NOW, {"places": ", ".join(places), "rule": PASSING_RULE}) if places else ""
