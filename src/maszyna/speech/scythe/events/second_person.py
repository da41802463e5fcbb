"""What happened, as sentences to the one who did it: the same events as in `sentences.py`, for persons alone."""

from typing import Final

from maszyna.speech.language.translator import mark

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
}
