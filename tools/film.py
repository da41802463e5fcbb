"""A film of the app: ``python -m tools.film FOLDER`` plays an attack, its combat, a star and the end of a game in a
real browser and stores a frame for every tenth of a second; ``--measure`` counts frames and long tasks instead, with
the processor four times slower, several times, and says how many bytes the client has."""

import argparse
import base64
import json
import sys
import time
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import httpx
from playwright.sync_api import Browser, CDPSession, Page, ViewportSize, sync_playwright
from tools.browser import get
from tools.shots import DESKTOP, PHONE, SOLO, TOKEN, serving

from maszyna.games import SCYTHE
from maszyna.kernel.record import Record
from maszyna.players.by_name import player
from maszyna.players.playing import ask, deals
from maszyna.scythe.events import COMBAT_BEGAN, COMBAT_WON, STAR_PLACED
from maszyna.scythe.game import Scythe
from maszyna.scythe.state import AUTOMA

SEED = 6
EVERY = 0.1  # seconds between two frames
LONGEST = 20.0  # seconds of a scene
SLOWER = 4
LONG_TASK = 50_000  # microseconds
APART = 1_000_000  # between two turns that are played
WEB = Path(__file__).parent.parent / "src" / "maszyna" / "web"
PLAYING = '[data-act="pause"]'
GO_ON = '[data-act="go-on"]'
COUNT_FRAMES = """() => {
  const found = { frames: [] };
  window.film = found;
  const [plays, walks, flies] = ["film", "sprite", "flying"].map((one) => document.getElementsByClassName(one));
  const next = (now) => {
    found.frames.push([now, plays.length > 0, walks.length + flies.length > 0]);
    if (plays.length) performance.mark("film-frame");
    if (walks.length + flies.length) performance.mark("film-moves");
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}"""


def say(text: str) -> None:
    sys.stdout.write(f"{text}\n")


class Scene(NamedTuple):
    """The actions of a game up to a moment, and those that are then taken one request after the other."""

    name: str
    before: int
    requests: list[list[str]]


def whole_game() -> Record[Scythe]:
    record = SCYTHE.new(SOLO, SEED)
    chance, greedy = deals(SEED), player("greedy:nodes=120", SEED)
    while not record.game.is_over():
        record.play(ask(greedy, record.game, chance))
    return record


def scenes(record: Record[Scythe]) -> list[Scene]:
    """An Automa's attack with the combat, a turn in which it places a star, and the last actions."""
    automas = [seat for seat, own in enumerate(record.game.position.seats) if own.player == AUTOMA]

    def first(kind: int, after: int = 0) -> int:
        for number, entry in enumerate(record.entries[1:], 1):
            fights = [event for event in entry.events if event.kind == COMBAT_WON]
            if number > after and not fights and any(e.kind == kind and e.seat in automas for e in entry.events):
                return number
        raise SystemExit("no such moment in this game")

    attack, star, last = first(COMBAT_BEGAN), first(STAR_PLACED), len(record.actions)
    own = next(number for number in range(attack, last) if record.entries[number + 1].text.startswith("section"))
    fight = [record.actions[number - 1] for number in range(attack + 1, own + 1)]
    return [
        Scene("attack", attack - 1, [[record.actions[attack - 1]], *([fight] if fight else [])]),
        Scene("star", star - 1, [[record.actions[star - 1]]]),
        Scene("end", last - 1, [[record.actions[last - 1]]]),
    ]


class Camera:
    """Keeps every frame that the browser paints, with its time."""

    def __init__(self, session: CDPSession) -> None:
        self.session = session
        self.frames: list[tuple[float, bytes]] = []
        session.on("Page.screencastFrame", self.keep)

    def keep(self, frame: dict[str, Any]) -> None:
        self.frames.append((frame["metadata"]["timestamp"], base64.b64decode(frame["data"])))
        self.session.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

    def start(self) -> None:
        self.frames = []
        self.session.send("Page.startScreencast", {"format": "png", "everyNthFrame": 1})

    def store(self, folder: Path, name: str) -> int:
        """A picture for every tenth of a second: what was to be seen then."""
        self.session.send("Page.stopScreencast")
        found = 0
        for number, picture in enumerate(sampled(self.frames)):
            (folder / f"{name}-{number * 100:05d}.png").write_bytes(picture)
            found += 1
        return found


def sampled(frames: list[tuple[float, bytes]]) -> Iterator[bytes]:
    if not frames:
        return
    now, end, at = frames[0][0], frames[-1][0], 0
    while now <= end + EVERY:
        while at + 1 < len(frames) and frames[at + 1][0] <= now:
            at += 1
        yield frames[at][1]
        now += EVERY


