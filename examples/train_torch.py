"""PPO with masks over planes, in one file: a small network that looks at the board through its neighbourhoods.

python examples/train_torch.py --minutes 60 --task maszyna/Solo-Autometta-v1 --out curve.csv --policy solo.pt
python examples/train_torch.py --minutes 60 --task maszyna/Duel-v1 --self-play --out duel.csv --policy duel.pt
MASZYNA_CHECKPOINT=solo.pt maszyna lab evaluate --task maszyna/Solo-Autometta-v1 --agent examples/train_torch.py:Agent

Needs torch (pip install torch). Minutes are those of the processor, tests not counted. Lessons and the tests on the way
are training games; the task's own test games are played by `maszyna lab evaluate` only.
"""

import argparse
import os
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

from maszyna.encoding.action_table import ACTIONS
from maszyna.env import ScytheVector, adjacency, against_automas, ground, self_play_task
from maszyna.env.task_envs import vector_task
from maszyna.lab.statistics.shares import wilson
from maszyna.players.by_name import NAMES

GAMES, STEPS = 128, 64  # side by side, and decisions of each between two lessons
GAMMA, LAMBDA, CLIP, EPOCHS, MINIBATCH = 0.999, 0.95, 0.2, 2, 512
ENTROPY, MOST_GRADIENT = 0.01, 0.5
PLACE, MIXED, WIDE, NARROW = 16, 12, 256, 128  # features of a place before and after mixing, and the hidden layers
TRAINING, LOOKS = 1, 2  # seeds: games that begin with different ones never meet


class Network(nn.Module):
    """Features of each place, mixed with those of its neighbours; two layers; a row of weights for every action."""

    def __init__(self, channels: int, vector: int) -> None:
        super().__init__()
        near = np.minimum(sum(adjacency().values()) + np.eye(56, dtype=np.float32), 1)
        self.register_buffer("near", torch.tensor(near / near.sum(axis=1, keepdims=True)))
        self.register_buffer("ground", torch.tensor(ground()[1]))
        self.place = nn.Linear(channels + len(ground()[0]), PLACE)
        self.mixed = nn.Linear(2 * PLACE, MIXED)
        self.wide = nn.Linear(MIXED * 56 + vector, WIDE)
        self.narrow = nn.Linear(WIDE, NARROW)
        self.actions = nn.Embedding(ACTIONS, NARROW)
        self.action_bias = nn.Embedding(ACTIONS, 1)
        self.value = nn.Linear(NARROW, 1)
        for layer in (self.place, self.mixed, self.wide, self.narrow):
            nn.init.kaiming_normal_(layer.weight, nonlinearity="relu")
            nn.init.zeros_(layer.bias)
        nn.init.normal_(self.actions.weight, std=0.01)
        nn.init.zeros_(self.action_bias.weight)

    def forward(self, planes: Tensor, vector: Tensor, options: Tensor, counts: Tensor) -> tuple[Tensor, Tensor]:
        """The logarithms of the chances of the legal options in their padded rows, and the values."""
        board = torch.cat([planes, self.ground.expand(len(planes), -1, -1)], 1).transpose(1, 2)
        places = torch.relu(self.place(board))
        mixed = torch.relu(self.mixed(torch.cat([places, self.near @ places], 2)))
        seen = torch.cat([mixed.flatten(1), vector], 1)
        hidden = torch.relu(self.narrow(torch.relu(self.wide(seen))))
        legal = torch.arange(options.shape[1]) < counts[:, None]
        rows, entries = legal.nonzero()[:, 0], options[legal]  # only legal options are ever scored
        scores = (hidden[rows] * self.actions(entries)).sum(1) + self.action_bias(entries)[:, 0]
        padded = torch.full(options.shape, -1e9).masked_scatter(legal, scores)
        return torch.log_softmax(padded, 1), self.value(hidden)[:, 0]


def tensors(observed: dict[str, Any], info: dict[str, Any]) -> dict[str, Tensor]:
    """What the network gets: roots of all numbers, since the first coin and the first worker tell most."""
    counts = info["counts"].astype(np.int64)
    return {
        "planes": torch.from_numpy(observed["planes"]).sqrt(),
        "vector": torch.from_numpy(observed["vector"]).sqrt(),
        "options": torch.from_numpy(info["options"][:, : counts.max()].astype(np.int64)),
        "counts": torch.from_numpy(counts),
    }


def network_for(env: ScytheVector) -> Network:
    space: Any = env.single_observation_space
    return Network(space["planes"].shape[0], space["vector"].shape[0])


