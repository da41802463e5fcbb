"""What can be typed at any decision besides an answer: looking, asking why, taking back, saving, leaving."""

from collections.abc import Callable
from typing import Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from maszyna.kernel.events import by_turns
from maszyna.kernel.record import Record
from maszyna.players.hints import MOST_MS, hints
from maszyna.players.review.review import Review
from maszyna.scythe.events import TURN_BEGAN
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import PLACES, TERRITORIES
from maszyna.scythe.state import HUMAN
from maszyna.speech.language.catalogue import LANGUAGES
from maszyna.speech.scythe.hint_texts import hint_texts
from maszyna.speech.scythe.review_texts import review_texts
from maszyna.speech.scythe.screens.screen_texts import ScreenTexts, screen_texts
from maszyna.speech.scythe.texts import ScytheTexts, scythe_texts
from maszyna.speech.scythe.turn_prose import CHOICES, last_automa_turn, why_lines
from maszyna.storage import saves
from maszyna.storage.locks import OpenElsewhere
from maszyna.terminal.scythe.map.text_map import legend, text_map
from maszyna.terminal.scythe.play import options
from maszyna.terminal.scythe.play.game_story import tell_turn
from maszyna.terminal.scythe.play.panels import everybody, seat_panel
from maszyna.terminal.scythe.play.place_info import place_lines
from maszyna.terminal.scythe.play.tiles_screen import tell_tiles
from maszyna.terminal.shell.game_file import GameFile
from maszyna.terminal.shell.prompt import Leaving, quoted

TURNS_SHOWN: Final = 8
MOST_REFUSED: Final = 14  # texts named with one reason


