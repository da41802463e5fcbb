"""What a tile of The Wind Gambit does, a sentence for every effect of the vocabulary (W6 to W9).

A sentence speaks of the airship's owner, so that it is right for a player and for an Automa.
"""

from typing import Final

from maszyna.scythe.facts.effects import (
    AGGRESSIVE,
    AUTOMA_CARD,
    AUTOMA_RESOLUTION,
    AUTOMA_SYMBOLS,
    EFFECTS,
    HERE,
    IN_COMBATS,
    RESOLUTION,
)
from maszyna.scythe.facts.tiles import Tile, TileEffect
from maszyna.scythe.ids import COINS, COMBAT_CARDS, POPULARITY, POWER
from maszyna.speech.common.amounts import AMOUNTS, STARS, TOKENS, UNITS, amount
from maszyna.speech.language.translator import Many, Translator, mark, mark_many
from maszyna.speech.scythe.names.tile_names import halves, own_part, provenance_words, tile_name
from maszyna.speech.scythe.tiles.symbol_rows import symbol_sentences

GAINED: Final = mark("If the owner wins a combat {area}, the owner gains {gain}.")
# A counted sentence has the effect's only number in it; the others name their numbers as amounts.
SENTENCES: Final[dict[str, str | Many]] = {
    "bombard": mark("Before a combat {area} the owner may pay resources, and the enemy loses power: {prices}."),
    "weaken": mark("Before a combat {area} the enemy loses {power}."),
    "steal_cards": mark("Before a combat {area} the owner takes {cards} from the enemy, drawn at random."),
    "fewer_cards": mark("In a combat {area} the enemy may play {cards} fewer."),
    "win_coins_per_unit": mark(
        "If the owner wins a combat {area}, the owner gains {coins} for every enemy unit that retreats."
    ),
    "win_coins": GAINED,
    "win_popularity": GAINED,
    "win_power": GAINED,
    "win_cards": GAINED,
    "siege": mark("An enemy combat unit must pay {coins} to enter or pass through the airship's territory."),
    "toll": mark(
        "An enemy unit may enter or pass through the airship's territory only if it carries "
        "resources; one of them goes onto the airship while there is room."
    ),
    "duel": mark(
        "Where its move ends, the airship may fight an enemy airship: each side sets its dial and "
        "adds at most {cards}; the winner places a star as for any combat, the loser's airship "
        "returns to its base."
    ),
    "negotiate": mark(
        "If the airship's move ends on a village no opponent controls, the owner may pay {coins} and gain {popularity}."
    ),
    "ferry": mark("The owner's units may move onto and off the lake under the airship."),
    "tunnel": mark("The airship's territory is a tunnel for the owner."),
    "summon_character": mark("The owner's character may move to the airship's territory from anywhere, as one step."),
    "further": mark_many(
        "The owner's units that begin their move under the airship may move {n} extra territory.",
        "The owner's units that begin their move under the airship may move {n} extra territories.",
    ),
    "hold": mark("The airship alone controls its territory for the owner while no opponent's unit is there."),
    "shelter": mark("The owner's defeated units may retreat to the airship's territory instead of home."),
    "extra_field": mark("When producing, the owner may also choose the airship's territory, if the owner controls it."),
    "craft": mark(
        "The owner may build and deploy on the airship's territory without a worker, if no enemy unit is there."
    ),
    "own_turn_stars": mark(
        "The first player who has {stars} or more in their own turn gains {coins} and triggers the end of the game."
    ),
    "turns_each": mark_many(
        "Everybody takes exactly {n} turn; stars only count for the score.",
        "Everybody takes exactly {n} turns; stars only count for the score.",
    ),
    "unless_highest": mark(
        "There are last turns only if the player who places the 6th star does not have the highest "
        "score; a tie counts as highest."
    ),
    "turns_for_all": mark_many(
        "Before the game ends everybody takes {n} more turn.", "Before the game ends everybody takes {n} more turns."
    ),
    "turns_for_others": mark_many(
        "Before the game ends everybody else takes {n} more turn.",
        "Before the game ends everybody else takes {n} more turns.",
    ),
    "only_move": mark("A last turn is one Move action and nothing else."),
    "same_section": mark("In a last turn you use the section with your action token again."),
    "without_move": mark("A last turn has no Move action."),
    "combat_stars": mark("Everybody may place at most {stars} for combats."),
    "factory_star": mark(
        "Once in the game, at the start of their turn, a player who controls the Factory may place a star on this tile."
    ),
    "open_objectives": mark_many(
        "{n} open objective is a further place for stars.", "{n} open objectives are further places for stars."
    ),
    "explosion": mark("At the end all units {where} go home, and their owner gains {popularity} for each."),
    "first_stars": mark("The Automa starts with {stars} on open objectives."),
    "first_coins": mark("The Automa starts with {coins} more."),
    "no_factory_star": mark("The Automa places no star on the resolution tile."),
    "no_last_turns": mark("The Automa takes no last turns."),
    "repeat_card": mark("In a last turn the Automa draws no card and carries out its last one again."),
    "all_moves": mark("In a last turn the Automa carries out every group of the move row that it can."),
    "own_turn_coins": mark(
        "The first player who has more than {coins} at the end of their own turn triggers the end of the game."
    ),
    "swap_objective": mark(
        "If the airship's move ends on a village no opponent controls, the owner may put an objective card back and "
        "draw another."
    ),
    "paid_units": mark(
        "After the last unit of a Move action the owner may pay resources to move more: {resources} each, at most "
        "{units}."
    ),
}
# The Automa's airship has no choice.
COMPULSORY: Final[dict[str, str]] = {
    "duel": mark(
        "Where its move ends, the airship fights an enemy airship over the same territory: each side "
        "sets its dial and adds at most {cards}; the winner places a star as for any combat, the "
        "loser's airship returns to its base."
    ),
}
AREA_WORDS: Final[list[str]] = [
    mark("on the airship's territory"),
    mark("on a territory adjacent to the airship's"),
    mark("on the airship's territory or an adjacent one"),
    mark("on any territory"),
]  # by AREAS
# The same after the sentence of an effect that no combat asks about.
AREA_NOTES: Final[list[str]] = [
    "",
    mark("This applies to the territories adjacent to the airship's, not to its own."),
    mark("This also applies to the territories adjacent to the airship's."),
]  # by AREAS
CONDITION_WORDS: Final[list[str]] = [
    "",
    mark("Only while the airship's territory is occupied."),
    mark("Only while the airship's territory is unoccupied."),
    mark("Only when the owner attacks."),
    mark("Only when the owner defends."),
]  # by CONDITIONS
# Instead, where a number that may be 0 is.
WITHOUT: Final[dict[str, str]] = {
    "duel": mark(
        "Where its move ends, the airship may fight an enemy airship: each side sets its dial and "
        "adds no cards; the winner places a star as for any combat, the loser's airship returns to "
        "its base."
    ),
    "negotiate": mark("If the airship's move ends on a village no opponent controls, the owner may gain {popularity}."),
    "own_turn_stars": mark("The first player who has {stars} or more in their own turn triggers the end of the game."),
    "combat_stars": mark("Nobody places stars for combats."),
    "explosion": mark("At the end all units {where} go home."),
}
WITHOUT_CARDS_OF_ITS_OWN: Final = mark(
    "Where its move ends, the airship fights an enemy airship over the same territory: each side "
    "sets its dial and adds no cards; the winner places a star as for any combat, the loser's "
    "airship returns to its base."
)
PRICE: Final = mark("for {tokens} {power}")
ON_FACTORY: Final = mark("on the Factory")
AROUND_FACTORY: Final[Many] = mark_many(
    "on the Factory and up to {n} territory away from it", "on the Factory and up to {n} territories away from it"
)
SIXTH_STAR: Final = mark("The 6th star triggers the end of the game.")
NOTHING_MORE: Final = mark("It does nothing else.")
NOTHING_CHANGED: Final = mark("Nothing changes for the Automa.")
OTHER_TRIGGERS: Final = ["own_turn_stars", "turns_each", "own_turn_coins"]  # instead of the 6th star
COUNTED: Final[dict[str, Many]] = {
    "coins": AMOUNTS[COINS],
    "power": AMOUNTS[POWER],
    "popularity": AMOUNTS[POPULARITY],
    "cards": AMOUNTS[COMBAT_CARDS],
    "stars": STARS,
    "resources": TOKENS,
    "units": UNITS,
}


