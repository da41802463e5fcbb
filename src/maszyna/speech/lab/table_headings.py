"""The tables of simulated and replayed games and of progress cards, in words."""

from typing import Final

from maszyna.speech.language.translator import Translator, mark

# By the key of a column.
COLUMNS: Final[dict[str, str]] = {
    "who": mark("who"),
    "games": mark("games"),
    "won": mark("won"),
    "share": mark("share"),
    "score": mark("score"),
    "stars": mark("stars"),
    "coins": mark("coins"),
    "seat": mark("seat"),
    "territories": mark("territories"),
    "resources": mark("resources"),
    "structure_bonus": mark("structure bonus"),
    "ability": mark("ability"),
    "total": mark("total"),
    "level": mark("level"),
    "name": mark("name"),
    "card": mark("card"),
    "mean_turns": mark("mean turns"),
    "from": mark("95 % from"),
    "to": mark("to"),
    "fewest": mark("fewest"),
    "most": mark("most"),
    "against": mark("against"),
    "margin": mark("margin"),
    "rating": mark("rating"),
    "cut_off": mark("cut off"),
    "seconds": mark("seconds a decision"),
    "game": mark("game"),
    "last_played": mark("last played"),
    "actions": mark("actions"),
}
TITLES: Final[dict[str, str]] = {
    "summary": mark("{games} games, {turns} turns, {decisions} decisions"),
    "legal": mark("every action is legal"),
    "stopped": mark("stopped at action {number}, which is not legal"),
    "wins": mark("the winner is {who}"),
    "pending": mark("{who} decides next"),
    "not_over": mark("not over"),
    "replay": mark("{file}: {actions} actions, {turns} turns; {legal}; {state}"),
    "pace": mark("Turns of the Automa to its 8th glory token"),
    "cards": mark("Progress cards; your own are saved in {path}"),
    "of_level": mark("level {level}"),
    "all_games": mark("games"),
    "saves": mark("saves"),
    "experiment": mark("{path}: {units} units played; arms: {arms}, games of each: {games}"),
    "kept_games": mark("Games in {folder}"),
    "data": mark(
        "{folder}: {app} games of the app, {terminal} of the terminal, {own} files of your own tiles and cards"
    ),
    "data_exported": mark("Written to {file}"),
    "data_deleted": mark("Deleted"),
    "arena": mark("The arena: who won how often"),
    "evaluation": mark("{task}: {agent}"),
    "ratings": mark("Ratings: a lead of 400 points wins ten games out of eleven"),
}
# Whether a progress card is there.
CARDS: Final[dict[str, str]] = {"on file": mark("on file"), "own": mark("your own"), "missing": mark("missing")}
COINS_FOR: Final = mark("glory {glory}, map {map}, corruption {corruption}")
HOW: Final = mark("we have no source for its stars and coins; enter it from your own card: {command}")
COMMAND: Final = "maszyna expeditions cards FILE"


class LabTableTexts:
    """The words of the tables in one language; ``lab_table_texts("uk")`` makes one."""

    def __init__(self, translator: Translator) -> None:
        self._translator = translator

    def column(self, key: str) -> str:
        return self._translator.say(COLUMNS[key])

    def title(self, key: str, **values: object) -> str:
        return self._translator.say(TITLES[key], values)

    def card(self, key: str) -> str:
        return self._translator.say(CARDS[key])

    def coins(self, coins: dict[str, object]) -> str:
        return self._translator.say(COINS_FOR, coins)

    def missing(self) -> str:
        """Why there is no card, and what can be done."""
        return self._translator.say(HOW, {"command": COMMAND})


def lab_table_texts(lang: str) -> LabTableTexts:
    return LabTableTexts(Translator(lang))