class Set:
    """A page with a game that stands before a scene."""

    def __init__(self, page: Page, client: httpx.Client, save: dict[str, Any], base: str) -> None:
        self.page = page
        self.client = client
        self.game = client.post("/api/games", json={"save": save}).json()
        page.goto(f"{base}/?token={TOKEN}#/g/{self.game['id']}")
        page.goto(f"{base}/#/g/{self.game['id']}")
        page.locator("#app[data-revision]").wait_for()
        page.wait_for_timeout(1000)
        if page.locator(GO_ON).count():  # a combat before the scene that nobody has read
            page.locator(GO_ON).click()
            page.wait_for_timeout(1000)

    def take(self, actions: list[str]) -> None:
        """The page hears of it as of what another device did."""
        path = f"/api/games/{self.game['id']}"
        body = {"revision": self.client.get(path).json()["revision"], "actions": actions}
        answer = self.client.post(f"{path}/actions", json=body)
        if answer.status_code != 200:
            raise SystemExit(answer.text)

    def played(self) -> None:
        """Until the turn has been played to its end, and a little longer."""
        self.page.wait_for_timeout(600)
        self.until(lambda: self.page.locator(PLAYING).count() == 0)
        self.page.wait_for_timeout(900)

    def until(self, there: Callable[[], bool]) -> None:
        end = time.monotonic() + LONGEST
        while not there() and time.monotonic() < end:
            self.page.wait_for_timeout(100)


def run(scene: Scene, stage: Set) -> None:
    for actions in scene.requests:
        stage.take(actions)
        stage.played()
        if stage.page.locator(GO_ON).count():  # how the combat ended stays until it is read
            stage.page.wait_for_timeout(2200)
            stage.page.locator(GO_ON).click()
            stage.played()


class Meter:
    """Counts frames in the page and reads the browser's own trace: how long each task of the page kept its processor,
    whatever else the machine was doing."""

    def __init__(self, page: Page, session: CDPSession) -> None:
        self.page = page
        self.session = session
        self.events: list[dict[str, Any]] = []
        self.complete = False
        session.on("Tracing.dataCollected", lambda data: self.events.extend(data["value"]))
        session.on("Tracing.tracingComplete", lambda _: setattr(self, "complete", True))
        page.evaluate(COUNT_FRAMES)
        session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        trace = {
            "includedCategories": [
                "devtools.timeline", "disabled-by-default-devtools.timeline",
                "disabled-by-default-devtools.timeline.frame", "blink.user_timing",
            ]
        }  # fmt: skip
        session.send("Tracing.start", {"transferMode": "ReportEvents", "traceConfig": trace})

    def measured(self) -> "Measured | None":
        self.session.send("Tracing.end")
        while not self.complete:
            self.page.wait_for_timeout(100)
        found = self.page.evaluate("() => window.film")
        played = [now for now, playing, _ in found["frames"] if playing]
        moving = [now for now, playing, moves in found["frames"] if playing and moves]
        if len(played) < 2:
            return None
        gaps = sorted(later - now for now, later in pairwise(moving) if later - now < 250)
        seconds = sum(later - now for now, later in pairwise(played) if later - now < 250) / 1000
        return Measured(seconds, len(played), gaps, self.drawn(), [self.named(task) for task in self.long_tasks()])

    def drawn(self) -> float:
        """Frames a second that came to the screen while something moved. What moves is a layer of its own: it goes on
        while the page's thread is busy, for which only the page's own frames wait."""
        moves = [one for one in self.events if one.get("name") == "film-moves"]
        pages = {one["pid"] for one in moves}
        shown: list[int] = [one["ts"] for one in self.events if one.get("name") == "DrawFrame" and one["pid"] in pages]
        times: list[int] = sorted(one["ts"] for one in moves)
        between = [(now, later) for now, later in pairwise(times) if later - now < APART / 4]
        count = sum(now < one <= later for now, later in between for one in shown)
        return count * 1_000_000 / max(1, sum(later - now for now, later in between))

    def long_tasks(self) -> list[dict[str, Any]]:
        """Tasks that kept the processor over 50 ms while a turn was played."""
        marks = [one for one in self.events if one.get("name") == "film-frame"]
        if not marks:
            return []
        times = sorted(one["ts"] for one in marks)
        turns = [[times[0], times[0]]]  # from the first to the last frame of each
        for now in times[1:]:
            if now - turns[-1][1] > APART:
                turns.append([now, now])
            turns[-1][1] = now
        tasks = [one for one in self.events if one.get("name") == "RunTask" and one["tid"] == marks[0]["tid"]]
        return [
            one for one in tasks
            if one.get("tdur", 0) > LONG_TASK
            and any(first < one["ts"] and one["ts"] + one.get("dur", 0) < last for first, last in turns)
        ]  # fmt: skip

    def named(self, task: dict[str, Any]) -> str:
        """How long a task was, and what took most of it."""
        end = task["ts"] + task["dur"]
        within = [
            one for one in self.events
            if one is not task and one.get("tid") == task["tid"] and one.get("tdur") and task["ts"] <= one["ts"] < end
        ]  # fmt: skip
        longest = sorted(within, key=lambda one: -one["tdur"])[:4]
        parts = [f"{one['name']} {one['tdur'] / 1000:.0f}{where(one)}" for one in longest]
        return f"{task['tdur'] / 1000:.0f} ms ({', '.join(parts)})"


