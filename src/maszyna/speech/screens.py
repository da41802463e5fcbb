"""What the terminal says around a game: prompts, headings, refusals."""

from typing import Final

from maszyna.scythe.facts.objectives import objectives
from maszyna.scythe.game import Scythe
from maszyna.scythe.play import top
from maszyna.scythe.play.bottom import TAKE, ChooseBottom
from maszyna.scythe.play.objectives import holds
from maszyna.scythe.play.quantities import quantity
from maszyna.scythe.words import BOLSTER, MOVE, TRADE
from maszyna.speech.labels_mats import MAT_LABELS
from maszyna.speech.names import name
from maszyna.speech.screens_air import AIR_SCREENS
from maszyna.speech.setting_up import SETTING_UP
from maszyna.speech.tongue import Many, Tongue, mark, mark_many
from maszyna.speech.wishes import QUANTITIES, RELATIONS

SCREENS: Final[dict[str, str]] = {
    "leave": mark("Leave? Everything is saved. [⏎ = leave, n = stay]"),
    "yes_no": mark("[⏎ = yes, n = no]"),
    "no_yes": mark("[⏎ = no, y = yes]"),
    "hint": mark("Answer with a number or the beginning of an option; “help” shows what else can be typed."),
    "go_on": mark("⏎ = go on"),
    "hand_over": mark("{faction} decides now, unseen by the others. ⏎ = ready"),
    "saved": mark("The game is saved: {path}"),
    "kept": mark("The finished game is kept: {path}"),
    "not_saved": mark("The action is not taken, because it cannot be saved: {problem}"),
    "not_free": mark("There is a file with this name that is no saved game: {path}"),
    "loaded": mark("{path} is loaded; actions so far: {actions}."),
    "which_file": mark("Which file? Type its name after “{order}”."),
    "over": mark("The game is over. You can still look around or undo; ⏎ = leave."),
    "several": mark("“{typed}” could mean several things: {matches}"),
    "not_understood": mark("“{typed}” is no answer here. “?” tells what is possible, “help” what else can be typed."),
    "possible": mark("Possible now:"),
    "is_possible": mark("This is possible now."),
    "nothing_to_undo": mark("There is nothing to undo: the game is at its start."),
    "undone": mark("Taken back: {action}"),
    "no_automa_turn": mark("No Automa has taken a turn yet."),
    "which_place": mark("“{typed}” is no territory; they are numbered from 1 to 47."),
    "help_answers": mark("Answer with the number of an option, the beginning of its words or of its short text."),
    # Mats and tracks.
    "power": mark("power {power}/{most}"),
    "popularity": mark("popularity {popularity}/{most}"),
    "coins": mark("coins {coins}"),
    "combat_cards": mark("combat cards {number}"),
    "mechs": mark("Mechs"),
    "structures": mark("Structures"),
    "ability": mark("Faction ability: {ability}"),
    "counts": mark("Workers {workers}/8 · upgrades {upgrades}/6 · recruits {recruits}/4 · popularity tier {tier}"),
    "stock": mark("Resources: {stock}"),
    "tracker": mark("Star card: space {space} of {last}, next star on {next} · scheme {scheme}"),
    "water_open": mark("It crosses rivers and lakes."),
    "water_closed": mark("It does not cross rivers and lakes yet."),
    "automa_units": mark("Mechs {mechs}/4 · workers {workers}/8"),
    "automa_stars": mark("Stars: star card {tracker} · combat {combat} · power {power}"),
    "deck": mark("Cards left in its deck: {cards}"),
    "power_": mark("Power"),
    "popularity_": mark("Popularity"),
    "coins_": mark("Coins"),
    "cards_": mark("Combat cards"),
    "workers_": mark("Workers"),
    "upgrades_": mark("Upgrades"),
    "recruits_": mark("Recruits"),
    "stars_": mark("Stars"),
    "land_": mark("Land"),
    "score_": mark("Score now"),
    "objective_open": mark("Objective {number}, “{name}”: {clauses}"),
    "objective_met": mark("Objective {number}, “{name}”: met ({clauses})"),
    "clause": mark("{quantity} {value} ({relation} {number})"),
    # The card of an Automa.
    "card": mark("Card {number}, scheme {scheme}"),
    "card_moves": mark("Move: {moves}"),
    "card_gains": mark("Gain: {gains}"),
    "card_rest": mark("Recruit bonus: {recruit} · {tracker}"),
    "card_star": mark("the star card advances"),
    "card_no_star": mark("the star card rests"),
    "with_power": mark("{symbol} (power {power} or more)"),
    # The map.
    "tunnel": mark("tunnel"),
    "encounter": mark("encounter"),
    "river": mark("river"),
    "structure": mark("structure"),
    "flag": mark("flag"),
    "trap": mark("armed trap"),
    "option": mark("option"),
    "border_open": mark("By land"),
    "border_river": mark("Across a river"),
    "border_lakeshore": mark("By a shore"),
    # The start.
    "go_on_with": mark("A game is not finished: {who} (turn {turn}). Go on with it?"),
    "put_aside": mark("It is put aside: {path}"),
    "spoilt": mark("A saved game cannot be read and is put aside: {problem}"),
    "menu": mark("Maszyna: what would you like?"),
    "menu_play": mark("play Scythe here, against Automas"),
    "menu_scythe": mark("Scythe on your own table: a companion runs the Automa"),
    "menu_expeditions": mark("Expeditions on your own table: a companion runs the Automa"),
    "menu_watch": mark("watch a random game of Scythe, told turn by turn"),
    "menu_leave": mark("leave"),
    "no_browser": mark("The game in the browser is not built yet, so {options} has no effect; this is the terminal."),
    "choose_number": mark("Please type one of the numbers."),
    **SETTING_UP,
    **AIR_SCREENS,
}  # fmt: skip
# What can be typed at any time, and what it does; ``?`` is the same everywhere.
ORDERS: Final[dict[str, tuple[str, str]]] = {
    "?": ("?", mark("what is possible now and why the rest is not; “? 28” or “? to 28” asks about one thing")),
    "map": (mark("map"), mark("the map with your options marked; with a number, one territory in words")),
    "me": (mark("me"), mark("your mats and tracks, hand and objectives")),
    "all": (mark("all"), mark("everybody side by side; with a faction, its mats")),
    "log": (mark("log"), mark("the last turns again; with a number, so many")),
    "why": (mark("why"), mark("why the Automa moved as it did; with a number, when that territory fell out")),
    "tiles": (mark("tiles"), mark("the tiles of the airships and the resolution, and how far their texts are known")),
    "undo": (mark("undo"), mark("take back your last decision and what came of it; as often as you like")),
    "save": (mark("save"), mark("write the game to a file as well; it is saved after every action anyway")),
    "load": (mark("load"), mark("go on with the game in a file")),
    "help": (mark("help"), mark("this list")),
    "quit": (mark("quit"), mark("leave; the next start goes on from here")),
}
MORE_WORDS: Final = {"me": ["mats"], "quit": ["exit"]}
COMBAT_UNITS: Final[Many] = mark_many("{n} mech or character", "{n} mechs or character")
SIDES: Final = {MOVE: (top.FIRST, top.SECOND), BOLSTER: (top.FIRST, top.SECOND), TRADE: (top.FIRST, top.SECOND)}


