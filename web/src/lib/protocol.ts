/** What page and server say to each other, as `docs/api.md` tells it. */

import type { Message } from '../generated/protocol/Message';
import type { Move } from '../generated/protocol/Move';
import type { Refused } from '../generated/protocol/Refused';
import type { State as Shown } from '../generated/protocol/State';
import type { Turn } from '../generated/protocol/Turn';
import type { Undo } from '../generated/protocol/Undo';

/** The page asks, and is answered, refused, or not heard at all. */
export type Answer<T> = T | Refused | 'unreachable';

export function isRefused(answer: unknown): answer is Refused {
  return typeof answer === 'object' && answer !== null && 'code' in answer && 'reason' in answer;
}

export type Clock =
  | { kind: 'move'; seconds: number }
  | { kind: 'game'; seconds: number; increment: number }
  | { kind: 'days'; days: number };

/** Somebody in a seat, or whoever may come. */
export interface PlayerInfo {
  kind: 'person' | 'open' | 'reserved' | 'bot';
  name: string | null;
  bot: string | null;
  present: boolean;
  away: boolean;
  gone: boolean;
  resigned: boolean;
}

export type Stage = 'gathering' | 'playing' | 'over' | 'frozen';

export interface Summary {
  table: string;
  game: string;
  config: string;
  stage: Stage;
  version: number;
  public: boolean;
  clock: Clock | null;
  players: PlayerInfo[];
  created: number;
  turn: Turn | null;
}

export interface TableInfo {
  table: string;
  game: string;
  config: string;
  version: number;
  stage: Stage;
  role: 'player' | 'spectator';
  seat: number;
  mine: number[];
  players: PlayerInfo[];
  public: boolean;
  clock: Clock | null;
  watchers: number;
  commitment: string;
  ending: { how: 'rules' | 'resigned' | 'time' | 'abandoned'; seat: number | null; places: number[] } | null;
  frozen: Message | null;
  next: string | null;
}

export interface GameInfo {
  name: string;
  players: { players: number; options: { name: string; values: string[] }[] }[];
  bots: string[];
}

export interface NewTable {
  game: string;
  options?: Record<string, string>;
  seats: string[];
  name?: string;
  public?: boolean;
  clock?: Clock;
}

export type State = Shown & {
  role?: 'player' | 'spectator';
  takeback?: boolean;
  since?: number;
  clock?: { running: number | null; left: number[] } | null;
};

export interface ChatLine {
  number: number;
  at: number;
  seat: number | null;
  name: string | null;
  text: string;
}

/** What the page sends through a socket. */
export type ToServer =
  | ({ type: 'move' } & Move)
  | ({ type: 'undo' | 'takeback' | 'resign' | 'sit' } & Undo)
  | ({ type: 'replace'; seat: number; bot: string } & Undo)
  | { type: 'why'; key: string; action: string }
  | { type: 'chat'; key: string; text: string; name?: string };

/** What the server sends through a socket. */
export type ToClient =
  | ({ type: 'table' } & TableInfo)
  | ({ type: 'state' } & State)
  | { type: 'accepted'; key: string; version: number }
  | ({ type: 'refused'; key: string | null } & Refused)
  | { type: 'why'; key: string; legal: boolean; rule: string | null; reason: Message | null }
  | { type: 'chat'; lines: ChatLine[] };
