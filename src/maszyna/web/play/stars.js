// A moment for a star: it flies from where it was earned to the row of six, or to the chip of who placed it. It blocks
// nothing: the question stands there already.

import { announce, el, icon } from "../base/dom.js";
import { art } from "../base/art.js";
import { say } from "../base/store.js";
import { plain, spans } from "../base/spans.js";

const FLIGHT = 600; // milliseconds
const LANDING = 300;

export class StarMoments {
  /** @param {import("../game/game.js").Game} game */
  constructor(game) {
    this.game = game;
    /** Those that were there when the page was opened had their moment before. @type {Set<string>|null} */
    this.seen = null;
    /** Those whose moment has still to come. @type {Api.NewStar[]} */
    this.waiting = [];
    /** The view shown last, and the own ones that it brought. @type {Client.View|null} */
    this.view = null;
    /** @type {Api.NewStar[]} */
    this.mine = [];
  }

  /** The keys of a combat come first: what is new now is shown after it. @param {Client.View} view */
  later(view) {
    const stars = view.new_stars || [];
    this.seen ||= new Set(stars.map((star) => star.key)); // those had their moment before the page was opened
    const known = new Set([...this.seen, ...this.waiting.map((star) => star.key)]);
    this.waiting.push(...stars.filter((star) => !known.has(star.key)));
  }

  /** Whatever is new, once the question stands there. @param {Client.View} view */
  show(view) {
    const now = view.new_stars || [];
    const keys = new Set(now.map((star) => star.key));
    const stars = [...this.waiting.filter((star) => !keys.has(star.key)), ...now];
    this.waiting = [];
    if (!this.seen) {
      this.seen = new Set(stars.map((star) => star.key));
      return;
    }
    const placed = new Set(view.seats.flatMap((seat) => this.keysOf(seat)));
    for (const key of this.seen) if (!placed.has(key)) this.seen.delete(key); // taken back: it may be earned again
    const fresh = stars.filter((star) => !this.seen?.has(star.key));
    const own = starRow(this.own(fresh, view), view);
    if (own) this.game.frame.body.prepend(own);
    this.celebrate(fresh);
  }

  /** The own ones of a view: after a look at something else they stand there again. @param {Api.NewStar[]} fresh
   *  @param {Client.View} view */
  own(fresh, view) {
    const mine = fresh.filter((star) => star.seat === view.you);
    if (this.view !== view || mine.length) this.mine = mine;
    this.view = view;
    return this.mine;
  }

  /** The own ones that a combat has just brought, beside its result.
   *  @param {Element} below @param {Client.View} view */
  above(below, view) {
    const stars = view.new_stars || [];
    this.seen ||= new Set(stars.map((star) => star.key)); // the page was opened on the result
    const fresh = stars.filter((star) => star.seat === view.you && !this.seen?.has(star.key));
    const own = starRow(fresh, view);
    if (own) below.before(own);
    this.celebrate(fresh);
  }

  /** Their moment, which they have once; the row of the own ones stands there already. @param {Api.NewStar[]} stars */
  celebrate(stars) {
    const fresh = stars.filter((star) => !this.seen?.has(star.key));
    const own = fresh.filter((star) => star.seat === this.game.view.you).at(-1);
    this.seen ||= new Set();
    for (const star of fresh) {
      this.seen.add(star.key);
      this.fly(star, star === own);
    }
    if (fresh.length) announce(fresh.map((star) => `${plain(star.say)}: ${plain(star.why)}`).join(" "), true);
  }

  /** @param {Api.Seat} seat */
  keysOf(seat) {
    const count = seat.tracks.find((one) => one.key === "stars")?.value || 0;
    return Array.from({ length: count }, (_, number) => `${seat.key}-${number + 1}`);
  }

  /** @param {Api.NewStar} star @param {boolean} own */
  fly(star, own) {
    const { root } = this.game;
    const target = own ? root.querySelector(".star-row .new") : root.querySelector(".chip-seat");
    if (!target || document.documentElement.dataset.motion !== "full") return;
    const start = root.querySelector(star.from ? `.hit[data-place="${star.from}"]` : ".own-strip") || root;
    const [from, to] = [middle(start), middle(target)];
    const node = el("div", { class: "star-flight", "aria-hidden": "true" }, icon("stars"));
    document.body.append(node);
    const at = (
      /** @type {{x: number, y: number}} */ { x, y },
      /** @type {number} */ scale,
      /** @type {number} */ turn,
    ) => `translate(${x}px, ${y}px) rotate(${turn}deg) scale(${scale})`;
    const top = { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) - 40 };
    node
      .animate([{ transform: at(from, 0.4, -60) }, { transform: at(top, 1.3, 30) }, { transform: at(to, 1, 0) }], {
        duration: FLIGHT,
        easing: "ease-in-out",
        fill: "forwards",
      })
      .finished.then(() => land(node))
      .catch(() => node.remove());
  }
}

/** A ring where it lands. @param {HTMLElement} node */
function land(node) {
  node.classList.add("landed");
  setTimeout(() => node.remove(), LANDING);
}

/** @param {Element} node */
function middle(node) {
  const box = node.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** The row of six with the last of some stars, why it was placed, and how many are missing.
 *  @param {Api.NewStar[]} stars of one seat @param {Client.View} view */
export function starRow(stars, view) {
  const star = stars.at(-1);
  if (!star) return null;
  const others = view.seats.filter((seat) => seat.key !== star.seat);
  return el(
    "section",
    { class: "star-moment", "aria-label": plain(star.say) },
    el("p", {}, el("strong", {}, spans(star.say)), " · ", spans(star.why)),
    el(
      "ol",
      { class: "star-row", "aria-label": say("star_row") },
      ...Array.from({ length: star.of }, (_, number) =>
        el(
          "li",
          { class: [number < star.count && "placed", number === star.count - 1 && "new"] },
          icon("stars"),
          el("span", { text: star.row[number] || "" }),
        ),
      ),
    ),
    el(
      "p",
      { class: "row wrap" },
      star.missing.length ? el("span", { class: "tag mine" }, spans(star.missing)) : null,
      ...others.map((seat) =>
        el(
          "span",
          { class: "tag row" },
          seat.art ? art(seat.art, { class: "line-art small" }) : seat.name,
          icon("stars"),
          String(seat.tracks.find((one) => one.key === "stars")?.value ?? 0),
        ),
      ),
    ),
  );
}
