// Games in the browser's own database. Whatever one request changes is kept in one transaction, or nothing of it.

const NAME = "maszyna";
const REVIEW = "review/"; // the review of a game is needed with that game, and about all of one's games
const STORES = ["games", "saves", "links", "kept", "about"];

/**
 * @typedef {{id: string, kind: string, revision: number, save: string, meta: object}} Row
 * @typedef {{game: string, number: number, seat: string, digest: string}} Link
 * @typedef {{do: "add"|"put", row: Row} | {do: "delete", game: string} | {do: "add_link", link: Link} |
 *           {do: "revoke", game: string, number: number} | {do: "keep", name: string, text: string}} Change
 */

/** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
const got = (request) =>
  new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  });

/** @param {IDBTransaction} change @returns {Promise<void>} */
const finished = (change) =>
  new Promise((done, failed) => {
    change.oncomplete = () => done();
    change.onabort = () => failed(change.error || new DOMException("", "AbortError"));
  });

/** Nothing of it is kept. @param {IDBTransaction} change @param {Promise<void>} ended */
function end(change, ended) {
  ended.catch(() => {}); // it is we who end it
  try {
    change.abort();
  } catch {
    // it has ended by itself
  }
}

const linksOf = (/** @type {string} */ game) => IDBKeyRange.bound([game], [game, []]);

export class GamesDb {
  /** @param {() => void} cleared called when the browser had emptied the database and it was filled again */
  constructor(cleared) {
    this.cleared = cleared;
    /** @type {IDBDatabase|null} */
    this.db = null;
    this.birth = "";
    /**
     * What this tab has seen of its games, should the browser lose them.
     * @type {Map<string, {row: Row, links: Link[]}>}
     */
    this.seen = new Map();
    /** @type {Record<string, string>} */
    this.documents = {};
  }

