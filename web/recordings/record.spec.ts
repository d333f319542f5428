/** Plays a game of each kind and writes down what the server said, for the tests that show a game again: `npm run record`. */

import { test } from '@playwright/test';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { playOutDc } from '../tests/dc';
import { type Game, games, playOut, sitDown } from '../tests/game';
import { start } from '../tests/server';

const tables: { game: Game; players?: number }[] = [
  ...games.map((game) => ({ game })),
  { game: 'dc', players: 2 },
  { game: 'watchmen', players: 3 },
];

for (const { game, players } of tables) {
  test(game, async ({ page }) => {
    const server = await start({ delay: 1 });
    const states: unknown[] = [];
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => {
        const message = JSON.parse(payload.toString()) as { type: string };
        if (message.type === 'state') states.push(message);
      });
    });
    await sitDown(page, server.address, game, players);
    await (games.includes(game) ? playOut(page) : playOutDc(page));
    const table = page.url().split('/').at(-1) ?? '';
    const info: unknown = await page.evaluate(async (id) => (await fetch(`/api/tables/${id}`)).json(), table);
    const record = JSON.stringify({ info, states });
    writeFileSync(join(import.meta.dirname, `${game}.json.gz`), gzipSync(record, { level: 9 }));
    await server.stop();
  });
}
