/**
 * What the live region says in a whole game of each kind, in each language, word by word. The games were played once (`npm run record`).
 * `UPDATE_SPOKEN=1` writes the transcripts anew.
 */

import { expect, test } from '@playwright/test';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { games } from './game';
import { recording, replay } from './recording';
import { type Server, start } from './server';

declare global {
  interface Window {
    said: string[];
  }
}

let server: Server;

test.beforeAll(async () => {
  server = await start();
});

test.afterAll(async () => {
  await server.stop();
});

for (const game of [...games, 'dc', 'watchmen'] as const) {
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
      await show(0);
      // Each state is a message of its own, and said before the next one comes.
      await page.evaluate(() => {
        const region = document.querySelector('[data-testid=spoken]');
        if (!region) return;
        window.said = [region.textContent].filter(Boolean);
        new MutationObserver(() => {
          if (region.textContent !== window.said.at(-1)) window.said.push(region.textContent);
        }).observe(region, { characterData: true, childList: true, subtree: true });
      });
      await show(1, recorded.states.length);
      const said = await page.evaluate(() => window.said);
      await context.close();
      const file = join(import.meta.dirname, 'spoken', `${game}.${language}.txt`);
      const transcript = `${said.join('\n')}\n`;
      if (process.env.UPDATE_SPOKEN) writeFileSync(file, transcript);
      expect(transcript).toBe(readFileSync(file, 'utf8'));
    });
  }
}
