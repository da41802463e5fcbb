"""A second reading of a whole table with a real decision deck (X1.2, X2, X5.1, X8.1, X9.1), from the rules alone.

What may be told now is worked out from plain lists; a decision card is carried out by the slow reading of a turn.
"""

from tests.expeditions.slow_reading import STARS, Document, read_turn

ROWS = {"n": "north", "c": "central"}
PLACES = [f"{letter}{number}" for letter in ROWS for number in range(1, 8)]
VALUES = [*range(1, 11), 20]
REGULAR = 36  # tokens in the bag; the 20 is none of them
ON_A_TILE = 12
CARDS = set(range(1, 15))


class SlowTable:
    def __init__(self, level: int, first: str) -> None:
        rows = {row: [{"map": True, "corruption": []} for _ in range(7)] for row in ROWS.values()}
        self.position: Document = {
            "format": "maszyna/expeditions-position@1", "level": level, "progress": 0, "glory": 0, **rows,
            "automa": {"north": 0, "central": 6}, "human": None, "taken": {"maps": 0, "corruption": []},
        }  # fmt: skip
        self.my_glory = 0
        self.my_20 = False
        self.turn = first
        self.last_turns: int | None = None
        self.seen: set[int] = set()
        self.drawing: list[str] = []  # places whose tiles were flipped and get corruption
        self.counting = False
        self.asks_card = False
        self.begin_turn()

    # -- the table

    def location(self, place: str) -> Document:
        found: Document = self.position[ROWS[place[0]]][int(place[1]) - 1]
        return found

    def automa_on(self, place: str) -> bool:
        return bool(self.position["automa"][ROWS[place[0]]] == int(place[1]) - 1)

    def me_on(self, place: str) -> bool:
        return bool(self.position["human"] == {"row": ROWS[place[0]], "at": int(place[1]) - 1})

    def out(self) -> list[int]:
        on_map = [token for place in PLACES for token in self.location(place)["corruption"]]
        return on_map + list(self.position["taken"]["corruption"])

    def comes(self, value: int, corrected: bool = False) -> bool:
        """Whether such a token is in the bag or, the 20, beside it; a correction takes the 20 from the person."""
        if value == 20:
            return 20 not in self.out() and (corrected or not self.my_20)
        return len([token for token in self.out() if token != 20]) < REGULAR

    def ended(self) -> bool:
        return self.my_glory == 4 or self.position["glory"] == 8

    # -- what may be told

    def legal(self) -> list[str]:
        if self.asks_card:
            return [f"card {card}" for card in sorted(CARDS - self.seen)]
        if self.drawing:
            return ["enough", *(f"token {value}" for value in self.drawable())]
        return ["done", *self.reports(), *(f"adjust {text}" for text in self.corrections())]

    def drawable(self) -> list[int]:
        pile = self.location(self.drawing[0])["corruption"]
        if 20 in pile or len(pile) >= ON_A_TILE:
            return []
        return [value for value in VALUES if self.comes(value) and (value != 20 or not pile)]

    def reports(self) -> list[str]:
        found = ["me south", "me away"]
        for place in PLACES:
            if not self.automa_on(place):
                found.append(f"me {place}")
                if self.location(place)["map"]:
                    found.append(f"explore {place}")
            if self.location(place)["corruption"]:
                found.append(f"take {place}")
        return found + (["glory"] if self.my_glory < 4 else [])

    def corrections(self) -> list[str]:
        found = ["shuffled"] if self.seen else []
        for place in PLACES:
            here = self.location(place)
            found.append(f"no map {place}" if here["map"] else f"map {place}")
            if not self.me_on(place) and not self.automa_on(place):
                found.append(f"mech {place}")
            for value in VALUES:
                if len(here["corruption"]) < ON_A_TILE and self.comes(value, corrected=True):
                    found.append(f"put {place} {value}")
                if value in here["corruption"]:
                    found.append(f"remove {place} {value}")
        for value in VALUES:
            if self.comes(value, corrected=True):
                found.append(f"gain {value}")
            if value in self.position["taken"]["corruption"]:
                found.append(f"lose {value}")
        counters = {"progress": (self.position["progress"], STARS[self.position["level"]][1])}
        counters |= {"glory": (self.position["glory"], 8), "maps": (self.position["taken"]["maps"], 14)}
        counters["my glory"] = (self.my_glory, 4)
        for name, (now, most) in counters.items():
            found += [f"{name} {number}" for number in range(most + 1) if number != now]
        return found

    # -- what is told

    def tell(self, text: str) -> None:
        words = text.split()
        if self.asks_card:
            self.card(int(words[1]))
        elif self.drawing:
            self.token(words)
        elif text == "done":
            self.end_turn()
        elif words[0] == "adjust":
            self.correct(words[1:])
        else:
            self.report(words)

    def report(self, words: list[str]) -> None:
        if words[0] == "glory":
            self.my_glory += 1
        elif words[0] == "take":
            value = self.location(words[1])["corruption"].pop(0)
            self.my_20 = self.my_20 or value == 20
        elif words[1] in ("south", "away"):
            self.position["human"] = {"row": "south"} if words[1] == "south" else None
        else:
            self.position["human"] = {"row": ROWS[words[1][0]], "at": int(words[1][1]) - 1}
            if words[0] == "explore":
                self.location(words[1])["map"] = False
                self.drawing = [words[1]]
                self.draw_on()

    def correct(self, words: list[str]) -> None:
        taken = self.position["taken"]
        if words == ["shuffled"]:
            self.seen = set()
        elif words[0] in ("put", "gain"):
            value = int(words[-1])
            self.my_20 = self.my_20 and value != 20
            if words[0] == "put":
                self.location(words[1])["corruption"].insert(0, value)
            else:
                taken["corruption"].append(value)
        elif words[0] == "remove":
            self.location(words[1])["corruption"].remove(int(words[2]))
        elif words[0] == "lose":
            taken["corruption"].remove(int(words[1]))
        elif words[0] in ("map", "no"):
            self.location(words[-1])["map"] = words[0] == "map"
        elif words[0] == "mech":
            self.position["automa"][ROWS[words[1][0]]] = int(words[1][1]) - 1
        elif words[0] == "maps":
            taken["maps"] = int(words[1])
        elif words[0] == "my":
            self.my_glory = int(words[2])
        else:
            self.position[words[0]] = int(words[1])
        if not self.ended():
            self.last_turns = None

    def card(self, card: int) -> None:
        self.asks_card = False
        self.seen.add(card)
        told = read_turn({"position": self.position, "card": card, "drawn": {"north": [], "central": []}})
        self.position = told["position"]
        self.drawing = [f"{part['row'][0]}{part['to'] + 1}" for part in told["parts"] if part["did"] == "explore"]
        self.draw_on()

    def token(self, words: list[str]) -> None:
        if words == ["enough"]:
            self.drawing.pop(0)
        else:
            self.location(self.drawing[0])["corruption"].insert(0, int(words[1]))
        self.draw_on()

    def draw_on(self) -> None:
        """Nobody is asked for a tile that can get nothing more; after the Automa's tiles its turn is over."""
        while self.drawing and not self.drawable():
            self.drawing.pop(0)
        if not self.drawing and self.turn == "automa":
            self.end_turn()

    def end_turn(self) -> None:
        if self.last_turns is not None:
            self.last_turns -= 1
        elif self.ended():
            self.last_turns = 2
        if self.last_turns == 0:
            self.counting = True
            return
        self.turn = "human" if self.turn == "automa" else "automa"
        self.begin_turn()

    def begin_turn(self) -> None:
        if self.turn == "automa":
            self.asks_card = True
            if len(self.seen) == 12:
                self.seen = set()
