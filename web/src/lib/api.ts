import type { NewTable } from '../generated/protocol/NewTable';
import type { Refused } from '../generated/protocol/Refused';
import type { TableInfo } from '../generated/protocol/TableInfo';

export type Answer<T> = T | Refused | 'unreachable';

async function ask<T>(path: string, init?: RequestInit): Promise<Answer<T>> {
  try {
    const response = await fetch(path, init);
    return (await response.json()) as T | Refused;
  } catch {
    return 'unreachable';
  }
}

/** Opens a table. Its cookie opens the seat from then on. */
export function openTable(wanted: NewTable): Promise<Answer<TableInfo>> {
  return ask('/api/tables', { method: 'POST', body: JSON.stringify(wanted) });
}

/** What the table is, if this browser has a seat there. */
export function tableInfo(table: string): Promise<Answer<TableInfo>> {
  return ask(`/api/tables/${encodeURIComponent(table)}`);
}
