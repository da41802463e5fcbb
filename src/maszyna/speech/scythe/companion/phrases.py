"""What the companion beside a board of Scythe says around the steps, of the pieces to move and of problems."""

from typing import Final

from maszyna.speech.language.translator import mark

# By what it is for.
TALK: Final[dict[str, str]] = {
    "welcome": mark("Your own board, and an Automa to play against. Help: ?"),
    "go_on": mark("There is an unfinished game ({people}, {steps}). Continue it?"),
    "ask_cards": mark("Who draws the Automa's cards"),
    "cards_drawn": mark("the program"),
    "cards_typed": mark("people"),
    "set_up": mark("Set up {who}: units {units}; power {power}, coins {coins}, combat cards {cards}."),
    "map_numbers": mark(
        "Printed boards have no numbers: territories are counted row by row from the top left, as on "
        "this map. To see it again, type: {command}"
    ),
    "last_step": mark("Last step: {step}"),
    "cancelled": mark("Nothing changed."),
    "fight_waits": mark("Combat on territory {place}; type: {command}"),
    "air_fight_waits": mark("The airships fight over territory {place}; type: {command}"),
    "last_turns": mark("Last turns, in this order: {who}. When you have taken one of yours, type: {command}"),
    "clock": mark("{who}, turns left: {left}. When you have taken all of yours, type: {command}"),
    "limits": mark(
        "Not tracked here: pieces that pass under a siege (only where they end); what you pay for "
        "bombs (subtract it yourself); units that shelter under an airship; deals; stars on tiles "
        "and open objectives (type: stars +1); who leads, unless you have entered coins and "
        "popularity."
    ),
    "is_over": mark("The game has ended; type: {command}"),
    "average": mark("Decided by the average score of each side."),
    "ask_coins": mark("{who}: how many coins now?"),
    "ask_popularity": mark("{who}: what popularity now?"),
    "ask_bonus": mark("Which structure bonus tile is in play"),
    "needs_automa": mark("A table needs an Automa."),
    "turn": mark("{who}, card {card}"),
    "cancel_hint": mark("{what} Cancel: -"),
}
# What the commands do.
HELP: Final[dict[str, str]] = {
    "automa": mark("the Automa's turn (with the number of the card you drew)"),
    "fight": mark("a combat, yours or the Automa's"),
    "did_top": mark("your top-row action; its cost and gains are recorded"),
    "did_bottom": mark("your bottom-row action; what you pay with may be left out"),
    "did_cards": mark("the Factory card, an encounter card, an objective"),
    "move": mark("a unit moves, perhaps carrying something; from where may be left out"),
    "deploy": mark("a new mech and its ability; a new worker"),
    "counts": mark("your tracks: the new value, or how much more or less"),
    "resources": mark("what is on a territory"),
    "build": mark("a structure; a recruit; an ability; a Factory card"),
    "encounter": mark("an encounter token is gone; a flag or trap is placed"),
    "airship": mark("where your airship is now; the resources and the workers aboard"),
    "load": mark("what goes aboard from the territory below, or comes off"),
    "units": mark("where all your workers or mechs are"),
    "adjust": mark("correct anything (nothing follows from it); for the Automa begin with “automa”"),
    "undo": mark("undo the last step, or that many, and see what to move back"),
    "redo": mark("redo the last step that was undone, or that many"),
    "rule": mark("a rule by its number; without one, a turn of the Automa and its symbols"),
    "why": mark("why the Automa did that; when a territory was ruled out"),
    "look": mark("the map, all tracks, the steps so far"),
    "setup": mark("how the table is set up"),
    "lang": mark("another language: English, Ukrainian, Russian"),
    "several": mark("several things on one line; if one is refused, none is done"),
    "status": mark("contradictions on the table"),
    "done": mark("you have taken a last turn, if a resolution gives you one"),
    "tiles": mark("the tiles of the airships and the resolution"),
    "score": mark("the end: who has won"),
    "quit": mark("leave (everything is saved); start another game"),
}


