"""The whole game at the terminal: tell what happened, ask, take the answer, until the end or until somebody leaves."""

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from maszyna.kernel.errors import ActionError, AmbiguousAction, IllegalAction, MaszynaError, OurFault, UnreadableAction
from maszyna.kernel.events import Event
from maszyna.kernel.record import Record
from maszyna.players.opponents import is_theirs, play_opponents, strengths
from maszyna.scythe.events import TURN_BEGAN
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import MOST_POWER
from maszyna.scythe.play.common.decisions import COMBAT
from maszyna.scythe.play.movement.journeys import pin_of
from maszyna.scythe.play.movement.move import ChooseStep, ChooseUnit
from maszyna.scythe.play.turn.turn import ChooseSection
from maszyna.scythe.state import HUMAN
from maszyna.speech.scythe.screens.screen_texts import ScreenTexts
from maszyna.speech.scythe.texts import ScytheTexts
from maszyna.storage.files import FileTrouble
from maszyna.terminal.scythe.map.pieces import sign
from maszyna.terminal.scythe.map.text_map import text_map
from maszyna.terminal.scythe.play import options
from maszyna.terminal.scythe.play.compound import UnfitLine, compound, means_answer
from maszyna.terminal.scythe.play.game_story import Narrator, tell_scores, tell_setup
from maszyna.terminal.scythe.play.panels import hand, mat_lines, tracks
from maszyna.terminal.scythe.play.partial_answer import PartialAnswer
from maszyna.terminal.scythe.play.place_info import airship_line
from maszyna.terminal.scythe.play.prompt_commands import PromptCommands
from maszyna.terminal.scythe.play.tiles_screen import countdown, tell_tiles, tile_headings, with_wind_gambit
from maszyna.terminal.shell.game_file import GameFile
from maszyna.terminal.shell.prompt import Leaving, Prompt, person_types, quoted


class DisplayOptions:
    """How a person wants to see the game."""

    def __init__(self, pause: bool = False, show_map: bool = True) -> None:
        self.pause = pause and person_types()
        self.show_map = show_map


def people(game: Scythe) -> list[int]:
    """The seats of persons; several share a screen, so hands are shown only when asked for."""
    return [seat for seat, own in enumerate(game.position.seats) if own.player == HUMAN]


def take(record: Record[Scythe], file: GameFile[Scythe], actions: list[int]) -> list[Event]:
    """Play actions and write them down, all or none: what cannot be played or written is not played."""
    before = len(record.actions)
    try:
        entries = [record.play(action) for action in actions]
    except ActionError:
        if len(record.actions) > before:
            record.undo(len(record.actions) - before)
        raise
    if entries:
        file.keep(record, len(entries))
    return [event for entry in entries for event in entry.events]


