"""What happened, as phrases by event: of somebody, to the one who did it, and to the one it was done to.

Every phrase but those to the reader is what a faction does, in the present tense, where neither Ukrainian nor Russian
has genders. The placeholders are the fields of the event; ``{amount}`` and its like are whole phrases ("2 coins") where
the event counts something. A place where things happen can also be where they come from: ``{from_place}``.
"""

from typing import Final

from maszyna.speech.language.translator import Many, mark, mark_many

PHRASES: Final[dict[str, str]] = {
    "game": mark("Scythe, seed {seed}"),
    "seat": mark("{faction}, mat: {mat}"),
    "tile": mark("Structure bonus: {tile}"),
    "turn": mark("turn {number}"),
    "nothing": mark("nothing else"),
    "result": mark("Result after {turns}"),
    "faction": mark("Faction"),
    "coins": mark("Coins"),
    "stars": mark("Stars"),
    "territories": mark("Land"),
    "resources": mark("Resources"),
    "structure_bonus": mark("Bonus"),
    "ability": mark("Ability"),
    "total": mark("Total"),
    "winner": mark("Winner: {faction}."),
    "automa_seat": mark("{faction}, Automa, level: {level}"),
    "group": mark("“{symbol}”: {sentence}"),
    "air_combat_follows": mark("An airship combat follows {place}."),
    "combat_follows": mark("A combat follows {place}."),
    "logbook": mark("Finished games: {games}, won: {won}"),
    "turns_played": mark("Turns"),
    "score": mark("{faction} ({player}): {total} ({parts})."),
    "unfinished": mark("The game is not over. It is {faction}'s turn."),
}
# By what put the winner before the second, as the scoring names it.
DECIDED: Final[dict[str, str]] = {
    "coins": mark("Decided by coins."),
    "pieces": mark("A tie in coins, decided by workers, mechs and structures."),
    "power": mark("A tie in coins, decided by power."),
    "popularity": mark("A tie in coins, decided by popularity."),
    "resources": mark("A tie in coins, decided by resources."),
    "territories": mark("A tie in coins, decided by territories."),
    "stars": mark("A tie in coins, decided by stars."),
    "nothing": mark("A tie in everything, decided by seating order."),
    "R16": mark("A tie in everything; the human wins (R16)."),
}
TURNS: Final[Many] = mark_many("{n} turn", "{n} turns")


AIR_SENTENCES: Final[dict[str, str]] = {
    "airship_moved": mark("flies the airship {from} {to}"),
    "airship_loaded": mark("takes {amount} aboard {place}"),
    "airship_unloaded": mark("sets down {amount} {place}"),
    "effect_used": mark("uses the airship against {against}: {effect} ({source})"),
    "toll_taken": mark("takes a toll from {from} {place}: {resource}"),
    "air_combat_began": mark("starts an airship combat against {defender} {place} ({source})"),
    "airship_retreated": mark("withdraws the airship {from} {to}"),
    "automa_airship": mark("flies the airship {from} {to} ({source})"),
    "automa_camp": mark(
        "cannot leave its base and follows its camp instead of the first two rows of the card ({source})"
    ),
    "finale_began": mark("begins the finale: {last_turns} ({source})"),
    "factory_exploded": mark("blows up the Factory ({source})"),
    "resolution_used": mark("uses the resolution: {effect} ({source})"),
}
# The same events, where one of their numbers makes something else of them.
FOR_ITSELF: Final = mark("uses the airship: {effect} ({source})")
FLIGHT_BEGINS: Final = mark("chooses where its airship flies ({source})")
AIRSHIP_FLIES: Final = mark("The airship flies {from} {to}")
AIRSHIP_STAYS: Final = mark("keeps the airship {place} ({source})")
AUTOMA_CARDS: Final[Many] = mark_many("{n} Automa card", "{n} Automa cards")
LAST_TURNS: Final[Many] = mark_many("{n} last turn", "{n} last turns")


