/** How long to wait before each next attempt: longer and longer, and never all clients at the same moment. */
export class Backoff {
  static readonly first = 400;
  static readonly most = 15_000;
  readonly #chance: () => number;
  #wait = Backoff.first;

  /** `chance` is a number from 0 to 1. */
  constructor(chance: () => number = Math.random) {
    this.#chance = chance;
  }

  /** Milliseconds until the next attempt. */
  next(): number {
    const wait = this.#wait * (0.5 + this.#chance() / 2);
    this.#wait = Math.min(this.#wait * 2, Backoff.most);
    return wait;
  }

  /** An attempt has succeeded. */
  reset(): void {
    this.#wait = Backoff.first;
  }
}
