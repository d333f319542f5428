import { type Component, getContext, setContext } from 'svelte';
import type { LessonStep } from '../generated/protocol/LessonStep';
import type { News } from '../generated/protocol/News';
import type { Offer } from '../generated/protocol/Offer';
import { hint } from './api';
import type { Connection } from './connection.svelte';
import { weightOf } from './log';
import { namesOf } from './names';
import { without } from './offer';
import { type Hint, isRefused, type TableInfo } from './protocol';
import { settings } from './settings.svelte';
import { text } from './text/text.svelte';

/** A line of the log. */
export interface Line {
  version: number;
  words: string;
  /** A player's doing, not the cards that follow it. */
  main: boolean;
  /** Whose doing, if anybody's. */
  seat: number | undefined;
}

/** A card, or the top of a deck, that somebody looks at. */
export interface Looked {
  card?: string;
  level?: number;
  /** Where it lies, in games where that makes a difference. */
  zone?: string;
  anchor: HTMLElement;
}

/** A move that waits to be confirmed. */
interface Meant {
  actions: string[];
  words: string;
}

/** Something that ends with the position in which it began. */
type Now<T> = { version: number; value: T } | undefined;

const KEY = Symbol('play');

/** So many things that the others did are told beside the question; the log has all. */
const MOST_BEFORE = 6;

/** Where a table comes from: from a connection, or from a game that is looked at again, to which nothing can be said. */
export type Source = Pick<Connection, 'status' | 'info' | 'state' | 'news' | 'pending' | 'refusal' | 'heard'> & {
  readonly live: Connection | undefined;
};

/** What a game that is looked at again has besides: in place of the answers, and beside the players. */
export interface Extras {
  controls: Component;
  beside: Component;
}

/** What the parts of a table share: what may be done, what is being chosen, and how it is sent. */
export class Play {
  readonly #source: Source;
  readonly extras: Extras | undefined;
  #picked = $state.raw<Now<string[]>>();
  #looked = $state.raw<Now<Looked>>();
  #meant = $state.raw<Now<Meant>>();
  #mode = $state.raw<Now<string>>();
  /** Shows what a lesson says; loaded where one is given. */
  guide = $state.raw<Component<{ step: LessonStep }>>();
  #hint = $state.raw<Now<Hint>>();
  /** Is a hint being thought about? */
  thinking = $state(false);

  constructor(source: Source, extras?: Extras) {
    this.#source = source;
    this.extras = extras;
  }

  get version(): number {
    return this.#source.state?.version ?? 0;
  }

  get game(): string {
    return this.#source.info?.game ?? '';
  }

