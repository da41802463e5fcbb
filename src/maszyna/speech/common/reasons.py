"""Why an action is not possible, by the codes the engines give."""

from typing import Final

from maszyna.speech.language.translator import Translator, mark

SCYTHE_REASONS: Final[dict[str, str]] = {
    "built_already": mark("This structure has already been built."),
    "cannot_leave": mark(
        "The unit cannot leave: it has a combat to fight, or something would be left behind on a lake."
    ),
    "cannot_pay": mark("You cannot pay the full cost."),
    "card_not_there": mark("This Factory card is not among those left."),
    "condition_not_met": mark("The condition of this objective is not met now."),
    "cube_is_gone": mark("This cube has already been used for an upgrade."),
    "deployed_already": mark("This mech has already been deployed."),
    "enemy_units_there": mark("Workers alone may not enter a territory with enemy units."),
    "enlisted_already": mark("This recruit has already been enlisted."),
    "has_a_structure": mark("There is already a structure on this territory."),
    "has_moved_already": mark("This unit has already moved in this action."),
    "laid_already": mark("This trap is already on the board."),
    "more_than_offered": mark("That is more than is offered."),
    "more_than_possible": mark("That is more than is possible."),
    "more_than_there_is": mark("There is not that much to carry."),
    "must_bring_resources": mark("A unit that enters there must carry a resource for the toll."),
    "must_move": mark("The chosen unit must take at least one step."),
    "must_take_one": mark("You must take one option of the encounter."),
    "never_over_a_base": mark("An airship never flies over a home base."),
    "no_airship_there": mark("This faction has no airship over the same territory."),
    "no_battle_there": mark("You have no combat there."),
    "no_card_per_unit_left": mark("You have already played a card for every combat unit there."),
    "no_card_to_pay_with": mark("You cannot pay with this combat card now."),
    "no_empty_box": mark("This action cannot become any cheaper."),
    "no_factory_card": mark("You have no Factory card."),
    "no_free_site": mark("There is no territory where you could build."),
    "no_move_in_this_turn": mark("There is no Move action in this turn."),
    "no_retreat_there": mark("The unit cannot retreat there."),
    "no_such_action": mark("There is no such action."),
    "no_such_card_in_hand": mark("You have no such combat card."),
    "no_such_opponent": mark("This faction is not one of your opponents."),
    "no_such_resource_there": mark("You have no such resource there."),
    "no_such_unit_there": mark("You have no such unit there."),
    "no_territory_left": mark("You have produced on as many territories as the action allows."),
    "no_way_there": mark("The unit cannot get there in one step."),
    "no_worker_on_land": mark("You have no worker on land where you could deploy a mech."),
    "no_worker_on_the_board": mark("You have no worker on a territory to receive the resources."),
    "no_worker_there": mark("You have no worker there."),
    "not_an_empty_neighbour": mark("That is not an empty land territory next to this one."),
    "not_before_the_end_of_the_turn": mark("This objective can be revealed only at the end of your turn."),
    "not_carried_along": mark("The unit is not carrying that."),
    "not_enough_power": mark("You do not have that much power."),
    "not_here": mark("This unit is not here, or its turn to leave has passed."),
    "not_in_hand": mark("You do not hold this objective."),
    "not_now": mark("That is not possible now."),
    "not_there": mark("The worker cannot be placed there."),
    "nothing_to_produce": mark("This territory produces nothing."),
    "nowhere_to_go": mark("There is nowhere for this unit to go."),
    "out_of_order": mark("What comes earlier in the order can no longer be chosen."),
    "produced_already": mark("You have already produced on this territory."),
    "taken_already": mark("This has already been taken."),
    "token_is_there": mark("Your action token is there: choose another section."),
}
EXPEDITIONS_REASONS: Final[dict[str, str]] = {
    "a_mech_stands_there": mark("There is another mech there."),
    "all_glory_tokens_are_placed": mark("All your glory tokens are already placed."),
    "beyond_the_track": mark("The progress track ends before that."),
    "is_so_already": mark("That is already so."),
    "no_corruption_there": mark("There is no corruption on that location."),
    "no_map_token_there": mark("There is no map token on that location: its tile is already flipped."),
    "no_such_action": mark("There is no such action."),
    "no_such_token_there": mark("There is no such token."),
    "not_now": mark("That is not possible now."),
    "the_20_comes_alone_and_once": mark(
        "There is only one 20, and it lies alone: it is already out, or other tokens are there."
    ),
    "the_bag_is_empty": mark("All regular tokens of the box are already out."),
    "the_card_was_seen": mark(
        "That card has been drawn since the last shuffle; if you have shuffled again, undo your turn "
        "and correct that first."
    ),
    "the_program_draws": mark("The program draws the decision cards here."),
    "the_tile_is_full": mark("A tile cannot hold that many tokens."),
}
REASONS: Final = {**EXPEDITIONS_REASONS, **SCYTHE_REASONS}


def reason(translator: Translator, code: str) -> str:
    return translator.say(REASONS[code])
