import { getContext, setContext, tick } from 'svelte';
import type { Frame } from '../generated/protocol/Frame';
import type { News } from '../generated/protocol/News';
import { tableInfo } from '../lib/api';
import { isRefused, type PlayerInfo, type Refused, type Replay, type State, type TableInfo } from '../lib/protocol';
import { Frames, PART } from './frames';
import { moveOf, stopsOf } from './stops';

/** More than so many moves at once are told, not shown. */
const MOST_SHOWN = 40;
/** How long a move is shown, in milliseconds, at the speed 1. */
const PACE = 1600;

export const speeds = [0.5, 1, 2, 4] as const;

/** Through whose eyes: `everything`, `spectator`, `seat:0`. */
export type Eyes = string;

/** Why there is nothing to be seen. */
export type Trouble =
  { kind: 'running'; table: string } | { kind: 'unreachable' } | { kind: 'refused'; refused: Refused };

const KEY = Symbol('film');

/** A finished game of a table, or a record, position by position: what a table shows without anybody playing. */
export class Film {
  readonly live = undefined;
  readonly pending = null;
  readonly heard = 0;
  status = $state<'connecting' | 'open'>('connecting');
  refusal = $state.raw<Refused | null>(null);
  trouble = $state.raw<Trouble>();

  readonly id: string;
  /** The whole, with whatever frames came with it. */
  head = $state.raw<Replay>();
  /** The number of the position: of the actions before it. */
  at = $state(0);
  eyes = $state<Eyes>('');
  runs = $state(false);
  speed = $state<number>(1);
  news = $state.raw<News[]>([]);
  /** What happened from the stop before to this one. */
  fresh = $state.raw<News[]>([]);
  state = $state.raw<State | null>(null);
  #about = $state.raw<TableInfo | null>(null);

  /** Called with what has happened while the position before it is still shown, and once the new one is. */
  onnews: { before: (news: News[]) => void; after: (news: News[]) => void } | undefined;

  stops = $derived(this.head ? stopsOf(this.head) : [0]);
  /** The stop that is shown, or the last one before it. */
  stop = $derived(
    Math.max(
      0,
      this.stops.findLastIndex((at) => at <= this.at),
    ),
  );

  /** The address of everything about it. */
  path = '';
  readonly #frames = new Frames();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wanted = 0;
  #closed = false;

