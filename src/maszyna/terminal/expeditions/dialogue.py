"""The dialogue before a game of Expeditions: level, who begins, tuning, who draws; a missing card is typed in."""

from collections.abc import Callable
from typing import Final

from rich.console import Console
from rich.text import Text

from maszyna.expeditions.deck_file import ExpeditionsDeck
from maszyna.expeditions.facts.progress import COINS, LEAST_SPACES, MOST_SPACES, glory_tokens, progress_cards
from maszyna.expeditions.ids import LEAST_ADVISED, LEAST_TUNING, LEVELS, MOST_ADVISED, MOST_COINS, MOST_TUNING, SEATS
from maszyna.expeditions.own_cards import OwnCards, missing_card, read_own_card
from maszyna.expeditions.play.new_game import CARDS, setup_of
from maszyna.kernel.document import Part
from maszyna.kernel.errors import MaszynaError
from maszyna.kernel.record import Setup
from maszyna.speech.expeditions.texts import ExpeditionsTexts
from maszyna.speech.scythe.screens.screen_texts import ScreenTexts
from maszyna.terminal.shell.prompt import Prompt, quoted
from maszyna.terminal.shell.questions import Item, Questions

MOST_DIGITS: Final = 4


class ExpeditionsDialogue(Questions):
    """``keep`` puts a card that was typed in with the user's data; ``deck`` holds the house rules to play by."""

    def __init__(
        self,
        out: Console,
        prompt: Prompt,
        texts: ExpeditionsTexts,
        screen: ScreenTexts,
        keep: Callable[[OwnCards], None],
        deck: ExpeditionsDeck,
    ) -> None:
        super().__init__(out, prompt, screen)
        self.texts = texts
        self.keep = keep
        self.deck = deck

    def hold(self, own: OwnCards) -> Setup:
        self.out.print(Text(self.texts.say("setup"), style="bold"))
        level, own = self.level(own)
        first = [Item(seat, self.texts.say(f"first_{seat}")) for seat in SEATS]
        begins = self.choose(self.texts.say("ask_first"), [self.any(), *first], None)
        tuning = self.tuning()
        cards = self.choose(
            self.texts.say("ask_cards"), [Item(cards, self.texts.say(f"cards_{cards}")) for cards in CARDS], CARDS[0]
        )
        chosen: Setup = {} if begins is None else {"first": begins}
        played: Setup = {"level": level} if self.deck.of_level(level) is not None else setup_of(level, own)
        return {**played, **self.deck.of_setup(level), **chosen, "tuning": tuning, "cards": cards}

    def tuning(self) -> int:
        """X9.3: what the rules advise is no limit."""
        advice = {"least": f"{LEAST_ADVISED:+}", "most": f"{MOST_ADVISED:+}"}
        tuning = self.number(self.texts.say("ask_tuning", **advice), LEAST_TUNING, MOST_TUNING, 0)
        if not LEAST_ADVISED <= tuning <= MOST_ADVISED:
            self.out.print(Text(self.texts.say("beyond_advice", tuning=f"{tuning:+}", **advice), style="yellow"))
        return tuning

    def level(self, own: OwnCards) -> tuple[int, OwnCards]:
        """A level whose card is there, on file or typed in."""
        while True:
            for level in range(1, LEVELS + 1):
                self.out.print(Text(f"  {self.level_label(level, own)}"))
            missing = [level for level in range(1, LEVELS + 1) if self.is_missing(level, own)]
            if missing:
                listed = ", ".join(map(str, missing))
                self.out.print(Text(self.texts.say("missing", levels=listed), style="dim"))
            advised = progress_cards().first_game
            chosen = self.number(self.texts.say("ask_level", level=advised), 1, LEVELS, advised)
            if chosen not in missing:
                return chosen, own
            if self.prompt.yes(self.texts.say("ask_type_in", level=chosen), True):
                return chosen, self.type_in(chosen, own)

    def level_label(self, level: int, own: OwnCards) -> str:
        card = self.deck.of_level(level) or own.of_level(level)
        if self.is_missing(level, own):
            return self.texts.say("level_missing", level=self.texts.level(level))
        return self.texts.level(level, card.name if card is not None else "")

    def is_missing(self, level: int, own: OwnCards) -> bool:
        there = self.deck.of_level(level) or own.of_level(level)
        return missing_card(level) is not None and there is None

    def type_in(self, level: int, own: OwnCards) -> OwnCards:
        """The card from the person's own box; kept once the person says that it is right."""
        while True:
            document = self.card_document(level)
            coins = document["coins"]
            stars = document["stars"]
            assert isinstance(coins, dict) and isinstance(stars, list)
            asked = self.texts.say("own_card", level=level, spaces=document["spaces"],
                                   stars=", ".join(map(str, stars)), **coins)  # fmt: skip
            if self.prompt.yes(asked, True):
                break
        own = own.with_new(OwnCards([read_own_card(Part(document, "card"))]))
        try:
            self.keep(own)
            self.out.print(Text(self.texts.say("card_kept"), style="dim"))
        except MaszynaError as error:  # this game can be played all the same
            self.out.print(Text(self.texts.say("not_saved", problem=error), style="bold red"))
        return own

    def card_document(self, level: int) -> dict[str, object]:
        spaces = self.needed(self.texts.say("ask_spaces"), LEAST_SPACES, MOST_SPACES)
        stars = self.stars(spaces)
        coins = {kind: self.needed(self.texts.say(f"ask_{kind}_coins"), 0, MOST_COINS) for kind in COINS}
        return {"level": level, "spaces": spaces, "stars": stars, "coins": coins}

    def stars(self, spaces: int) -> list[int]:
        """Eight spaces, ascending, within the track."""
        while True:
            typed = self.asked(f"{self.texts.say('ask_stars', count=glory_tokens())} ")
            words = typed.replace(",", " ").split()
            plain = all(word.isascii() and word.isdigit() and len(word) < MOST_DIGITS for word in words)
            stars = [int(word) for word in words] if plain else []
            inside = all(1 <= star < spaces for star in stars)
            if len(stars) == glory_tokens() and stars == sorted(set(stars)) and inside:
                return stars
            wrong = self.texts.say("stars_wrong", count=glory_tokens(), most=spaces - 1, typed=quoted(typed))
            self.complain(wrong)

    def needed(self, asked: str, least: int, most: int) -> int:
        """A number without a usual one."""
        while True:
            found = self.number_or_random(f"{asked} ({least}-{most}) ", least, most)
            if found is not None:
                return found
