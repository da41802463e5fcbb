"""Steps taken at the companion's prompt: what a step cannot know is asked, and every step is written at once."""

from typing import Final

from maszyna.scythe.play.plan import TILE_IDS
from maszyna.scythe.table import Missing, Refusal, Session, unknown_for_score
from maszyna.scythe.words import FACTIONS
from maszyna.speech.companion import Aside
from maszyna.speech.voice import Voice
from maszyna.terminal.beside import Notebook
from maszyna.terminal.companion_telling import Teller
from maszyna.terminal.prompting import NO, YES, Leaving, Prompt

LEAVE_IT: Final = "-"
LEAVES: Final = ("q", "quit")
ASKS_HELP: Final = ("?", "help")


class Steps:
    def __init__(self, prompt: Prompt, voice: Voice, aside: Aside, teller: Teller, notebook: Notebook) -> None:
        self.prompt = prompt
        self.voice = voice
        self.aside = aside
        self.teller = teller
        self.notebook = notebook

    def step(self, session: Session, text: str) -> None:
        """Take a step, asking for what it cannot know; what cannot be written down is not done."""
        while True:
            try:
                done = session.say(text)
                break
            except Missing as missing:
                answer = self.answer(session, missing, text)
                if answer == LEAVE_IT:
                    self.teller.line(self.aside.say("cancelled"), "dim")
                    return
                text = f"{text} {answer}"
        self.notebook.write(session)
        self.teller.done(session, done)

    def answer(self, session: Session, missing: Missing, text: str) -> str:
        """Words that complete a step: asked again until they can be used."""
        position = session.table.game.position
        question = self.aside.question(position, missing)
        while True:
            typed = self.prompt.ask(f"{question} ").lower()
            if typed == LEAVE_IT:
                return LEAVE_IT
            if typed in LEAVES:
                raise Leaving
            if typed in ASKS_HELP:
                self.teller.line(self.aside.say("cancel_hint", what=question), "dim")
                continue
            words = "none" if not typed and missing.field == "cards" else typed
            if missing.field == "artillery":
                words = "fire" if typed in YES else "hold" if typed in ("", *NO) else typed
            words = f"{missing.field} {words}"
            try:
                session.try_out(f"{text} {words}")
            except Missing:
                return words
            except Refusal as refusal:
                self.teller.line(self.aside.refusal(refusal), "yellow")
                continue
            return words

    def score(self, session: Session) -> None:
        """Ask for what nobody has told, then say who has won."""
        for unknown in unknown_for_score(session.table):
            own = session.table.game.position.seats[unknown.seat]
            who = self.voice.name("faction", own.faction)
            asked = {"coins": "ask_coins", "popularity": "ask_popularity", "tile": "ask_bonus"}[unknown.step]
            usual = "" if unknown.step == "tile" else f" [{unknown.value}]"
            self.tell(session, unknown.seat, unknown.step, f"{self.aside.say(asked, who=who)}{usual} ", unknown.value)
        self.teller.score(session)

    def tell(self, session: Session, seat: int, step: str, asked: str, usual: int) -> None:
        prefix = FACTIONS[session.table.game.position.seats[seat].faction]
        while True:
            typed = self.prompt.ask(asked).lower()
            if step == "tile" and not typed:
                return
            if step == "tile" and typed in ASKS_HELP:
                for tile, word in enumerate(TILE_IDS):
                    self.teller.line(f"{word}: {self.voice.name('tile', tile)}", "dim")
                continue
            try:
                session.say(f"adjust {prefix} {step} {typed or usual}")
            except Refusal as refusal:
                self.teller.line(self.aside.refusal(refusal), "yellow")
                continue
            self.notebook.write(session)
            return
