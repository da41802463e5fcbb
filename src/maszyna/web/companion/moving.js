// Moving on a real board: tap a piece, tap where it went, say what it took along. Reach is a proposal, not a limit.

import { el } from "../base/dom.js";
import { say } from "../base/store.js";
import { go } from "../base/route.js";
import { loadSheet } from "../game/load.js";
import { draggable } from "../play/drag.js";

export class Moving {
  /** @param {import("./table.js").Screen} screen */
  constructor(screen) {
    this.screen = screen;
    /** @type {{key: string, place: string, load: Record<string, number>}|null} */
    this.selected = null;
    /** The piece under a finger that drags. @type {Api.Piece|null} */
    this.dragged = null;
    const { board } = screen.game;
    draggable(board, {
      may: (place, event) => this.grip(place, event),
      over: () => {
        if (this.dragged && !this.selected) this.select(this.unit(this.dragged), this.dragged.place);
      },
      drop: (place) => {
        this.dragged = null;
        if (place) this.to(place);
      },
    });
    board.hover = (place) => this.preview(place);
  }

  /** Whether a piece can be taken by the finger. @param {string} place @param {MouseEvent} event */
  grip(place, event) {
    const { view, game, top } = this.screen;
    if (top || view?.decision?.widget !== "tell") return false;
    const here = view.board.pieces.filter((one) => one.place === place && this.unit(one));
    const under = game.board.pieces.under(event, place);
    this.dragged = here.find((one) => one === under) || here[0] || null;
    return Boolean(this.dragged);
  }

  /** A mouse over an own piece shows where it reaches, while nothing else is asked. @param {string} place */
  preview(place) {
    const { view, game, top } = this.screen;
    if (top || this.selected || view?.decision?.widget !== "tell") return;
    const own = view.board.pieces.find((one) => one.place === place && this.unit(one));
    game.board.mark(own ? this.reach(this.unit(own)) : []);
  }

  /** @param {string} key */
  reach(key) {
    return this.way(key).reach.map((to) => ({ place: to.to, kind: "can", pin: to.pin, says: to.says }));
  }

  drop() {
    this.selected = null;
    this.screen.game.board.pieces.select("", false);
  }

  /** @param {Api.Piece} piece @param {string} place */
  tapPiece(piece, place) {
    const { view, game } = this.screen;
    if (this.selected && this.selected.place !== place) {
      this.to(place);
      return;
    }
    const here = view.board.pieces.filter((one) => one.place === place);
    const own = this.unit(piece) ? piece : here.find((one) => this.unit(one));
    if (!own) {
      go(`#/g/${game.id}/place/${place}`);
      return;
    }
    if (this.selected?.key === this.unit(own)) {
      const movable = here.filter((one) => this.unit(one));
      const next = movable[movable.indexOf(own) + 1];
      if (next) this.select(this.unit(next), place);
      else this.screen.render();
      return;
    }
    this.select(this.unit(own), place);
  }

  /** Where a unit may go and with what. @param {string} key */
  way(key) {
    return this.screen.view.travel?.pieces[key] || { reach: [], load: [] };
  }

  /** The unit of a token that can be moved. @param {Api.Piece} piece @returns {string} */
  unit(piece) {
    return piece.of.find((unit) => this.screen.view.travel?.pieces[unit]) || "";
  }

  /** @param {string} key @param {string} place */
  select(key, place) {
    const { game } = this.screen;
    const way = this.way(key);
    this.selected = { key, place, load: {} };
    game.board.pieces.select(key, true);
    game.board.mark([{ place, kind: "selected" }, ...this.reach(key)]);
    game.frame.ask(way.load.length ? say("takes_along") : say("where_to"));
    game.frame.show(
      way.load.length
        ? loadSheet(
            way.load,
            (load) => {
              if (this.selected) this.selected.load = { ...load };
            },
            say("tap_target"),
          )
        : el("p", { class: "soft", text: say("tap_target") }),
    );
    game.frame.offer([
      { label: say("cancel"), sign: "close", tone: "back", act: () => this.screen.render() },
      { label: say("place_here"), tone: "quiet", id: "place-card", act: () => go(`#/g/${game.id}/place/${place}`) },
    ]);
  }

  /** @param {string} place */
  async to(place) {
    if (!this.selected) return;
    const { key, load } = this.selected;
    const reach = this.way(key).reach.find((one) => one.to === place);
    const taken = Object.fromEntries(Object.entries(load).filter(([, amount]) => amount));
    const answer = await this.screen.game.act({
      intents: [{ travel: { piece: key, via: reach?.via || [], to: place, load: taken } }],
    });
    if (!answer) this.drop();
  }
}