# By the kinds of instruction.
TODO: Final[dict[str, str]] = {
    "base": mark("base"),
    "mat": mark("mat"),
    "aboard": mark("airship"),
    "unit": mark("{who}: {unit} {from} → {to}"),
    "units": mark("{who}: {unit} ({amount}) {from} → {to}"),
    "stays": mark("{who}: {unit}, {from}"),
    "no_move": mark("{who}: none of its units"),
    "finale": mark("{who}: the last turns begin"),
    "airship": mark("{who}: airship {from} → {to}"),
    "cargo": mark("{who}: aboard, {resource} {amount}"),
    "resources": mark("{place}: {resource} {amount}"),
    "power": mark("power {from} → {to}"),
    "popularity": mark("popularity {from} → {to}"),
    "coins": mark("coins {from} → {to}"),
    "cards": mark("combat cards {from} → {to}"),
    "stars": mark("stars {from} → {to}"),
    "tracker": mark("marker on the star card {from} → {to}"),
    "scheme": mark("scheme {from} → {to}"),
    "track": mark("{who}: {track}"),
    "encounter_off": mark("encounter token off {place}"),
    "encounter_on": mark("encounter token back on {place}"),
    "token_off": mark("{who}: token off {place}"),
    "token_on": mark("{who}: token on {place}"),
    "token_spent": mark("{who}: turn the trap over on {place}"),
    "factory_on": mark("{who}: take a Factory card"),
    "factory_off": mark("{who}: give the Factory card back"),
    "thing_on": mark("{who}: {thing} ✓"),
    "thing_off": mark("{who}: {thing} ✗"),
    "recruit": mark("recruit: {bonus}"),
    "cost": mark("{who}: {action}, cost {from} → {to}"),
    "cards_out": mark("{who}: discard {cards}"),
    "cards_in": mark("{who}: draw {cards}"),
    "deck_turned": mark("{who}: shuffle all Automa cards, the last one too, into a new deck, scheme {scheme} up"),
    "card_back": mark("{who}: Automa card {card} back into the deck"),
    "card_out": mark("{who}: Automa card {card} out of the deck"),
}


# The words that a line of an Automa's turn may bear.
BADGES: Final[dict[str, str]] = {
    "attack": mark("Attack!"),
    "stays": mark("stays"),
    "no_move": mark("does not move"),
    "rivers": mark("rivers and lakes open now"),
    "recruit": mark("your recruit pays"),
    "last_round": mark("last round"),
}
# A line read aloud: a voice says no arrow.
ALOUD: Final[dict[str, str]] = {
    "unit": mark("{unit}. From: {from}. To: {to}."),
    "units": mark("{unit}, {amount}. From: {from}. To: {to}."),
    "now": mark("now"),
    "chosen": mark("chosen: {place}"),
}


