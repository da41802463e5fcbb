"""What the terminal says around a game and its set-up: prompts, headings, refusals."""

from typing import Final

from maszyna.scythe.facts.objectives import MOST, Clause, objectives
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
    "setup": mark("A new game. ⏎ takes what is in brackets, “back” returns to the previous question."),
    "back_word": mark("back"),
    "setup_wrong": mark("This cannot be set up: {problem}"),
    "random": mark("random"),
    "ask_people": mark("How many people play at this keyboard? (1 to 7)"),
    "ask_automas": mark("How many Automas? (at most 5 players in all, as printed)"),
    "ask_faction": mark("Your faction"),
    "ask_mat": mark("Your player mat"),
    "ask_faction_of": mark("Faction of player {number}"),
    "ask_mat_of": mark("Player mat of player {number}"),
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
    "recruit_pays_later": mark("a recruit just enlisted gives no bonus for that same action"),
    "mats_clockwise": mark("player mats are dealt clockwise by number"),
    "banned_pairs_allowed": mark("the two barred pairs of faction and mat may be dealt"),
    "gains_in_part": mark("you may take part of a gain or decline it, and are asked each time"),
}


AIR_SCREENS: Final[dict[str, str]] = {
    "airship": mark("airship"),
    "airship_at": mark("Airship {place} · carries: {cargo}"),
    "airship_range": mark("range {range}"),
    "nothing_aboard": mark("nothing"),
    "no_tiles": mark("This game has no airships and no resolution."),
    "shared_tiles": mark("All airships have these tiles:"),
    "tiles_of": mark("The airship of {faction} has these tiles:"),
    "card_of": mark("The airship of {faction} (Automa) follows this card:"),
    "resolution_is": mark("The game ends by this resolution:"),
    "resolution_card_is": mark("The Automa's resolution card:"),
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
    "ask_lake_drops": mark("May airships drop resources on any lake?"),
    "ask_active": mark("Play with the active airship?"),
    "ask_resolution": mark("How does the game end"),
    "sixth_star": mark("with the 6th star, as usual"),
}


