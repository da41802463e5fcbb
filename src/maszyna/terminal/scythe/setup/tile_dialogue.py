"""The dialogue that takes a tile from a person's own box: its kind, what stands on it, its hooks and effects.

Nothing is kept before the person says so.
"""

from collections.abc import Callable, Sequence
from typing import Final

from rich.console import Console
from rich.text import Text

from maszyna.kernel.errors import MaszynaError
from maszyna.scythe.facts.combining import NEEDS
from maszyna.scythe.facts.effects import (
    AGGRESSIVE,
    AREAS,
    AUTOMA_CARD,
    AUTOMA_RESOLUTION,
    AUTOMA_SYMBOLS,
    CONDITIONS,
    EFFECT_NAMES,
    EFFECTS,
    HOOKS,
    KINDS,
    PASSIVE,
    Effect,
    areas_of,
    conditions_of,
    effects_at,
)
from maszyna.scythe.facts.tile_documents import tile_misfit, tile_set
from maszyna.scythe.facts.tiles import (
    CARGOES,
    MOST_NOTE,
    MOST_PREFERENCES,
    MOST_RANGE,
    PREFERENCES,
    PROVENANCES,
    SIDES_OF_CARDS,
    TILE_IDS,
    Tile,
    TileEffect,
)
from maszyna.scythe.notation.own_tiles import with_newer
from maszyna.speech.scythe.screens.screen_texts import ScreenTexts
from maszyna.speech.scythe.tiles.tile_entry_texts import SOURCES, TileEntryTexts
from maszyna.terminal.scythe.setup.symbol_row_dialogue import enter_rows
from maszyna.terminal.shell.prompt import Prompt
from maszyna.terminal.shell.questions import Item, Questions

TAKE_BACK: Final = "take_back"
MAY_FOLLOW: Final = [needs.rule for needs in NEEDS]  # what is missing may still be added


class TileDialogue(Questions):
    """``keep`` puts a tile with the user's data."""

    def __init__(
        self,
        out: Console,
        prompt: Prompt,
        screen: ScreenTexts,
        entry: TileEntryTexts,
        own: list[Tile],
        keep: Callable[[Tile], str],
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
            tile.range = self.whole("ask_range", 1, MOST_RANGE, known.range)
        elif tile.kind == AUTOMA_CARD:
            tile.preferences = self.preferences(known)
            tile.range = self.whole("ask_flight", 1, MOST_RANGE, known.range)
        elif tile.kind == AUTOMA_RESOLUTION:
            sides = [Item(None, self.entry.say("not_said")), *[Item(side, side) for side in SIDES_OF_CARDS]]
            tile.card = self.pick("ask_card", sides, known.card or None) or ""
        if tile.kind == AUTOMA_SYMBOLS:
            self.rows(tile, known)
        else:
            self.effects(tile, known)
        tile.provenance = [PROVENANCES.index(name) for name in SOURCES[self.sources()]]
        tile.note = self.note()
        self.show("now", tile, True)
        answers = [Item("no", self.entry.say("no")), Item("yes", self.entry.say("yes"))]
        if self.pick("ask_keep", answers, "yes") == "yes":
            self.store(tile)
        else:
            self.out.print(Text(self.entry.say("not_kept"), style="yellow"))

    def preferences(self, known: Tile) -> list[int]:
        """One wish after the other; the first is needed, and none comes twice."""
        found: list[int] = []
        while len(found) < MOST_PREFERENCES:
            left = [number for number in range(len(PREFERENCES)) if number not in found]
            items = [Item(PREFERENCES[number], self.entry.preference(number)) for number in left]
            if found:
                chosen = self.pick("ask_next_preference", [Item(None, self.entry.say("done")), *items], None)
            else:
                chosen = self.pick("ask_preference", items, PREFERENCES[known.preferences[0]])
            if chosen is None:
                break
            found.append(PREFERENCES.index(chosen))
        return found

    def rows(self, tile: Tile, known: Tile) -> None:
        """The symbols it has already, or others."""
        ways = [Item(key, self.entry.say(key)) for key in ("as_shown", "anew")]
        if self.pick("ask_effects", ways, "as_shown") == "as_shown":
            tile.moves, tile.gains = known.moves, known.gains
        else:
            enter_rows(self, tile)

    def note(self) -> str:
        """A line of the person's own, or none."""
        self.explanation = [self.entry.explain("ask_note")]
        while True:
            typed = self.asked(self.entry.say("ask_note")).strip()
            if len(typed) <= MOST_NOTE and (not typed or typed.isprintable()):
                return typed
            self.warn(self.entry.say("bad_note", most=MOST_NOTE))

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
        self.place(added, tile.kind)
        self.show_so_far(tile)

    def place(self, added: TileEffect, kind: int) -> None:
        """Where the effect works and when, if that is not the only way."""
        effect = EFFECTS[added.effect]
        areas = [Item(name, self.entry.area(AREAS.index(name))) for name in areas_of(effect, kind)]
        if len(areas) > 1:
            added.area = AREAS.index(self.pick("ask_area", areas, AREAS[added.area]) or "")
        conditions = [Item(name, self.entry.condition(CONDITIONS.index(name))) for name in conditions_of(effect)]
        if len(conditions) > 1:
            chosen = self.pick("ask_condition", conditions, CONDITIONS[added.condition])
            added.condition = CONDITIONS.index(chosen or "")

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

    def whole(self, question: str, least: int, most: int, default: int) -> int:
        """A whole number within bounds."""
        self.explanation = [self.entry.explain(question)]
        asked = self.entry.say("bounds", what=self.entry.say(question), least=least, most=most)
        return self.number(asked, least, most, default)

    def back(self) -> Item:
        return Item(None, self.entry.say("back"))

    def warn(self, text: str) -> None:
        self.out.print(Text(text, style="yellow"))
