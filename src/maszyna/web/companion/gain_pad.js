// What a card brought that nobody can name: every tap is one more; "pays" turns the taps round.

import { el, icon } from "../base/dom.js";
import { art } from "../base/art.js";
import { say } from "../base/store.js";
import { parted, plain } from "../base/spans.js";
import { openCard } from "./own_turn.js";

/** The acts of the bottom row, when a card brings them: which and where is asked. @type {[string, string][]} */
const FREE = [
  ["free-upgrade", "upgrade"],
  ["free-deploy", "deploy"],
  ["free-build", "build"],
  ["free-enlist", "enlist"],
];
const TRACKS = ["power", "popularity", "coins", "cards", "stars"];

export class GainPad {
  /** @param {import("./table.js").Screen} screen */
  constructor(screen) {
    this.screen = screen;
    this.paying = false;
    /** @type {Map<string, number>} */
    this.counted = new Map();
    this.place = this.here();
    this.show();
    screen.game.frame.question.focus({ preventScroll: true });
  }

  /** Where the character stands: what a card brings comes there. */
  here() {
    const { view, seat } = this.screen;
    const own = view.board.pieces.find((piece) => piece.of.some((unit) => unit === `${seat}.character`));
    return view.open?.place || own?.place || "";
  }

  tools() {
    return this.screen.view.tools.filter((tool) => tool.seat === this.screen.seat && !tool.corrects);
  }

  show() {
    const { frame, board } = this.screen.game;
    const tools = this.tools();
    const tracks = tools.filter((tool) => TRACKS.includes(tool.key));
    const goods = tools.find((tool) => tool.key === "resources")?.asks.find((ask) => ask.name === "resource");
    frame.ask(say("gain_pad"));
    frame.show(
      el(
        "div",
        { class: "answers even", data: { columns: 4 } },
        ...tracks.map((tool) => this.key(tool.key, plain(tool.label), tool.art)),
        ...(goods?.choices || []).map((good) => this.key(`good ${good.value}`, plain(good.label), "")),
        ...tools.filter((tool) => tool.key === "worker").map((tool) => this.key(tool.key, plain(tool.label), tool.art)),
      ),
      el("p", { class: "soft", text: say("gain_pad_how") }),
      el("div", { class: "answers even", data: { columns: 4 } }, ...FREE.map(([act, key]) => this.free(act, key))),
    );
    frame.offer([
      { label: say("cancel"), sign: "close", tone: "back", id: "cancel", act: () => this.screen.render() },
      {
        label: say(this.paying ? "gain_pad_pays" : "gain_pad_gains"),
        tone: "quiet",
        id: "paying",
        act: () => {
          this.paying = !this.paying;
          this.show();
        },
      },
      { label: say("tell"), id: "tell", disabled: !this.counted.size, act: () => this.send() },
    ]);
    board.mark(this.place ? [{ place: this.place, kind: "selected" }] : []);
  }

  /** @param {string} key @param {string} label @param {string} drawing */
  key(key, label, drawing) {
    const count = this.counted.get(key) || 0;
    return el(
      "button",
      {
        type: "button",
        class: "answer",
        "aria-pressed": String(Boolean(count)),
        "aria-label": `${label} ${count}`,
        data: { gain: key },
        onclick: () => {
          const now = count + (this.paying ? -1 : 1);
          if (now) this.counted.set(key, now);
          else this.counted.delete(key);
          this.show();
        },
      },
      drawing ? art(drawing, { class: "good" }) : icon("plus"),
      el("strong", { text: count > 0 ? `+${count}` : count ? `−${-count}` : parted(label) }),
    );
  }

  /** What was counted is recorded before. @param {string} act @param {string} key */
  free(act, key) {
    const { screen } = this;
    const name = (screen.view.acts || []).find((one) => one.seat === screen.seat && one.key === key)?.name;
    return el(
      "button",
      {
        type: "button",
        class: "answer",
        data: { gain: act },
        onclick: async () => {
          if (this.counted.size && !(await this.send())) return;
          openCard(screen, { act });
        },
      },
      el("strong", { text: parted(name || "") }),
    );
  }

  send() {
    const prefix = this.screen.several() ? `${this.screen.seat} ` : "";
    const signed = (/** @type {number} */ count) => (count > 0 ? `+${count}` : String(count));
    const steps = [...this.counted].map(([key, count]) => {
      if (key.startsWith("good ")) return `${prefix}resources ${this.place} ${key.slice(5)} ${signed(count)}`;
      if (key === "worker") return `${prefix}worker ${this.place} ${count}`;
      return `${prefix}${key} ${signed(count)}`;
    });
    this.screen.top = null;
    return this.screen.tell(...steps);
  }

  /** @param {string} place */
  tapPlace(place) {
    this.place = place;
    this.show();
  }
}
