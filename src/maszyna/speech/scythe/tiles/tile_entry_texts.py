"""Tiles typed in from one's own box, in one language: the dialogue, its explanations, the answers of the command."""

from typing import Final

from maszyna.scythe.facts.effects import EFFECT_NAMES, EFFECTS, Number
from maszyna.scythe.facts.tiles import Tile, TileEffect, tile_number
from maszyna.speech.common.problems import KeyedTexts
from maszyna.speech.language.translator import Many, Translator, mark, mark_many
from maszyna.speech.scythe.names import tile_names
from maszyna.speech.scythe.names.effect_labels import (
    CONDITION_LABELS,
    EFFECT_LABELS,
    HOOK_LABELS,
    MISFITS,
    NUMBER_LABELS,
    POWER_FOR_RESOURCES,
)
from maszyna.speech.scythe.names.names import name as name_of
from maszyna.speech.scythe.tiles import effects
from maszyna.speech.scythe.tiles.symbol_rows import GAIN_LABELS

TALK: Final[dict[str, str]] = {
    "intro": mark(
        "Tiles from your own box. ⏎ takes what is in brackets, “?” explains, “{quit}” leaves; "
        "nothing is saved until you say so."
    ),
    "ask_kind": mark("Which kind of tile"),
    "ask_tile": mark("Which tile"),
    "ask_cargo": mark("What it carries"),
    "ask_range": mark("Range of the airship"),
    "ask_preference": mark("Where the airship flies"),
    "ask_next_preference": mark("And if several are equally good"),
    "ask_flight": mark("How far the Automa's airship flies"),
    "ask_card": mark("Which side of which card"),
    "ask_symbol": mark("Which symbol of the move row"),
    "ask_next_symbol": mark("And the next symbol"),
    "ask_power": mark("How much power the attack needs"),
    "ask_gain": mark("What the gain row gives"),
    "ask_amount": mark("How many"),
    "ask_effects": mark("What the tile does"),
    "ask_hook": mark("When it works"),
    "ask_effect": mark("What happens then"),
    "ask_area": mark("Where it works"),
    "ask_condition": mark("Under which condition"),
    "ask_note": mark("A note, in your own words (⏎ = none): "),
    "not_said": mark("it does not say"),
    "bad_note": mark("A note is one line of at most {most} characters."),
    "ask_provenance": mark("Where this is from"),
    "ask_keep": mark("Save this tile"),
    "leave": mark("leave"),
    "back": mark("back"),
    "done": mark("nothing more"),
    "take_back": mark("remove the last effect"),
    "as_shown": mark("as shown"),
    "anew": mark("build it again"),
    "all_printed": mark("all of it is printed"),
    "partly_printed": mark("printed, with details of our own"),
    "all_house": mark("our own idea"),
    "yes": mark("yes"),
    "no": mark("no"),
    "known": mark("What is known about it:"),
    "so_far": mark("So far:"),
    "now": mark("The tile you entered:"),
    "bounds": mark("{what} (from {least} to {most})"),
    "bounds_or_none": mark("{what} (from {least} to {most}; ⏎ = no more)"),
    "example": mark("{label}. For example: {sentence}"),
    "kept": mark("Saved with your data: {path}"),
    "not_kept": mark("Nothing changed."),
    "cannot_keep": mark("It cannot be saved: {problem}"),
    "forgotten": mark("Your version was removed: {tile}"),
}
# What “?” says at each question.
EXPLAINED: Final[dict[str, str]] = {
    "ask_kind": mark(
        "Every airship has a red aggressive tile and a green passive one; a resolution tile says how "
        "the game ends; the Automa has a card for its airship and cards for resolutions, and its "
        "rules print some symbols. What you enter replaces ours of the same name."
    ),
    "ask_tile": mark("Type a number from the list or the start of a name. The tile's own number comes after it."),
    "ask_cargo": mark("Every aggressive tile says whether the airship carries resources or workers."),
    "ask_range": mark("Every passive tile says how many territories the airship flies in one move."),
    "ask_preference": mark("Of the territories it can reach the Automa's airship takes the one that fits this best."),
    "ask_next_preference": mark("If the card lists several preferences, enter them in order; 0 ends the list."),
    "ask_flight": mark("Without a range on the card, the airship flies 1 territory."),
    "ask_card": mark("The two resolution cards have two sides each; naming one only helps you find it again."),
    "ask_symbol": mark("The symbols as printed, in order; the first possible one is carried out."),
    "ask_next_symbol": mark("The symbols as printed, in order; 0 ends the row."),
    "ask_power": mark("The number beside the symbol; 0 if there is none."),
    "ask_gain": mark("What is printed in the second row; 0 ends it."),
    "ask_amount": mark("How many times the symbol is printed there."),
    "ask_area": mark("The airship's own territory, unless the printed text says otherwise."),
    "ask_condition": mark("Occupied means that at least one worker, character or mech is there, whoever's."),
    "ask_note": mark("Anything these choices cannot express, or what we made up; it is shown with the tile."),
    "ask_effects": mark(
        "As shown: the sentences above stay. Build it again: you choose when it works and what happens."
    ),
    "ask_hook": mark(
        "Choose the moment the printed text is about. A tile may have several effects; choose 0 when it is complete."
    ),
    "ask_effect": mark("Choose what comes closest to the printed text; you are asked for the numbers next."),
    "number": mark("A whole number from {least} to {most}, as printed on the tile."),
    "ask_provenance": mark(
        "It is shown wherever the tile is shown, so that our additions are never taken for printed text."
    ),
    "ask_keep": mark("Saved tiles are used in games you set up from now on; a game already started keeps its own."),
}
# What is said of a whole tile, and what that is by its parts.
SOURCES: Final = {"all_printed": ["printed"], "partly_printed": ["printed", "house"], "all_house": ["house"]}
CHECKED: Final[Many] = mark_many("{path}: {n} tile, all in order", "{path}: {n} tiles, all in order")


