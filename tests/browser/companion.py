"""A person at a table, driving the companion by taps: tools, places, combats, to the end of the game."""

import re

from playwright.sync_api import Locator, Page, expect

MOST_TURNS = 200


class Person:
    """Counts its taps."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.taps = 0
        self.fights: list[str] = []  # "attacks" or "defends", as the person's side says

    def tap(self, found: Locator) -> None:
        self.taps += 1
        found.click()

    def act(self, name: str) -> Locator:
        return self.page.locator(f"[data-act='{name}']")

    def place(self, key: str) -> Locator:
        return self.page.locator(f".hit[data-place='{key}']")

    def tool(self, key: str) -> Locator:
        return self.page.locator(f"[data-tool='{key}']")

    def pick(self, field: str, number: int) -> None:
        """A card of a set-up, from the list that opens on a tap."""
        self.page.locator(f"#field-{field}").click()
        self.page.locator(f"#field-{field}-{number}").click()
        expect(self.page.locator(f"#field-{field}-{number}")).to_have_attribute("aria-pressed", "true")

    def more(self, key: str) -> None:
        """Something that is reported more rarely."""
        self.tap(self.act("more"))
        self.tap(self.tool(key))

    def go(self, start: str, end: str) -> None:
        """A piece from here to there."""
        self.tap(self.place(start))
        self.tap(self.place(end))

    def game(self) -> str:
        expect(self.page).to_have_url(re.compile("#/g/"))
        return self.page.url.split("/g/")[1].split("/")[0]

    def waits(self, *names: str) -> str:
        """Which of these actions the sheet offers first."""
        either = self.page.locator(", ".join(f"[data-act='{name}']" for name in names))
        expect(either.first).to_be_visible()
        return either.first.get_attribute("data-act") or ""

    def play(self, turns: int = 0) -> None:
        """Only the Automa's turns and whatever combats come: to the end, or for so many sheets."""
        for _ in range(turns or MOST_TURNS):
            asked = self.waits("new-game", "scores", "reveal", "done", "automa", "fight")
            if asked in ("new-game", "scores"):  # a list that has ended the game leads to the scores
                return
            if asked == "reveal":
                self.fight()
            else:
                revision = self.revision()
                self.tap(self.act(asked))
                if asked == "automa":
                    self.follows(revision)
        assert turns, "the game does not end"

    def revision(self) -> str:
        return self.page.locator(".game").get_attribute("data-revision") or ""

    def follows(self, revision: str) -> None:
        """Wait for the answer to a step."""
        expect(self.page.locator(".game")).not_to_have_attribute("data-revision", revision)

    def fight(self) -> None:
        """No power and no cards; what the Automa draws is told when it is asked for."""
        revision = self.revision()
        mine = self.page.locator(".side.mine")
        self.fights.append("attacks" if mine.get_attribute("data-attacks") == "true" else "defends")
        self.tap(self.act("reveal"))
        for times in range(1, 5):
            asked = self.page.locator(f"[data-needs][data-asked='{times}']")
            expect(asked.or_(self.page.locator(f".game:not([data-revision='{revision}'])")).first).to_be_visible()
            if not asked.count():
                return
            for _ in range(int(asked.get_attribute("data-needs") or "1")):
                self.tap(self.page.locator("[data-needs] .keyb").first)
            expect(self.page.locator(".game")).to_have_attribute("data-revision", revision)
            self.tap(self.act("reveal"))  # only this button reveals
        self.follows(revision)
