import type { News } from '../generated/protocol/News';
import type { Refused } from '../generated/protocol/Refused';
import type { State } from '../generated/protocol/State';
import type { TableInfo } from '../generated/protocol/TableInfo';
import type { ToClient } from '../generated/protocol/ToClient';
import type { ToServer } from '../generated/protocol/ToServer';
import { tableInfo } from './api';
import { Backoff } from './backoff';

/** Where a connection stands. `gone`: the table cannot be reached any more; `refusal` says why. */
export type Status = 'connecting' | 'open' | 'lost' | 'gone';

/** A table as this browser's seat sees it. Comes back by itself when the connection is lost. */
export class Connection {
  status = $state<Status>('connecting');
  info = $state.raw<TableInfo | null>(null);
  state = $state.raw<State | null>(null);
  /** Everything that has happened, in order. */
  news = $state.raw<News[]>([]);
  /** Why the last message was refused. */
  refusal = $state.raw<Refused | null>(null);
  /** The message that waits for its answer. */
  pending = $state.raw<ToServer | null>(null);

  readonly #table: string;
  readonly #backoff = new Backoff();
  #socket: WebSocket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(table: string) {
    this.#table = table;
    void this.#connect();
    window.addEventListener('online', this.#now);
  }

  /** Sends a move: all of the actions are carried out, or none. */
  play(actions: string[]): void {
    if (this.state) this.#ask({ type: 'move', actions, version: this.state.version, key: newKey() });
  }

  /** Takes back the last action. */
  undo(): void {
    if (this.state) this.#ask({ type: 'undo', version: this.state.version, key: newKey() });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    window.removeEventListener('online', this.#now);
    this.#socket?.close();
  }

  #now = (): void => {
    if (this.status === 'lost') void this.#connect();
  };

  async #connect(): Promise<void> {
    clearTimeout(this.#timer);
    // A socket does not say why it was refused; an ordinary request does.
    const asked = await tableInfo(this.#table);
    if (this.#closed) return;
    if (asked === 'unreachable') return this.#lost();
    if ('code' in asked) {
      this.refusal = asked;
      this.status = 'gone';
      return;
    }
    this.info = asked;
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const since = String(this.state?.version ?? 0);
    const socket = new WebSocket(`${scheme}//${location.host}/api/tables/${this.#table}/socket?since=${since}`);
    this.#socket = socket;
    socket.onmessage = (message: MessageEvent<string>) => {
      this.#hear(JSON.parse(message.data) as ToClient);
    };
    socket.onclose = () => {
      this.#lost();
    };
  }

  #lost(): void {
    if (this.#closed) return;
    this.status = 'lost';
    this.#timer = setTimeout(() => void this.#connect(), this.#backoff.next());
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

  #hear(message: ToClient): void {
    switch (message.type) {
      case 'state':
        this.news = [...this.news, ...message.news];
        this.state = message;
        if (this.status !== 'open') {
          this.status = 'open';
          this.#backoff.reset();
          this.#send();
        }
        break;
      case 'accepted':
        if (this.pending?.key === message.key) this.pending = null;
        break;
      case 'refused':
        this.refusal = message;
        if (!message.key || this.pending?.key === message.key) this.pending = null;
        break;
    }
  }
}

function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
