"""A review in words: what a turn has lost, what would have been better, and in which terms the two differ."""

from typing import Final

from maszyna.players.by_name import POLICY
from maszyna.players.review.judged_turn import BETTER_ENDS, BOTH_END, PLAYED_ENDS, JudgedTurn
from maszyna.players.review.losses import BLUNDER, INACCURACY, MISTAKE
from maszyna.players.review.review import Review
from maszyna.scythe.game import Scythe
from maszyna.scythe.play.movement.move import ChooseCargo, ChooseStep, ChooseUnit
from maszyna.scythe.play.turn.top import ChooseTop
from maszyna.speech.common.numbers import signed
from maszyna.speech.language.translator import Translator, mark
from maszyna.speech.scythe.texts import ScytheTexts, scythe_texts

MARKS: Final[dict[str, str]] = {
    INACCURACY: mark("inaccuracy"),
    MISTAKE: mark("mistake"),
    BLUNDER: mark("blunder"),
}
# The terms of the evaluation, by their keys.
TERMS: Final[dict[str, str]] = {
    "coins": mark("coins"),
    "stars": mark("stars"),
    "land": mark("territories"),
    "resources": mark("resources that score"),
    "structure_bonus": mark("structure bonus"),
    "tier": mark("popularity tier"),
    "star_progress": mark("way to the next stars"),
    "next_star": mark("nearest star"),
    "objective": mark("objective"),
    "popularity": mark("popularity"),
    "power": mark("power"),
    "high_power": mark("reserve of power"),
    "combat_cards": mark("combat cards"),
    "workers": mark("workers on the board"),
    "first_workers": mark("the first workers"),
    "crop": mark("what the territories produce"),
    "village_hands": mark("workers in villages"),
    "near_village": mark("a village nearby"),
    "kinds_made": mark("kinds of resources produced"),
    "idle_units": mark("units at the base"),
    "more_units": mark("upgrade: one more unit moves"),
    "more_coins": mark("upgrade: one more coin"),
    "more_power": mark("upgrade: one more power"),
    "more_cards": mark("upgrade: one more combat card"),
    "more_popularity": mark("upgrade: one more popularity"),
    "more_territories": mark("upgrade: one more territory"),
    "savings": mark("cheaper bottom-row actions"),
    "power_recruit": mark("recruit that gives power"),
    "coin_recruit": mark("recruit that gives coins"),
    "popularity_recruit": mark("recruit that gives popularity"),
    "card_recruit": mark("recruit that gives combat cards"),
    "mechs": mark("mechs on the board"),
    "first_mech": mark("the first mech"),
    "speed": mark("Speed"),
    "riverwalk": mark("Riverwalk"),
    "mine": mark("Mine"),
    "monument": mark("Monument"),
    "armory": mark("Armory"),
    "mill": mark("Mill"),
    "factory_card": mark("Factory card"),
    "oil_needed": mark("oil for an upgrade"),
    "metal_needed": mark("metal for a mech"),
    "wood_needed": mark("wood for a structure"),
    "food_needed": mark("food for a recruit"),
    "resources_saved": mark("resources beyond that"),
    "ready_next": mark("a bottom-row action ready next turn"),
    "ready_all": mark("bottom-row actions that can be paid"),
    "few_coins": mark("coins at hand"),
    "after_move": mark("Move only after another turn"),
    "after_bolster": mark("Bolster only after another turn"),
    "after_trade": mark("Trade only after another turn"),
    "after_produce": mark("Produce only after another turn"),
    "near_encounter": mark("an encounter nearby"),
    "near_factory": mark("the Factory nearby"),
    "threatened_workers": mark("workers within reach of the enemy"),
    "threatened_resources": mark("resources within reach of the enemy"),
    "threatened_units": mark("combat units that may be attacked"),
    "targets": mark("an attack for a star"),
    "rival_score": mark("the score of the opponent"),
    "rival_stars": mark("the stars of the opponent"),
}
# What leads in a term of which less is better.
LESS: Final[dict[str, str]] = {
    "idle_units": mark("fewer units at the base"),
    "threatened_workers": mark("workers out of the enemy's reach"),
    "threatened_resources": mark("resources out of the enemy's reach"),
    "threatened_units": mark("combat units safer from attack"),
    "rival_score": mark("a lower score of the opponent"),
    "rival_stars": mark("fewer stars of the opponent"),
}
SIGNS: Final[dict[str, str]] = {INACCURACY: "?!", MISTAKE: "?", BLUNDER: "??"}
TEXTS: Final[dict[str, str]] = {
    "heading": mark("Turn {n}: {before} → {after} %, {mark}"),
    "played": mark("Played: {actions}"),
    "better": mark("Better: {actions}"),
    "more": mark("The better turn leads by {terms}."),
    "more_less": mark("The better turn leads by {terms}; the turn played leads by {others}."),
    "less": mark("The turn played leads by {others}, yet wins less often from there."),
    BETTER_ENDS: mark("The better turn ends the game at once; that wins more often than playing on."),
    PLAYED_ENDS: mark("The turn played ends the game; playing on wins more often."),
    BOTH_END: mark("Both turns end the game; the better one wins it more often."),
    "alike": mark("Both turns are worth about the same at once; the difference shows only later."),
    "noise": mark("Played to the end in {worlds} dealt worlds; give or take {se} points."),
    "accuracy": mark("Accuracy: {accuracy} of 100. Luck: {luck} points of winning chance."),
    "no_marks": mark("No turn lost more than the noise."),
    "rough": mark(
        "The value has not learned games with this set-up: chances follow from the expected margin, and are rough."
    ),
    "played_on": mark("Chances: if the game is played on from there as the built-in player {player} does."),
    "no_turns": mark("No turn has been finished yet."),
    "thinking": mark("Reviewing the turns"),
}


