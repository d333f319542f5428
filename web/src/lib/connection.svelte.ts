import { tick } from 'svelte';
import type { News } from '../generated/protocol/News';
import { addEntropy, comeBack, tableInfo } from './api';
import { Backoff } from './backoff';
import { note } from './notes';
import { type ChatLine, isRefused, type State, type TableInfo, type ToClient, type ToServer } from './protocol';
import type { Message } from '../generated/protocol/Message';

/** Where a connection stands. `gone`: the table cannot be reached any more; `refusal` says why. */
export type Status = 'connecting' | 'open' | 'lost' | 'gone';

/** Why something was not done, or is not offered. */
export interface Refusal {
  rule: string | null;
  reason: Message;
}

/** A table as this browser's seat sees it. Comes back by itself when the connection is lost. */
export class Connection {
  /** Something can be said to this table. */
  readonly live: Connection = this;
  status = $state<Status>('connecting');
  info = $state.raw<TableInfo | null>(null);
  state = $state.raw<State | null>(null);
  /** Everything that has happened, in order. */
  news = $state.raw<News[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** Why the last message was refused, or the answer to the last "why?". */
  refusal = $state.raw<Refusal | null>(null);
  /** The message that waits for its answer. */
  pending = $state.raw<ToServer | null>(null);
  /** When the last state came, by the page's own clock. */
  heard = 0;

  /** Called with what has happened while the position before it is still shown, and once the new one is. */
  onnews: { before: (news: News[]) => void; after: (news: News[]) => void } | undefined;

  readonly table: string;
  readonly #backoff = new Backoff();
  #socket: WebSocket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  /** The rule about what was wished for last. */
  #wished = '';
  /** What was said and not sent yet. */
  #words: ToServer[] = [];

  constructor(table: string) {
    this.table = table;
    void this.#connect();
    window.addEventListener('online', this.#now);
  }

  /** Sends a move: all of the actions are carried out, or none. */
  play(actions: string[]): void {
    this.#ask({ type: 'move', actions, ...this.#stamp() });
  }

  /** Takes back the last action. */
  undo(): void {
    this.#ask({ type: 'undo', ...this.#stamp() });
  }

  /** Goes back to one's own last move, where all others are bots. */
  takeBack(): void {
    this.#ask({ type: 'takeback', ...this.#stamp() });
  }

  resign(): void {
    this.#ask({ type: 'resign', ...this.#stamp() });
  }

  /** Gives a bot the seat of somebody who is away, or an open one. */
  replace(seat: number, bot: string): void {
    this.#ask({ type: 'replace', seat, bot, ...this.#stamp() });
  }

  /** Takes one's seat back from a stand-in. */
  sit(): void {
    this.#ask({ type: 'sit', ...this.#stamp() });
  }

  /** Asks why an action is not offered. Nothing is played. If there is no such action at all, `rule` tells what there is. */
  why(action: string, rule: string): void {
    this.#wished = rule;
    this.#ask({ type: 'why', action, key: newKey() });
  }

  /** Says something to the others, as soon as there is a connection. */
  say(text: string, name: string): void {
    this.#words.push({ type: 'chat', key: newKey(), text, ...(name ? { name } : {}) });
    this.#speak();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    window.removeEventListener('online', this.#now);
    this.#socket?.close();
  }

  /** Connects anew: the browser has got a seat, or given it up. */
  reopen(): void {
    this.#socket?.close();
  }

  #now = (): void => {
    if (this.status === 'lost') void this.#connect();
  };

  async #connect(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#useReturnLink();
    // A socket does not say why it was refused; an ordinary request does.
    const asked = await tableInfo(this.table);
    if (this.#closed) return;
    if (asked === 'unreachable') return this.#lost();
    if (isRefused(asked)) {
      if (asked.code === 'stopping') return this.#lost();
      this.refusal = asked;
      this.status = 'gone';
      return;
    }
    this.info = asked;
    if (asked.secret === null) note(this.table, { commitment: asked.commitment });
    const own = asked.mine[0];
    if (asked.stage === 'gathering' && own !== undefined && !asked.players[own]?.entropy) void addEntropy(this.table);
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const since = String(this.state?.version ?? 0);
    const socket = new WebSocket(`${scheme}//${location.host}/api/tables/${this.table}/socket?since=${since}`);
    this.#socket = socket;
    socket.onmessage = (message: MessageEvent<string>) => {
      this.#hear(JSON.parse(message.data) as ToClient);
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost();
    };
  }

  /** A secret after `#` in the address opens a seat once, and then disappears from the address. */
  async #useReturnLink(): Promise<void> {
    const token = location.hash.slice(1);
    if (!token) return;
    const answer = await comeBack(this.table, token);
    if (answer === 'unreachable') return;
    history.replaceState(null, '', location.pathname);
    if (isRefused(answer)) this.refusal = { rule: null, reason: { key: 'page-link-expired', args: [] } };
  }

  #lost(): void {
    if (this.#closed) return;
    this.status = 'lost';
    this.#timer = setTimeout(() => void this.#connect(), this.#backoff.next());
  }

  #stamp(): { version: number; key: string } {
    return { version: this.state?.version ?? this.info?.version ?? 0, key: newKey() };
  }

  #ask(message: ToServer): void {
    if (this.pending) return;
    this.refusal = null;
    this.pending = message;
    this.#send();
  }

  /** A message whose answer was lost is sent again: the server carries it out once. */
  #send(): void {
    if (this.pending && this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(this.pending));
  }

  #speak(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    for (const words of this.#words.splice(0)) this.#socket.send(JSON.stringify(words));
  }

  #opened(): void {
    if (this.status === 'open') return;
    this.status = 'open';
    this.#backoff.reset();
    this.#send();
    this.#speak();
  }

  #hear(message: ToClient): void {
    switch (message.type) {
      case 'table':
        this.info = message;
        this.#opened();
        break;
      case 'state':
        this.#show(message);
        this.#opened();
        break;
      case 'chat':
        this.chat = [
          ...this.chat.filter(({ number }) => !message.lines.some((line) => line.number === number)),
          ...message.lines,
        ];
        break;
      case 'accepted':
        if (this.pending?.key === message.key) this.pending = null;
        break;
      case 'why':
        if (this.pending?.key === message.key) this.pending = null;
        if (message.reason) this.refusal = this.#explained(message.rule, message.reason);
        break;
      case 'refused':
        this.refusal = message;
        if (!message.key || this.pending?.key === message.key) this.pending = null;
        break;
    }
  }

  /** What no action can say is explained by the rule about what there is to do. */
  #explained(rule: string | null, reason: Message): Refusal {
    if (reason.key === 'bad-action') return { rule: this.#wished, reason: { key: 'page-no-such-move', args: [] } };
    return { rule, reason };
  }

  #show(state: State): void {
    // After a loss of connection much may have happened at once: that is told, not shown.
    const shown = this.status === 'open' && this.state !== null;
    const anew = state.since !== (this.state?.version ?? 0);
    if (shown) this.onnews?.before(state.news);
    this.news = anew ? state.news : [...this.news, ...state.news];
    this.state = state;
    this.heard = performance.now();
    if (shown) void tick().then(() => this.onnews?.after(state.news));
  }
}

function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
