"""Why a step at a table of Expeditions is not taken, and what is asked there."""

from typing import Final

from maszyna.speech.language.translator import mark

# By the codes of the engine.
REASONS: Final[dict[str, str]] = {
    "a_mech_stands_there": mark("Another mech stands there."),
    "all_glory_tokens_are_placed": mark("All your glory tokens are placed already."),
    "beyond_the_track": mark("The progress track ends before that."),
    "is_so_already": mark("It is so already."),
    "no_corruption_there": mark("There is no corruption on that location."),
    "no_map_token_there": mark("There is no map token on that location: its tile is flipped already."),
    "no_such_action": mark("There is no such action."),
    "no_such_token_there": mark("There is no such token."),
    "not_now": mark("That is not possible now."),
    "the_20_comes_alone_and_once": mark("The 20 comes alone and once: it is out already, or other tokens lie there."),
    "the_bag_is_empty": mark("All regular tokens of the box are out already."),
    "the_card_was_seen": mark(
        "That card has been drawn since the last shuffle; if you have shuffled again, take your turn back and correct "
        "that first."
    ),
    "the_program_draws": mark("Here the program draws the decision cards."),
    "the_tile_is_full": mark("So many tokens cannot lie on one tile."),
}
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
