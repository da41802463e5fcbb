// Pages that stand over the turn of a companion, each with an address of its own.

import { go, stays } from "../base/route.js";
import { PlaceCard } from "../game/place_card.js";
import { Reference } from "../game/reference.js";
import { SeatCard } from "../game/seat_card.js";
import { Why } from "../game/why.js";

/** @typedef {() => Client.Sheet|null|Promise<Client.Sheet|null>} Opener */

/**
 * The page of an address; one that was left while it loaded stays away.
 * @param {Client.Companion} screen
 * @param {Client.Route} here
 * @param {Record<string, Opener>} [own] further pages of this companion
 */
export async function pageOver(screen, { page, rest }, own = {}) {
  const { game } = screen;
  const back = () => go(`#/g/${game.id}`);
  if (page === "game") screen.render();
  else if (page === "again") {
    go(`#/g/${game.id}`, true);
    screen.again();
  } else {
    /** @type {Record<string, Opener>} */
    const pages = {
      place: () => PlaceCard.open(game, rest[0], back),
      seat: () =>
        new SeatCard(
          game,
          screen.view.seats.find((seat) => seat.key === rest[0]),
          back,
        ),
      sheet: () => Reference.open(game, rest, back),
      why: () => Why.open(game, Number(rest[0]), Number(rest[1]), back),
      ...own,
    };
    const here = stays();
    const found = await pages[page]?.();
    if (found !== undefined && here()) screen.top = found;
  }
}
