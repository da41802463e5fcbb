"""Why an action is not possible, by the codes the engines give."""

from typing import Final

from maszyna.speech.language.translator import Translator, mark

SCYTHE_REASONS: Final[dict[str, str]] = {
    "built_already": mark("This structure has been built already."),
    "cannot_leave": mark("The unit cannot leave: a combat awaits it, or something would be left behind on a lake."),
    "cannot_pay": mark("You cannot pay the full cost."),
    "card_not_there": mark("This Factory card is not among those left."),
    "condition_not_met": mark("The condition of this objective is not met now."),
    "cube_is_gone": mark("This cube has been used for an upgrade already."),
    "deployed_already": mark("This mech has been deployed already."),
    "enemy_units_there": mark("Workers alone do not enter a territory with enemy units."),
    "enlisted_already": mark("This recruit has been enlisted already."),
    "has_a_structure": mark("There is a structure on this territory already."),
    "has_moved_already": mark("This unit has moved already in this action."),
    "laid_already": mark("This trap lies on the board already."),
    "more_than_offered": mark("That is more than is offered."),
    "more_than_possible": mark("That is more workers than can come."),
    "more_than_there_is": mark("There is not that much to carry."),
    "must_bring_resources": mark("Whoever enters there must bring a resource along for the toll."),
    "must_move": mark("The chosen unit must take at least one step."),
    "must_take_one": mark("One option of the encounter must be taken."),
    "never_over_a_base": mark("An airship never flies over a home base."),
    "no_airship_there": mark("This faction has no airship over the same territory."),
    "no_battle_there": mark("No combat awaits you there."),
    "no_card_per_unit_left": mark("You have played a card for every combat unit there already."),
    "no_card_to_pay_with": mark("You cannot pay with this combat card now."),
    "no_empty_box": mark("This action cannot become cheaper any more."),
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
    "no_way_there": mark("No way leads there in one step."),
    "no_worker_on_land": mark("You have no worker on land beside whom a mech could stand."),
    "no_worker_on_the_board": mark("You have no worker on a territory to take the resources."),
    "no_worker_there": mark("You have no worker there."),
    "not_an_empty_neighbour": mark("That is not an empty land territory next to this one."),
    "not_before_the_end_of_the_turn": mark("This objective can be revealed only at the end of your turn."),
    "not_carried_along": mark("The unit does not carry that along."),
    "not_enough_power": mark("You do not have that much power."),
    "not_here": mark("This unit is not here, or its turn to leave has passed."),
    "not_in_hand": mark("You do not hold this objective."),
    "not_now": mark("That is not possible now."),
    "not_there": mark("The worker cannot come there."),
    "nothing_to_produce": mark("Nothing is produced on this territory."),
    "nowhere_to_go": mark("There is nowhere for this unit to go."),
    "out_of_order": mark("What comes earlier in the order can no longer be chosen."),
    "produced_already": mark("You have produced on this territory already."),
    "taken_already": mark("This has been taken already."),
    "token_is_there": mark("The action token stands there: choose another section."),
}
EXPEDITIONS_REASONS: Final[dict[str, str]] = {
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
REASONS: Final = {**EXPEDITIONS_REASONS, **SCYTHE_REASONS}


def reason(translator: Translator, code: str) -> str:
    return translator.say(REASONS[code])