WHO_DOES: Final = mark("{who} {does}.")
SENTENCES: Final[dict[str, str]] = {
    "turn_began": mark("begins turn {number}"),
    "token_placed": mark("chooses “{section}”"),
    "unit_moved": mark("moves {unit} {from} {to}"),
    "cargo_carried": mark("takes {amount} along {to}"),
    "trap_sprung": mark("springs a trap {place} (penalty: {lost})"),
    "workers_driven_off": mark("forces {amount} of {victim} {place} to retreat home"),
    "battle_joined": mark("meets combat units of {defender} {place}"),
    "gained": mark("gains {amount}"),
    "lost": mark("loses {amount}"),
    "resources_gained": mark("gains {amount} {place}"),
    "resources_paid": mark("pays {amount} {from_place}"),
    "card_paid_as_resource": mark("pays with a combat card of value {value} instead of a resource"),
    "worker_gained": mark("gains {amount} {place}"),
    "upgraded": mark("makes an upgrade ({cube}; cheaper: {box})"),
    "mech_deployed": mark("deploys a mech {place} (new ability: {mech})"),
    "structure_built": mark("builds {structure} {place}"),
    "recruit_enlisted": mark("enlists the recruit of “{section}” (one-time bonus: {bonus})"),
    "bottom_action": mark("takes the action “{action}”"),
    "recruit_bonus": mark("gains a recruit bonus ({bonus})"),
    "combat_began": mark("starts the combat against {defender} {place}"),
    "ability_used": mark("uses the ability “{ability}” against {against}"),
    "cards_stolen": mark("takes {amount} away from {from}"),
    "combat_committed": mark("spends {power} and plays {cards} (total: {total})"),
    "combat_won": mark("wins the combat against {loser} {place}"),
    "unit_retreated": mark("withdraws {unit} {from} {to}"),
    "encounter_met": mark("has an encounter {place} (card {card})"),
    "encounter_option": mark("takes option {option} of encounter card {card}"),
    "hand_seen": mark("looks at the combat cards of {of}"),
    "factory_card_taken": mark("takes Factory card {card}"),
    "factory_action": mark("uses Factory card {card}"),
    "flag_placed": mark("places a flag {place}"),
    "trap_placed": mark("sets a trap {place} (penalty: {penalty})"),
    "trap_rearmed": mark("arms the trap {place} again"),
    "objective_revealed": mark("reveals the objective “{objective}”"),
    "star_placed": mark("places a star ({stars} of 6): {star}"),
    "move_undone": mark("takes back a move: returns {unit} {from} {to}"),
    "game_ended": mark("ends the game with {stars}"),
    "automa_card": mark("draws Automa card {card} (scheme {scheme})"),
    "automa_skipped": mark("skips the turn because of the mark on card {card}"),
    "automa_deck_shuffled": mark("shuffles all 19 Automa cards into a new deck"),
    "automa_group": mark("carries out “{symbol}”"),
    "automa_stopped": mark("reveals a combat card of value {value} and skips “{symbol}” and the rest of the move row"),
    "unit_gained": mark("gains {unit} on its base"),
    "resources_removed": mark("removes {amount} {from_place}"),
    "resources_left": mark("finds {amount} {place}"),
    "automa_combat_card": mark(
        "draws Automa card {card} for the combat; its power is {power}, so the column “{column}” counts"
    ),
    "tracker_moved": mark("moves the marker on the star card to space {space}"),
    "scheme_changed": mark("switches to scheme {scheme}"),
    "encounter_removed": mark("removes the encounter token {from_place}"),
    **AIR_SENTENCES,
    "automa_revealed": mark("reveals a combat card of value {value} and continues"),
    "unit_not_gained": mark("reveals a combat card of value {value} and does not gain {unit}"),
    "automa_own_card": mark("follows card {card} (own card, not as printed)"),
    "automa_own_symbol": mark("follows own criteria for “{symbol}”"),
    "automa_own_level": mark("follows an own star card for the level {level}"),
    "automa_own_shuffle": mark("shuffles its own deck again; it has {cards}"),
}
# The same events, where one of their numbers makes something else of them.
NOT_POSSIBLE: Final = mark("cannot carry out “{symbol}”: {reason}")
FACE_DOWN: Final = mark("takes a Factory card face down")
PAYS: Final = mark("pays {amount}")  # coins are always a price
STAYS: Final = mark("keeps {unit} {place}")
# A move with what the unit carries, and goods that change hands with the territory they lie on.
MOVES_WITH: Final = mark("moves {unit} {from} {to}, carrying {load}")
YOU_MOVE_WITH: Final = mark("You move {unit} {from} {to}, carrying {load}.")
TAKES_FROM: Final = mark("takes {goods} from {victim} {place}")
TAKES_YOURS: Final = mark("takes {goods} of yours {place}")
YOU_TAKE_FROM: Final = mark("You take {goods} from {victim} {place}.")
REMOVES_YOURS: Final = mark("removes {goods} of yours {from_place}")