def effect_sentence(translator: Translator, one: TileEffect, kind: int = AGGRESSIVE) -> str:
    """What an effect with its numbers does on a kind of tile."""
    said = _does(translator, one, kind)
    if one.area != HERE and EFFECTS[one.effect].hook not in IN_COMBATS:
        said = f"{said} {translator.say(AREA_NOTES[one.area])}"
    condition = CONDITION_WORDS[one.condition]
    return f"{said} {translator.say(condition)}" if condition else said


def _does(translator: Translator, one: TileEffect, kind: int) -> str:
    effect = EFFECTS[one.effect]
    said = SENTENCES[effect.name]
    if kind == AUTOMA_CARD and effect.name in COMPULSORY:
        said = COMPULSORY[effect.name]
    if isinstance(said, Many):
        return translator.count(said, one.numbers[0])
    values: dict[str, object] = {"area": translator.say(AREA_WORDS[one.area])}
    for bound, number in zip(effect.numbers, one.numbers, strict=False):
        if bound.name == "power_for_resources":
            values["prices"] = prices(translator, one.numbers)
        elif bound.name == "territories":
            values["where"] = translator.count(AROUND_FACTORY, number) if number else translator.say(ON_FACTORY)
        else:
            values[bound.name] = values["gain"] = translator.count(COUNTED[bound.name], number)
            if not number:
                said = WITHOUT_CARDS_OF_ITS_OWN if kind == AUTOMA_CARD else WITHOUT[effect.name]
    return translator.say(said, values)


