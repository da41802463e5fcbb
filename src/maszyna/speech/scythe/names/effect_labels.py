"""The vocabulary of the tiles in few words, for lists to choose from and questions to answer."""

from typing import Final

from maszyna.speech.language.translator import Many, mark, mark_many

HOOK_LABELS: Final[dict[str, str]] = {
    "before_combat": mark("before a combat on the airship's territory"),
    "combat_cards": mark("when combat cards are chosen on the airship's territory"),
    "combat_won": mark("after a combat won on the airship's territory"),
    "enemy_enters": mark("when enemies come to the airship's territory"),
    "flight_ends": mark("where the airship's move ends"),
    "steps": mark("where own units may step"),
    "move_begins": mark("when own units begin their move under the airship"),
    "control": mark("who controls the airship's territory"),
    "retreat": mark("where defeated units go"),
    "produce": mark("when the owner produces"),
    "build_and_deploy": mark("when the owner builds or deploys"),
    "trigger": mark("what triggers the end of the game"),
    "last_turns": mark("turns before the end"),
    "stars": mark("places for stars"),
    "finale": mark("at the very end"),
    "automa": mark("for the Automa alone"),
    "units_moved": mark("after the last unit of a Move action"),
}
EFFECT_LABELS: Final[dict[str, str]] = {
    "bombard": mark("pay resources, the enemy loses power"),
    "weaken": mark("the enemy loses power"),
    "steal_cards": mark("take combat cards from the enemy"),
    "fewer_cards": mark("the enemy plays fewer combat cards"),
    "win_coins_per_unit": mark("coins for every unit that retreats"),
    "win_coins": mark("gain coins"),
    "win_popularity": mark("gain popularity"),
    "win_power": mark("gain power"),
    "win_cards": mark("gain combat cards"),
    "siege": mark("combat units pay coins"),
    "toll": mark("units give a resource"),
    "duel": mark("fight an enemy airship"),
    "negotiate": mark("popularity from a village"),
    "ferry": mark("onto the lake below"),
    "tunnel": mark("the territory is a tunnel"),
    "summon_character": mark("the character from anywhere"),
    "further": mark("own units move farther"),
    "hold": mark("the airship itself controls it"),
    "shelter": mark("to the airship's territory"),
    "extra_field": mark("on the airship's territory too"),
    "craft": mark("there, without a worker"),
    "own_turn_stars": mark("a number of stars in one's own turn"),
    "turns_each": mark("a number of turns for everybody"),
    "unless_highest": mark("last turns unless that player leads"),
    "turns_for_all": mark("more turns for everybody"),
    "turns_for_others": mark("more turns for the others"),
    "only_move": mark("a Move action and nothing else"),
    "same_section": mark("the same section again"),
    "without_move": mark("no Move action"),
    "combat_stars": mark("a number of stars for combats"),
    "factory_star": mark("a star for controlling the Factory"),
    "open_objectives": mark("open objectives"),
    "explosion": mark("units at the Factory go home"),
    "first_stars": mark("stars on open objectives from the start"),
    "first_coins": mark("more coins at the start"),
    "no_factory_star": mark("no star on the tile"),
    "no_last_turns": mark("no last turns"),
    "repeat_card": mark("the last card again"),
    "all_moves": mark("every group of the move row"),
    "own_turn_coins": mark("coins at the end of one's own turn"),
    "swap_objective": mark("swap an objective card in a village"),
    "paid_units": mark("pay resources to move more units"),
}
# The effects as a sentence tells them, where the label is an order.
EFFECTS_TOLD: Final[dict[str, str]] = {
    "bombard": mark("it pays resources, and the enemy loses power"),
    "steal_cards": mark("it takes combat cards from the enemy"),
    "win_coins": mark("it gains coins"),
    "win_popularity": mark("it gains popularity"),
    "win_power": mark("it gains power"),
    "win_cards": mark("it gains combat cards"),
    "duel": mark("it fights an enemy airship"),
}
CONDITION_LABELS: Final[list[str]] = [
    mark("always"),
    mark("while the airship's territory is occupied"),
    mark("while the airship's territory is unoccupied"),
    mark("when the owner attacks"),
    mark("when the owner defends"),
]  # by CONDITIONS
# By the name of a number, and with the effect before it where the name does not say enough.
NUMBER_LABELS: Final[dict[str, str]] = {
    "power": mark("How much power?"),
    "cards": mark("How many combat cards?"),
    "coins": mark("How many coins?"),
    "popularity": mark("How much popularity?"),
    "territories": mark("How many territories?"),
    "stars": mark("How many stars?"),
    "turns": mark("How many turns?"),
    "objectives": mark("How many objectives?"),
    "resources": mark("How many resources?"),
    "units": mark("How many units?"),
    "own_turn_coins.coins": mark("More than how many coins?"),
    "paid_units.resources": mark("How many resources does a unit cost?"),
    "negotiate.coins": mark("How many coins does it cost?"),
    "own_turn_stars.coins": mark("How many coins does that player gain?"),
    "explosion.territories": mark("How many territories away from the Factory?"),
    "explosion.popularity": mark("How much popularity for each unit?"),
}
# The number that repeats, once for each resource paid.
POWER_FOR_RESOURCES: Final[Many] = mark_many(
    "Power the enemy loses for {n} resource?", "Power the enemy loses for {n} resources?"
)
# By the rules of what cannot stand together on a tile.
MISFITS: Final[dict[str, str]] = {
    "twice": mark("This effect is already on the tile; each may be there only once."),
    "one_trigger": mark("A tile has only one end trigger."),
    "one_round": mark("Last turns are for everybody or for the others, not both."),
    "one_manner": mark("All last turns are of one kind."),
    "fixed_length": mark("A game with a fixed number of turns has no turns after them."),
    "manner_of_nothing": mark("The tile describes last turns, but gives nobody any."),
    "unless_without_turns": mark("The tile says when there are last turns, but gives nobody any."),
    "toll_elsewhere": mark("This effect is only on the tile Toll, which is never used with an Automa."),
    "toll_without_room": mark("This effect needs an airship that carries resources."),
}
