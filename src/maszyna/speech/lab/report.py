"""The report of an experiment in words: headings, what a figure means, and the names of settings and their values."""

from typing import Final

from maszyna.scythe.automa_options import MODES, OPTIONS, RULINGS, WAYS
from maszyna.scythe.facts.automa import LEVELS
from maszyna.scythe.facts.effects import AGGRESSIVE, PASSIVE, RESOLUTION
from maszyna.scythe.facts.tiles import TILE_IDS
from maszyna.scythe.ids import FACTIONS
from maszyna.scythe.setup.plan import MAT_IDS
from maszyna.scythe.setup.plan import TILE_IDS as BONUS_TILES
from maszyna.speech.language.translator import Translator, mark
from maszyna.speech.scythe.names.names import name
from maszyna.speech.scythe.names.tile_names import tile_name

TEXTS: Final[dict[str, str]] = {
    "title": mark("Report of an experiment"),
    "played": mark("{arms} arms, {games} games of each with the same seeds {first} to {last}; {all} games in all."),
    "by": mark("Played by Maszyna {version} ({build}) under rules {rules}."),
    "players": mark("The people were played by: {players}."),
    "against": mark("Level of the Automas: {levels}."),
    "among_people": mark("There was no Automa."),
    "house_rules": mark("House rules for the Automas: {fields}."),
    "origin": mark("Commit {commit}; digests of rules {rules}, facts {facts}, players {players}."),
    "can_see": mark("This run can see differences of {points} points of games won in four of five runs."),
    "ranking": mark("Ranking of all arms"),
    "ranking_about": mark(
        "Every two arms are compared game by game. Arms that share a letter cannot be told apart; probabilities are "
        "corrected by Holm's method for all pairs."
    ),
    "pairs": mark("All pairs"),
    "rank": mark("rank"),
    "letters": mark("alike"),
    "missing": mark("Not finished: {missing} of {units} units are missing and left out for every arm."),
    "given_up": mark("Games abandoned: {games}."),
    "how_to_read": mark("How to read it"),
    "reading": mark(
        "Every figure comes with its 95 % interval: Wilson's for shares, the bootstrap for means. "
        "Arms are compared game by game with the same seed. p says how often chance alone gives a "
        "difference as large; it is corrected by Holm's method for all comparisons on this page. d "
        "is the size of the effect in standard deviations of the difference: 0.2 is small, 0.5 "
        "middling, 0.8 large."
    ),
    "arms": mark("The arms"),
    "differences": mark("What each change does"),
    "differences_about": mark("The mean difference from the first value, all else the same."),
    "no_differences": mark("There is only one arm, so nothing is compared."),
    "distribution": mark("Margins"),
    "length": mark("Length of the games"),
    "combats": mark("Combats"),
    "factions": mark("Factions"),
    "mats": mark("Player mats"),
    "tiles": mark("Tiles"),
    "openings": mark("Openings"),
    "openings_about": mark("Rows: the first turn of a human. Columns: the second. The mean margin in coins."),
    "stars": mark("Stars by source"),
    "coins": mark("Coins by source"),
    "board": mark("The board"),
    "board_about": mark("How many of 100 games end with a territory under control, and in how many it is fought over."),
    "by_faction": mark("The Automa's territories by faction"),
    "files": mark("The figures as tables: {files}."),
    "arm": mark("arm"),
    "games": mark("games"),
    "human_wins": mark("games won by the humans, %"),
    "wins": mark("wins"),
    "margin": mark("margin in coins"),
    "margin_people": mark("winner's lead in coins"),
    "turns": mark("turns of all players"),
    "combats_axis": mark("combats in a game"),
    "stars_axis": mark("stars"),
    "coins_axis": mark("coins"),
    "share": mark("share of games, %"),
    "wins_axis": mark("games won, %"),
    "wins_change": mark("change in games won, percentage points"),
    "margin_change": mark("change of the margin, coins"),
    "turns_change": mark("change of the length, turns"),
    "change": mark("change"),
    "effect": mark("d"),
    "p": mark("p"),
    "human_score": mark("score of a human"),
    "automa_score": mark("score of an Automa"),
    "human_stars": mark("stars of a human"),
    "humans": mark("humans"),
    "automas": mark("Automas"),
    "held_by_humans": mark("controlled by the humans at the end"),
    "held_by_automas": mark("controlled by the Automas at the end"),
    "fought_over": mark("fought over"),
    "base": mark("as it is"),
    "table": mark("The same as a table"),
    "tracker": mark("tracker"),
}
# Settings without a name elsewhere.
SETTINGS: Final[dict[str, str]] = {
    "human": mark("player"),
    "level": mark("level"),
    "faction": mark("faction of the human"),
    "mat": mark("player mat"),
    "automa_faction": mark("faction of the Automa"),
    "structure_bonus": mark("structure bonus tile"),
    "airships.aggressive": mark("aggressive tile"),
    "airships.passive": mark("passive tile"),
    "resolution": mark("resolution tile"),
    "seats": mark("seats"),
    "arm": mark("arm"),
}
COIN_SOURCES: Final[dict[str, str]] = {
    "coins": mark("coins held"),
    "from_stars": mark("stars"),
    "from_territories": mark("territories"),
    "from_resources": mark("resources"),
    "from_structures": mark("structure bonus"),
    "from_ability": mark("faction ability"),
}
YES: Final = mark("yes")
NO: Final = mark("no")
NAMED: Final[dict[str, tuple[str, list[str]]]] = {
    "level": ("level", LEVELS),
    "faction": ("faction", FACTIONS),
    "automa_faction": ("faction", FACTIONS),
    "mat": ("mat", MAT_IDS),
    "structure_bonus": ("tile", BONUS_TILES),
    "options.mode": ("mode", MODES),
}
TILES: Final = {"airships.aggressive": AGGRESSIVE, "airships.passive": PASSIVE, "resolution": RESOLUTION}


