// What was reported while there was no connection: kept on this device, and sent as soon as the game can be reached.

const AGAIN = 4000; // milliseconds

export class Outbox {
  /**
   * @param {string} game
   * @param {(body: Client.Body) => Promise<boolean|null>} send null: still no connection
   * @param {() => unknown} sent after something that waited was taken
   */
  constructor(game, send, sent) {
    this.key = `outbox ${game}`;
    this.send = send;
    this.sent = sent;
    this.flushing = false;
    this.offline = false;
    this.timer = 0;
    this.listener = () => this.flush();
    addEventListener("online", this.listener);
  }

  /** @returns {{body: Client.Body, text: string}[]} */
  read() {
    try {
      return JSON.parse(localStorage.getItem(this.key) || "[]");
    } catch {
      return [];
    }
  }

  /** @param {{body: Client.Body, text: string}[]} left */
  write(left) {
    if (left.length) localStorage.setItem(this.key, JSON.stringify(left));
    else localStorage.removeItem(this.key);
  }

  /** What is not stored yet, in words. */
  waiting() {
    return this.read().map((one) => one.text);
  }

  /** @param {Client.Body} body @param {string} text */
  add(body, text) {
    this.write([...this.read(), { body, text }]);
    this.later();
  }

  later() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.flush(), AGAIN);
  }

  /** Send what waits, in its order; what is refused by now is left out. */
  async flush() {
    if (this.flushing) return;
    this.flushing = true;
    try {
      for (let [first] = this.read(); first; [first] = this.read()) {
        if ((await this.send(first.body)) === null) {
          this.later();
          return;
        }
        this.write(this.read().slice(1));
        this.sent();
      }
    } finally {
      this.flushing = false;
    }
  }

  stop() {
    clearTimeout(this.timer);
    removeEventListener("online", this.listener);
  }
}