class GamePlay:
    def __init__(
        self, out: Console, prompt: Prompt, texts: ScytheTexts, screen: ScreenTexts, display: DisplayOptions
    ) -> None:
        self.out = out
        self.prompt = prompt
        self.texts = texts
        self.screen = screen
        self.display = display
        self.narrator = Narrator(out, texts, screen, self.pause)
        self.asked_before = -1
        self.partial_answer: PartialAnswer
        self.move_told = False  # that a whole move fits into a line

    def play(self, record: Record[Scythe], file: GameFile[Scythe]) -> None:
        """Until the game is over and nobody wants to look at it any more."""
        commands = PromptCommands(self.out, self.texts, self.screen, record, file)
        try:
            self.open(commands)
            while True:
                self.ask(commands)
        except (Leaving, KeyboardInterrupt):
            self.close(commands)

    def open(self, commands: PromptCommands) -> None:
        record = commands.record
        tell_setup(self.out, self.texts, record.game, record.seed)
        if record.actions:
            for heading in tile_headings(self.texts, record.game):
                self.out.print(Text(heading))
        elif with_wind_gambit(record.game):
            tell_tiles(self.out, self.texts, self.screen, record.game)  # W3.1: read out loud
        self.out.print(self.screen.say("hint"), style="dim")
        self.tell(record.game, record.entries[-1].events)

    def close(self, commands: PromptCommands) -> None:
        file = commands.file
        if commands.record.game.is_over():
            self.out.print(Text(self.screen.say("kept", path=file.put_aside())), soft_wrap=True)
        else:
            self.out.print(Text(self.screen.say("saved", path=file.path)), soft_wrap=True)
            file.release()

    def pause(self) -> None:
        if self.display.pause:
            self.prompt.ask(f"{self.screen.say('go_on')} ")

    def ask(self, commands: PromptCommands) -> None:
        """One decision, with everything looked at before it is taken."""
        self.speak_as(commands)
        self.let_think(commands)
        game = commands.record.game
        if game.is_over():
            self.ask_after_the_end(commands)
            return
        self.hand_over(game)
        if isinstance(game.asking, ChooseSection):
            self.show_tracks(game)
        commands.changed = False
        self.partial_answer = PartialAnswer(game)
        self.show_decision(game)
        words = [choice.text for choice in options.choices(game, self.texts)] + commands.words()
        while commands.record.game is game and not commands.changed:
            typed = self.prompt.ask("> ", words)
            if not typed or (commands.means(typed) == "undo" and self.partial_answer.take_back()):
                self.show_decision(game)
            elif self.is_command(commands, game, typed):
                self.obey(commands, typed)
            else:
                self.answer(commands, game, typed)

    def let_think(self, commands: PromptCommands) -> None:
        """Opponents that think decide until a person is asked, and what they did is told."""
        record = commands.record
        names = strengths(record.setup, record.seed)
        if not is_theirs(record.game, names):
            return
        with self.out.status(self.screen.say("opponent_thinks")):
            taken = play_opponents(record, names)
        commands.file.keep(record, taken)
        self.tell(record.game, [event for entry in record.entries[-taken:] for event in entry.events])

    def is_command(self, commands: PromptCommands, game: Scythe, typed: str) -> bool:
        meant = commands.means(typed) and typed.lower() not in game.legal_texts()
        return bool(meant) and not means_answer(game, typed)

    def speak_as(self, commands: PromptCommands) -> None:
        """In the language a person has changed to."""
        if self.screen is not commands.screen:
            self.texts, self.screen = commands.texts, commands.screen
            self.prompt.screen = self.screen
            self.narrator = Narrator(self.out, self.texts, self.screen, self.pause)

    def ask_after_the_end(self, commands: PromptCommands) -> None:
        tell_scores(self.out, self.texts, commands.record.game)
        self.out.print(self.screen.say("over"))
        commands.changed = False
        while not commands.changed:
            typed = self.prompt.ask("> ", commands.words())
            if not typed:
                raise Leaving
            if commands.means(typed):
                self.obey(commands, typed)
            else:
                self.out.print(self.screen.say("over"))

    def obey(self, commands: PromptCommands, typed: str) -> None:
        try:
            commands.obey(typed)
        except OurFault:
            raise
        except MaszynaError as error:
            self.complain(self.screen.trouble(error))

    def answer(self, commands: PromptCommands, game: Scythe, typed: str) -> None:
        """Take what was typed as an option, or say kindly why not."""
        try:
            actions = self.actions_of(game, typed)
            events = take(commands.record, commands.file, actions)
        except UnfitLine as error:
            self.complain(self.screen.say(error.key))
        except IllegalAction as error:
            self.complain(self.texts.reason(error.reason))
        except AmbiguousAction as error:
            meant = [self.texts.label(game, game.parse(text)) for text in error.matches]
            self.complain(self.screen.say("several", typed=quoted(typed), matches=", ".join(meant)))
        except UnreadableAction:
            self.complain(self.screen.say("not_understood", typed=quoted(typed)))
        except FileTrouble as error:
            self.complain(self.screen.say("not_saved", problem=error))
        else:
            if not actions:
                self.show_decision(game)  # more parts are wanted
                return
            commands.changed = True
            self.tell(commands.record.game, events)

    def actions_of(self, game: Scythe, typed: str) -> list[int]:
        """What a line means: several decisions at once, one, or a part of one that is not complete yet."""
        if not self.partial_answer.given:
            together = compound(game, self.texts, typed)
            if together:
                return together
        action = options.pick(game, self.texts, typed, self.partial_answer.options())
        if not self.partial_answer.is_needed():
            return [action]
        return self.partial_answer.give(action) or []

    def tell(self, game: Scythe, events: list[Event]) -> None:
        """What happened; before a new turn the map comes first, so that the story stays in sight above the question."""
        if not isinstance(game.asking, ChooseSection) or not self.display.show_map:
            self.narrator.tell(game, events)
            return
        begins = [number for number, event in enumerate(events) if event.kind == TURN_BEGAN]
        rest = begins[0] if begins else len(events)
        self.narrator.tell(game, events[:rest])
        self.out.print(text_map(game.position, self.texts))
        self.narrator.tell(game, events[rest:])

    def complain(self, text: str) -> None:
        self.out.print(Text(text, style="yellow"))

    def hand_over(self, game: Scythe) -> None:
        """Two people at one keyboard: what one has chosen secretly is gone before the other chooses."""
        seat = game.seat_to_decide()
        before, self.asked_before = self.asked_before, seat
        if len(people(game)) > 1 and before not in (-1, seat) and game.pending().about.secret:
            self.out.clear()
            faction = self.texts.name("faction", game.position.seats[seat].faction)
            self.prompt.ask(f"{self.screen.say('hand_over', faction=faction)} ")

    def show_tracks(self, game: Scythe) -> None:
        seat = game.seat_to_decide()
        self.out.print(tracks(self.texts, self.screen, game, seat, len(people(game)) == 1))
        for text in mat_lines(self.texts, self.screen, game, seat):
            self.out.print(text)
        airship = airship_line(self.texts, self.screen, game, seat)
        for line in [*([airship] if airship else []), *countdown(self.texts, self.screen, game)]:
            self.out.print(Text(line))

    def show_decision(self, game: Scythe) -> None:
        """The question and the options under the numbers to type."""
        self.out.print(Rule(style="bright_black"))
        question = self.texts.question(game)
        if len(people(game)) > 1:
            own = game.position.seats[game.seat_to_decide()]
            question = f"{self.texts.name('faction', own.faction)}: {question}"
        self.out.print(Text(question, style="bold"))
        self.show_combat(game)
        self.show_parts(game)
        for choice in options.choices(game, self.texts, self.partial_answer.options()):
            line = Text(f"{choice.number:4}  ", style="bold cyan").append(choice.label, style="not bold default")
            self.out.print(line.append(self.meets(game, choice.action), style="bold red"))

    def meets(self, game: Scythe, action: int) -> str:
        """What waits where a step leads: a fight, workers to be driven off, a trap, an encounter."""
        decision = game.pending()
        if not isinstance(decision, ChooseStep) or not action:
            return ""
        met = pin_of(game, decision.seat, decision.unit, action)
        return f"  ⚔ {self.screen.say(f'meets_{met}')}" if met else ""

    def show_combat(self, game: Scythe) -> None:
        """Both sides of a fight, as far as the person who decides may know them."""
        if game.combat is None or game.pending().about.subject != COMBAT:
            return
        seat = game.seat_to_decide()
        for side in game.combat.fighters:
            own = game.position.seats[side]
            cards = hand(self.screen, game, side, side == seat)
            power = self.screen.say("power", power=own.power, most=MOST_POWER)
            self.out.print(sign(own.faction).append(f"{self.texts.name('faction', own.faction)}: {power} · {cards}"))

    def show_parts(self, game: Scythe) -> None:
        """That several answers fit into one line, and what was given of them so far."""
        given = self.partial_answer.given
        if given:
            chosen = ", ".join(self.texts.label(game, action) for action in given)
            self.out.print(Text(self.screen.say("chosen_so_far", chosen=chosen), style="italic"))
        elif self.partial_answer.is_needed():
            self.out.print(Text(self.screen.say("parts_hint", number=game.pending().parts()), style="dim"))
        elif game.pending().asks_by_kind():
            self.out.print(Text(self.screen.say("load_hint"), style="dim"))
        elif isinstance(game.pending(), ChooseUnit) and not self.move_told:
            self.move_told = True
            self.out.print(Text(self.screen.say("move_hint"), style="dim"))
