"""What can be typed at any decision besides an answer: looking, asking why, taking back, saving, leaving."""

from collections.abc import Callable
from typing import Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from maszyna.scythe.events import AUTOMA_CARD
from maszyna.scythe.words import PLACES, TERRITORIES
from maszyna.speech.screens import Screen
from maszyna.speech.voice import Voice
from maszyna.terminal import choosing, reasoning, saves
from maszyna.terminal.atlas import atlas, legend
from maszyna.terminal.panels import everybody, seat_panel
from maszyna.terminal.prompting import Leaving, quoted
from maszyna.terminal.sitting import Sitting, go_on
from maszyna.terminal.spot import spot
from maszyna.terminal.telling import tell_turn
from maszyna.terminal.tiles import tell_tiles

TURNS_SHOWN: Final = 8
MOST_REFUSED: Final = 14  # texts named with one reason


class Orders:
    """The words of one sitting; ``changed`` tells that the decision is another one now."""

    def __init__(self, out: Console, voice: Voice, screen: Screen, sitting: Sitting) -> None:
        self.out = out
        self.voice = voice
        self.screen = screen
        self.sitting = sitting
        self.changed = False
        self.does: dict[str, Callable[[str], None]] = {
            "?": self.possible, "map": self.map, "me": self.me, "all": self.all, "log": self.log, "why": self.why,
            "tiles": self.tiles, "undo": self.undo, "save": self.save, "load": self.load, "help": self.help,
            "quit": self.quit,
        }  # fmt: skip

    def words(self) -> list[str]:
        return [self.screen.order(key) for key in self.does]

    def means(self, typed: str) -> str:
        """The order a line begins with, in English or in the language of the game; nothing if it is none."""
        word = typed.split(" ")[0].lower()
        if typed.startswith("?"):
            return "?"
        return next((key for key in self.does if word in (key, *self.screen.orders(key))), "")

    def obey(self, typed: str) -> None:
        order = self.means(typed)
        rest = typed[1:] if order == "?" else typed.partition(" ")[2]
        self.does[order](rest.strip())

    def say(self, key: str, **values: object) -> None:
        self.out.print(Text(self.screen.say(key, **values)), soft_wrap="path" in values)

    def possible(self, what: str) -> None:
        """What can be done now, or why one thing cannot."""
        game = self.sitting.game
        if game.is_over():
            self.say("over")
        elif not what:
            self.all_possible()
        else:
            found = choosing.known(game, self.voice, what)
            if not found:
                self.say("not_understood", typed=quoted(what))
            for action in found[:MOST_REFUSED]:
                code = choosing.reason_of(game, action)
                verdict = self.voice.reason(code) if code else self.screen.say("is_possible")
                name = choosing.described(game, self.voice, action)
                self.out.print(Text(f"  {name}: ", style="bold").append(verdict, style="not bold"))

    def all_possible(self) -> None:
        game = self.sitting.game
        self.say("possible")
        for choice in choosing.choices(game, self.voice):
            line = Text(f"{choice.number:4}  ", style="bold cyan").append(choice.label, style="not bold default")
            self.out.print(line.append(f"  [{choice.text}]", style="dim"))
        for code, actions in choosing.refused(game).items():
            names = [choosing.described(game, self.voice, action) for action in actions[:MOST_REFUSED]]
            named = ", ".join(names) + (" …" if len(actions) > MOST_REFUSED else "")
            self.out.print(Text(f"  {self.voice.reason(code)} ", style="yellow").append(named, style="dim"))

    def map(self, what: str) -> None:
        game = self.sitting.game
        if what.isascii() and what.isdigit() and 0 < int(what) < PLACES:
            for line in spot(self.voice, self.screen, game.position, int(what)):
                self.out.print(line)
            return
        places = 0 if game.is_over() else choosing.places(game)
        self.out.print(atlas(game.position, self.voice, places))
        self.out.print(legend(self.screen, self.voice, game.position))

    def me(self, what: str) -> None:
        game = self.sitting.game
        seat = game.turn.seat if game.is_over() else game.seat_to_decide()
        self.out.print(seat_panel(self.voice, self.screen, game, seat, True))

    def all(self, what: str) -> None:
        """Everybody side by side; a faction's name shows one seat in full."""
        game = self.sitting.game
        for seat, own in enumerate(game.position.seats):
            name = self.voice.name("faction", own.faction).lower()
            if what and name.startswith(what.lower()):
                self.out.print(seat_panel(self.voice, self.screen, game, seat, False))
                return
        self.out.print(everybody(self.screen, self.voice, game))

    def log(self, what: str) -> None:
        """The last turns again, or as many as asked for."""
        turns = self.sitting.turns()
        shown = int(what) if what.isascii() and what.isdigit() else TURNS_SHOWN
        for turn in turns if what and not what.isdigit() else turns[-shown:] if shown else []:
            tell_turn(self.out, self.voice, self.sitting.game, turn)

    def why(self, what: str) -> None:
        """The narrowing of the last Automa turn, or when one place fell out of it."""
        told = [event for events in self.sitting.told for event in events]
        found = reasoning.last_automa_turn(told)
        if not found:
            self.say("no_automa_turn")
            return
        place = int(what) if what.isascii() and what.isdigit() and len(what) < 3 else 0
        if what and not 0 < place <= TERRITORIES:
            self.say("which_place", typed=quoted(what))
            return
        position = self.sitting.game.position
        for index in found:
            self.out.print(Text(self.voice.sentence(position, told[index]), style="bold"))
            if told[index].kind != AUTOMA_CARD:
                steps = reasoning.steps(self.voice, position, told, index)
                for line in [reasoning.fell_out(self.voice, position, told, index, place)] if place else steps:
                    self.bullet(line)

    def bullet(self, text: str) -> None:
        for number, line in enumerate(Text(text).wrap(self.out, max(20, self.out.width - 4))):
            line.rstrip()
            self.out.print(Text("    " if number else "  · ").append_text(line))

    def tiles(self, what: str) -> None:
        tell_tiles(self.out, self.voice, self.screen, self.sitting.game)

    def undo(self, what: str) -> None:
        if not self.sitting.record.actions:
            self.say("nothing_to_undo")
            return
        undone = self.sitting.undo()
        game = self.sitting.game
        self.say("undone", action=self.voice.label(game, game.parse(undone)))
        self.changed = True

    def save(self, what: str) -> None:
        if not what:
            self.say("saved", path=self.sitting.path)
            return
        path = saves.path_of(what)
        if not saves.is_free(path):
            self.say("not_free", path=path)
            return
        self.sitting.write(path)
        self.say("saved", path=path)

    def load(self, what: str) -> None:
        if not what:
            self.say("which_file", order=self.screen.order("load"))
            return
        save = saves.read(saves.path_of(what))
        loaded = go_on(save, saves.new_path(save.seed))
        loaded.write()
        self.sitting = loaded
        self.changed = True
        self.say("loaded", path=what, actions=len(loaded.record.actions))

    def help(self, what: str) -> None:
        self.say("help_answers")
        table = Table.grid(padding=(0, 2))
        for key in self.does:
            words = ", ".join(dict.fromkeys([*self.screen.orders(key), key]))
            table.add_row("", Text(words, style="bold cyan"), self.screen.help(key))
        self.out.print(table)

    def quit(self, what: str) -> None:
        raise Leaving
