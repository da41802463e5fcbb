"""The whole game at the terminal: tell what happened, ask, take the answer, until the end or until somebody leaves."""

from typing import Final

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from maszyna.kernel.errors import AmbiguousAction, IllegalAction, MaszynaError, OurFault, UnreadableAction
from maszyna.kernel.events import Event
from maszyna.scythe.events import TURN_BEGAN
from maszyna.scythe.game import Scythe
from maszyna.scythe.state import HUMAN
from maszyna.speech.screens import Screen
from maszyna.speech.voice import Voice
from maszyna.terminal import choosing
from maszyna.terminal.aboard import airship_line
from maszyna.terminal.atlas import atlas
from maszyna.terminal.narrator import Narrator
from maszyna.terminal.orders import Orders
from maszyna.terminal.panels import tracks
from maszyna.terminal.prompting import Leaving, Prompt, person_types, quoted
from maszyna.terminal.saves import FileTrouble
from maszyna.terminal.sitting import Sitting
from maszyna.terminal.telling import tell_scores, tell_setup
from maszyna.terminal.tiles import countdown, tile_headings

SECRET: Final = ["dial", "card"]  # what another person at the same keyboard must not see
BEGINS_TURN: Final = "section"


class Manner:
    """How a person wants to see the game."""

    def __init__(self, pause: bool = False, show_map: bool = True) -> None:
        self.pause = pause and person_types()
        self.show_map = show_map


def people(game: Scythe) -> list[int]:
    """The seats of persons; several share a screen, so hands are shown only when asked for."""
    return [seat for seat, own in enumerate(game.position.seats) if own.player == HUMAN]


class Playing:
    def __init__(self, out: Console, prompt: Prompt, voice: Voice, screen: Screen, manner: Manner) -> None:
        self.out = out
        self.prompt = prompt
        self.voice = voice
        self.screen = screen
        self.manner = manner
        self.narrator = Narrator(out, voice, screen, self.pause)
        self.asked_before = -1

    def play(self, sitting: Sitting) -> None:
        """Until the game is over and nobody wants to look at it any more."""
        orders = Orders(self.out, self.voice, self.screen, sitting)
        try:
            self.open(orders)
            while True:
                self.ask(orders)
        except (Leaving, KeyboardInterrupt):
            self.close(orders.sitting)

    def open(self, orders: Orders) -> None:
        sitting = orders.sitting
        tell_setup(self.out, self.voice, sitting.game, sitting.record.seed)
        for heading in tile_headings(self.voice, sitting.game):
            self.out.print(Text(heading))
        self.out.print(self.screen.say("hint"), style="dim")
        self.tell(sitting.game, sitting.told[-1])

    def close(self, sitting: Sitting) -> None:
        if sitting.game.is_over():
            self.out.print(Text(self.screen.say("kept", path=sitting.finish())), soft_wrap=True)
        else:
            self.out.print(Text(self.screen.say("saved", path=sitting.path)), soft_wrap=True)

    def pause(self) -> None:
        if self.manner.pause:
            self.prompt.ask(f"{self.screen.say('go_on')} ")

    def ask(self, orders: Orders) -> None:
        """One decision, with everything looked at before it is taken."""
        game = orders.sitting.game
        if game.is_over():
            self.ask_after_the_end(orders)
            return
        self.hand_over(game)
        if game.decision() == BEGINS_TURN:
            self.show_tracks(game)
        orders.changed = False
        self.show_decision(game)
        words = [choice.text for choice in choosing.choices(game, self.voice)] + orders.words()
        while orders.sitting.game is game and not orders.changed:
            typed = self.prompt.ask("> ", words)
            if not typed:
                self.show_decision(game)
            elif orders.means(typed) and typed.lower() not in game.legal_texts():
                self.obey(orders, typed)
            else:
                self.answer(orders, game, typed)

    def ask_after_the_end(self, orders: Orders) -> None:
        tell_scores(self.out, self.voice, orders.sitting.game)
        self.out.print(self.screen.say("over"))
        orders.changed = False
        while not orders.changed:
            typed = self.prompt.ask("> ", orders.words())
            if not typed:
                raise Leaving
            if orders.means(typed):
                self.obey(orders, typed)
            else:
                self.out.print(self.screen.say("over"))

    def obey(self, orders: Orders, typed: str) -> None:
        try:
            orders.obey(typed)
        except OurFault:
            raise
        except MaszynaError as error:
            self.complain(str(error))

    def answer(self, orders: Orders, game: Scythe, typed: str) -> None:
        """Take what was typed as an option, or say kindly why not."""
        try:
            events = orders.sitting.take(choosing.pick(game, self.voice, typed))
        except IllegalAction as error:
            self.complain(self.voice.reason(error.reason))
        except AmbiguousAction as error:
            meant = [self.voice.label(game, game.parse(text)) for text in error.matches]
            self.complain(self.screen.say("several", typed=quoted(typed), matches=", ".join(meant)))
        except UnreadableAction:
            self.complain(self.screen.say("not_understood", typed=quoted(typed)))
        except FileTrouble as error:
            self.complain(self.screen.say("not_saved", problem=error))
        else:
            orders.changed = True
            self.tell(orders.sitting.game, events)

    def tell(self, game: Scythe, events: list[Event]) -> None:
        """What happened; before a new turn the map comes first, so that the story stays in sight above the question."""
        if game.is_over() or game.decision() != BEGINS_TURN or not self.manner.show_map:
            self.narrator.tell(game, events)
            return
        begins = [number for number, event in enumerate(events) if event.kind == TURN_BEGAN]
        rest = begins[0] if begins else len(events)
        self.narrator.tell(game, events[:rest])
        self.out.print(atlas(game.position, self.voice))
        self.narrator.tell(game, events[rest:])

    def complain(self, text: str) -> None:
        self.out.print(Text(text, style="yellow"))

    def hand_over(self, game: Scythe) -> None:
        """Two people at one keyboard: what one has chosen secretly is gone before the other chooses."""
        seat = game.seat_to_decide()
        before, self.asked_before = self.asked_before, seat
        if len(people(game)) > 1 and before not in (-1, seat) and game.decision() in SECRET:
            self.out.clear()
            faction = self.voice.name("faction", game.position.seats[seat].faction)
            self.prompt.ask(f"{self.screen.say('hand_over', faction=faction)} ")

    def show_tracks(self, game: Scythe) -> None:
        seat = game.seat_to_decide()
        self.out.print(tracks(self.voice, self.screen, game, seat, len(people(game)) == 1))
        airship = airship_line(self.voice, self.screen, game, seat)
        for line in [*([airship] if airship else []), *countdown(self.voice, self.screen, game)]:
            self.out.print(Text(line))

    def show_decision(self, game: Scythe) -> None:
        """The question and the options under the numbers to type."""
        self.out.print(Rule(style="bright_black"))
        question = self.voice.question(game)
        if len(people(game)) > 1:
            own = game.position.seats[game.seat_to_decide()]
            question = f"{self.voice.name('faction', own.faction)}: {question}"
        self.out.print(Text(question, style="bold"))
        for choice in choosing.choices(game, self.voice):
            self.out.print(
                Text(f"{choice.number:4}  ", style="bold cyan").append(choice.label, style="not bold default")
            )
