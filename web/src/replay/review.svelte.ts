import { getContext, setContext } from 'svelte';
import type { Decision } from '../generated/protocol/Decision';
import type { SeatReport } from '../generated/protocol/SeatReport';
import { ask, post } from '../lib/api';
import { type Analysis, type Answer, isRefused, type Refused } from '../lib/protocol';
import type { Film } from './film.svelte';

/** How often it is asked how far a review has come, in milliseconds. */
const AGAIN = 700;

const KEY = Symbol('review');

/** How thorough a review is: simulated games for each look at a position. */
export type Effort = 'quick' | 'thorough';
const efforts = { quick: { dc: 60, other: 200 }, thorough: { dc: 300, other: 1200 } };

/** What a finished game looks like afterwards: asked for, waited for, and shown. */
export class Review {
  readonly #film: Film;
  analysis = $state.raw<Analysis>();
  /** Why there is none. */
  refused = $state.raw<Refused | 'unreachable'>();
  /** With whose eyes. */
  seat = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;

  report = $derived(this.analysis?.report ?? undefined);
  running = $derived(this.analysis?.state === 'queued' || this.analysis?.state === 'running');
  failed = $derived(this.analysis?.state === 'failed');
  /** The game with the eyes of the seat that was chosen. */
  seen = $derived<SeatReport | undefined>(this.report?.seats.find(({ seat }) => seat === this.seat));

  constructor(film: Film) {
    this.#film = film;
  }

  /** Decisions of the seat that got a mark. */
  marked = $derived<Decision[]>(this.seen?.decisions.filter(({ mark }) => mark !== null) ?? []);

  /** What was decided in a position, by whoever decided there. */
  decision(at: number): { seat: number; decision: Decision } | undefined {
    for (const { seat, decisions } of this.report?.seats ?? []) {
      const decision = decisions.find((made) => made.at === at);
      if (decision) return { seat, decision };
    }
    return undefined;
  }

  /** Shows what was found out before, or goes on waiting for it. */
  async find(): Promise<void> {
    const answer = await ask<Analysis>(this.#path);
    // Nobody has asked for it yet.
    if (isRefused(answer) && answer.code === 'unknown-analysis') return;
    this.#hear(answer);
  }

  /** Asks for a review. */
  async start(effort: Effort): Promise<void> {
    this.refused = undefined;
    const iterations = efforts[effort][this.#film.head?.game === 'dc' ? 'dc' : 'other'];
    this.#hear(await post<Analysis>(this.#path, { iterations }));
  }

  /** Nobody wants it any more. */
  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    this.analysis = undefined;
    await ask(this.#path, { method: 'DELETE' });
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  get #path(): string {
    return `${this.#film.path}/analysis`;
  }

  #hear(answer: Answer<Analysis>): void {
    clearTimeout(this.#timer);
    if (answer === 'unreachable' || isRefused(answer)) {
      this.analysis = undefined;
      this.refused = answer;
      return;
    }
    this.analysis = answer;
    if (this.running) this.#timer = setTimeout(() => void this.#look(), AGAIN);
  }

  async #look(): Promise<void> {
    const answer = await ask<Analysis>(this.#path);
    // A server that is not there for a moment goes on afterwards.
    if (answer === 'unreachable' && this.running) this.#timer = setTimeout(() => void this.#look(), 3 * AGAIN);
    else this.#hear(answer);
  }
}

export function setReview(review: Review): void {
  setContext(KEY, review);
}

export function getReview(): Review {
  return getContext<Review>(KEY);
}