def games_of(task: str, games: int, self_play: bool, reward: str) -> ScytheVector:
    """The task's games for training, or those against a player by name; in self-play all people are the learner."""
    if task in NAMES:
        return against_automas(games, automas=0, opponents=[task], reward=reward, observation="planes")
    return (self_play_task if self_play else vector_task)(games, task, reward=reward, observation="planes")


class Lessons:
    """Games played on from lesson to lesson."""

    def __init__(self, env: ScytheVector, seed: int) -> None:
        self.env, self.games = env, env.num_envs
        self.chance = torch.Generator().manual_seed(seed)
        self.observed, self.info = env.reset(seed=seed)

    def play(self, network: Network) -> dict[str, Tensor]:
        """STEPS decisions in every game, with what they turned out to be worth."""
        steps: list[dict[str, Any]] = []
        rows = np.arange(self.games)
        for _ in range(STEPS):
            step: dict[str, Any] = dict(tensors(self.observed, self.info))
            with torch.no_grad():
                logs, step["value"] = network(**step)
            picked = torch.multinomial(logs.exp(), 1, generator=self.chance)[:, 0]
            step |= {"picked": picked, "log": logs[rows, picked], "seat": self.info["seat"].astype(np.int64)}
            actions = step["options"][rows, picked].numpy()
            self.observed, _, over, cut_off, self.info = self.env.step(actions)
            step["rewards"] = self.info.get("rewards", np.zeros((self.games, self.env.setups.seats)))
            step["ended"] = over | cut_off
            steps.append(step)
        with torch.no_grad():
            last = network(**tensors(self.observed, self.info))[1].numpy()
        return advantages(steps, last, self.info["seat"].astype(np.int64))


def advantages(steps: list[dict[str, Any]], last: Any, deciding: Any) -> dict[str, Tensor]:
    """Backwards through the games, for every seat by itself: a seat's next state is that of its own next decision."""
    games, seats = steps[0]["rewards"].shape
    rows = np.arange(games)
    ahead = np.full((games, seats), np.nan)  # the value at the seat's next decision, as far as it is known
    ahead[rows, deciding] = last
    gain = np.zeros((games, seats))
    waiting = np.zeros((games, seats))  # rewards since the decision before
    for step in reversed(steps):
        ended = step["ended"]
        ahead[ended], gain[ended], waiting[ended] = 0.0, 0.0, 0.0
        waiting += step["rewards"]
        seat, value = step["seat"], step["value"].numpy()
        after = ahead[rows, seat]
        after = np.where(np.isnan(after), value, after)
        surprise = waiting[rows, seat] + GAMMA * after - value
        gain[rows, seat] = surprise + GAMMA * LAMBDA * gain[rows, seat]
        ahead[rows, seat], waiting[rows, seat] = value, 0.0
        step["gain"] = torch.tensor(gain[rows, seat], dtype=torch.float32)
        step["worth"] = step["gain"] + step["value"]
    widest = max(step["options"].shape[1] for step in steps)
    for step in steps:
        step["options"] = nn.functional.pad(step["options"], (0, widest - step["options"].shape[1]))
    names = ("planes", "vector", "options", "counts", "picked", "log", "gain", "worth")
    return {name: torch.cat([step[name] for step in steps]) for name in names}


