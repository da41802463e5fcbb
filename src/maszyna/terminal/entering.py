"""The dialogue that takes a tile from a person's own box: its kind, what stands on it, its hooks and effects.

Nothing is kept before the person says so.
"""

from collections.abc import Callable, Sequence
from typing import Final

from rich.console import Console
from rich.text import Text

from maszyna.kernel.errors import MaszynaError
from maszyna.scythe.facts.combining import NEEDS
from maszyna.scythe.facts.effects import AGGRESSIVE, AUTOMA_CARD, EFFECT_NAMES, EFFECTS, HOOKS, KINDS, PASSIVE, Effect
from maszyna.scythe.facts.tiles import (
    CARGOES,
    MOST_RANGE,
    PREFERENCES,
    PROVENANCES,
    TILE_IDS,
    Tile,
    TileEffect,
    tile_misfit,
    tile_set,
)
from maszyna.scythe.own_tiles import with_newer
from maszyna.speech.entering import Entry
from maszyna.speech.screens import Screen
from maszyna.terminal.asking import Asking, Item
from maszyna.terminal.prompting import Prompt

TAKE_BACK: Final = "take_back"
SOURCES: Final = {"all_printed": ["printed"], "partly_printed": ["printed", "house"], "all_house": ["house"]}
MAY_FOLLOW: Final = [needs.rule for needs in NEEDS]  # what is missing may still be added


