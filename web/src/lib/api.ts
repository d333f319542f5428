import {
  type AddEntropy,
  type Answer,
  type GameOffer,
  type Hint,
  type Imported,
  isRefused,
  type JoinTable,
  type Link,
  type NewLesson,
  type NewTable,
  type RematchTable,
  type Summary,
  type TableInfo,
} from './protocol';
import { note } from './notes';
import { rememberTable } from './tables';

export async function ask<T>(path: string, init?: RequestInit): Promise<Answer<T>> {
  try {
    const response = await fetch(path, init);
    // What is done without a word is answered with nothing.
    return (response.status === 204 ? null : await response.json()) as Answer<T>;
  } catch {
    return 'unreachable';
  }
}

export function post<T>(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer<T>> {
  return ask(path, { method: 'POST', body: JSON.stringify(body), headers });
}

const at = (table: string) => `/api/tables/${encodeURIComponent(table)}`;

/** A table at which this browser now has a seat. Its cookie opens the seat from then on. */
export async function seated(asked: Promise<Answer<TableInfo>>): Promise<Answer<TableInfo>> {
  const answer = await asked;
  if (answer === 'unreachable' || isRefused(answer)) return answer;
  rememberTable(answer.table);
  return answer;
}

/** What a search would do in this browser's seat. */
export function hint(table: string): Promise<Answer<Hint>> {
  return post(`${at(table)}/hint`, {});
}

/** Keeps a record that somebody brings along. */
export function importRecord(name: string, record: string): Promise<Answer<Imported>> {
  const called = name ? `?name=${encodeURIComponent(name)}` : '';
  return ask(`/api/replays${called}`, { method: 'POST', body: record, headers: { 'Content-Type': 'text/plain' } });
}

export function games(): Promise<Answer<GameOffer[]>> {
  return ask('/api/games');
}

/** What stands on the cards of a game. */
export function cardsOf<T>(game: string): Promise<Answer<T>> {
  return ask(`/api/games/${game}/cards`);
}

/** Opens a table. It waits until this browser has seen the commitment and added to the draws: see `Connection`. */
export function openTable(wanted: NewTable): Promise<Answer<TableInfo>> {
  return seated(post('/api/tables', { ...wanted, wait_for_entropy: true } satisfies NewTable));
}

/** Opens a table at which a lesson is given. */
export function openLesson(wanted: NewLesson): Promise<Answer<TableInfo>> {
  return seated(post('/api/lessons', wanted));
}

/** Adds to the draws before the start. */
export function addEntropy(table: string): Promise<Answer<unknown>> {
  const entropy = newEntropy();
  note(table, { entropy });
  return post(`${at(table)}/entropy`, { entropy } satisfies AddEntropy);
}

/** 16 random bytes. */
function newEntropy(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Public tables that gather players or play. */
export function publicTables(): Promise<Answer<Summary[]>> {
  return ask('/api/tables');
}

/** These tables, as far as they exist. */
export function tablesOf(ids: readonly string[]): Promise<Answer<Summary[]>> {
  return ask(`/api/tables?ids=${ids.join(',')}`);
}

/** What the table is. */
export function tableInfo(table: string): Promise<Answer<TableInfo>> {
  return ask(at(table));
}

/** Takes an open seat. */
export function join(table: string, name: string): Promise<Answer<TableInfo>> {
  const entropy = newEntropy();
  note(table, { entropy });
  return seated(post(`${at(table)}/join`, { entropy, ...(name ? { name } : {}) } satisfies JoinTable));
}

export function leave(table: string): Promise<Answer<unknown>> {
  return post(`${at(table)}/leave`, {});
}

/** A new secret of one's seats, for a return link. */
export function returnLink(table: string): Promise<Answer<Link>> {
  return post(`${at(table)}/link`, {});
}

/** Takes back one's seats with the secret of a return link. */
export function comeBack(table: string, token: string): Promise<Answer<TableInfo>> {
  return seated(post(`${at(table)}/return`, {}, { Authorization: `Bearer ${token}` }));
}

export function rematch(table: string): Promise<Answer<TableInfo>> {
  const wanted = { wait_for_entropy: true, entropy: newEntropy() } satisfies RematchTable;
  return seated(post(`${at(table)}/rematch`, wanted));
}
