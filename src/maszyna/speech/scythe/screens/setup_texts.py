"""The dialogue before a game."""

from typing import Final

from maszyna.speech.language.translator import mark

SETTING_UP: Final[dict[str, str]] = {
    "setup": mark("A new game. ⏎ takes what stands in brackets, “back” returns to the question before."),
    "back_word": mark("back"),
    "setup_wrong": mark("This cannot be set up: {problem}"),
    "advice_first": mark("For a first game the books advise {level} and the base most distant from yours."),
    "random": mark("random"),
    "ask_people": mark("How many people play at this keyboard? (1 to 7)"),
    "ask_automas": mark("How many Automas? (at most 5 players in all, as printed)"),
    "ask_faction": mark("Your faction"),
    "ask_mat": mark("Your player mat"),
    "ask_faction_of": mark("Faction of person {number}"),
    "ask_mat_of": mark("Player mat of person {number}"),
    "ask_automa": mark("Faction of the Automa"),
    "ask_level": mark("Level of the Automa"),
    "ask_automa_of": mark("Faction of Automa {number}"),
    "ask_level_of": mark("Level of Automa {number}"),
    "ask_more": mark("Set up more (options of the Automa, rulings, variants, sets, bonus tile, seed)?"),
    "ask_number": mark("{what} (from {least} to {most})"),
    "number_between": mark("Please type a number from {least} to {most}."),
    "ask_edition": mark("Sets of cards and factions"),
    "ask_tile": mark("Structure bonus tile"),
    "ask_seed": mark("Seed of the game, any number"),
    "ask_variant": mark("Variant: {variant}"),
    "edition_base": mark("the base game alone"),
    "edition_invaders": mark("with Invaders from Afar"),
    "edition_all": mark("with all promo cards too"),
    # By the names of the variants.
    "relentless_factory": mark("Rusviet may repeat the Factory card"),
    "trade_split": mark("the two tokens of Trade may go to different territories"),
    "mill_anywhere": mark("the Mill adds a territory of any kind"),
    "disarm_own_mine": mark("Saxony's own Mine counts as a tunnel for Disarm"),
    "recruit_pays_later": mark("a recruit just enlisted does not pay for that same action"),
    "mats_clockwise": mark("player mats are dealt clockwise by number"),
    "banned_pairs_allowed": mark("the two barred pairs of faction and mat may be dealt"),
    "gains_in_part": mark("every gain may be taken in part or declined, and is asked for"),
}