class ReportWords:
    """The words of a report in one language; ``report_words("uk")`` makes one."""

    def __init__(self, translator: Translator) -> None:
        self.lang = translator.lang
        self._translator = translator

    def say(self, key: str, **values: object) -> str:
        return self._translator.say(TEXTS[key], values)

    def coins_from(self, source: str) -> str:
        return self._translator.say(COIN_SOURCES[source])

    def name(self, kind: str, number: int) -> str:
        return name(self._translator, kind, number)

    def tile(self, kind: int, number: int) -> str:
        return tile_name(self._translator, kind, TILE_IDS[kind][number])

    def setting(self, setting: str) -> str:
        """What varies."""
        part, _, inner = setting.partition(".")
        if part == "options" and inner in OPTIONS:
            return self.name("option", OPTIONS.index(inner))
        if part == "rulings" and inner in RULINGS:
            return f"{self.name('ruling', RULINGS.index(inner))} ({inner})"
        return self._translator.say(SETTINGS[setting]) if setting in SETTINGS else setting

    def value(self, setting: str, value: str) -> str:
        """A value of a setting, as `value_text` writes it."""
        if value == "-":
            return self.say("base")
        ruling = setting.removeprefix("rulings.")
        if ruling in WAYS and value in WAYS[ruling]:
            return self.name(ruling, WAYS[ruling].index(value))
        if setting in NAMED and value in NAMED[setting][1]:
            kind, names = NAMED[setting]
            return self.name(kind, names.index(value))
        if setting in TILES and value in TILE_IDS[TILES[setting]]:
            return self.tile(TILES[setting], TILE_IDS[TILES[setting]].index(value))
        if value in ("yes", "no"):
            return self._translator.say(YES if value == "yes" else NO)
        return value


def report_words(lang: str) -> ReportWords:
    return ReportWords(Translator(lang))