class PromptCommands:
    """The words of one sitting; ``changed`` tells that the decision is another one now."""

    def __init__(
        self, out: Console, texts: ScytheTexts, screen: ScreenTexts, record: Record[Scythe], file: GameFile[Scythe]
    ) -> None:
        self.out = out
        self.texts = texts
        self.screen = screen
        self.record = record
        self.file = file
        self.changed = False
        self.does: dict[str, Callable[[str], None]] = {
            "?": self.possible, "map": self.map, "me": self.me, "all": self.all, "log": self.log, "why": self.why,
            "hint": self.hint, "review": self.review, "tiles": self.tiles, "rule": self.rule, "undo": self.undo,
            "save": self.save,
            "saves": self.saves, "load": self.load, "lang": self.lang, "help": self.help, "quit": self.quit,
        }  # fmt: skip

    def words(self) -> list[str]:
        return [self.screen.order(key) for key in self.does]

    def means(self, typed: str) -> str:
        """The order a line begins with, in English or in the language of the game; nothing if it is none."""
        word = typed.split(" ")[0].lower()
        if typed.startswith("?"):
            return "?"
        return next((key for key in self.does if word in (key, *self.screen.commands(key))), "")

    def obey(self, typed: str) -> None:
        order = self.means(typed)
        rest = typed[1:] if order == "?" else typed.partition(" ")[2]
        self.does[order](rest.strip())

    def say(self, key: str, **values: object) -> None:
        self.out.print(Text(self.screen.say(key, **values)), soft_wrap="path" in values)

    def possible(self, what: str) -> None:
        """What can be done now, why one thing cannot, or what a word of the game means."""
        game = self.record.game
        if game.is_over():
            self.say("over")
        elif not what:
            self.all_possible()
        else:
            found = options.known(game, self.texts, what)
            meant = self.texts.meanings(what)
            if not found and not meant:
                self.say("not_understood", typed=quoted(what))
            for action in found[:MOST_REFUSED]:
                code = options.reason_of(game, action)
                verdict = self.texts.reason(code) if code else self.screen.say("is_possible")
                name = options.described(game, self.texts, action)
                self.out.print(Text(f"  {name}: ", style="bold").append(verdict, style="not bold"))
            for term in meant[:MOST_REFUSED]:
                self.out.print(Text(f"  {self.texts.defined(term)}"))

    def all_possible(self) -> None:
        game = self.record.game
        self.say("possible")
        for choice in options.choices(game, self.texts):
            line = Text(f"{choice.number:4}  ", style="bold cyan").append(choice.label, style="not bold default")
            self.out.print(line.append(f"  [{choice.text}]", style="dim"))
        for code, actions in options.refused(game).items():
            names = [options.described(game, self.texts, action) for action in actions[:MOST_REFUSED]]
            named = ", ".join(names) + (" …" if len(actions) > MOST_REFUSED else "")
            self.out.print(Text(f"  {self.texts.reason(code)} ", style="yellow").append(named, style="dim"))

    def map(self, what: str) -> None:
        game = self.record.game
        if what.isascii() and what.isdigit() and 0 < int(what) < PLACES:
            for line in place_lines(self.texts, self.screen, game.position, int(what)):
                self.out.print(line)
            return
        if what:
            self.say("which_place", typed=quoted(what))
            return
        places = 0 if game.is_over() else options.places(game)
        self.out.print(text_map(game.position, self.texts, places))
        self.out.print(legend(self.screen, self.texts, game.position))

    def me(self, what: str) -> None:
        game = self.record.game
        seat = game.turn.seat if game.is_over() else game.seat_to_decide()
        self.out.print(seat_panel(self.texts, self.screen, game, seat, True))

    def all(self, what: str) -> None:
        """Everybody side by side; a faction's name shows one seat in full."""
        game = self.record.game
        for seat, own in enumerate(game.position.seats):
            name = self.texts.name("faction", own.faction).lower()
            if what and name.startswith(what.lower()):
                self.out.print(seat_panel(self.texts, self.screen, game, seat, False))
                return
        self.out.print(everybody(self.screen, self.texts, game))

    def log(self, what: str) -> None:
        """The last turns again, or as many as asked for."""
        turns = list(by_turns(self.record.events(), TURN_BEGAN))
        shown = int(what) if what.isascii() and what.isdigit() else TURNS_SHOWN
        for turn in turns if what and not what.isdigit() else turns[-shown:] if shown else []:
            tell_turn(self.out, self.texts, self.record.game, turn)

    def why(self, what: str) -> None:
        """The narrowing of the last Automa turn, or when one place fell out of it."""
        found = last_automa_turn(self.record.events())
        if not found:
            self.say("no_automa_turn")
            return
        place = int(what) if what.isascii() and what.isdigit() and len(what) < 3 else 0
        if what and not 0 < place <= TERRITORIES:
            self.say("which_place", typed=quoted(what))
            return
        position = self.record.game.position
        for event in found:
            self.out.print(Text(self.texts.sentence(position, event), style="bold"))
            if event.kind in CHOICES:
                for line in why_lines(self.texts, event, place):
                    self.bullet(line)

    def bullet(self, text: str) -> None:
        for number, line in enumerate(Text(text).wrap(self.out, max(20, self.out.width - 4))):
            line.rstrip()
            self.out.print(Text("    " if number else "  · ").append_text(line))

    def hint(self, what: str) -> None:
        """The best turns for whoever is to decide."""
        game = self.record.game
        found = [] if game.is_over() else hints(game, game.turns, ms=MOST_MS)
        for line in hint_texts(self.texts.lang).lines(found):
            self.out.print(Text(line))

    def review(self, what: str) -> None:
        """The marks of the turns so far, of the seat that decides or, after the end, of the only person."""
        game = self.record.game
        people = [seat for seat, own in enumerate(game.position.seats) if own.player == HUMAN]
        found = Review(self.record, people[0] if game.is_over() else game.seat_to_decide())
        texts = review_texts(self.texts.lang)
        with self.out.status(texts.say("thinking")):
            for _ in found.steps():
                pass
        for line in texts.lines(found):
            self.out.print(Text(line))

    def tiles(self, what: str) -> None:
        tell_tiles(self.out, self.texts, self.screen, self.record.game)

    def undo(self, what: str) -> None:
        """The last decision, or so many."""
        most = len(self.record.actions)
        if not most:
            self.say("nothing_to_undo")
            return
        times = int(what) if what.isascii() and what.isdigit() and len(what) < 7 else 0 if what else 1
        if not 1 <= times <= most:
            self.say("undo_between", most=most)
            return
        for _ in range(times):
            undone = self.record.undo()
            self.file.write(self.record)
            game = self.record.game
            self.say("undone", action=self.texts.label(game, game.parse(undone)))
        self.changed = True

    def lang(self, what: str) -> None:
        """Another language from now on."""
        if what not in LANGUAGES:
            self.say("which_language", languages=", ".join(LANGUAGES))
            return
        self.texts, self.screen = scythe_texts(what), screen_texts(what)
        self.changed = True

    def saves(self, what: str) -> None:
        """The games kept here, the last played first; ``load 2`` goes on with one."""
        for number, kept in enumerate(saves.kept_games("scythe"), 1):
            when = kept.when.strftime("%Y-%m-%d %H:%M")
            line = Text(f"{number:4}  ", style="bold cyan").append(
                f"{kept.path.name.removesuffix('.json')}", "not bold"
            )
            self.out.print(line.append(f"  {when}, {kept.actions}", style="dim"), soft_wrap=True)

    def save(self, what: str) -> None:
        if not what:
            self.say("saved", path=self.file.path)
            return
        path = saves.save_named(what)
        if not saves.is_free(path):
            self.say("not_free", path=path)
            return
        try:
            self.file.write(self.record, path)
        except OpenElsewhere:
            self.say("open_elsewhere", path=path)
            return
        self.say("saved", path=path)

    def load(self, what: str) -> None:
        if not what:
            self.say("which_file", order=self.screen.order("load"))
            return
        kept = saves.kept_games("scythe")
        listed = what.isascii() and what.isdigit() and 1 <= int(what[:6]) <= len(kept)
        save = saves.read(kept[int(what) - 1].path if listed else saves.save_named(what))
        record, before = self.file.rules.restore(save), self.file.path
        self.file.begin(record)
        saves.release(before)
        self.record = record
        self.changed = True
        self.say("loaded", path=what, actions=len(record.actions))

    def rule(self, what: str) -> None:
        lines = self.texts.rules(what)
        for line in lines or [self.screen.say("no_such_rule", number=what)]:
            self.out.print(Text(line))

    def help(self, what: str) -> None:
        self.say("help_answers")
        table = Table.grid(padding=(0, 2))
        for key in self.does:
            words = ", ".join(dict.fromkeys([*self.screen.commands(key), key]))
            table.add_row("", Text(words, style="bold cyan"), self.screen.help(key))
        self.out.print(table)

    def quit(self, what: str) -> None:
        raise Leaving