  /** This browser's seat; -1 for somebody who only watches. */
  get me(): number {
    return this.watching ? -1 : (this.#source.state?.seat ?? -1);
  }

  get watching(): boolean {
    return this.#source.info?.role === 'spectator';
  }

  /** Do several players share this browser? */
  get shared(): boolean {
    return (this.#source.info?.mine.length ?? 0) > 1;
  }

  /** However it ended. */
  get over(): boolean {
    return this.#source.state?.turn.kind === 'over';
  }

  /** How far the lesson has come, if one is given here. */
  get step(): LessonStep | undefined {
    return this.#source.state?.lesson ?? undefined;
  }

  get info(): TableInfo | null {
    return this.#source.info;
  }

  get source(): Source {
    return this.#source;
  }

  /** The connection, unless the game is only looked at again. */
  get live(): Connection | undefined {
    return this.#source.live;
  }

  get mine(): boolean {
    const turn = this.#source.state?.turn;
    return this.live !== undefined && turn?.kind === 'player' && turn.seat === this.me;
  }

  /** May a search be asked what it would do? Only where all others are bots. */
  get hintable(): boolean {
    const others = this.info?.players.filter((_, seat) => seat !== this.me) ?? [];
    const alone = !this.shared && others.every(({ kind }) => kind === 'bot');
    return this.mine && this.offer.length > 0 && alone && !this.info?.lesson;
  }

  /** What a search would do here, if it was asked. */
  get hint(): Hint | undefined {
    return this.#now(this.#hint);
  }

  /** Asks what a search would do. */
  async askHint(): Promise<void> {
    if (this.thinking || !this.info) return;
    this.thinking = true;
    const [answer] = await Promise.all([hint(this.info.table), text.learn('replay')]);
    this.thinking = false;
    if (answer === 'unreachable') return;
    if (isRefused(answer)) this.#source.refusal = answer;
    else if (answer.version === this.version) this.#hint = { version: this.version, value: answer };
  }

  names = $derived.by((): string[] => namesOf(this.#source.info?.players ?? []));

  get #ready(): boolean {
    return this.#source.status === 'open' && !this.#source.pending;
  }

  /** What may be done now. */
  get offer(): readonly Offer[] {
    return this.#ready ? (this.#source.state?.offer ?? []) : [];
  }

  /** May the last action be taken back, or, against bots, the last move? */
  get undoable(): boolean {
    return this.#ready && (this.#source.state?.undo || this.#source.state?.takeback || false);
  }

  /** Everything worth telling, in order. */
  lines = $derived.by((): Line[] =>
    this.#source.news
      // How the table was laid can be seen, but not who begins.
      .filter(({ set_up, event }) => (!set_up || event?.type === 'first') && weightOf(event) !== 'untold')
      .map((news) => this.#told(news, `${String(text.edition)} ${this.names.join(' ')}`)),
  );

  /** What has been put in words once is not put in words again, unless somebody's name or the language has changed. */
  readonly #words = new WeakMap<News, { tongue: string; line: Line }>();

  #told(news: News, tongue: string): Line {
    const known = this.#words.get(news);
    if (known?.tongue === tongue) return known.line;
    const { version, message, event, actor } = news;
    const line = {
      version,
      words: text.say(this.game, message, this.names),
      main: weightOf(event) === 'main',
      seat: event && 'seat' in event ? event.seat : actor.kind === 'player' ? actor.seat : undefined,
    };
    this.#words.set(news, { tongue, line });
    return line;
  }

  /** What the others did since this seat acted last, or else what it did. */
  before = $derived.by((): string => {
    const own = this.#source.news.findLast(({ actor }) => actor.kind === 'player' && actor.seat === this.me);
    const main = this.lines.filter((line) => line.main);
    const since = main.filter((line) => line.version > (own?.version ?? 1));
    return (since.length > 0 ? since.slice(-MOST_BEFORE) : main.slice(-1)).map((line) => line.words).join(' ');
  });

  /** What is picked: letters, or names of spaces. */
  get picks(): readonly string[] {
    return this.#now(this.#picked) ?? [];
  }

  set picks(value: readonly string[]) {
    this.#picked = { version: this.version, value: [...value] };
    this.#looked = undefined;
    this.#meant = undefined;
  }

  /** Picks one more. */
  pick(thing: string): void {
    this.picks = [...this.picks, thing];
  }

  putBack(thing: string): void {
    this.picks = without(this.picks, thing);
  }

  /** A way of picking that a game knows besides the usual one. */
  get mode(): string | undefined {
    return this.#now(this.#mode);
  }

  set mode(value: string | undefined) {
    this.picks = [];
    this.#mode = value === undefined ? undefined : { version: this.version, value };
  }

  /** What is being looked at. */
  get looked(): Looked | undefined {
    return this.#now(this.#looked);
  }

  /** Looks at something, or away from it if it is looked at already. */
  look(at: Looked | undefined): void {
    const was = this.looked;
    const same = at !== undefined && was?.card === at.card && was?.level === at.level && was?.zone === at.zone;
    this.#looked = same || !at ? undefined : { version: this.version, value: at };
  }

  /** The move that waits to be confirmed. */
  get meant(): Meant | undefined {
    return this.#now(this.#meant);
  }

  /** Carries out actions, all or none. Those that have `words` are confirmed first, if that is wanted. */
  play(actions: string[], words?: string): void {
    this.#looked = undefined;
    if (words !== undefined && settings.now.confirm) {
      this.#meant = { version: this.version, value: { actions, words } };
      return;
    }
    this.#meant = undefined;
    this.live?.play(actions);
  }

  /** Sends what was meant, or forgets it. */
  confirm(sure: boolean): void {
    const meant = this.meant;
    this.#meant = undefined;
    if (sure && meant) this.live?.play(meant.actions);
  }

  undo(): void {
    if (this.#source.state?.undo) this.live?.undo();
    else this.live?.takeBack();
  }

  /** Asks why something is not offered; `rule` is the one about things of this kind. */
  why(action: string, rule: string): void {
    this.#looked = undefined;
    this.live?.why(action, rule);
  }

  /** Forgets all that was begun. */
  clear(): void {
    this.#looked = undefined;
    this.#meant = undefined;
    this.#mode = undefined;
    this.#picked = undefined;
    this.#hint = undefined;
    this.#source.refusal = null;
  }

  #now<T>(what: Now<T>): T | undefined {
    return what?.version === this.version ? what.value : undefined;
  }
}

export function setPlay(play: Play): void {
  setContext(KEY, play);
}

/** What the table above shares. */
export function getPlay(): Play {
  return getContext<Play>(KEY);
}
