"""What a screen says when only the Automa's cards are kept."""

from typing import Final

from maszyna.speech.language.translator import mark

CARDS_TALK: Final[dict[str, str]] = {
    "kind_scythe-cards": mark("Scythe, the Automa's cards only"),
    "advice_cards_only": mark(
        "You keep the board, and look up yourself where the Automa goes: the screen says how, symbol by symbol. Its "
        "power, coins, stars, marker and deck are counted here."
    ),
    "cannot_continue_as": mark("This game cannot go on like that now. First finish the Automa's turn."),
    # The card under way.
    "card_head": mark("turn {turn}, card {card}, scheme {scheme}, marker {marker} of {last}"),
    "card_who": mark("Who"),
    "card_may_go": mark("May go"),
    "card_goes_to": mark("Goes to"),
    "card_unit_worker": mark("the worker: {how}"),
    "card_unit_mech": mark("the mech: {how}"),
    "card_unit_character": mark("the character"),
    "card_unit_combat_unit": mark("the mech or the character: {how}. Both there: {first}"),
    "card_first_mech": mark("the mech"),
    "card_first_character": mark("the character"),
    "card_then_by": mark("{first}, then {second}"),
    "card_water_open": mark("Rivers and lakes are open."),
    "card_water_closed": mark("It crosses no river and enters no lake."),
    "card_has_factory_card": mark("It has a Factory card already: only encounter tokens count."),
    "card_needs_power": mark("needs power {n}"),
    "card_no_unit": mark("none in play"),
    "card_other_faction": mark("only {faction}"),
    "card_not_possible": mark("not possible"),
    "card_carried_out": mark("done"),
    "card_marker": mark("marker {n}"),
    "card_marker_star": mark("marker {n}, a star"),
    "card_recruit_yours": mark("your recruit: {bonus} +1"),
    "card_recruit_none": mark("recruit {bonus}: not yours"),
    "card_recruit_mine": mark("I have it"),
    # What can be pressed.
    "card_done": mark("Carried out"),
    "card_no": mark("Not possible"),
    "card_token": mark("Encounter token"),
    "card_factory": mark("It is on the Factory"),
    "card_automa": mark("The Automa's turn"),
    "card_automa_of": mark("{who}'s turn"),
    "card_combat": mark("I attack it"),
    "card_workers": mark("I drove off its workers; resources to lay: {n}"),
    "card_end": mark("The game is over"),
    "card_stars_tracker": mark("stars from the marker"),
    "card_stars_combat": mark("stars from combats"),
    "card_stars_power": mark("star for power"),
    "mat_character": mark("character on the mat"),
    "mat_mech": mark("mechs on the mat"),
    "mat_worker": mark("workers on the mat"),
    # A combat.
    "ask_card_turn": mark("Turn {turn}: your turn, then the Automa's"),
    "ask_card_sum": mark("{who} attacks. Your sum of power and cards?"),
    "ask_card_own_sum": mark("You attack {who}. Your sum of power and cards?"),
    "ask_card_lost": mark("{who} has lost. Which of its combat units were there?"),
    "ask_card_count": mark("{who}: how many territories, without the Factory?"),
    "ask_card_score": mark("Your coins at the end, all counted?"),
    "card_its_sum": mark("{who}: {power} power and cards {cards} make {total}"),
    "card_its_power": mark("{who}: {power} power, no combat card"),
    "card_your_sum": mark("You: {total}"),
    "card_column": mark("card {card}, column {column}"),
    "card_it_wins": mark("{who} wins."),
    "card_you_win": mark("You win."),
    "card_tie": mark("A tie is the attacker's."),
    "card_lay": mark("Lay {n} resources of the territory's kind there; none on a lake, a village or the Factory."),
    "card_lost_mech": mark("a mech"),
    "card_lost_mechs": mark("{n} mechs"),
    "card_lost_character": mark("the character"),
    "card_lost_none": mark("only workers"),
    # The log.
    "card_log_done": mark("Carried out: {symbol}"),
    "card_log_no": mark("Not possible: {symbol}"),
    "card_log_corrected": mark("Corrected: {text}"),
    "card_log_end": mark("The game is over."),
}
