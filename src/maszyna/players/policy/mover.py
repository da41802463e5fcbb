"""Plays by a policy: whole turns without planning, a question at a time."""

from typing import Final

from maszyna.kernel.dice import Dice
from maszyna.kernel.game import BETWEEN_TURNS
from maszyna.players.facts.option_facts import options_of
from maszyna.players.facts.question_facts import question_facts
from maszyna.players.model.policy import Policy, best, drawn
from maszyna.players.policy.forced_choices import closing_choice, go_to_choice
from maszyna.players.turns.halving import SearchBudget
from maszyna.scythe.game import Scythe

GREEDY_TEMPERATURE: Final = 0.0  # always the best option


class Mover:
    """What it takes is spent from its budget; without one it is only counted."""

    def __init__(self, policy: Policy, chance: Dice, budget: SearchBudget | None = None) -> None:
        self.policy = policy
        self.chance = chance
        self.budget = SearchBudget() if budget is None else budget

    def scores(self, game: Scythe, seat: int, actions: list[int]) -> list[int]:
        """What the policy thinks of the actions."""
        self.budget.spend(1)
        return self.policy.scores(question_facts(game, seat), options_of(game, seat, actions))

    def choose(self, game: Scythe, seat: int, actions: list[int], temperature: float = GREEDY_TEMPERATURE) -> int:
        """One of the actions."""
        closing = closing_choice(game, seat, actions)
        if closing >= 0:
            self.budget.spend(1)
            return closing
        return self.taken(self.scores(game, seat, actions), actions, temperature)

    def choose_by(self, scores: list[int], actions: list[int], temperature: float) -> int:
        """One of the actions, of which is known already what the policy thinks; that counts like asking."""
        self.budget.spend(1)
        return self.taken(scores, actions, temperature)

    def taken(self, scores: list[int], actions: list[int], temperature: float) -> int:
        return actions[best(scores) if temperature == GREEDY_TEMPERATURE else drawn(scores, temperature, self.chance)]

    def finish(self, game: Scythe, temperature: float = GREEDY_TEMPERATURE) -> None:
        """Play to the end of the turn, which the game stops at, whoever is asked."""
        while game.asking is not None:
            seat = game.asking.seat
            actions = go_to_choice(game, seat, self.chance)
            if actions:
                game.apply(self.choose(game, seat, actions, temperature))

    def go_on(self, game: Scythe, seat: int, turns: int) -> None:
        """Play to the first question of the own turn after so many more; or to the end."""
        game.run_mode = BETWEEN_TURNS
        for number in range(turns + 1):
            if number and game.over:
                break
            self.finish(game)
            while game.waits_for_turn():
                game.begin_turn()
                if game.turn.seat == seat and game.asking is not None:  # a last turn may have nothing to ask (W8.5)
                    break
                self.finish(game)
