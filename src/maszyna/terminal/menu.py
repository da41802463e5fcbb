"""Where a person begins: a game left unfinished, a new one, or the menu of `maszyna play`."""

import secrets

from rich.console import Console
from rich.text import Text

from maszyna.kernel.errors import MaszynaError
from maszyna.scythe.play.plan import read_plan
from maszyna.scythe.play.setup import new_game
from maszyna.speech.screens import Screen
from maszyna.speech.voice import Voice
from maszyna.terminal import saves
from maszyna.terminal.beside import SEEDS
from maszyna.terminal.dialogue import Dialogue
from maszyna.terminal.playing import Manner, Playing
from maszyna.terminal.prompting import Leaving, Prompt
from maszyna.terminal.sitting import Sitting, begin, go_on
from maszyna.terminal.telling import tell_game
from maszyna.terminal.wishes import Wishes


class Entrance:
    """One person at one terminal, in one language."""

    def __init__(self, out: Console, voice: Voice, screen: Screen) -> None:
        self.out = out
        self.voice = voice
        self.screen = screen
        self.prompt = Prompt(screen)

    def play(self, wishes: Wishes, manner: Manner, file: str | None, asks: bool, offers: bool) -> None:
        """A game from a file, the one left unfinished, or a new one."""
        try:
            if file is not None:
                save = saves.read(saves.path_of(file))
                sitting: Sitting | None = go_on(save, saves.new_path(save.seed))
            else:
                sitting = self.unfinished() if offers else None
            if sitting is None:
                if asks:
                    Dialogue(self.out, self.prompt, self.voice, self.screen).hold(wishes)
                read_plan(wishes.document())
                seed = secrets.randbelow(SEEDS) if wishes.seed is None else wishes.seed
                sitting = begin(wishes.document(), seed)
            else:
                sitting.write()
        except (Leaving, KeyboardInterrupt):
            return
        Playing(self.out, self.prompt, self.voice, self.screen, manner).play(sitting)

    def unfinished(self) -> Sitting | None:
        """The game played last, if it is not over and the person wants it."""
        for path in saves.unfinished():
            try:
                sitting = go_on(saves.read(path), path)
            except MaszynaError as error:
                kept = saves.put_aside(path, saves.SPOILT)
                self.out.print(Text(self.screen.say("spoilt", problem=error), style="yellow"))
                self.out.print(str(kept), style="dim")
                continue
            if sitting.game.is_over():
                sitting.finish()
                continue
            names = [self.voice.name("faction", own.faction) for own in sitting.game.position.seats]
            asked = self.screen.say("go_on_with", who=", ".join(names), turn=sitting.game.turns)
            if self.prompt.yes(asked, True):
                return sitting
            self.out.print(Text(self.screen.say("put_aside", path=sitting.finish())))
            return None
        return None

    def choose(self, items: list[str]) -> int:
        """The menu of everything there is, by the keys of its lines; 0 to leave."""
        self.out.print(Text(self.screen.say("menu"), style="bold"))
        for number, key in enumerate(items, 1):
            self.out.print(Text(f"{number:4}  ", style="bold cyan").append(self.screen.say(key), style="not bold"))
        self.out.print(Text("   0  ", style="bold cyan").append(self.screen.say("menu_leave"), style="not bold"))
        while True:
            try:
                typed = self.prompt.ask("> ")
            except Leaving:
                return 0
            if not typed:
                return 1
            if typed in [str(number) for number in range(len(items) + 1)]:
                return int(typed)
            if typed.lower() in ("quit", *self.screen.orders("quit")):
                return 0
            self.out.print(Text(self.screen.say("choose_number"), style="yellow"))

    def watch(self, seed: int, seats: int) -> None:
        """Somebody who plays at random against Automas, told to the end."""
        automas: list[object] = [{"player": "automa"} for _ in range(seats - 1)]
        tell_game(self.out, self.voice, new_game({"seats": [{}, *automas]}, seed), seed)