YOUR_SENTENCES: Final[dict[str, str]] = {
    "token_placed": mark("You choose “{section}”."),
    "unit_moved": mark("You move {unit} {from} {to}."),
    "cargo_carried": mark("You take {amount} along {to}."),
    "trap_sprung": mark("You spring a trap {place} (penalty: {lost})."),
    "workers_driven_off": mark("You force {amount} of {victim} {place} to retreat home."),
    "battle_joined": mark("You meet combat units of {defender} {place}."),
    "gained": mark("You gain {amount}."),
    "lost": mark("You lose {amount}."),
    "resources_gained": mark("You gain {amount} {place}."),
    "resources_paid": mark("You pay {amount} {from_place}."),
    "card_paid_as_resource": mark("You pay with a combat card of value {value} instead of a resource."),
    "worker_gained": mark("You gain {amount} {place}."),
    "upgraded": mark("You make an upgrade ({cube}; cheaper: {box})."),
    "mech_deployed": mark("You deploy a mech {place} (new ability: {mech})."),
    "structure_built": mark("You build {structure} {place}."),
    "recruit_enlisted": mark("You enlist the recruit of “{section}” (one-time bonus: {bonus})."),
    "bottom_action": mark("You take the action “{action}”."),
    "recruit_bonus": mark("You gain a recruit bonus ({bonus})."),
    "resources_left": mark("You find {amount} {place}."),
    "resources_removed": mark("You lose {amount} {place}."),
    "combat_began": mark("You start the combat against {defender} {place}."),
    "ability_used": mark("You use the ability “{ability}” against {against}."),
    "cards_stolen": mark("You take {amount} away from {from}."),
    "combat_committed": mark("You spend {power} and play {cards} (total: {total})."),
    "combat_won": mark("You win the combat against {loser} {place}."),
    "unit_retreated": mark("You withdraw {unit} {from} {to}."),
    "encounter_met": mark("You have an encounter {place} (card {card})."),
    "encounter_option": mark("You take option {option} of encounter card {card}."),
    "hand_seen": mark("You look at the combat cards of {of}."),
    "factory_card_taken": mark("You take Factory card {card}."),
    "factory_action": mark("You use Factory card {card}."),
    "flag_placed": mark("You place a flag {place}."),
    "trap_placed": mark("You set a trap {place} (penalty: {penalty})."),
    "trap_rearmed": mark("You arm the trap {place} again."),
    "objective_revealed": mark("You reveal the objective “{objective}”."),
    "star_placed": mark("You place a star ({stars} of 6): {star}."),
    "move_undone": mark("You take back a move: return {unit} {from} {to}."),
    "game_ended": mark("You end the game with {stars}."),
    "airship_moved": mark("You fly the airship {from} {to}."),
    "airship_loaded": mark("You take {amount} aboard {place}."),
    "airship_unloaded": mark("You set down {amount} {place}."),
    "effect_used": mark("You use the airship against {against}: {effect} ({source})."),
    "toll_taken": mark("You take a toll from {from} {place}: {resource}."),
    "air_combat_began": mark("You start an airship combat against {defender} {place} ({source})."),
    "airship_retreated": mark("You withdraw the airship {from} {to}."),
    "finale_began": mark("You begin the finale: {last_turns} ({source})."),
    "factory_exploded": mark("You blow up the Factory ({source})."),
    "resolution_used": mark("You use the resolution: {effect} ({source})."),
}
# The same events, where one of their numbers makes something else of them.
YOU_PAY: Final = mark("You pay {amount}.")
YOU_FOR_YOURSELF: Final = mark("You use the airship: {effect} ({source}).")
# What somebody else does to the reader: the field that names who it is done to, and the clause.
DONE_TO_YOU: Final[dict[str, tuple[str, str]]] = {
    "workers_driven_off": ("victim", mark("forces {amount} of yours {place} to retreat home")),
    "battle_joined": ("defender", mark("meets your combat units {place}")),
    "combat_began": ("defender", mark("starts the combat against you {place}")),
    "ability_used": ("against", mark("uses the ability “{ability}” against you")),
    "combat_won": ("loser", mark("wins the combat against you {place}")),
    "cards_stolen": ("from", mark("takes {amount} away from you")),
    "toll_taken": ("from", mark("takes a toll from you {place}: {resource}")),
    "hand_seen": ("of", mark("looks at your combat cards")),
    "effect_used": ("against", mark("uses the airship against you: {effect} ({source})")),
    "air_combat_began": ("defender", mark("starts an airship combat against you {place} ({source})")),
}
