// Python's memory as it is after its start and a rehearsal, kept for the next start, which then takes a fraction of the
// time. It only saves time: where it cannot be kept or taken up, Python starts as it did the first time.

const NAME = "maszyna start"; // a database of its own: games are never lost or late because of it
const MOST_TRIES = 3; // starts that did not come to their end, before it is given up for this version
const ROOM = 5; // times its size must be free, so that it takes no room from games
const LITTLE = 2; // gigabytes of a device that has no memory to spare
const PIECE = 1 << 20; // bytes
const AT = "/maszyna";
const HERE = new URL("../", import.meta.url); // another copy on the same host has its own
const PYODIDE = new URL("pyodide/", HERE);

/** @typedef {{python: string, memory: Uint8Array, files: [string, Uint8Array][]}} Image */
/** @typedef {{python: string, tries: number, there: boolean}} About */

/**
 * One question to the database.
 * @param {"image"|"about"} store
 * @param {(store: IDBObjectStore) => IDBRequest<any>} work
 * @returns {Promise<any>}
 */
function ask(store, work) {
  return new Promise((done, failed) => {
    const opening = indexedDB.open(NAME, 1);
    opening.onupgradeneeded = () => ["image", "about"].forEach((name) => opening.result.createObjectStore(name));
    opening.onerror = () => failed(opening.error);
    opening.onsuccess = () => {
      const change = opening.result.transaction(store, "readwrite");
      const asked = work(change.objectStore(store));
      change.oncomplete = () => {
        opening.result.close();
        done(asked.result);
      };
      change.onabort = () => {
        opening.result.close();
        failed(change.error);
      };
    };
  });
}

export class Snapshot {
  /** @param {string} python which Python and which engine it is of */
  constructor(python) {
    this.python = python;
    /** @type {About} */
    this.about = { python, tries: 0, there: false };
  }

  /** @param {Partial<About>} changed */
  async note(changed) {
    Object.assign(this.about, changed);
    await ask("about", (store) => store.put(this.about, HERE.pathname));
  }

  /** Whether there is one that is worth a try; that is noted, should the page not survive it. */
  async take() {
    const found = await ask("about", (store) => store.get(HERE.pathname));
    if (found?.python === this.python) this.about = found;
    if (!this.about.there) return false;
    if (this.about.tries >= MOST_TRIES) {
      await this.giveUp();
      return false;
    }
    await this.note({ tries: this.about.tries + 1 });
    return true;
  }

  /** Whether one is to be kept after a start without. */
  get wanted() {
    return !this.about.there && this.about.tries < MOST_TRIES;
  }

  worked() {
    return this.note({ tries: 0 });
  }

  /** Not again with this version. */
  async giveUp() {
    await ask("image", (store) => store.delete(HERE.pathname));
    await this.note({ tries: MOST_TRIES, there: false }).catch(() => {}); // without room nothing can be noted
  }

  /** Make room for games. Whether that made any. */
  async drop() {
    const there = await ask("image", (store) => store.count(HERE.pathname));
    if (there) await this.giveUp();
    return there > 0;
  }

  /** Keep the memory of a running Python. @param {any} pyodide */
  async keep(pyodide) {
    const { quota = 0, usage = 0 } = (await navigator.storage?.estimate?.()) || {};
    const little = /** @type {any} */ (navigator).deviceMemory < LITTLE; // where the browser tells it
    if (little || quota - usage < ROOM * pyodide._module.HEAPU8.length) return;
    /** @type {Image} */
    const image = { python: this.python, memory: pyodide.makeMemorySnapshot(), files: filesBelow(pyodide.FS, AT) };
    await this.note({ there: false });
    await ask("image", (store) => store.put(image, HERE.pathname));
    await this.note({ there: true });
  }

  /** Python as it was when its memory was kept. */
  async resumed() {
    const reading = ask("image", (store) => store.get(HERE.pathname)).then((/** @type {Image} */ image) => {
      if (image.python !== this.python) throw new Error("of another engine"); // a tab of another version was quicker
      return image;
    });
    reading.catch(() => {}); // it is awaited below
    const [{ loadPyodide }, { default: create }] = await Promise.all(
      ["pyodide.mjs", "pyodide.asm.mjs"].map((name) => import(new URL(name, PYODIDE).href)),
    );
    // Pyodide writes the memory back without making it large enough before.
    const createPyodideModule = async (/** @type {any} */ settings) => {
      const [module, { memory }] = await Promise.all([create(settings), reading]);
      const size = memory.length - new Uint32Array(memory.buffer, memory.byteOffset, 2)[1]; // without its head
      while (module.HEAPU8.length < size) if (!module._malloc(PIECE)) throw new Error("no memory");
      module.HEAPU8.fill(0, size);
      return module;
    };
    const _loadSnapshot = reading.then(({ memory }) => memory);
    const pyodide = await loadPyodide({ indexURL: PYODIDE.href, _loadSnapshot, createPyodideModule });
    // they hold the memory once more
    Object.assign(pyodide._api.config, { _loadSnapshot: null, createPyodideModule: null });
    for (const [path, content] of (await reading).files) {
      pyodide.FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
      pyodide.FS.writeFile(path, content, { canOwn: true });
    }
    pyodide.runPython("import random; random.seed()"); // what was random must not come again
    return pyodide;
  }
}

/** Python from its beginning, such that its memory can be kept. */
export async function fresh() {
  const zip = fetch(new URL("maszyna.zip", HERE)).then((answer) => answer.arrayBuffer());
  zip.catch(() => {}); // it is awaited below
  const { loadPyodide } = await import(new URL("pyodide.mjs", PYODIDE).href);
  const pyodide = await loadPyodide({ indexURL: PYODIDE.href, _makeSnapshot: true });
  pyodide.unpackArchive(new Uint8Array(await zip), "zip", { extractDir: AT });
  pyodide.runPython(`import sys; sys.path.insert(0, '${AT}')`);
  return pyodide;
}

/** @param {any} FS @param {string} folder @returns {[string, Uint8Array][]} */
function filesBelow(FS, folder) {
  const names = FS.readdir(folder).filter((/** @type {string} */ name) => !/^\.{1,2}$/.test(name));
  return names.flatMap((/** @type {string} */ name) => {
    const path = `${folder}/${name}`;
    return FS.isDir(FS.stat(path).mode) ? filesBelow(FS, path) : [[path, FS.readFile(path)]];
  });
}