  constructor(id: string) {
    this.id = id;
    window.addEventListener('hashchange', this.#follow);
  }

  /** The table as its eyes know it. */
  get info(): TableInfo | null {
    const about = this.#about;
    if (!about) return null;
    const seat = this.#side(this.state?.turn);
    if (seat === undefined) return { ...about, role: 'spectator', seat: 0, mine: [] };
    return { ...about, role: 'player', seat, mine: [seat] };
  }

  /** Is it a record that somebody has brought along? */
  get brought(): boolean {
    return this.path.startsWith('/api/replays');
  }

  /** Fetches the game, and shows the position that the address names. */
  async open(): Promise<void> {
    this.trouble = undefined;
    this.path = `/api/tables/${this.id}`;
    let head = await this.#frames.fetch(this.#replay, '', 0, 1);
    if (isRefused(head) && head.code === 'unknown-table') {
      this.path = `/api/replays/${this.id}`;
      head = await this.#frames.fetch(this.#replay, '', 0, 1);
    }
    if (this.#closed) return;
    if (head === 'unreachable') return void (this.trouble = { kind: 'unreachable' });
    if (isRefused(head)) {
      const early = head.code === 'not-playing' || head.code === 'not-over';
      this.trouble = early ? { kind: 'running', table: this.id } : { kind: 'refused', refused: head };
      return;
    }
    if (!head.over) return void (this.trouble = { kind: 'running', table: this.id });
    const about = this.brought ? recordInfo(head) : await tableInfo(this.id);
    if (about === 'unreachable' || isRefused(about)) return void (this.trouble = { kind: 'unreachable' });
    this.#about = about;
    this.head = head;
    this.eyes = head.eyes;
    this.status = 'open';
    await this.show(moveOf(location.hash) ?? this.stops[0] ?? 0);
  }

  /** Shows a position. */
  async show(at: number): Promise<void> {
    const head = this.head;
    if (!head) return;
    const wanted = Math.max(0, Math.min(at, head.length));
    this.#wanted = wanted;
    const known = await this.#ensure(wanted);
    if (!known || this.#wanted !== wanted || this.#closed) return;
    const was = this.state ? this.at : undefined;
    const forward = was !== undefined && was < wanted && wanted - was <= MOST_SHOWN;
    const before = forward ? was : (this.stops.findLast((stop) => stop < wanted) ?? 0);
    const since = this.#frames.news(this.eyes, before, wanted);
    if (forward) this.onnews?.before(since);
    this.at = wanted;
    this.fresh = since;
    this.news = this.#frames.news(this.eyes, this.#frames.first(this.eyes, wanted), wanted);
    this.state = stateOf(known, this.#side(known.turn) ?? 0);
    if (forward) void tick().then(() => this.onnews?.after(since));
    history.replaceState(null, '', `${location.pathname}#move=${String(wanted)}`);
    void this.#ensure(Math.min(wanted + PART, head.length));
  }

  /** Looks through other eyes. */
  async look(eyes: Eyes): Promise<void> {
    this.eyes = eyes;
    await this.show(this.at);
  }

  /** So many stops on, or back. */
  async step(by: number): Promise<void> {
    const between = this.stops[this.stop] !== this.at;
    const next = this.stop + by + (between && by < 0 ? 1 : 0);
    await this.show(this.stops[Math.max(0, Math.min(next, this.stops.length - 1))] ?? 0);
  }

  /** Shows move after move, or no more. */
  run(on: boolean): void {
    clearTimeout(this.#timer);
    this.runs = on && !this.#closed;
    if (!this.runs) return;
    if (this.at >= (this.head?.length ?? 0)) void this.show(this.stops[0] ?? 0);
    this.#timer = setTimeout(() => void this.#tick(), PACE / this.speed);
  }

  /** How fast. */
  pace(speed: number): void {
    this.speed = speed;
    if (this.runs) this.run(true);
  }

  close(): void {
    this.#closed = true;
    this.run(false);
    window.removeEventListener('hashchange', this.#follow);
  }

  async #tick(): Promise<void> {
    await this.step(1);
    if (!this.runs) return;
    if (this.at >= (this.head?.length ?? 0)) this.runs = false;
    else this.run(true);
  }

  #follow = (): void => {
    const move = moveOf(location.hash);
    if (move !== undefined && move !== this.at) void this.show(move);
  };

  /** The seat from whose side the table is shown. Who sees everything sees the hand of whoever is to move. */
  #side(turn: State['turn'] | undefined): number | undefined {
    const seat = /^seat:(\d)$/.exec(this.eyes)?.[1];
    if (seat !== undefined) return Number(seat);
    if (this.eyes !== 'everything' || this.#about?.game !== 'dc') return undefined;
    return turn?.kind === 'player' ? turn.seat : undefined;
  }

  /** The address of its positions. */
  get #replay(): string {
    return this.brought ? this.path : `${this.path}/replay`;
  }

  /** The position; if there is none, it is said why. */
  async #ensure(at: number): Promise<Frame | undefined> {
    const found = await this.#frames.get(this.#replay, this.eyes, at);
    if (found === 'unreachable') this.trouble = { kind: 'unreachable' };
    else if (isRefused(found)) this.trouble = { kind: 'refused', refused: found };
    else return found;
    return undefined;
  }
}

function stateOf({ at, turn, view }: Frame, seat: number): State {
  return {
    version: at,
    seat,
    role: 'spectator',
    turn,
    view,
    offer: [],
    undo: false,
    takeback: false,
    news: [],
    since: at,
    clock: null,
    lesson: null,
  };
}

/** Bots are written down by their names. */
const BOT = /^(random|greedy|[1-5])$/;

function player(name: string | null): PlayerInfo {
  const bot = name !== null && BOT.test(name) ? name : null;
  return {
    kind: bot === null ? 'person' : 'bot',
    name: bot === null && name !== 'person' ? name : null,
    bot,
    present: true,
    away: false,
    gone: false,
    resigned: false,
    entropy: null,
  };
}

/** A record as if it were a table. */
function recordInfo({ id, game, config, names, ending }: Replay): TableInfo {
  return {
    table: id,
    game,
    config,
    version: 0,
    stage: 'over',
    role: 'spectator',
    seat: 0,
    mine: [],
    seats: [],
    players: names.map(player),
    public: false,
    clock: null,
    watchers: 0,
    commitment: '',
    secret: null,
    ending,
    frozen: null,
    next: null,
    takebacks: 0,
    lesson: null,
    given: null,
  };
}

export function setFilm(film: Film): void {
  setContext(KEY, film);
}

/** The game that is looked at. */
export function getFilm(): Film {
  return getContext<Film>(KEY);
}
