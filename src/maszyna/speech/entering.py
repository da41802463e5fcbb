"""Tiles typed in from one's own box, in one language: the dialogue, its explanations, the answers of the command."""

from typing import Final

from maszyna.scythe.facts.effects import EFFECT_NAMES, EFFECTS, Number
from maszyna.scythe.facts.tiles import Tile, TileEffect, tile_number
from maszyna.speech import effects, tile_names
from maszyna.speech.effect_labels import EFFECT_LABELS, HOOK_LABELS, MISFITS, NUMBER_LABELS, POWER_FOR_RESOURCES
from maszyna.speech.tongue import Many, Tongue, mark, mark_many

TALK: Final[dict[str, str]] = {
    "intro": mark(
        "Tiles from your own box. ⏎ takes what stands in brackets, “?” explains, “{quit}” leaves; nothing is kept "
        "before you say so."
    ),
    "ask_kind": mark("Which kind of tile"),
    "ask_tile": mark("Which tile"),
    "ask_cargo": mark("What it carries"),
    "ask_range": mark("Range of the airship"),
    "ask_preference": mark("Where the airship flies"),
    "ask_effects": mark("What the tile does"),
    "ask_hook": mark("When it works"),
    "ask_effect": mark("What happens then"),
    "ask_provenance": mark("Where this is from"),
    "ask_keep": mark("Keep the tile so"),
    "leave": mark("leave"),
    "back": mark("back"),
    "done": mark("nothing more"),
    "take_back": mark("take the last one back"),
    "as_shown": mark("as shown"),
    "anew": mark("put together anew"),
    "all_printed": mark("all of it is printed"),
    "partly_printed": mark("printed, with details of our own"),
    "all_house": mark("our own idea"),
    "yes": mark("yes"),
    "no": mark("no"),
    "known": mark("As it is known now:"),
    "so_far": mark("So far:"),
    "now": mark("The tile as typed in:"),
    "bounds": mark("{what} (from {least} to {most})"),
    "bounds_or_none": mark("{what} (from {least} to {most}; ⏎ = no more)"),
    "example": mark("{label}. For example: {sentence}"),
    "kept": mark("Kept with your data: {path}"),
    "not_kept": mark("Nothing is changed."),
    "cannot_keep": mark("It cannot be kept: {problem}"),
    "forgotten": mark("Your copy is forgotten: {tile}"),
}
# What “?” says at each question.
EXPLAINED: Final[dict[str, str]] = {
    "ask_kind": mark(
        "Every airship has a red aggressive tile and a green passive one; a resolution tile says how the game ends; "
        "the Automa's airship flies by a card. What you type in takes the place of ours with the same name."
    ),
    "ask_tile": mark("Type a number of the list or the beginning of a name. The tile's own number stands behind it."),
    "ask_cargo": mark("Every aggressive tile says whether the airship carries resources or workers."),
    "ask_range": mark("Every passive tile says how many territories the airship flies in one move."),
    "ask_preference": mark("Of the territories it can reach the Automa's airship takes the one that fits this best."),
    "ask_effects": mark("As shown: the sentences above stay. Anew: you choose when it works and what happens."),
    "ask_hook": mark(
        "Choose the moment the printed text speaks of. A tile may have several effects; with 0 it is complete."
    ),
    "ask_effect": mark("Choose what comes closest to the printed text; numbers are asked for next."),
    "number": mark("A whole number from {least} to {most}, as printed on the tile."),
    "ask_provenance": mark("It is shown wherever the tile is shown, so that nothing of our own passes for printed."),
    "ask_keep": mark("Kept tiles are used in games set up from now on; a game begun already keeps its own."),
}
CHECKED: Final[Many] = mark_many("{path}: {n} tile, all in order", "{path}: {n} tiles, all in order")


REPEATED: Final = "power_for_resources"


class Entry:
    """What is said around one's own tiles; ``entry("uk")`` makes one."""

    def __init__(self, tongue: Tongue) -> None:
        self.lang = tongue.lang
        self._tongue = tongue

    def say(self, key: str, **values: object) -> str:
        return self._tongue.say(TALK[key], values)

    def explain(self, question: str, **values: object) -> str:
        return self._tongue.say(EXPLAINED[question], values)

    def kind(self, kind: int) -> str:
        return tile_names.kind_name(self._tongue, kind)

    def tile(self, kind: int, name: str) -> str:
        return tile_names.tile_name(self._tongue, kind, name)

    def title(self, name: str) -> str:
        return self._tongue.say(tile_names.TILES[name])

    def name(self, kind: int, name: str) -> str:
        """A tile's name before its number, for a list that has numbers of its own."""
        said, number = self.title(name), tile_number(kind, name)
        return f"{said} ({number})" if number else said

    def lines(self, tile: Tile, own: bool) -> list[str]:
        return effects.tile_lines(self._tongue, tile, own)

    def sentences(self, tile: Tile) -> list[str]:
        return effects.effect_sentences(self._tongue, tile)

    def cargo(self, cargo: int) -> str:
        return self._tongue.say(tile_names.CARGO_NAMES[cargo])

    def preference(self, preference: int) -> str:
        return self._tongue.say(tile_names.PREFERENCE_NAMES[preference])

    def meanings(self) -> list[str]:
        """What the words for provenance mean."""
        return [self._tongue.say(meaning) for meaning in tile_names.PROVENANCE_MEANINGS]

    def hook(self, hook: str) -> str:
        return self._tongue.say(HOOK_LABELS[hook])

    def effect(self, name: str) -> str:
        return self._tongue.say(EFFECT_LABELS[name])

    def example(self, name: str) -> str:
        """An effect in few words, and as a sentence with the least it can have."""
        number = EFFECT_NAMES.index(name)
        least = TileEffect(number, [max(1, bound.least) for bound in EFFECTS[number].numbers])
        return self.say("example", label=self.effect(name), sentence=effects.effect_sentence(self._tongue, least))

    def number(self, effect: str, bound: Number, resources: int) -> str:
        """The question for one of an effect's numbers; ``resources`` counts a number that repeats."""
        if bound.name == REPEATED:
            return self._tongue.count(POWER_FOR_RESOURCES, resources)
        return self._tongue.say(NUMBER_LABELS.get(f"{effect}.{bound.name}") or NUMBER_LABELS[bound.name])

    def misfit(self, rule: str) -> str:
        return self._tongue.say(MISFITS[rule])

    def checked(self, path: str, tiles: int) -> str:
        return self._tongue.count(CHECKED, tiles, {"path": path})


def entry(lang: str) -> Entry:
    return Entry(Tongue(lang))
