import type { Frame } from '../generated/protocol/Frame';
import type { News } from '../generated/protocol/News';
import { ask } from '../lib/api';
import { type Answer, isRefused, type Replay } from '../lib/protocol';

/** Positions that are fetched at a time. */
export const PART = 50;

/** The positions of a game as some eyes see them, as far as they were fetched. */
export class Frames {
  readonly #known = new Map<string, Map<number, Frame>>();
  readonly #asked = new Map<string, Promise<Answer<Replay>>>();

  /** The position, fetched with its neighbours if it is not known yet; or why there is none. `path` is the address of the replay. */
  async get(path: string, eyes: string, at: number): Promise<Answer<Frame | undefined>> {
    const known = this.#of(eyes);
    const found = known.get(at);
    if (found) return found;
    const answer = await this.fetch(path, eyes, Math.floor(at / PART) * PART, PART);
    if (answer === 'unreachable' || isRefused(answer)) return answer;
    for (const frame of answer.frames) known.set(frame.at, frame);
    return known.get(at);
  }

  /** A part of the game. What is on its way already is not asked for again. */
  fetch(path: string, eyes: string, from: number, count: number): Promise<Answer<Replay>> {
    const address = `${path}?${eyes ? `eyes=${eyes}&` : ''}from=${String(from)}&count=${String(count)}`;
    const asked = this.#asked.get(address) ?? ask<Replay>(address);
    this.#asked.set(address, asked);
    void asked.finally(() => this.#asked.delete(address));
    return asked;
  }

  /** What these eyes saw happen after one position until another. */
  news(eyes: string, from: number, to: number): News[] {
    const known = this.#of(eyes);
    const told: News[] = [];
    for (let at = from + 1; at <= to; at += 1) told.push(...(known.get(at)?.news ?? []));
    return told;
  }

  /** The first position from which on all are known. */
  first(eyes: string, at: number): number {
    const known = this.#of(eyes);
    let first = at;
    while (known.has(first - 1)) first -= 1;
    return first;
  }

  #of(eyes: string): Map<number, Frame> {
    const known = this.#known.get(eyes) ?? new Map<number, Frame>();
    this.#known.set(eyes, known);
    return known;
  }
}
