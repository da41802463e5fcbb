"""What the screens beside a table of Expeditions say: lines of a turn, corrections, the reference."""

from typing import Final

from maszyna.speech.language.translator import mark

EXPEDITIONS_TALK: Final[dict[str, str]] = {
    "last_round": mark("last round"),
    "took": mark("took {tokens}"),
    "tokens_on_tile": mark("On the tile, the last one on top: {tokens}."),
    # Corrections.
    "correct_put": mark("Put corruption on top:"),
    "correct_gain": mark("One token more:"),
    "correct_mech": mark("Which mech is here:"),
    "correct_camp": mark("Corruption the Automa has"),
    # The reference.
    "sheet_end": mark("Coins at the end"),
    "sheet_decision": mark("The decision card"),
    "sheet_no_card": mark("none drawn yet"),
    "sheet_reading": mark("How to read a card"),
    "sheet_progress": mark("Progress card"),
    "sheet_level": mark("Level"),
    "sheet_space": mark("space {space} of {last}"),
    "sheet_token_on": mark("Progress token"),
    "sheet_next_star": mark("Next star"),
    "sheet_no_star": mark("none left"),
    "sheet_star_spaces": mark("Stars on spaces"),
    "sheet_glory": mark("Glory"),
    "sheet_each": mark("{number} \u00d7 {coins} = {sum}"),
    "sheet_by_quests": mark("each glory token, with {quests} solved quests"),
    "sheet_counted": mark("what you have"),
    "sheet_printed_items": mark("as printed on them"),
    "sheet_each_token": mark("{coins} for each token"),
    "sheet_ties": mark("A tie goes to the Automa."),
    "sheet_categories": mark("What you place glory for"),
}
