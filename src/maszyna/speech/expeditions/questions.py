"""What is asked at a table of Expeditions, and what can be read there."""

from typing import Final

from maszyna.speech.language.translator import mark

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
