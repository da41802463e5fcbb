"""What the screens say of stars, combats, the end, other people's turns, home, set-up and one's own box.

Texts of views, and words that the client shows itself.
"""

from typing import Final

from maszyna.speech.language.translator import Many, mark, mark_many

STARS_MISSING: Final[Many] = mark_many("{n} more star ends the game", "{n} more stars end the game")
STARS_MISSING_TO: Final[Many] = mark_many("{who}: {n} more star ends the game", "{who}: {n} more stars end the game")

SCENE_TALK: Final[dict[str, str]] = {
    # Stars.
    "your_star_1": mark("Your 1st star"),
    "your_star_2": mark("Your 2nd star"),
    "your_star_3": mark("Your 3rd star"),
    "your_star_4": mark("Your 4th star"),
    "your_star_5": mark("Your 5th star"),
    "your_star_6": mark("Your 6th star"),
    "star_of": mark("{who}: star {n} of 6"),
    "star_by_tracker": mark("Its marker has reached a star."),
    # The turn as a summary.
    "next_is": mark("Next: {who}."),
    "chip_combat": mark("combat"),
    "chip_encounter": mark("encounter"),
    "chip_objective": mark("objective"),
    "chip_paid": mark("paid"),
    "chip_trap": mark("trap"),
    "chip_flag": mark("flag"),
    # The end.
    "end_turn_number": mark("turn {turn}"),
    "end_sixth_star": mark("6th star in turn {turn}"),
    "source_goods": mark("resources"),
    "source_land": mark("land"),
    "source_coins": mark("coins"),
    "source_stars": mark("stars"),
    "source_bonus": mark("bonus"),
    "takes_lead_you": mark("You take the lead for good: {before} → {after}."),
    "takes_lead": mark("{who} takes the lead for good: {before} → {after}."),
    "factory_counts": mark("the Factory counts as {n}"),
    "led_always_you": mark("You were ahead from the first turn to the last."),
    "led_always": mark("{who} was ahead from the first turn to the last."),
}