  async open() {
    if (this.db) return this.db;
    const opening = indexedDB.open(NAME, 1);
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore("games", { keyPath: "id" }).createIndex("changed", "changed");
      opening.result.createObjectStore("saves");
      opening.result.createObjectStore("links", { keyPath: ["game", "number"] });
      opening.result.createObjectStore("kept");
      opening.result.createObjectStore("about");
    };
    const db = await got(opening);
    db.onclose = () => {
      this.db = null;
    };
    db.onversionchange = () => {
      db.close();
      this.db = null;
    };
    this.db = db;
    await this.recognise(db);
    return db;
  }

  /** An emptied database has another birth: the games of this tab are written again. @param {IDBDatabase} db */
  async recognise(db) {
    const change = db.transaction(STORES, "readwrite");
    const ended = finished(change);
    const about = change.objectStore("about");
    let birth = await got(about.get("birth"));
    if (!birth) {
      birth = crypto.getRandomValues(new Uint32Array(4)).join("-");
      about.put(birth, "birth");
    }
    const lost = this.birth !== "" && this.birth !== birth;
    if (lost) {
      for (const { row, links } of this.seen.values()) {
        const there = await got(change.objectStore("games").get(row.id));
        if (there && there.revision >= row.revision) continue;
        write(change, row);
        for (const link of links) change.objectStore("links").put(link);
      }
      for (const [name, text] of Object.entries(this.documents)) change.objectStore("kept").put(text, name);
    }
    await ended;
    this.birth = birth;
    if (lost && this.seen.size) this.cleared();
  }

  /**
   * Work with the database; one that the browser has closed is opened again.
   * @template T
   * @param {(db: IDBDatabase) => Promise<T>} work
   */
  async within(work) {
    try {
      return await work(await this.open());
    } catch (error) {
      if (error instanceof DOMException && error.name === "InvalidStateError") this.db = null;
      if (this.db) throw error;
      return work(await this.open());
    }
  }

  /** What a request may need to know. @param {string} path */
  handed(path) {
    return this.within((db) => this.read(db, path));
  }

  /**
   * Keep the changes of one request; false if another tab was faster, and nothing is kept then.
   * @param {Change[]} changes
   */
  keep(changes) {
    return this.within((db) => this.change(db, changes));
  }

  /** @param {IDBDatabase} db @param {string} path */
  async read(db, path) {
    const [, what, game] = path.split("?")[0].split("/").filter(Boolean);
    const look = db.transaction(STORES);
    const [count, names] = await Promise.all([
      got(look.objectStore("games").count()),
      got(look.objectStore("kept").getAllKeys()),
    ]);
    const all = what === "me" || what === "day";
    const wanted = names.map(String).filter((name) => all || !name.startsWith(REVIEW) || name === REVIEW + game);
    const texts = await Promise.all(wanted.map((name) => got(look.objectStore("kept").get(name))));
    const kept = Object.fromEntries(wanted.map((name, number) => [name, texts[number]]));
    this.documents = kept;
    const handed = { rows: /** @type {Row[]} */ ([]), links: /** @type {Link[]} */ ([]), kept, count };
    if (what === "games" && game) {
      const [found, save, links] = await Promise.all([
        got(look.objectStore("games").get(game)),
        got(look.objectStore("saves").get(game)),
        got(look.objectStore("links").getAll(linksOf(game))),
      ]);
      if (found) {
        handed.rows = [row(found, save)];
        this.seen.set(game, { row: handed.rows[0], links });
      }
      handed.links = links;
    } else if (all || ["games", "logbook", "learn"].includes(what)) {
      const found = await got(look.objectStore("games").index("changed").getAll());
      const [ids, written] = await Promise.all([
        got(look.objectStore("saves").getAllKeys()),
        got(look.objectStore("saves").getAll()),
      ]);
      const saves = new Map(ids.map((id, at) => [String(id), written[at]]));
      handed.rows = found.reverse().map((/** @type {Row} */ one) => row(one, saves.get(one.id)));
    }
    return handed;
  }

  /** @param {IDBDatabase} db @param {Change[]} changes */
  async change(db, changes) {
    const change = db.transaction(STORES, "readwrite", { durability: "strict" });
    const ended = finished(change);
    let fits = true;
    try {
      for (const one of changes) fits &&= await this.apply(change, one);
    } catch (error) {
      end(change, ended);
      throw change.error || error; // the reason of a transaction that ended by itself says more
    }
    if (!fits) {
      end(change, ended);
      return false;
    }
    await ended;
    for (const one of changes) this.remember(one);
    return true;
  }

  /** @param {IDBTransaction} change @param {Change} one */
  async apply(change, one) {
    if (one.do === "add") write(change, one.row);
    if (one.do === "put") {
      const before = await got(change.objectStore("games").get(one.row.id));
      if (before?.revision !== one.row.revision - 1) return false;
      write(change, one.row);
    }
    if (one.do === "delete") {
      change.objectStore("games").delete(one.game);
      change.objectStore("saves").delete(one.game);
      change.objectStore("kept").delete(REVIEW + one.game);
      change.objectStore("links").delete(linksOf(one.game));
    }
    if (one.do === "add_link") {
      const key = [one.link.game, one.link.number];
      if (await got(change.objectStore("links").getKey(key))) return false;
      change.objectStore("links").put(one.link);
    }
    if (one.do === "revoke") change.objectStore("links").delete([one.game, one.number]);
    if (one.do === "keep") change.objectStore("kept").put(one.text, one.name);
    return true;
  }

  /** @param {Change} one */
  remember(one) {
    if ("row" in one) this.seen.set(one.row.id, { row: one.row, links: this.seen.get(one.row.id)?.links || [] });
    if (one.do === "delete") this.forget(one.game);
  }

  /** A game that was deleted, here or in another tab. @param {string} game */
  forget(game) {
    this.seen.delete(game);
  }
}

/** A save that is gone is told as one that cannot be read. @param {Row} found @param {unknown} save @returns {Row} */
const row = ({ id, kind, revision, meta }, save) => ({
  id,
  kind,
  revision,
  save: String(save ?? ""),
  meta: meta ?? {},
});

/**
 * The save stands apart.
 * @param {IDBTransaction} change
 * @param {Row} one
 */
function write(change, { save, ...one }) {
  change.objectStore("games").put({ ...one, changed: Date.now() });
  change.objectStore("saves").put(save, one.id);
}
