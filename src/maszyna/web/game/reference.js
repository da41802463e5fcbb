// The reference of a game over the whole height: mat, abilities, this game, stars, the Automa, the rules by number.

import { el, icon } from "../base/dom.js";
import { art } from "../base/art.js";
import { stays } from "../base/route.js";
import { call, say } from "../base/store.js";
import { plain, spans } from "../base/spans.js";
import { starCard } from "../play/overview.js";

/**
 * Groups of rows, whatever they are about.
 * @param {Api.SheetGroup[]} groups
 * @param {{tell?: (step: string) => void, rule: (code: string) => string}} ways a correction, and the address of a rule
 */
export function groupNodes(groups, ways) {
  return groups.map((group) =>
    el(
      "section",
      { class: "ref-group" },
      el("h2", {}, spans(group.title)),
      group.star_card ? starSpaces(group.star_card) : null,
      ...group.rows.map((row) => rowNode(row, ways)),
    ),
  );
}

/** The star card alone; its facts have rows of their own. @param {Api.AutomaState} automa */
function starSpaces(automa) {
  const card = starCard(automa);
  card.querySelectorAll("p").forEach((line) => line.remove());
  return card;
}

/** @param {Api.SheetRow} row @param {Parameters<typeof groupNodes>[1]} ways */
function rowNode(row, ways) {
  const { act, rule } = row;
  return el(
    "div",
    { class: ["ref-row", row.state || ""], data: rule ? { rule } : {} },
    rule ? el("a", { class: "tag code", href: ways.rule(rule), text: rule }) : null,
    el("span", { class: "grow" }, spans(row.label)),
    row.value || row.struck
      ? el(
          "div",
          { class: "ref-value" },
          row.art ? art(row.art, { class: "line-art small" }) : null,
          row.struck ? el("s", { text: row.struck }) : null,
          row.state === "warn" ? icon("warn") : null,
          row.value ? el("span", {}, spans(row.value)) : null,
        )
      : null,
    act && ways.tell
      ? el("button", {
          type: "button",
          class: "button small",
          text: act.label,
          "aria-label": `${act.label}: ${plain(row.label)}`,
          onclick: () => ways.tell?.(act.tell),
        })
      : null,
    row.says?.length ? el("p", { class: "soft" }, spans(row.says)) : null,
  );
}

/** The turns that a rule has decided, each a link to why. @param {string} game @param {Api.RulePage} page */
export function decidedTurns(game, page) {
  if (!page.turns.length) return [el("p", { class: "soft", text: say("rule_decided_none") })];
  return [
    el("h2", { text: say("rule_decided") }),
    el(
      "ul",
      { class: "decided" },
      ...page.turns.map((turn) =>
        el(
          "li",
          {},
          el("a", {
            href: `#/g/${game}/why/${turn.at}/${turn.choice}`,
            text: `${turn.number} ${turn.name}: ${plain(turn.say)}`,
          }),
        ),
      ),
    ),
  ];
}

export class Reference {
  /** @param {import("./game.js").Game} game @param {string[]} rest part and rule @param {() => void} done */
  static async open(game, [part = "", rule = ""], done) {
    const sheet = new Reference(game, part, done);
    await (rule ? sheet.showRule(rule) : sheet.load());
    return sheet;
  }

  /** @param {import("./game.js").Game} game @param {string} part @param {() => void} done */
  constructor(game, part, done) {
    this.game = game;
    this.part = part;
    this.done = done;
  }

  async load() {
    const here = stays();
    const answer = await call("GET", `games/${this.game.id}/sheet?part=${encodeURIComponent(this.part)}`);
    if (!here()) return;
    if (answer.status !== 200) {
      this.game.frame.refuse(answer.document.detail || answer.document.title);
      return;
    }
    /** @type {Api.Sheet} */
    const page = answer.document;
    const acts = Boolean(this.game.view.decision);
    const ways = {
      rule: (/** @type {string} */ code) => `#/g/${this.game.id}/sheet/rules/${code}`,
      ...(acts ? { tell: (/** @type {string} */ step) => this.tell(step) } : {}),
    };
    this.show(
      say("reference"),
      el(
        "nav",
        { class: "choices ref-parts", "aria-label": say("reference") },
        ...page.parts.map((one) =>
          el("a", {
            class: "choice",
            href: `#/g/${this.game.id}/sheet/${one.key}`,
            "aria-current": one.key === page.part ? "page" : null,
            text: one.name,
          }),
        ),
      ),
      ...groupNodes(page.groups, ways),
    );
  }

  /** @param {string} step */
  async tell(step) {
    if (await this.game.act({ intents: [{ tell: step }] })) await this.load();
  }

  /** @param {string} rule */
  async showRule(rule) {
    const here = stays();
    const answer = await call("GET", `games/${this.game.id}/rules/${encodeURIComponent(rule)}`);
    if (!here()) return;
    if (answer.status !== 200) {
      this.game.frame.refuse(answer.document.detail || answer.document.title);
      return;
    }
    /** @type {Api.RulePage} */
    const page = answer.document;
    this.show(
      plain(page.title),
      el("p", { class: "rule-text" }, spans(page.says)),
      ...decidedTurns(this.game.id, page),
      el(
        "p",
        {},
        el("a", {
          href: this.game.view.page === "table" ? `#/g/${this.game.id}/sheet/rules` : "#/rules",
          text: say("rules_all"),
        }),
      ),
    );
  }

  /** @param {string} title @param {...(Node|null)} children */
  show(title, ...children) {
    const { frame, board } = this.game;
    frame.size("none");
    board.mark([]);
    board.draw("");
    frame.ask(title);
    frame.show(el("div", { class: "reference" }, ...children));
    frame.offer([{ label: say("close"), sign: "close", tone: "back", act: this.done, id: "close" }]);
    frame.body.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest", inline: "center" });
    frame.question.focus();
  }

  tapPlace() {}
}

/**
 * On a tablet the Automa's part stands beside the list, with the rules that decided its last turn.
 * @param {import("./game.js").Game} game
 */
export async function besideList(game) {
  const { aside } = game.frame;
  if (!matchMedia("(min-width: 600px) and (max-width: 999px) and (min-height: 620px)").matches) return;
  const answer = await call("GET", `games/${game.id}/sheet?part=automa`);
  if (answer.status !== 200) return;
  const rule = (/** @type {string} */ code) => `#/g/${game.id}/sheet/rules/${code}`;
  const codes = new Set((game.view.story?.steps || []).filter((step) => step.out?.length).map((step) => step.rule));
  aside.replaceChildren(
    ...groupNodes(answer.document.groups, { rule }),
    ...(codes.size ? [el("h2", { text: say("decided_by") })] : []),
    el(
      "div",
      { class: "choices" },
      ...[...codes].map((code) => el("a", { class: "tag code", href: rule(code || ""), text: code })),
    ),
  );
  aside.hidden = false;
}
