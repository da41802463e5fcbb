"""Why a step at the table is not taken, and what a step still has to know."""

from typing import Final

from maszyna.speech.language.translator import Many, mark, mark_many

# By the codes of the table's refusals.
REFUSALS: Final[dict[str, str]] = {
    "no_such_step": mark("There is no command “{about}”. Help: ?"),
    "several_steps": mark("“{about}” could mean several commands; write more of the word."),
    "too_much": mark("That is too much: “{about}”."),
    "wants_step": mark("Expected a command. Help: ?"),
    "wants_place": mark("Expected a place (1 to 47, base, mat), not “{about}”."),
    "wants_territory": mark("Expected a territory from 1 to 47, not “{about}”."),
    "wants_number": mark("Expected a number (7, +2, -1), not “{about}”."),
    "wants_unit": mark("Expected a unit (character, mech, worker, airship), not “{about}”."),
    "wants_cargo": mark("Expected workers or a resource, not “{about}”."),
    "wants_ability": mark("This faction has no mech ability “{about}”."),
    "wants_recruit": mark("Expected a recruit bonus (power, coins, popularity, combat card), not “{about}”."),
    "wants_structure": mark("Expected a structure (Mine, Monument, Armory, Mill), not “{about}”."),
    "wants_resource": mark("Expected a resource (food, wood, metal, oil), not “{about}”."),
    "wants_tile": mark("Expected a structure bonus tile, not “{about}”."),
    "wants_penalty": mark("Expected what the trap takes, not “{about}”."),
    "wants_gone_or_back": mark("Enter whether the token is gone or back."),
    "wants_star_kind": mark("Expected which stars (tracker, combat, power), not “{about}”."),
    "wants_automa_card": mark("Expected the number of an Automa card (1 to 19), not “{about}”."),
    "wants_card_value": mark("Expected the values of combat cards (2 to 5), not “{about}”."),
    "wants_fight_field": mark("“{about}” has no meaning in a combat."),
    "wants_fire_or_hold": mark("Enter whether the artillery fires or holds fire."),
    "wants_faction": mark("Expected a faction."),
    "wants_automa": mark("“{about}” isn't an Automa."),
    "not_at_table": mark("“{about}” is not at this table."),
    "not_of_automa": mark("An Automa has no “{about}”."),
    "only_of_automa": mark("Only an Automa has “{about}”: name it first."),
    "no_tokens": mark("“{about}” has no flags or traps."),
    "no_such_trap_left": mark("No such trap is left."),
    "none_left": mark("None is left on the mat: {about}."),
    "no_unit_there": mark("No such unit there: {about}."),
    "which_unit": mark("Which one? Enter from where and where to: {about}."),
    "no_resources_there": mark("There is not that much: {about}."),
    "at_most_resources": mark("A place holds at most {about} of a resource."),
    "fight_first": mark("There is a combat on territory {about}: resolve it first."),
    "no_combat": mark("No combat is pending; enter where it is."),
    "no_combat_there": mark("No two sides have combat units on territory {about}."),
    "people_fight": mark("Resolve a combat between people yourselves, then enter where the units are."),
    "at_most_power": mark("You can use at most {about} power."),
    "at_most_bombs": mark("You can pay at most {about} resources for bombs here."),
    "no_artillery": mark("Artillery cannot fire: it needs the ability and 1 power at that moment."),
    "at_most_cards": mark("You can play at most {about} combat cards."),
    "game_is_over": mark("The game is over."),
    "no_airships": mark("This game has no airships."),
    "no_duel": mark("No two airships can fight now: yours must be over an enemy airship, and the tile must allow it."),
    "no_last_turn": mark("“{about}” has no last turn left."),
    "last_turn_first": mark("“{about}” takes a last turn first; when a person has taken it, type: done."),
    "clock_has_run_out": mark("“{about}” has taken all its turns. When you have taken yours, type: done."),
    "too_late_elsewhere": mark("Its units can be put elsewhere only right after an Automa's turn."),
    "no_such_move": mark("The Automa moved fewer units than that: {about}."),
    "repeats_card": mark("In a last turn the Automa carries out its last card again: {about}."),
    "clock_still_runs": mark("The Automa still has turns; type: automa"),
    "below_zero": mark("Nothing goes below zero: {about}."),
    "beyond_the_end": mark("That goes beyond the end: {about}. If it was miscounted before, type: adjust …"),
    "none_on_board": mark("There is none of these on the board: {about}."),
    "wants_language": mark("Which language? {about}."),
    "wants_count": mark("Expected a number of steps (1 to {about})."),
    "nothing_to_undo": mark("There is nothing to undo."),
    "nothing_to_redo": mark("There is nothing to redo."),
    "wants_act": mark(
        "Expected what you did (trade, bolster, coins, produce, upgrade, deploy, build, enlist, factory, card, "
        "encounter, objective), not “{about}”."
    ),
    "wants_side": mark("Expected one side of the action (power or cards; resources or popularity), not “{about}”."),
    "wants_cube": mark("Expected a cube (units, coins, power, cards, popularity, territories), not “{about}”."),
    "wants_box": mark("Expected a bottom-row action (upgrade, deploy, build, enlist), not “{about}”."),
    "wants_offer": mark("Expected a number on the card (1, 2, 3), not “{about}”."),
    "wants_printed_card": mark("There is no card with this number here: “{about}”. Type what it gave you: coins +2"),
    "paid_in": mark("This is paid in {about}."),
}
# By what is missing.
MISSING: Final[dict[str, str]] = {
    "card": mark("Draw an Automa card for {of_whom}. Its number?"),
    "revealed": mark("Reveal a combat card. Its value?"),
    "bombard": mark("How many resources do you pay for bombs, 0 to {most}?"),
    "artillery": mark("Does the artillery fire (1 power)?"),
    "power": mark("Power on your dial, 0 to {most}?"),
    "cards": mark("Your combat cards, at most {most} (⏎ = none)?"),
    "side": mark("Power or cards?"),
    "goods": mark("Which resources, {most} in all?"),
    "place": mark("Where? The number of a territory."),
    "places": mark("Where do you produce, on {most} territories at most?"),
    "pay": mark("From where do you pay, {most} in all? For example: 44 metal 2"),
    "cube": mark("Which cube do you move: units, coins, power, cards, popularity or territories?"),
    "box": mark("Which action becomes cheaper: upgrade, deploy, build or enlist?"),
    "ability": mark("Which mech, by its ability?"),
    "structure": mark("Which structure: mine, monument, armory or mill?"),
    "once": mark("Which bonus once: power, coins, popularity or cards?"),
    "lasting": mark("Which bonus from now on: power, coins, popularity or cards?"),
    "number": mark("The number on the card, 1 to {most}?"),
    "offer": mark("Which option of the card, 1 to {most}?"),
    "benefit": mark("Which of the gains on the card, 1 to {most}?"),
    "opponent": mark("Whose combat cards do you look at?"),
    "leave": mark("Which units leave: character, mech, worker?"),
}
# The same where things are counted.
COUNTED_REFUSALS: Final[dict[str, Many]] = {
    "cards_exactly": mark_many("The Automa plays {n} combat card here.", "The Automa plays {n} combat cards here."),
}
COUNTED_MISSING: Final[dict[str, Many]] = {
    "drawn": mark_many(
        "Draw {n} combat card of {of_whom}. Its value?", "Draw {n} combat cards of {of_whom}. Their values?"
    ),
}
