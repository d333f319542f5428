/** Pictures of every screen, in both themes, on a phone and on two desktops: `cargo xtask screenshots`. The games were played once (`npm run record`). */

import { type Browser, expect, type Page, test } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyView } from '../src/generated/games';
import { act, type Game, games, myTurn, sitDown } from '../tests/game';
import { type Recording, recording, replay } from '../tests/recording';
import { type Server, start } from '../tests/server';

const root = join(import.meta.dirname, '../..');
const folder = process.env.SCREENSHOTS ?? join(root, 'target/screenshots');
const sizes = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'laptop', width: 1280, height: 800 },
  { name: 'desktop', width: 1920, height: 1080 },
];

let server: Server;

test.beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  server = await start();
});

test.afterAll(async () => {
  await server.stop();
});

/** A page of its own for each picture, since nothing that was shown before may show through. */
async function picture(
  browser: Browser,
  name: string,
  about: { size: (typeof sizes)[number]; theme: 'dark' | 'light'; locale?: string },
  show: (page: Page) => Promise<void>,
): Promise<void> {
  const { size, theme: colorScheme, locale = 'en-GB' } = about;
  const context = await browser.newContext({ viewport: size, colorScheme, locale, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await show(page);
  await settled(page);
  await page.screenshot({ path: join(folder, `${name}-${colorScheme}-${size.name}.png`) });
  await context.close();
}

/** Waits until all has been drawn. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 150)))),
  );
}

/** A position from the middle of a game in which it is one's turn. */
function middle(recorded: Recording): number {
  const half = Math.floor(recorded.states.length * 0.6);
  const found = recorded.states.findIndex(
    ({ turn, seat, view }, index) =>
      index >= half &&
      turn.kind === 'player' &&
      turn.seat === seat &&
      'prompt' in view &&
      isFree(view.prompt?.kind) &&
      hasHand(view, seat),
  );
  return found < 0 ? half : found;
}

/** In a game of hands, one in which something is still in hand, and a little has been played. */
function hasHand(view: AnyView, seat: number): boolean {
  return view.game !== 'dc' || ((view.seats[seat]?.hand?.length ?? 0) >= 3 && view.played.length > 0);
}

function isFree(prompt: string | undefined): boolean {
  return prompt === 'act' || prompt === 'start';
}

async function showTable(page: Page, game: Game): Promise<void> {
  const recorded = recording(game);
  const show = await replay(page, server.address, recorded);
  const last = middle(recorded);
  await show(0, last + 1);
}

for (const theme of ['dark', 'light'] as const) {
  for (const size of sizes) {
    test(`${theme}, ${size.name}`, async ({ browser }) => {
      await picture(browser, 'home', { size, theme }, async (page) => {
        await page.goto(server.address);
        await expect(page.locator('.ways .primary')).toBeEnabled();
      });
      await picture(browser, 'settings', { size, theme }, async (page) => {
        await page.goto(server.address);
        await page.getByRole('button', { name: 'Settings' }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
      });
      await picture(browser, 'gathering', { size, theme }, async (page) => {
        await page.goto(server.address);
        await page.getByRole('button', { name: 'Play with friends' }).click();
        await expect(page.getByText('Waiting for players.')).toBeVisible();
      });
      await picture(browser, 'rules', { size, theme }, async (page) => {
        await page.goto(`${server.address}rules/duel#DUE-20`);
        await expect(page.locator('.rule.named')).toBeVisible();
      });
      await picture(browser, 'help', { size, theme }, async (page) => {
        await page.goto(server.address);
        await page.getByRole('button', { name: 'Help' }).click();
        await expect(page.locator('#SPL-10')).toBeAttached();
      });
      for (const game of [...games, 'dc', 'watchmen'] as const) {
        await picture(browser, `${game}-lesson`, { size, theme }, async (page) => {
          await page.goto(server.address);
          await page.locator(`[data-game=${game}]`).click();
          await page.locator('[data-learn]').click();
          await expect(page.locator('[data-lit]').first()).toBeVisible();
        });
      }
      for (const game of games) {
        await picture(browser, game, { size, theme }, (page) => showTable(page, game));
        await picture(browser, `${game}-card`, { size, theme, locale: 'pl-PL' }, async (page) => {
          await showTable(page, game);
          await page.locator('button[data-token].open, button[data-cell].open').first().click();
          await page.locator('button[data-card]').nth(5).click();
          await expect(page.getByRole('dialog')).toBeVisible();
        });
      }
    });
  }
}

/** A game that was given up after a few moves, with its review. */
async function reviewedGame(browser: Browser, game: Game, moves: number): Promise<string> {
  const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await sitDown(page, server.address, game);
  for (let move = 0; move < moves; move += 1) await act(page);
  await myTurn(page);
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('button', { name: 'Give up: are you sure?' }).click();
  await page.locator('[data-replay]').click();
  await page.locator('[data-review=quick]').click();
  await expect(page.getByTestId('graph')).toBeVisible({ timeout: 120_000 });
  const address = page.url().replace(/#.*/, '');
  await context.close();
  return address;
}

test('replay, review, hint', async ({ browser }) => {
  test.setTimeout(600_000);
  const games = [
    { game: 'splendor', locale: 'en-GB', address: await reviewedGame(browser, 'splendor', 14) },
    { game: 'duel', locale: 'ru-RU', address: await reviewedGame(browser, 'duel', 10) },
  ] as const;
  const imported = await importedRecord(browser);
  for (const theme of ['dark', 'light'] as const) {
    for (const size of sizes) {
      // The server lets nobody ask for so much at once.
      await new Promise((resolve) => setTimeout(resolve, 12_000));
      for (const { game, locale, address } of games) {
        await picture(browser, `review-${game}`, { size, theme, locale }, async (page) => {
          await page.goto(address);
          await expect(page.getByTestId('graph')).toBeVisible();
          await page.keyboard.press('m');
          await page.keyboard.press('ArrowRight');
          await page.keyboard.press('ArrowLeft');
        });
      }
      await picture(browser, 'review-decisions', { size, theme }, async (page) => {
        await page.goto(games[0].address);
        await page.getByTestId('graph').press('Enter');
        await page.getByTestId('balance').scrollIntoViewIfNeeded();
      });
      await picture(browser, 'replay-dc', { size, theme, locale: 'pl-PL' }, async (page) => {
        await page.goto(imported);
        await expect(page.getByTestId('place')).toBeVisible();
        await page.keyboard.press('ArrowRight');
        await expect(page.locator('[data-zone=hand]').first()).toBeVisible();
      });
      await picture(browser, 'fair', { size, theme }, async (page) => {
        await page.goto(games[0].address);
        await page.locator('[data-fair]').click();
        await expect(page.getByTestId('fair')).toContainText('draws were fair');
      });
      await picture(browser, 'play-on', { size, theme, locale: 'ru-RU' }, async (page) => {
        await page.goto(games[0].address);
        await page.locator('[data-play-on]').click();
        await expect(page.getByRole('dialog')).toBeVisible();
      });
      await picture(browser, 'replay-nothing', { size, theme }, async (page) => {
        await page.goto(`${server.address}replay/0123456789abcdef`);
        await expect(page.getByRole('heading')).toBeVisible();
      });
      await picture(browser, 'hint', { size, theme }, async (page) => {
        await sitDown(page, server.address);
        await myTurn(page);
        await page.keyboard.press('i');
        await expect(page.getByTestId('hint')).toBeVisible();
      });
    }
  }
});

/** A game of DC that was brought along: the address of its replay. */
async function importedRecord(browser: Browser): Promise<string> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await sitDown(page, server.address, 'dc');
  await myTurn(page);
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await page.locator('dialog .danger').click();
  await page.locator('dialog .danger').click();
  await expect(page.locator('[data-over]')).toBeVisible();
  const table = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const record = await page.request.get(`${server.address}api/tables/${table}/record`);
  const imported = await page.request.post(`${server.address}api/replays`, { data: await record.text() });
  const { replay } = (await imported.json()) as { replay: string };
  await context.close();
  return `${server.address}replay/${replay}`;
}

for (const theme of ['dark', 'light'] as const) {
  for (const size of sizes) {
    for (const game of ['dc', 'watchmen'] as const) {
      test(`${game}, ${theme}, ${size.name}`, async ({ browser }) => {
        await picture(browser, game, { size, theme }, (page) => showTable(page, game));
        await picture(browser, `${game}-card`, { size, theme, locale: 'pl-PL' }, async (page) => {
          await showTable(page, game);
          await page.locator('[data-zone=lineup]').nth(2).click();
          await expect(page.getByRole('dialog')).toBeVisible();
        });
        await picture(browser, `${game}-read`, { size, theme, locale: 'ru-RU' }, async (page) => {
          await showTable(page, game);
          await page.keyboard.press('5');
          await expect(page.getByTestId('reader')).toBeVisible();
        });
        await picture(browser, `${game}-hit`, { size, theme }, async (page) => {
          const recorded = recording(game);
          const show = await replay(page, server.address, recorded);
          await show(0, attacked(recorded) + 1);
        });
      });
    }
  }
}

/** The last position in which one is attacked. */
function attacked(recorded: Recording): number {
  return recorded.states.findLastIndex(
    ({ turn, seat, view }) =>
      turn.kind === 'player' && turn.seat === seat && view.game === 'dc' && view.prompt?.kind === 'defend',
  );
}

test('for the README', async ({ browser }) => {
  const images = join(root, 'docs/images');
  mkdirSync(images, { recursive: true });
  for (const [game, colorScheme] of [
    ['splendor', 'dark'],
    ['marvel', 'light'],
    ['duel', 'dark'],
    ['dc', 'dark'],
    ['watchmen', 'light'],
  ] as const) {
    const viewport = { width: 1280, height: 800 };
    const context = await browser.newContext({ viewport, colorScheme, locale: 'en-GB', reducedMotion: 'reduce' });
    const page = await context.newPage();
    await showTable(page, game);
    await settled(page);
    await page.screenshot({ path: join(images, `${game}.jpg`), type: 'jpeg', quality: 82 });
    await context.close();
  }
});