class TileDialogue(Asking):
    """``keep`` puts a tile with the user's data."""

    def __init__(
        self, out: Console, prompt: Prompt, screen: Screen, entry: Entry, own: list[Tile], keep: Callable[[Tile], str]
    ) -> None:
        super().__init__(out, prompt, screen)
        self.entry = entry
        self.own = own
        self.keep = keep
        self.has_kept = False
        self.explanation: list[str] = []

    def hold(self) -> None:
        """One tile after the other until the person leaves."""
        self.out.print(Text(self.entry.say("intro", quit=self.screen.order("quit")), style="bold"))
        while True:
            kinds = [Item(name, self.entry.kind(kind)) for kind, name in enumerate(KINDS)]
            chosen = self.pick("ask_kind", [Item(None, self.entry.say("leave")), *kinds], None)
            if chosen is None:
                return
            kind = KINDS.index(chosen)
            tiles = [Item(name, self.entry.name(kind, name)) for name in TILE_IDS[kind]]
            name = self.pick("ask_tile", [self.back(), *tiles], None)
            if name is not None:
                self.enter(tile_set().with_own(self.own).tile(kind, name))

    def enter(self, known: Tile) -> None:
        self.show("known", known, known in self.own)
        tile = Tile(known.kind, known.id, [], [])
        if tile.kind == AGGRESSIVE:
            cargoes = [Item(name, self.entry.cargo(cargo)) for cargo, name in enumerate(CARGOES)]
            tile.cargo = CARGOES.index(self.pick("ask_cargo", cargoes, CARGOES[known.cargo]) or "")
        elif tile.kind == PASSIVE:
            asked = self.entry.say("bounds", what=self.entry.say("ask_range"), least=1, most=MOST_RANGE)
            self.explanation = [self.entry.explain("ask_range")]
            tile.range = self.number(asked, 1, MOST_RANGE, known.range)
        elif tile.kind == AUTOMA_CARD:
            ways = [Item(name, self.entry.preference(preference)) for preference, name in enumerate(PREFERENCES)]
            tile.preference = PREFERENCES.index(self.pick("ask_preference", ways, PREFERENCES[known.preference]) or "")
        self.effects(tile, known)
        tile.provenance = [PROVENANCES.index(name) for name in SOURCES[self.sources()]]
        self.show("now", tile, True)
        answers = [Item("no", self.entry.say("no")), Item("yes", self.entry.say("yes"))]
        if self.pick("ask_keep", answers, "yes") == "yes":
            self.store(tile)
        else:
            self.out.print(Text(self.entry.say("not_kept"), style="yellow"))

    def effects(self, tile: Tile, known: Tile) -> None:
        """Those it has already, or others put together until they make sense."""
        ways = [Item(key, self.entry.say(key)) for key in ("as_shown", "anew")]
        if self.pick("ask_effects", ways, "as_shown") == "as_shown":
            tile.effects = list(known.effects)
            wrong = tile_misfit(tile)
            if wrong is None:
                return
            self.warn(self.entry.misfit(wrong.rule))
            tile.effects = []
        while True:
            hook = self.hook(tile)
            if hook == TAKE_BACK:
                tile.effects.pop()
                self.show_so_far(tile)
            elif hook is not None:
                self.add(tile, hook)
            elif (wrong := tile_misfit(tile)) is not None:
                self.warn(self.entry.misfit(wrong.rule))
            else:
                return

    def sources(self) -> str:
        """Never by Enter alone: nothing of ours may pass for printed."""
        items = [Item(key, self.entry.say(key)) for key in SOURCES]
        while True:
            chosen = self.pick("ask_provenance", items, None)
            if chosen is not None:
                return chosen

    def hook(self, tile: Tile) -> str | None:
        """When the next effect works, or that there is none."""
        found = [hook for hook in HOOKS if effects_at(tile.kind, hook)]
        items = [Item(None, self.entry.say("done")), *[Item(hook, self.entry.hook(hook)) for hook in found]]
        if tile.effects:
            items.append(Item(TAKE_BACK, self.entry.say(TAKE_BACK)))
        return self.pick("ask_hook", items, None)

    def add(self, tile: Tile, hook: str) -> None:
        """One more effect, unless it cannot stand with the others."""
        found = effects_at(tile.kind, hook)
        items = [self.back(), *[Item(effect.name, self.entry.effect(effect.name)) for effect in found]]
        name = self.pick("ask_effect", items, None, [self.entry.example(effect.name) for effect in found])
        if name is None:
            return
        added = TileEffect(EFFECT_NAMES.index(name), [])
        tile.effects.append(added)
        wrong = tile_misfit(tile)
        if wrong is not None and wrong.rule not in MAY_FOLLOW:
            tile.effects.pop()
            self.warn(self.entry.misfit(wrong.rule))
            return
        added.numbers = self.numbers(EFFECTS[added.effect])
        self.show_so_far(tile)

    def numbers(self, effect: Effect) -> list[int]:
        """Each within its bounds; of a number that repeats as many as there are, never falling."""
        found: list[int] = []
        for bound in effect.numbers * effect.repeats:
            again = len(found) >= len(effect.numbers)
            least = found[-1] if again else bound.least
            what = self.entry.number(effect.name, bound, len(found) + 1)
            asked = self.entry.say("bounds_or_none" if again else "bounds", what=what, least=least, most=bound.most)
            self.explanation = [self.entry.explain("number", least=least, most=bound.most)]
            number = self.number_or_random(f"{asked} ", least, bound.most)
            while number is None and not again:
                self.warn(self.screen.say("number_between", least=least, most=bound.most))
                number = self.number_or_random(f"{asked} ", least, bound.most)
            if number is None:
                break
            found.append(number)
        return found

    def store(self, tile: Tile) -> None:
        try:
            path = self.keep(tile)
        except MaszynaError as error:
            self.out.print(Text(self.entry.say("cannot_keep", problem=error), style="bold red"))
            return
        self.own = with_newer(self.own, [tile])
        self.has_kept = True
        self.out.print(Text(self.entry.say("kept", path=path), style="green"), soft_wrap=True)

    def show(self, heading: str, tile: Tile, own: bool) -> None:
        self.out.print(Text(self.entry.say(heading), style="bold"))
        for line in self.entry.lines(tile, own):
            self.out.print(Text(f"  {line}"))

    def show_so_far(self, tile: Tile) -> None:
        self.out.print(Text(self.entry.say("so_far"), style="bold"))
        for line in self.entry.sentences(tile):
            self.out.print(Text(f"  {line}"))

    def pick(
        self, question: str, items: Sequence[Item], default: str | None, examples: Sequence[str] = ()
    ) -> str | None:
        self.explanation = [self.entry.explain(question), *examples]
        return self.choose_line(self.entry.say(question), items, default)

    def asked(self, text: str, words: Sequence[str] = ()) -> str:
        """What is typed; “?” explains and asks again."""
        while True:
            typed = super().asked(text, words)
            if typed != "?":
                return typed
            for line in self.explanation:
                self.out.print(Text(f"  {line}", style="dim"))

    def back(self) -> Item:
        return Item(None, self.entry.say("back"))

    def warn(self, text: str) -> None:
        self.out.print(Text(text, style="yellow"))


def effects_at(kind: int, hook: str) -> list[Effect]:
    """The effects of one moment that may stand on a kind of tile."""
    return [effect for effect in EFFECTS if effect.hook == hook and kind in effect.kinds]