def learn(network: Network, adam: torch.optim.Optimizer, batch: dict[str, Tensor]) -> None:
    """One step of PPO on a part of a lesson."""
    options = batch["options"][:, : int(batch["counts"].max())]
    logs, values = network(batch["planes"], batch["vector"], options, batch["counts"])
    ratio = (logs.gather(1, batch["picked"][:, None])[:, 0] - batch["log"]).exp()
    gain = (batch["gain"] - batch["gain"].mean()) / (batch["gain"].std() + 1e-8)
    policy = torch.minimum(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
    entropy = -(logs.exp() * logs.clamp(min=-1e3)).sum(1).mean()
    loss = -policy - ENTROPY * entropy + 0.5 * (values - batch["worth"]).square().mean()
    adam.zero_grad()
    loss.backward()
    nn.utils.clip_grad_norm_(network.parameters(), MOST_GRADIENT)
    adam.step()


def looked_at(network: Network, env: ScytheVector, games: int) -> tuple[int, float]:
    """Games won and the mean margin in coins, over the first so many games that begin; each is played to its end."""
    observed, info = env.reset(seed=LOOKS)
    chance = torch.Generator().manual_seed(0)
    own, begun = info["seat"].copy(), np.arange(env.num_envs)  # who plays, and which of all games it is
    won, margins, following = 0, [], env.num_envs
    while len(margins) < games:
        step = tensors(observed, info)
        with torch.no_grad():
            picked = torch.multinomial(network(**step)[0].exp(), 1, generator=chance)
        observed, _, _, _, info = env.step(step["options"].gather(1, picked)[:, 0].numpy())
        for index, _, _, scores, winners in info.get("finished", []):
            if begun[index] < games:
                won += int(own[index]) in winners
                best = max(score for seat, score in enumerate(scores) if seat != own[index])
                margins.append(scores[own[index]] - best)
            own[index], begun[index] = info["seat"][index], following
            following += 1
    return won, sum(margins) / games


def train(given: argparse.Namespace) -> Network:
    """Lessons until the time is up; a line of the curve after every part of it."""
    torch.manual_seed(given.seed)
    torch.set_num_threads(given.threads)
    lessons = Lessons(games_of(given.task, GAMES, given.self_play, "shaped"), TRAINING)
    network = network_for(lessons.env)
    if given.start is not None:
        network.load_state_dict(torch.load(given.start, weights_only=True)["network"])
    adam = torch.optim.Adam(network.parameters(), lr=given.rate, eps=1e-7)
    curve = ["minutes,decisions,opponent,games,won,low,high,margin"]
    whole, spent, decisions = 60 * given.minutes, 0.0, 0
    for look in range(given.looks + 1):
        while spent < whole * look / given.looks:
            start = time.process_time()
            for group in adam.param_groups:
                group["lr"] = given.rate * max(0.05, 1 - spent / whole)
            batch = lessons.play(network)
            size = len(batch["gain"])
            decisions += size
            for _ in range(EPOCHS):
                for part in torch.randperm(size).split(MINIBATCH):
                    learn(network, adam, {name: values[part] for name, values in batch.items()})
            spent += time.process_time() - start
        for task_id in given.looks_at or [given.task]:
            won, margin = looked_at(network, games_of(task_id, min(GAMES, given.games), False, "win"), given.games)
            _, low, high, _ = wilson(won, given.games)
            name = task_id.removeprefix("maszyna/")
            curve.append(f"{spent / 60:.2f},{decisions},{name},{given.games},{won},{low:.4f},{high:.4f},{margin:.1f}")
            print(f"{spent / 60:6.1f} min {decisions:9} decisions  {name}: {won} of {given.games} won "
                  f"({100 * low:.1f} to {100 * high:.1f} %), margin {margin:.1f}", flush=True)  # fmt: skip
        if given.out is not None:
            given.out.write_text("\n".join(curve) + "\n", encoding="utf-8")
        if given.policy is not None:
            torch.save({"network": network.state_dict(), "task": given.task, "decisions": decisions}, given.policy)
    return network


class Agent:
    """What `maszyna lab evaluate` asks: the network of the file named by MASZYNA_CHECKPOINT, which plays by lot."""

    observation = "planes"

    def __init__(self, seed: int) -> None:
        found = torch.load(os.environ["MASZYNA_CHECKPOINT"], weights_only=True)["network"]
        torch.set_num_threads(1)
        self.network = Network(found["place.weight"].shape[1] - len(ground()[0]),
                               found["wide.weight"].shape[1] - MIXED * 56)  # fmt: skip
        self.network.load_state_dict(found)
        self.chance = torch.Generator().manual_seed(seed % 2**63)

    def act(self, observed: dict[str, Any], info: dict[str, Any]) -> int:
        legal = np.flatnonzero(info["action_mask"])
        row = {"options": legal[None], "counts": np.array([len(legal)])}
        step = tensors({name: part[None] for name, part in observed.items()}, row)
        with torch.no_grad():
            picked = torch.multinomial(self.network(**step)[0].exp(), 1, generator=self.chance)
        return int(legal[int(picked)])


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Train a small network on a task of Maszyna.")
    parser.add_argument("--task", default="maszyna/Solo-Autometta-v1")
    parser.add_argument("--self-play", action="store_true", help="all people of the task are the learner")
    parser.add_argument(
        "--looks-at", nargs="+", help="tasks, or players by name, it is tested on; its own task, if nothing is said"
    )
    parser.add_argument("--minutes", type=float, default=10.0, help="of learning")
    parser.add_argument("--looks", type=int, default=12, help="how often it is tested on the way")
    parser.add_argument("--games", type=int, default=100, help="of each test")
    parser.add_argument("--rate", type=float, default=5e-4)
    parser.add_argument("--seed", type=int, default=1, help="of the network and its lots")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--out", type=Path, help="write the curve here as CSV")
    parser.add_argument("--policy", type=Path, help="save the network here (.pt)")
    parser.add_argument("--start", type=Path, help="begin with a network saved before")
    train(parser.parse_args())
