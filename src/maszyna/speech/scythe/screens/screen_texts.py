"""What the terminal says around a game and its set-up: prompts, headings, refusals."""

from typing import Final

from maszyna.scythe.facts.objectives import objectives
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import BOLSTER, MOVE, TRADE
from maszyna.scythe.play.cards.objectives import holds
from maszyna.scythe.play.cards.quantities import quantity
from maszyna.scythe.play.turn import top
from maszyna.scythe.play.turn.bottom import TAKE, ChooseBottom
from maszyna.speech.common.problems import KeyedTexts
from maszyna.speech.common.table_texts import OPEN_ELSEWHERE
from maszyna.speech.language.translator import Many, Translator, mark, mark_many
from maszyna.speech.scythe.decisions.mat_decisions import bottom_label, top_label
from maszyna.speech.scythe.names.names import QUANTITIES, RELATIONS, name

SETTING_UP: Final[dict[str, str]] = {
    "setup": mark("A new game. ⏎ takes what stands in brackets, “back” returns to the question before."),
    "back_word": mark("back"),
    "setup_wrong": mark("This cannot be set up: {problem}"),
    "advice_first": mark("For a first game the books advise {level} and the base most distant from yours."),
    "random": mark("random"),
    "ask_people": mark("How many people play at this keyboard? (1 to 7)"),
    "ask_automas": mark("How many Automas? (at most 5 players in all, as printed)"),
    "ask_faction": mark("Your faction"),
    "ask_mat": mark("Your player mat"),
    "ask_faction_of": mark("Faction of person {number}"),
    "ask_mat_of": mark("Player mat of person {number}"),
    "ask_automa": mark("Faction of the Automa"),
    "ask_level": mark("Level of the Automa"),
    "ask_automa_of": mark("Faction of Automa {number}"),
    "ask_level_of": mark("Level of Automa {number}"),
    "ask_more": mark("Set up more (options of the Automa, rulings, variants, sets, bonus tile, seed)?"),
    "ask_number": mark("{what} (from {least} to {most})"),
    "number_between": mark("Please type a number from {least} to {most}."),
    "ask_edition": mark("Sets of cards and factions"),
    "ask_tile": mark("Structure bonus tile"),
    "ask_seed": mark("Seed of the game, any number"),
    "ask_variant": mark("Variant: {variant}"),
    "edition_base": mark("the base game alone"),
    "edition_invaders": mark("with Invaders from Afar"),
    "edition_all": mark("with all promo cards too"),
    # By the names of the variants.
    "relentless_factory": mark("Rusviet may repeat the Factory card"),
    "trade_split": mark("the two tokens of Trade may go to different territories"),
    "mill_anywhere": mark("the Mill adds a territory of any kind"),
    "disarm_own_mine": mark("Saxony's own Mine counts as a tunnel for Disarm"),
    "recruit_pays_later": mark("a recruit just enlisted does not pay for that same action"),
    "mats_clockwise": mark("player mats are dealt clockwise by number"),
    "banned_pairs_allowed": mark("the two barred pairs of faction and mat may be dealt"),
    "gains_in_part": mark("every gain may be taken in part or declined, and is asked for"),
}


AIR_SCREENS: Final[dict[str, str]] = {
    "airship": mark("airship"),
    "airship_at": mark("Airship {place} · carries: {cargo}"),
    "airship_range": mark("range {range}"),
    "nothing_aboard": mark("nothing"),
    "no_tiles": mark("This game has no airships and no resolution."),
    "shared_tiles": mark("All airships have these tiles:"),
    "tiles_of": mark("The airship of {faction} has these tiles:"),
    "card_of": mark("The airship of {faction}, an Automa, follows this card:"),
    "resolution_is": mark("The game ends by this resolution:"),
    "resolution_card_is": mark("For the Automa its resolution card says:"),
    "symbols_are": mark("The Automa's rules have symbols of their own:"),
    "last_turns": mark("Last turns still to come: {who}"),
    "clock": mark("Round {round} of {rounds}"),
    "open_objectives": mark("Open to everybody:"),
    # The dialogue before a game.
    "ask_wind": mark("With The Wind Gambit (airships, resolution tiles)?"),
    "ask_airships": mark("With airships?"),
    "ask_own_pairs": mark("Two tiles of its own for every faction?"),
    "ask_aggressive": mark("Aggressive tile"),
    "ask_passive": mark("Passive tile"),
    "ask_aggressive_of": mark("Aggressive tile of {faction}"),
    "ask_passive_of": mark("Passive tile of {faction}"),
    "ask_active": mark("Play with the active airship?"),
    "advice_own_pairs": mark(
        "The rulebook advises against two tiles of its own for every faction with this many players: it is a lot to "
        "keep in mind (the English one from 4 players on, the Ukrainian one with more than 4)."
    ),
    "ask_resolution": mark("How does the game end"),
    "sixth_star": mark("with the 6th star, as usual"),
}