class Screen:
    """The texts of the screens in one language; ``screen("uk")`` makes one."""

    def __init__(self, tongue: Tongue) -> None:
        self.lang = tongue.lang
        self._tongue = tongue

    def say(self, key: str, **values: object) -> str:
        return self._tongue.say(SCREENS[key], values)

    def order(self, key: str) -> str:
        """The word of this language for something that can be typed."""
        return self._tongue.say(ORDERS[key][0])

    def orders(self, key: str) -> list[str]:
        return [self.order(key), *MORE_WORDS.get(key, [])]

    def help(self, key: str) -> str:
        return self._tongue.say(ORDERS[key][1])

    def combat_units(self, number: int) -> str:
        return self._tongue.count(COMBAT_UNITS, number)

    def top_row(self, game: Scythe, seat: int, section: int) -> str:
        """What a top-row action gives a seat now, either side of it."""
        decision = top.ChooseTop(seat, section)
        label = MAT_LABELS["top"]
        return " / ".join(label(self._tongue, game, decision, side) for side in SIDES.get(section, (top.FIRST,)))

    def bottom_row(self, game: Scythe, seat: int, section: int, bottom: int) -> str:
        """What a bottom-row action costs a seat now."""
        return MAT_LABELS["bottom"](self._tongue, game, ChooseBottom(seat, section, bottom), TAKE)

    def objective(self, game: Scythe, seat: int, number: int) -> str:
        """An objective, what it asks for and how far one is."""
        clauses = [
            self.say("clause", quantity=self._tongue.say(QUANTITIES[clause.quantity]),
                     value=quantity(game, seat, clause.quantity), relation=self._tongue.say(RELATIONS[clause.relation]),
                     number=clause.number)
            for clause in objectives()[number - 1].clauses
        ]  # fmt: skip
        key = "objective_met" if holds(game, seat, number) else "objective_open"
        title = name(self._tongue, "objective", number)
        return self.say(key, number=number, name=title, clauses=", ".join(clauses))


def screen(lang: str) -> Screen:
    return Screen(Tongue(lang))