REPEATED: Final = "power_for_resources"


class TileEntryTexts(KeyedTexts):
    """What is said around one's own tiles; ``tile_entry_texts("uk")`` makes one."""

    def __init__(self, translator: Translator) -> None:
        super().__init__(translator, TALK)

    def explain(self, question: str, **values: object) -> str:
        return self._translator.say(EXPLAINED[question], values)

    def kind(self, kind: int) -> str:
        return tile_names.kind_name(self._translator, kind)

    def tile(self, kind: int, name: str) -> str:
        return tile_names.tile_name(self._translator, kind, name)

    def title(self, name: str) -> str:
        return self._translator.say(tile_names.TILES[name])

    def name(self, kind: int, name: str) -> str:
        """A tile's name before its number, for a list that has numbers of its own."""
        said, number = self.title(name), tile_number(kind, name)
        return f"{said} ({number})" if number else said

    def lines(self, tile: Tile, own: bool) -> list[str]:
        return effects.tile_lines(self._translator, tile, own)

    def sentences(self, tile: Tile) -> list[str]:
        return effects.effect_sentences(self._translator, tile)

    def sentence(self, effect: TileEffect) -> str:
        """One effect by itself."""
        return effects.effect_sentence(self._translator, effect)

    def area(self, area: int) -> str:
        return self._translator.say(effects.AREA_WORDS[area])

    def condition(self, condition: int) -> str:
        return self._translator.say(CONDITION_LABELS[condition])

    def symbol(self, symbol: int) -> str:
        return name_of(self._translator, "symbol", symbol)

    def gain(self, gain: int) -> str:
        return self._translator.say(GAIN_LABELS[gain])

    def cargo(self, cargo: int) -> str:
        return self._translator.say(tile_names.CARGO_NAMES[cargo])

    def preference(self, preference: int) -> str:
        return self._translator.say(tile_names.PREFERENCE_NAMES[preference])

    def meanings(self) -> list[str]:
        """What the words for provenance mean."""
        return [self._translator.say(meaning) for meaning in tile_names.PROVENANCE_MEANINGS]

    def hook(self, hook: str) -> str:
        return self._translator.say(HOOK_LABELS[hook])

    def effect(self, name: str) -> str:
        return self._translator.say(EFFECT_LABELS[name])

    def example(self, name: str) -> str:
        """An effect in few words, and as a sentence with the least it can have."""
        number = EFFECT_NAMES.index(name)
        least = TileEffect(number, [max(1, bound.least) for bound in EFFECTS[number].numbers])
        return self.say("example", label=self.effect(name), sentence=effects.effect_sentence(self._translator, least))

    def number(self, effect: str, bound: Number, resources: int) -> str:
        """The question for one of an effect's numbers; ``resources`` counts a number that repeats."""
        if bound.name == REPEATED:
            return self._translator.count(POWER_FOR_RESOURCES, resources)
        return self._translator.say(NUMBER_LABELS.get(f"{effect}.{bound.name}") or NUMBER_LABELS[bound.name])

    def misfit(self, rule: str) -> str:
        return self._translator.say(MISFITS[rule])

    def checked(self, path: str, tiles: int) -> str:
        return self._translator.count(CHECKED, tiles, {"path": path})


def tile_entry_texts(lang: str) -> TileEntryTexts:
    return TileEntryTexts(Translator(lang))
