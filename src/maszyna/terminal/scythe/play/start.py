"""Where a person begins: a game left unfinished, a new one, or the menu of `maszyna play`."""

import secrets
from typing import Final

from rich.console import Console
from rich.text import Text

from maszyna.games import SCYTHE
from maszyna.kernel.errors import MaszynaError
from maszyna.kernel.record import Record
from maszyna.kernel.save import DRAWN_SEEDS
from maszyna.scythe.game import Scythe
from maszyna.scythe.setup.plan import read_plan
from maszyna.speech.scythe.screens.screen_texts import ScreenTexts
from maszyna.speech.scythe.texts import ScytheTexts
from maszyna.storage import saves
from maszyna.storage.locks import OpenElsewhere
from maszyna.terminal.scythe.play.game_story import tell_game
from maszyna.terminal.scythe.play.play import DisplayOptions, GamePlay
from maszyna.terminal.scythe.setup.dialogue import Dialogue
from maszyna.terminal.scythe.setup.setup_form import SetupForm
from maszyna.terminal.shell.game_file import GameFile
from maszyna.terminal.shell.prompt import Leaving, Prompt

KIND: Final = "scythe"  # as the names of its files begin


class MainMenu:
    """One person at one terminal, in one language."""

    def __init__(self, out: Console, texts: ScytheTexts, screen: ScreenTexts) -> None:
        self.out = out
        self.texts = texts
        self.screen = screen
        self.prompt = Prompt(screen)
        self.file = GameFile(SCYTHE, KIND)

    def play(self, form: SetupForm, display: DisplayOptions, file: str | None, asks: bool, offers: bool) -> None:
        """A game from a file, the one left unfinished, or a new one."""
        self.file = GameFile(SCYTHE, KIND)
        try:
            if file is not None:
                record: Record[Scythe] | None = SCYTHE.restore(saves.read(saves.save_named(file)))
            else:
                record = self.unfinished() if offers else None
            if record is None:
                if asks:
                    form.first_game = saves.is_first_game() and not form.levels and not form.opponents
                    dialogue = Dialogue(self.out, self.prompt, self.texts, self.screen)
                    self.prompt.set_up(self.out, lambda: dialogue.hold(form))
                read_plan(form.document())
                seed = secrets.randbelow(DRAWN_SEEDS) if form.seed is None else form.seed
                record = SCYTHE.new(form.document(), seed)
            if self.file.path.name:
                self.file.write(record)
            else:
                self.file.begin(record)
        except (Leaving, KeyboardInterrupt):
            saves.release_all()
            return
        GamePlay(self.out, self.prompt, self.texts, self.screen, display).play(record, self.file)

    def unfinished(self) -> Record[Scythe] | None:
        """The game played last, if it is not over and the person wants it."""
        for path in saves.unfinished():
            try:
                save = saves.resumed(path)
                if save is None:
                    continue
                record = SCYTHE.restore(save)
            except OpenElsewhere:
                self.out.print(Text(self.screen.say("open_elsewhere", path=path), style="yellow"), soft_wrap=True)
                continue
            except MaszynaError as error:
                kept = saves.put_aside(path, saves.SPOILT)
                self.out.print(Text(self.screen.say("spoilt", problem=error), style="yellow"))
                self.out.print(str(kept), style="dim")
                continue
            if record.game.is_over():
                saves.put_aside(path)
                continue
            names = [self.texts.name("faction", own.faction) for own in record.game.position.seats]
            asked = self.screen.say("go_on_with", who=", ".join(names), turn=record.game.turns)
            if self.prompt.yes(asked, True):
                self.file.open(path)
                return record
            self.out.print(Text(self.screen.say("put_aside", path=saves.put_aside(path))))
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
            if typed.lower() in ("quit", *self.screen.commands("quit")):
                return 0
            self.out.print(Text(self.screen.say("choose_number"), style="yellow"))

    def watch(self, seed: int, seats: int) -> None:
        """Somebody who plays at random against Automas, told to the end."""
        automas: list[object] = [{"player": "automa"} for _ in range(seats - 1)]
        tell_game(self.out, self.texts, SCYTHE.new({"seats": [{}, *automas]}, seed))
