"""What the reference sheet of a game says: its parts, its headings, its states."""

from typing import Final

from maszyna.speech.language.translator import mark

SHEET_TALK: Final[dict[str, str]] = {
    # Its parts.
    "sheet_mat": mark("Mat"),
    "sheet_abilities": mark("Abilities"),
    "sheet_game": mark("Game"),
    "sheet_stars": mark("Stars"),
    "sheet_automa": mark("Automa"),
    "sheet_rules": mark("Rules"),
    # Of a mat.
    "sheet_costs": mark("costs"),
    "sheet_coins": mark("coins for it"),
    "sheet_recruit": mark("recruit: {bonus}"),
    "sheet_recruited": mark("enlisted"),
    "sheet_not_recruited": mark("not enlisted"),
    # Of abilities.
    "sheet_on": mark("on"),
    "sheet_locked": mark("locked"),
    "sheet_unlock": mark("Turn on"),
    "sheet_lock": mark("Turn off"),
    # Of the game.
    "sheet_players": mark("Players"),
    "sheet_tiles": mark("Tiles"),
    "sheet_options": mark("Options, rulings"),
    "sheet_yes": mark("yes"),
    "sheet_no": mark("no"),
    "sheet_bonus": mark("Structure bonus"),
    "sheet_bonus_open": mark("not entered yet"),
    # Stars and objectives.
    "sheet_of": mark("{have} of {need}"),
    "sheet_placed": mark("placed"),
    "sheet_objectives": mark("Objectives you revealed"),
    "sheet_holds": mark("holds"),
    "sheet_fails": mark("does not hold"),
    "sheet_unknown": mark("unknown"),
    # The Automa.
    "sheet_deck": mark("Cards in the deck"),
    "sheet_main_pile": mark("Main discard pile"),
    "sheet_combat_pile": mark("Combat discard pile"),
    "sheet_no_cards": mark("empty"),
    "sheet_check": mark("Check of the marker"),
    "sheet_sum": mark("{start} at the last shuffle + {stars} gold stars = {space}"),
    "sheet_differs": mark("{start} at the last shuffle + {stars} gold stars = {space}, but the marker is on {tracker}"),
    "sheet_set": mark("Set to {space}"),
    "sheet_left": mark("Left on its mat"),
    "sheet_left_units": mark("mechs: {mechs}, workers: {workers}, stars: {stars}"),
    "sheet_water": mark("Rivers and lakes"),
    "sheet_water_open": mark("open"),
    "sheet_water_closed": mark("closed up to space {space}"),
    "sheet_scheme": mark("Scheme"),
    "sheet_last_card": mark("Last card"),
    # Rules.
    "rule_unknown": mark("There is no rule with this number."),
}