SCREENS: Final[dict[str, str]] = {
    "leave": mark("Leave? Everything is saved. [⏎ = leave, n = stay]"),
    "leave_setup": mark("Leave? What was set up here is not kept. [⏎ = leave, n = stay]"),
    "yes_no": mark("[⏎ = yes, n = no]"),
    "no_yes": mark("[⏎ = no, y = yes]"),
    "answer_yes_or_no": mark("Please answer y (yes) or n (no)."),
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
    # Several answers in one line.
    "load_hint": mark("In one answer: “all”, “none”, or amounts such as “2 wood 1 oil”."),
    "move_hint": mark("A whole move in one line: the unit, from where, where to, what goes along: “mech 11 18 all”."),
    "parts_hint": mark("Parts of this choice: {number}, in any order, also several in one line."),
    "parts_unfit": mark("These do not make up the whole choice."),
    "chosen_so_far": mark("Chosen so far: {chosen}"),
    "load_too_much": mark("There is not that much to take along."),
    "load_unreadable": mark("What goes along? “all”, “none”, or amounts such as “2 wood 1 oil”."),
    "load_untold": mark("Say also what goes along: “all”, “none”, or amounts such as “2 wood 1 oil”."),
    "move_no_unit": mark("No such unit can move from there, or there are several: say from where to where."),
    "move_no_way": mark("No way leads there in this move."),
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
    "bottom_costs": mark("Bottom row: {costs}"),
    "meets_combat": mark("combat"),
    "meets_popularity": mark("drives workers off: you lose popularity"),
    "meets_trap": mark("trap"),
    "meets_encounter": mark("encounter"),
    "undo_between": mark("So many decisions can be taken back: 1 to {most}."),
    "which_language": mark("Which language? {languages}"),
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
    "open_elsewhere": OPEN_ELSEWHERE,
    "menu": mark("Maszyna: what would you like?"),
    "menu_play": mark("play Scythe here, against Automas"),
    "menu_scythe": mark("Scythe on your own table: a companion runs the Automa"),
    "menu_expeditions": mark("Expeditions on your own table: a companion runs the Automa"),
    "menu_watch": mark("watch a random game of Scythe, told turn by turn"),
    "menu_leave": mark("leave"),
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
    "hint": (mark("hint"), mark("the three best turns for you that it can see, and what speaks for each")),
    "tiles": (mark("tiles"), mark("the tiles of the airships and the resolution, and how far their texts are known")),
    "undo": (mark("undo"), mark("take back your last decision and what came of it; as often as you like")),
    "save": (mark("save"), mark("write the game to a file as well; it is saved after every action anyway")),
    "saves": (mark("saves"), mark("the games kept here with their numbers, for “load 2”")),
    "lang": (mark("language"), mark("another language: English, Ukrainian, Russian")),
    "load": (mark("load"), mark("go on with the game in a file")),
    "help": (mark("help"), mark("this list")),
    "quit": (mark("quit"), mark("leave; the next start goes on from here")),
}
MORE_WORDS: Final = {
    "me": ["mats", "mat", "cards", "objectives"], "all": ["всі"], "undo": ["назад"], "quit": ["exit"],
    "lang": ["language"],
}  # fmt: skip
COMBAT_UNITS: Final[Many] = mark_many("{n} mech or character", "{n} mechs or character")
SIDES: Final = {MOVE: (top.FIRST, top.SECOND), BOLSTER: (top.FIRST, top.SECOND), TRADE: (top.FIRST, top.SECOND)}


class ScreenTexts(KeyedTexts):
    """The texts of the screens in one language; ``screen_texts("uk")`` makes one."""

    def __init__(self, translator: Translator) -> None:
        super().__init__(translator, SCREENS)

    def order(self, key: str) -> str:
        """The word of this language for something that can be typed."""
        return self._translator.say(ORDERS[key][0])

    def commands(self, key: str) -> list[str]:
        return [self.order(key), *MORE_WORDS.get(key, [])]

    def help(self, key: str) -> str:
        return self._translator.say(ORDERS[key][1])

    def combat_units(self, number: int) -> str:
        return self._translator.count(COMBAT_UNITS, number)

    def top_row(self, game: Scythe, seat: int, section: int) -> str:
        """What a top-row action gives a seat now, either side of it."""
        decision = top.ChooseTop(seat, section)
        sides = SIDES.get(section, (top.FIRST,))
        return " / ".join(top_label(self._translator, game, decision, half) for half in sides)

    def bottom_row(self, game: Scythe, seat: int, section: int, bottom: int) -> str:
        """What a bottom-row action costs a seat now."""
        return bottom_label(self._translator, game, ChooseBottom(seat, section, bottom), TAKE)

    def objective(self, game: Scythe, seat: int, number: int) -> str:
        """An objective, what it asks for and how far one is."""
        clauses = [
            self.say("clause", quantity=self._translator.say(QUANTITIES[clause.quantity]),
                     value=quantity(game, seat, clause.quantity),
                     relation=self._translator.say(RELATIONS[clause.relation]), number=clause.number)
            for clause in objectives()[number - 1].clauses
        ]  # fmt: skip
        key = "objective_met" if holds(game, seat, number) else "objective_open"
        title = name(self._translator, "objective", number)
        return self.say(key, number=number, name=title, clauses=", ".join(clauses))


def screen_texts(lang: str) -> ScreenTexts:
    return ScreenTexts(Translator(lang))
