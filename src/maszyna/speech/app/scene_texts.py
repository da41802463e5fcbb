"""What the screens say of stars, the end, other people's turns, home, set-up: texts of views, words of the client."""

from typing import Final

from maszyna.speech.language.translator import Many, mark, mark_many

STARS_MISSING: Final[Many] = mark_many("{n} more star ends the game", "{n} more stars end the game")

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
    "source_goods": mark("goods"),
    "source_land": mark("land"),
    "source_coins": mark("coins"),
    "source_stars": mark("stars"),
    "source_bonus": mark("bonus"),
    "takes_lead_you": mark("You take the lead for good: {before} → {after}."),
    "takes_lead": mark("{who} takes the lead for good: {before} → {after}."),
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
    # Set-up.
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
    "differences_of": mark("{first} against {second}"),
    "next_produce": mark("Next Produce"),
    "lowest_cost": mark("lowest cost to come: {n}"),
}
