/** A game that was played once, shown again: what the server said then is said to the page step by step. */

import { expect, type Page, type WebSocketRoute } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { State, TableInfo } from '../src/lib/protocol';
import type { Game } from './game';

export interface Recording {
  info: TableInfo;
  states: ({ type: 'state' } & State)[];
}

export function recording(game: Game): Recording {
  const file = join(import.meta.dirname, '../recordings', `${game}.json.gz`);
  return JSON.parse(gunzipSync(readFileSync(file)).toString()) as Recording;
}

/** Goes to the recorded table. What is returned shows a state, or all up to another, and waits until the page shows the last. */
export async function replay(
  page: Page,
  address: string,
  recorded: Recording,
): Promise<(state: number, end?: number) => Promise<void>> {
  const table = recorded.info.table;
  let socket: WebSocketRoute | undefined;
  const connected = new Promise<void>((resolve) => {
    void page.routeWebSocket(/socket/, (found) => {
      socket = found;
      resolve();
    });
  });
  await page.route(`**/api/tables/${table}`, (route) => route.fulfill({ json: recorded.info }));
  await page.goto(`${address}table/${table}`);
  await connected;
  return async (index, end = index + 1) => {
    const states = recorded.states.slice(index, end);
    const last = states.at(-1);
    if (!last) throw new Error(`there is no state ${String(index)}`);
    for (const state of states) socket?.send(JSON.stringify(state));
    await expect(page.locator(`main[data-version="${String(last.version)}"]`)).toBeAttached({ timeout: 30_000 });
  };
}