class Measured(NamedTuple):
    """``gaps``: milliseconds between two frames of the page while something moved, in order; ``drawn``: frames a second
    on the screen meanwhile."""

    seconds: float
    frames: int
    gaps: list[float]
    drawn: float
    long: list[str]

    def text(self) -> str:
        at = [self.gaps[min(len(self.gaps) - 1, len(self.gaps) * share // 100)] for share in (50, 95)]
        return (
            f"{self.frames / max(0.1, self.seconds):.0f} frames a second over {self.seconds:.1f} s; while something "
            f"moves {len(self.gaps)} frames, half of them within {at[0]:.1f} ms, 95 of 100 within {at[1]:.1f} ms, "
            f"and {self.drawn:.0f} a second are drawn; tasks over 50 ms: {'; '.join(self.long) or 'none'}"
        )


def where(event: dict[str, Any]) -> str:
    """The function of a script, if the event is one."""
    data = event.get("args", {}).get("data", {})
    file = str(data.get("url", "")).rpartition("/")[2]
    return f" {data.get('functionName', '')} {file}:{data.get('lineNumber', '')}" if file else ""


def client_bytes() -> None:
    files = [path for path in WEB.rglob("*") if path.suffix in (".js", ".css", ".svg", ".html")]
    new = [path for path in files if path.name in ("player.js", "sprites.js", "sound.js", "others.js",
           "story.js", "replay.js", "replay_frame.js", "film.js", "timeline.js", "values.js", "curve.js",
           "share_moment.js", "position.js")]  # fmt: skip
    say(f"client: {sum(path.stat().st_size for path in files):,} bytes in {len(files)} files, "
          f"of these playing and replay {sum(path.stat().st_size for path in new):,}")  # fmt: skip


def opened(browser: Browser, size: dict[str, int]) -> Page:
    page = browser.new_context(viewport=ViewportSize(width=size["width"], height=size["height"])).new_page()
    page.on("pageerror", lambda error: say(str(error)))
    return page


def main() -> None:
    wanted = argparse.ArgumentParser(description=__doc__)
    wanted.add_argument("folder", type=Path)
    wanted.add_argument("--measure", action="store_true")
    wanted.add_argument("--times", type=int, default=3, help="of which the best is shown; a machine does other things")
    wanted.add_argument("--wide", action="store_true")
    chosen = wanted.parse_args()
    chosen.folder.mkdir(parents=True, exist_ok=True)
    record = whole_game()
    save = json.loads(SCYTHE.dump(record))
    size = DESKTOP if chosen.wide else PHONE
    with serving() as base, sync_playwright() as browsers:
        browser = browsers.chromium.launch(executable_path=get())
        client = httpx.Client(base_url=base, headers={"Authorization": f"Bearer {TOKEN}"}, timeout=60)
        for scene in scenes(record):
            found: list[Measured] = []
            for _ in range(chosen.times if chosen.measure else 1):
                page = opened(browser, size)
                stage = Set(page, client, save | {"actions": save["actions"][: scene.before]}, base)
                session = page.context.new_cdp_session(page)
                if chosen.measure:
                    meter = Meter(page, session)
                    run(scene, stage)
                    one = meter.measured()
                    found += [one] if one else []
                else:
                    camera = Camera(session)
                    camera.start()
                    run(scene, stage)
                    say(f"{scene.name}: {camera.store(chosen.folder, scene.name)} frames")
                page.context.close()
            if found:
                best = min(found, key=lambda one: (len(one.long), -one.frames / max(0.1, one.seconds)))
                say(f"{scene.name}, best of {len(found)}: {best.text()}")
        browser.close()
    if chosen.measure:
        client_bytes()


if __name__ == "__main__":
    main()
