"""The answer to a question to the lab in words: one sentence, the heads of a table, what the figures rest on."""

from typing import Final

from maszyna.speech.language.translator import Translator, mark

TEXTS: Final[dict[str, str]] = {
    "more": mark("With {second} instead of {first}, {human} wins {points} points more of its games ({interval})."),
    "fewer": mark("With {second} instead of {first}, {human} wins {points} points fewer of its games ({interval})."),
    "unclear": mark(
        "No difference between {first} and {second} is seen: the share of games that {human} wins changes by {points} "
        "points, which may be chance ({interval})."
    ),
    "interval": mark("95 % interval {low} to {high} points, {pairs} pairs of games"),
    "known": mark("The change is known to within ±{within} points."),
    "not_known": mark(
        "The change is known to within ±{half} points only; ±{within} needs about {pairs} pairs, {minutes} minutes on "
        "this machine."
    ),
    "can_see": mark("This run can see differences of {points} points of games won in four of five runs."),
    "advice": mark(
        "To see {points} points of games won in four of five runs you need about {pairs} pairs of games; this takes "
        "about {minutes} minutes."
    ),
    "unlearned": mark("{human} has learned the printed cards; own cards are judged without what it has learned."),
    "plot": mark("The plot: {file}"),
    "measure": mark("measure"),
    "change": mark("change"),
    "p": mark("p"),
    "won": mark("games won by the humans, %"),
    "margin": mark("margin in coins"),
    "turns": mark("turns of all players"),
    "looks": mark("The change in games won as pairs of games were played"),
    "pairs_axis": mark("pairs of games"),
    "points_axis": mark("change in games won, percentage points"),
    "tuned": mark(
        "{setting} = {value}: {human} wins {wins} % of {games} fresh games (95 % interval {low} to {high}); the goal "
        "was {goal} %."
    ),
    "tried": mark("Tried: {trials} values, {games} games; the setup is in {file}."),
    "search": mark("The search: games won by what was tried"),
    "goal": mark("goal"),
}


class QuestionTexts:
    """In one language; ``question_texts("uk")`` makes one."""

    def __init__(self, translator: Translator) -> None:
        self.lang = translator.lang
        self._translator = translator

    def say(self, key: str, **values: object) -> str:
        return self._translator.say(TEXTS[key], values)


def question_texts(lang: str) -> QuestionTexts:
    return QuestionTexts(Translator(lang))
