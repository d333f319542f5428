/**
 * What the live region says in a whole game of each kind, in each language, word by word. The games were played once (`npm run record`).
 * `UPDATE_SPOKEN=1` writes the transcripts anew.
 */

import { expect, test } from '@playwright/test';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { games, spoken } from './game';
import { recording, replay } from './recording';
import { type Server, start } from './server';

let server: Server;

test.beforeAll(async () => {
  server = await start();
});

test.afterAll(async () => {
  await server.stop();
});

for (const game of games) {
  for (const [language, locale] of [
    ['en', 'en-GB'],
    ['pl', 'pl-PL'],
    ['ru', 'ru-RU'],
  ] as const) {
    test(`${game}, ${language}`, async ({ browser }) => {
      const context = await browser.newContext({ locale, reducedMotion: 'reduce' });
      const page = await context.newPage();
      const recorded = recording(game);
      const show = await replay(page, server.address, recorded);
      const said: string[] = [];
      for (const index of recorded.states.keys()) {
        await show(index);
        const words = (await spoken(page).textContent()) ?? '';
        if (words && words !== said.at(-1)) said.push(words);
      }
      await context.close();
      const file = join(import.meta.dirname, 'spoken', `${game}.${language}.txt`);
      const transcript = `${said.join('\n')}\n`;
      if (process.env.UPDATE_SPOKEN) writeFileSync(file, transcript);
      expect(transcript).toBe(readFileSync(file, 'utf8'));
    });
  }
}
