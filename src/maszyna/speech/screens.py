"""What the terminal says around a game: prompts, headings, refusals."""

from typing import Final

from maszyna.speech.tongue import Tongue, mark

SCREENS: Final[dict[str, str]] = {
    "leave": mark("Leave? Everything is saved. [⏎ = leave, n = stay]"),
    "yes_no": mark("[⏎ = yes, n = no]"),
    "no_yes": mark("[⏎ = no, y = yes]"),
}


class Screen:
    """The texts of the screens in one language; ``screen("uk")`` makes one."""

    def __init__(self, tongue: Tongue) -> None:
        self.lang = tongue.lang
        self._tongue = tongue

    def say(self, key: str, **values: object) -> str:
        return self._tongue.say(SCREENS[key], values)


def screen(lang: str) -> Screen:
    return Screen(Tongue(lang))