# The placeholders: whose, two numbers, a place, another seat.
STATUS: Final[dict[str, str]] = {
    "too_many_mechs": mark("{who}: {first} mechs; the box has {second}."),
    "too_many_workers": mark("{who}: {first} workers; the box has {second}."),
    "power_beyond": mark("{who}: power {first}; the track ends at {second}."),
    "popularity_beyond": mark("{who}: popularity {first}; the track ends at {second}."),
    "too_many_stars": mark("{who}: {first} stars; there are {second}."),
    "on_foreign_base": mark("{who}: a unit is at another faction's base ({place})."),
    "encounter_not_taken": mark("{who}: the character is on an encounter token ({place})."),
    "no_character": mark("{who}: the character is not on the board."),
    "too_few_workers": mark("{who}: {first} workers; there are always at least {second}."),
    "cannot_be_on_lake": mark("{who}: a combat unit on a lake without the ability for it ({place})."),
    "worker_alone_on_lake": mark("{who}: a worker on a lake without a mech ({place})."),
    "abilities_without_mechs": mark("{who}: {first} mech abilities, but {second} mechs."),
    "mechs_without_abilities": mark("{who}: {second} mechs, but {first} mech abilities."),
    "stars_not_placed": mark("{who}: {first} stars; the pieces show {second}."),
    "no_factory_card": mark("{who}: the character is at the Factory, but there is no Factory card."),
    "too_many_tokens": mark("{who}: {first} flags; there are {second}."),
    "two_controllers": mark("{who} and {other} have units on one territory ({place})."),
    "two_structures": mark("More than one structure on a territory ({place})."),
    "structure_on_lake": mark("A structure on a lake ({place})."),
    "two_tokens": mark("More than one flag or trap on a territory ({place})."),
    "resources_alone_on_lake": mark("Resources alone on a lake ({place})."),
    "no_encounter_there": mark("An encounter token where the map has none ({place})."),
    "too_many_cards": mark("{first} combat cards in all hands; there are {second}."),
    "on_lake_too_early": mark("{who}: a unit is on a lake, but its marker does not allow that yet ({place})."),
    "tracker_beyond": mark("{who}: marker on space {first}; the star card ends at {second}."),
    "scheme_does_not_fit": mark("{who}: scheme {first}, but its marker shows {second}."),
    "tracker_stars_do_not_fit": mark("{who}: {first} stars of the star card; its marker has passed {second}."),
    "too_many_combat_stars": mark("{who}: {first} stars for combats; {second} are possible."),
    "power_star_not_placed": mark("{who}: full power, but no star for it."),
    "airship_on_foreign_base": mark("{who}: the airship is at another faction's base ({place})."),
    "airship_to_base": mark("{who}: airships never fly onto a home base ({place})."),
    "flight_beyond": mark("{who}: the airship flew {first} territories; its range is {second}."),
    "loads_from_enemy": mark("{who}: an airship never loads resources where an opponent is in control ({place})."),
    "automa_carries": mark("{who}: something is aboard, but an Automa's airship carries nothing."),
    "carries_workers_only": mark("{who}: resources aboard ({first}), but the tile lets the airship carry workers."),
    "carries_resources_only": mark("{who}: workers aboard ({first}), but the tile lets the airship carry resources."),
    "cargo_beyond": mark("{who}: {first} resources aboard; an airship carries {second}."),
    "aboard_beyond": mark("{who}: {first} workers aboard; an airship carries {second}."),
    "card_came_twice": mark("{who}: Automa card {first} was drawn twice since the last shuffle."),
}
# What is noted of an act that was told; the placeholders are the same, and the word of an answer.
NOTES: Final[dict[str, str]] = {
    "act_another_section": mark("{who}: two sections in one turn."),
    "act_token_is_there": mark("{who}: the action token stood on this section last turn."),
    "act_cannot_pay": mark("{who}: as far as is known, this cannot be paid in full."),
    "act_pays_more_than_known": mark("{who}: the cost is {second}, but only {first} could be removed."),
    "act_pays_from_elsewhere": mark("{who}: pays from a place it does not control ({place})."),
    "act_no_such_resource_there": mark("{who}: no such resource is known there ({place})."),
    "act_no_card_to_pay_with": mark("{who}: as far as is known, there is no combat card to pay with."),
    "act_no_card_for_token": mark("{who}: only Crimea pays with a combat card, and once a turn."),
    "act_no_worker_on_the_board": mark("{who}: no worker is on a territory to take the resources."),
    "act_no_worker_there": mark("{who}: no worker is known there ({place})."),
    "act_no_worker_left": mark("{who}: all 8 workers are on the board."),
    "act_not_there": mark("{who}: by the card the worker does not come there ({place})."),
    "act_produced_already": mark("{who}: has produced there already ({place})."),
    "act_nothing_to_produce": mark("{who}: nothing is produced there ({place})."),
    "act_no_territory_left": mark("{who}: this is more territories than the action allows ({place})."),
    "act_more_than_possible": mark("{who}: you said {first} workers, but only {second} can come."),
    "act_cube_is_gone": mark("{who}: this cube has been moved before."),
    "act_no_empty_box": mark("{who}: there is no empty box for a cube there."),
    "act_deployed_already": mark("{who}: this mech was on the board already."),
    "act_built_already": mark("{who}: this structure was on the board already."),
    "act_has_a_structure": mark("{who}: there is a structure already ({place})."),
    "act_enlisted_already": mark("{who}: this recruit had been enlisted already."),
    "act_taken_already": mark("{who}: this had been taken already."),
    "act_must_take_one": mark("{who}: one option of an encounter is always taken."),
    "act_no_such_opponent": mark("{who}: the faction named is not at this table."),
    "act_not_an_empty_neighbour": mark("{who}: this is not an empty land territory beside the encounter ({place})."),
    "act_not_here": mark("{who}: no such unit is known where the encounter is."),
    "act_condition_not_met": mark("{who}: on this board the condition of objective {first} is not met."),
    "act_objective_before": mark("{who}: there was a star for an objective already."),
    "act_has_a_factory_card": mark("{who}: had Factory card {first} already."),
    "act_not_at_the_factory": mark("{who}: the character is not at the Factory."),
    "act_not_asked": mark("{who}: this was not needed: {word}."),
}