class ReviewTexts:
    """A review in one language; ``review_texts("uk")`` makes one."""

    def __init__(self, translator: Translator, texts: ScytheTexts) -> None:
        self._translator = translator
        self._texts = texts

    def say(self, key: str, **values: object) -> str:
        return self._translator.say(TEXTS[key], values)

    def mark(self, mark_key: str) -> str:
        return self._translator.say(MARKS[mark_key])

    def lines(self, review: Review) -> list[str]:
        """The marks of a whole review, the first turn first."""
        if not review.turns:
            return [self.say("no_turns")]
        luck = sum(turn.luck for turn in review.turns)
        accuracy = round(review.accuracy() or 0.0)
        found = [self.say("accuracy", accuracy=accuracy, luck=signed(self._translator, luck))]
        found.append(self.about(review))
        marked = [number for number, turn in enumerate(review.turns) if turn.mark()]
        if not marked:
            found.append(self.say("no_marks"))
        for number in marked:
            found += self.turn_lines(review, number)
        return found

    def about(self, review: Review) -> str:
        """What the chances stand for."""
        return self.say("played_on" if review.futures.knows else "rough", player=POLICY)

    def turn_lines(self, review: Review, number: int) -> list[str]:
        """One marked turn: what was lost, played, better, and why."""
        turn = review.turns[number]
        mark_key = turn.mark()
        assert mark_key is not None
        shares = {"before": round(100 * turn.before), "after": round(100 * turn.after)}
        sign = f"{SIGNS[mark_key]} {self.mark(mark_key)}"
        return [
            self.say("heading", n=turn.n, mark=sign, **shares),
            f"  {self.say('played', actions='; '.join(self.played(review, number)))}",
            f"  {self.say('better', actions='; '.join(self.better(review, number)))}",
            f"  {self.why(turn)}",
            f"  {self.noise(turn)}",
        ]

    def played(self, review: Review, number: int) -> list[str]:
        """What was done, as the game words it, from where the better turn parts from it."""
        stretch = review.stretch_of(number)
        return self.labels(stretch.game, stretch.actions)

    def better(self, review: Review, number: int) -> list[str]:
        return self.labels(review.stretch_of(number).game, review.turns[number].better)

    def labels(self, game: Scythe, actions: list[int]) -> list[str]:
        """Actions as the game words its options; that units move, and what is left behind, goes without saying."""
        twin = game.copy()
        found: list[str] = []
        for action in actions:
            if action not in twin.choices:
                break
            asking, label = twin.asking, self._texts.label(twin, action)
            twin.apply(action)
            if isinstance(asking, ChooseStep) and found:
                found[-1] += f" {label}"
            elif found and isinstance(asking, ChooseCargo) and not action:
                continue
            elif not (isinstance(asking, ChooseTop) and isinstance(twin.asking, ChooseUnit)):
                found.append(label)
        return found

    def why(self, turn: JudgedTurn) -> str:
        """One sentence: which turn ends the game, or the terms in which the two differ most."""
        if turn.game_end:
            return self.say(turn.game_end)
        more = [self.term(name) for name, coins in turn.terms if coins > 0]
        less = [self.term(name) for name, coins in turn.terms if coins < 0]
        key = ("more_less" if less else "more") if more else "less" if less else "alike"
        return self.say(key, terms=", ".join(more), others=", ".join(less))

    def term(self, name: str) -> str:
        return self._translator.say(LESS.get(name) or TERMS[name])

    def noise(self, turn: JudgedTurn) -> str:
        return self.say("noise", worlds=turn.final.worlds, se=round(2 * turn.se))


def review_texts(lang: str) -> ReviewTexts:
    return ReviewTexts(Translator(lang), scythe_texts(lang))