SCENE_WORDS: Final[dict[str, str]] = {
    # Home.
    "tab_play": mark("Play"),
    "tab_learn": mark("Learn"),
    "tab_mine": mark("My games"),
    "beside_board": mark("Beside my board"),
    "beside_more": mark("Scythe or Expeditions: your box on the table, the app is the Automa"),
    "name_scythe-table": mark("Scythe"),
    "name_scythe-cards": mark("Scythe, cards only"),
    "name_expeditions-table": mark("Expeditions"),
    "new_more": mark("Scythe on this screen, against Automas and people"),
    "other_games": mark("Other games in progress"),
    "learn_guide": mark("The app in five steps"),
    "learn_rules": mark("The Automa's rules, by number"),
    "mine_empty": mark("Games you begin or open are listed here."),
    "running_games": mark("Games in progress"),
    "your_results": mark("Your results"),
    "link_here_only": mark("This link opens on this device only. For other phones, start the app with: {command}"),
    "new_game": mark("New game"),
    "welcome_more": mark("Choose a game below. With the box on your table, the app plays the Automa."),
    "no_access": mark("This address has no access key. Open the address shown when the app started."),
    "more_scythe-table": mark("You play with your own box; the app plays the Automa"),
    "more_expeditions-table": mark("Two rows, tokens and cards; the app moves the Automa's mechs"),
    "more_scythe": mark("The whole game against one or more Automas"),
    "delete": mark("Delete"),
    "welcome_back": mark("Welcome back"),
    "play_again": mark("Play it again"),
    # Set-up.
    "begin": mark("Begin"),
    "lay_out": mark("Set up the board"),
    "random": mark("dealt at random"),
    "seat_you": mark("You"),
    "seat_person": mark("Another person"),
    "seat_automa": mark("Automa"),
    "seat_thinks": mark("Thinking opponent"),
    "off": mark("off"),
    "on": mark("switched on"),
    "as_printed": mark("as printed"),
    "changed_n": mark("changed: {n}"),
    "deal_all": mark("Deal all"),
    "opponent": mark("Opponent"),
    # Stars, turns, the end.
    "since": mark("Since your last turn"),
    "star_row": mark("Your stars"),
    "replay": mark("Replay"),
    "score_curve": mark("Scores by turn"),
    "score_table": mark("Scores in detail"),
    "turning_point": mark("Turning point, turn {n}:"),
    "near_now": mark("Near:"),
    "near_then": mark("This would have brought more:"),
    "differences_of": mark("Difference: {first} against {second}"),
    "next_produce": mark("Next Produce"),
    "lowest_cost": mark("lowest cost to come: {n}"),
    # A combat.
    "combat": mark("Combat"),
    "reveal": mark("Reveal"),
    "reveal_sum": mark("Reveal {sum}"),
    "reveal_no_cards": mark("Reveal {power}, no cards"),
    "stake_nothing": mark("You stake nothing."),
    "choose_power": mark("Choose power: 0 or more"),
    "combat_star": mark("combat star"),
    "chance_unknown": mark("No chance is shown: what {who} stakes is not known."),
    "chance_unknown_there": mark("⚔ without a chance: what a person or a thinking opponent stakes is not known."),
    "go_on_fight": mark("Go on"),
    "one_more": mark("One more: {what}"),
    "one_less": mark("One less: {what}"),
    "has_power_cards": mark("power {power}, cards {cards}"),
    "power_used": mark("Power, at most {most}"),
    "power_limited": mark("Power, at most {most}: no combat allows more"),
    "power_after_artillery": mark("Power, at most {most}: artillery costs 1"),
    "cards_used": mark("Cards, at most {most}"),
    "cards_held": mark("Cards, at most {most}: you have no more"),
    "no_cards_held": mark("You have no combat cards"),
    "more_cards": mark("I have more"),
    "no_cards_allowed": mark("No cards can be played here"),
    # Tiles, decks and cards of one's own box.
    "cards": mark("Progress cards"),
    "tiles_more": mark(
        "Tiles of The Wind Gambit. A seal shows where a text comes from; a tile from your own box replaces ours."
    ),
    "cards_more": mark("Progress cards of the Automa in Expeditions, by level."),
    "seal_printed": mark("printed"),
    "seal_reported": mark("reported"),
    "seal_house": mark("house rule"),
    "seal_own": mark("your version"),
    "own_file": mark("From your own box"),
    "tile_type_in": mark("Enter it from my box"),
    "deck": mark("Automa deck"),
    "deck_more": mark(
        "The cards, star cards and symbols the Automas follow. Change a card, add or leave out cards; a game is played "
        "with your deck if you choose so when you set it up."
    ),
    "expeditions-deck": mark("Expeditions deck"),
    "expeditions-deck_more": mark(
        "The decision cards and progress cards the Automa of Expeditions follows. Change a card, add or leave out "
        "cards; a game is played with yours if you choose so when you set it up."
    ),
    "deck_cards": mark("Cards"),
    "deck_levels": mark("Star cards"),
    "deck_symbols": mark("Symbols: the criteria in their order"),
    "deck_change": mark("Change"),
    "deck_says": mark("In words"),
    "deck_file": mark("The deck as a file"),
    "deck_add": mark("Add a card"),
    "deck_leave_out": mark("Leave this card out"),
    "deck_as_printed": mark("As printed"),
    "deck_tried": mark("Tried on a board"),
    "deck_other_board": mark("Another board"),
    "deck_other_scheme": mark("The other scheme"),
    "deck_levels_more": mark("Star cards and symbols are changed in the file: save it, edit it and read it again."),
    "tile_change": mark("Change my version"),
    "tile_add": mark("Add"),
    "tile_amounts": mark("How many amounts"),
    "own_read": mark("Read a file"),
    "ours_again": mark("Restore ours"),
    "not_a_file": mark("This file cannot be read."),
    "keep": mark("Save"),
    "card_type_in": mark("The card of this level is not on file: enter it from your own."),
    "card_spaces": mark("Spaces of the track"),
    "card_stars": mark("Stars on spaces"),
    "card_glory": mark("Coins for glory"),
    "card_map": mark("Coins for a map"),
    "card_corruption": mark("Coins for corruption"),
}
