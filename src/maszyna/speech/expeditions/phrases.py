"""What the companion beside a table of Expeditions asks, says around the steps and while the table is set up."""

from typing import Final

from maszyna.expeditions.facts.human import human_facts
from maszyna.expeditions.game import Expedition
from maszyna.expeditions.ids import CENTRAL, LOCATIONS, NORTH, place_text
from maszyna.expeditions.play.turn_reports import passable_face_down
from maszyna.expeditions.ring import FIRST
from maszyna.expeditions.state import Position
from maszyna.speech.expeditions.names import OR
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
    "ask_tuning": mark("Coins added or removed per glory token of the Automa (advised: from {least} to {most})"),
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


PLAYERS: Final = mark("Set up as for 2 players, but leave out the step “player components” for the Automa.")
LOCATION_NAMES: Final = mark(
    "Locations are counted from the left: {north_first} to {north_last} in the North row, {central_first} to "
    "{central_last} in the Central row."
)
# The Automa's mechs, by row.
MECHS: Final = [
    mark(
        "Put a mech on {place}, the leftmost North location: this is the north mech. A blue base is advised, the "
        "colour of its part of the decision cards."
    ),
    mark(
        "Put a mech on {place}, the rightmost Central location: this is the central mech. A black base is advised."
    ),
]  # fmt: skip
PROGRESS_CARD: Final = mark("Put the Automa's progress card on the table ({level}).")
PROGRESS_TOKEN: Final = mark("Put an unused action token on the start of its track: this is the progress token.")
DECK_DRAWN: Final = mark("The decision cards stay in the box: the program shuffles them, sets 2 aside and draws.")
DECK_TYPED: Final = mark(
    "Shuffle the 14 decision cards, set 2 aside without looking at them and put the rest face down: this is the "
    "decision deck."
)
GLORY_CARD: Final = mark(
    "Put the glory card on the table, with 4 glory tokens of one colour and 4 of another on its spaces 1 to 8: the "
    "Automa has 8, you have 4."
)
FIRST_PLAYER: Final = mark("First player: {who}.")
FIRST_PLAYERS: Final = [mark("you"), mark("the Automa")]  # by seat
BOX: Final = mark("When you draw card {cards}, put it back into the box and draw another.")
PASSING: Final = mark(
    "You may move through a face-down location with a mech of the Automa; it counts for your range ({rule})."
)
PASSING_NOW: Final = mark(
    "You may move through face-down locations with a mech of the Automa, and they count for your range; now: {places} "
    "({rule})."
)
LOCATION_19: Final = mark("On location 19 this may leave you without any benefit to gather.")
PASSING_RULE: Final = "X4.5"


def setting_up(translator: Translator, game: Expedition, first: int, level: str) -> list[str]:
    """The checklist of a table before its first turn; ``first`` is the seat that begins, ``level`` in words."""
    names = {
        "north_first": place_text(NORTH, 0), "north_last": place_text(NORTH, LOCATIONS - 1),
        "central_first": place_text(CENTRAL, 0), "central_last": place_text(CENTRAL, LOCATIONS - 1),
    }  # fmt: skip
    *others, last = human_facts().back_to_box
    return [
        translator.say(PLAYERS),
        translator.say(LOCATION_NAMES, names),
        *[translator.say(MECHS[row], {"place": place_text(row, FIRST[row])}) for row in (NORTH, CENTRAL)],
        translator.say(PROGRESS_CARD, {"level": level}),
        translator.say(PROGRESS_TOKEN),
        translator.say(DECK_TYPED if game.typed else DECK_DRAWN),
        translator.say(GLORY_CARD),
        translator.say(FIRST_PLAYER, {"who": translator.say(FIRST_PLAYERS[first])}),
        translator.say(BOX, {"cards": translator.say(OR, {"first": ", ".join(others), "second": last})}),
        f"{translator.say(PASSING, {'rule': PASSING_RULE})} {translator.say(LOCATION_19)}",
    ]


def passable_locations(translator: Translator, position: Position) -> str:
    """X4.5: which face-down locations the person may move through now, or nothing."""
    places = [place_text(row, at) for row, at in passable_face_down(position)]
    return translator.say(PASSING_NOW, {"places": ", ".join(places), "rule": PASSING_RULE}) if places else ""