def prices(translator: Translator, losses: list[int]) -> str:
    """The power lost for one resource, for two, for three."""
    said = [
        {"tokens": translator.count(TOKENS, n), "power": amount(translator, POWER, loss)}
        for n, loss in enumerate(losses, 1)
    ]
    return ", ".join(translator.say(PRICE, one) for one in said)


def effect_sentences(translator: Translator, tile: Tile) -> list[str]:
    """All that a tile does; a resolution that names no other end keeps the usual one."""
    if tile.kind == AUTOMA_SYMBOLS:
        return symbol_sentences(translator, tile)
    said = [effect_sentence(translator, one, tile.kind) for one in tile.effects]
    if tile.kind == RESOLUTION and not any(name in OTHER_TRIGGERS for name in tile.effect_names()):
        said.insert(0, translator.say(SIXTH_STAR))
    return said or [translator.say(NOTHING_CHANGED if tile.kind == AUTOMA_RESOLUTION else NOTHING_MORE)]


def tile_lines(translator: Translator, tile: Tile, own: bool = False) -> list[str]:
    """A tile for people: its name, what its kind has and where it is from; then what it does, a line each.

    ``own`` says that the player has typed it in; then a note of theirs is the last line, and otherwise, where only a
    part is ours, which part that is.
    """
    head = [
        tile_name(translator, tile.kind, tile.id),
        own_part(translator, tile),
        provenance_words(translator, tile, own),
    ]
    note = [f"“{tile.note}”"] if own and tile.note else [] if own else halves(translator, tile)
    return [" · ".join(part for part in head if part), *effect_sentences(translator, tile), *note]
