"""Why a step at the table is not taken, and what a step still has to know."""

from typing import Final

from maszyna.speech.tongue import mark

# By the codes of the table's refusals.
REFUSALS: Final[dict[str, str]] = {
    "no_such_step": mark("There is no command “{about}”. Help: ?"),
    "several_steps": mark("“{about}” could mean several commands; write more of the word."),
    "too_much": mark("This is too much: “{about}”."),
    "wants_step": mark("A command is wanted here. Help: ?"),
    "wants_place": mark("A place is wanted (1 to 47, base, mat), not “{about}”."),
    "wants_territory": mark("A territory from 1 to 47 is wanted, not “{about}”."),
    "wants_number": mark("A number is wanted (7, +2, -1), not “{about}”."),
    "wants_unit": mark("A unit is wanted (character, mech, worker), not “{about}”."),
    "wants_cargo": mark("Workers or a resource are wanted here, not “{about}”."),
    "wants_ability": mark("This faction has no mech ability “{about}”."),
    "wants_recruit": mark("A recruit bonus is wanted (power, coins, popularity, combat card), not “{about}”."),
    "wants_structure": mark("A structure is wanted (Mine, Monument, Armory, Mill), not “{about}”."),
    "wants_resource": mark("A resource is wanted (food, wood, metal, oil), not “{about}”."),
    "wants_tile": mark("A structure bonus tile is wanted, not “{about}”."),
    "wants_penalty": mark("What the trap takes is wanted, not “{about}”."),
    "wants_gone_or_back": mark("Say whether the token is gone or back."),
    "wants_star_kind": mark("Say which stars: of the tracker, of combats or of power; not “{about}”."),
    "wants_automa_card": mark("The number of an Automa card is wanted (1 to 19), not “{about}”."),
    "wants_card_value": mark("Values of combat cards are wanted (2 to 5), not “{about}”."),
    "wants_fight_field": mark("A combat knows no “{about}”."),
    "wants_fire_or_hold": mark("Say whether the artillery fires or holds fire."),
    "wants_faction": mark("A faction is wanted here."),
    "wants_automa": mark("“{about}” is no Automa."),
    "not_at_table": mark("“{about}” does not sit at this table."),
    "not_of_automa": mark("An Automa has no “{about}”."),
    "only_of_automa": mark("Only an Automa has “{about}”: name it first."),
    "no_tokens": mark("“{about}” has no flags or traps."),
    "no_such_trap_left": mark("No such trap is left."),
    "none_left": mark("None is left on the mat: {about}."),
    "no_unit_there": mark("No such unit there: {about}."),
    "which_unit": mark("Which one? Say from where to where: {about}."),
    "no_resources_there": mark("There is not that much: {about}."),
    "at_most_resources": mark("At most {about} of a resource lie on a place."),
    "fight_first": mark("A combat waits on {about}: fight it first."),
    "no_combat": mark("No combat waits; say where you fight."),
    "no_combat_there": mark("On {about} no two sides have combat units."),
    "people_fight": mark("A combat between people is theirs; say afterwards who stands where."),
    "at_most_power": mark("At most {about} power is possible."),
    "at_most_cards": mark("The units there allow {about} combat cards at most."),
    "cards_exactly": mark("The Automa plays this many combat cards: {about}."),
    "game_is_over": mark("The game is over."),
    "nothing_to_undo": mark("There is nothing to undo."),
}
# By what is missing.
MISSING: Final[dict[str, str]] = {
    "card": mark("Draw an Automa card for {who}. Its number?"),
    "revealed": mark("Reveal a combat card. Its value?"),
    "artillery": mark("Does the artillery fire (1 power)?"),
    "power": mark("Power on your dial, 0 to {most}?"),
    "cards": mark("Your combat cards, at most {most} (⏎ = none)?"),
    "drawn": mark("Draw combat cards of {who}, this many: {most}. Their values?"),
}