SCREENS: Final[dict[str, str]] = {
    "leave": mark("Leave? Everything is saved. [⏎ = leave, n = stay]"),
    "leave_setup": mark("Leave? What you set up here is not saved. [⏎ = leave, n = stay]"),
    "yes_no": mark("[⏎ = yes, n = no]"),
    "no_yes": mark("[⏎ = no, y = yes]"),
    "answer_yes_or_no": mark("Please answer y (yes) or n (no)."),
    "hint": mark("Answer with a number or the beginning of an option; “help” shows what else can be typed."),
    "beginner": mark("computer, beginner"),
    "experienced": mark("computer, experienced"),
    "master": mark("computer, master"),
    "about_beginner": mark(
        "Takes what counts most at once and looks no further. Against the level Automa it won 153 of 400 games."
    ),
    "about_experienced": mark("Plays at once, as it has practised. Against the level Automa it won 301 of 400 games."),
    "about_master": mark("Looks several turns ahead in a second. Against the level Automa it won 197 of 200 games."),
    "opponent_thinks": mark("Your opponent is thinking"),
    "go_on": mark("⏎ = continue"),
    "hand_over": mark("{faction} decides now; the others look away. ⏎ = ready"),
    "saved": mark("The game is saved: {path}"),
    "kept": mark("The finished game is saved: {path}"),
    "not_saved": mark("The action is not taken, because it cannot be saved: {problem}"),
    "not_free": mark("A file with this name exists and is not a saved game: {path}"),
    "loaded": mark("{path} is loaded; actions so far: {actions}."),
    "which_file": mark("Which file? Type its name after “{order}”."),
    "no_such_rule": mark("No rule of this number is explained here: {number}."),
    "over": mark("The game is over. You can still look around or undo; ⏎ = leave."),
    "several": mark("“{typed}” could mean several things: {matches}"),
    "not_understood": mark("“{typed}” isn't a valid answer here. “?” shows what is possible, “help” what else you can "
            "type."),
    # Several answers in one line.
    "load_hint": mark("In one answer: “all”, “none”, or amounts such as “2 wood 1 oil”."),
    "move_hint": mark("A whole move in one line: the unit, from where, where to, what goes along: “mech 11 18 all”."),
    "parts_hint": mark("Choose {number}, in any order; you can put several on one line."),
    "parts_unfit": mark("That is not the complete choice yet."),
    "chosen_so_far": mark("Chosen so far: {chosen}"),
    "load_too_much": mark("There is not that much to take along."),
    "load_unreadable": mark("What goes along? “all”, “none”, or amounts such as “2 wood 1 oil”."),
    "load_untold": mark("Add what goes along: “all”, “none”, or amounts such as “2 wood 1 oil”."),
    "move_no_unit": mark("No such unit can move from there, or there are several: enter from where and where to."),
    "move_no_way": mark("The unit cannot get there in this move."),
    "possible": mark("Possible now:"),
    "is_possible": mark("This is possible now."),
    "nothing_to_undo": mark("There is nothing to undo: the game is at its start."),
    "undone": mark("Undone: {action}"),
    "no_automa_turn": mark("No Automa has taken a turn yet."),
    "which_place": mark("There is no territory “{typed}”; they are numbered from 1 to 47."),
    "help_answers": mark("Answer with an option's number, the start of its text, or the short form in brackets."),
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
    "undo_between": mark("You can undo 1 to {most} decisions."),
    "which_language": mark("Which language? {languages}"),
    "tracker": mark("Star card: space {space} of {last}, next star on {next} · scheme {scheme}"),
    "water_open": mark("It may move onto lakes and across rivers."),
    "water_closed": mark("It may not move onto lakes or across rivers yet."),
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
    "clause": mark("{quantity}: {value} ({relation} {number})"),
    "clause_yes_no": mark("{quantity}: {value} (needed: {needed})"),
    "yes": mark("yes"),
    "no": mark("no"),
    # The card of an Automa.
    "card": mark("Card {number}, scheme {scheme}"),
    "card_moves": mark("Move: {moves}"),
    "card_gains": mark("Gain: {gains}"),
    "card_rest": mark("Recruit bonus: {recruit} · {tracker}"),
    "card_star": mark("the star card advances"),
    "card_no_star": mark("the star card does not advance"),
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
    "go_on_with": mark("There is an unfinished game: {who} (turn {turn}). Continue it?"),
    "put_aside": mark("It has been set aside: {path}"),
    "spoilt": mark("A saved game cannot be read and has been set aside: {problem}"),
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
    "log": (mark("log"), mark("the last turns again; with a number: that many")),
    "why": (mark("why"), mark("why the Automa moved as it did; with a number: when that territory was ruled out")),
    "hint": (mark("hint"), mark("the three best turns it can find for you, with the reasons")),
    "review": (
        mark("review"),
        mark("your turns so far: which lost winning chances, and what was better; takes a while"),
    ),
    "tiles": (mark("tiles"), mark("the tiles of the airships and the resolution, and how well their texts are known")),
    "rule": (mark("rule"), mark("a rule by its number (“rule A9.2”); alone, a turn of the Automa and its symbols")),
    "undo": (mark("undo"), mark("undo your last decision and its consequences; as often as you like")),
    "save": (mark("save"), mark("write the game to a file as well; it is saved after every action anyway")),
    "saves": (mark("saves"), mark("the games saved here with their numbers, for “load 2”")),
    "lang": (mark("language"), mark("another language: English, Ukrainian, Russian")),
    "load": (mark("load"), mark("continue the game in a file")),
    "help": (mark("help"), mark("this list")),
    "quit": (mark("quit"), mark("leave; the next start continues here")),
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
            self.clause(clause, quantity(game, seat, clause.quantity)) for clause in objectives()[number - 1].clauses
        ]
        key = "objective_met" if holds(game, seat, number) else "objective_open"
        title = name(self._translator, "objective", number)
        return self.say(key, number=number, name=title, clauses="; ".join(clauses))

    def clause(self, clause: Clause, value: int) -> str:
        """What an objective asks for and what one has; where there is only one, whether one has it."""
        said = self._translator.say(QUANTITIES[clause.quantity])
        if MOST[clause.quantity] == 1:
            needed = "yes" if clause.number else "no"
            return self.say(
                "clause_yes_no", quantity=said, value=self.say("yes" if value else "no"), needed=self.say(needed)
            )
        relation = self._translator.say(RELATIONS[clause.relation])
        return self.say("clause", quantity=said, value=value, relation=relation, number=clause.number)


def screen_texts(lang: str) -> ScreenTexts:
    return ScreenTexts(Translator(lang))
