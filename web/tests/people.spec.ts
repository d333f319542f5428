/** People at a table: what they say to each other, giving up, running out of time, leaving, and coming back elsewhere. */

import { type Browser, expect, type Page, test } from '@playwright/test';
import jsQR from 'jsqr';
import { act, myTurn, prompt, shown, sitDown } from './game';
import { recording } from './recording';
import { type Server, start } from './server';

let server: Server;

test.beforeAll(async () => {
  server = await start();
});

test.afterAll(async () => {
  await server.stop();
});

/** Two at a table of Duel. */
async function two(browser: Browser): Promise<{ one: Page; other: Page; close: () => Promise<void> }> {
  const contexts = await Promise.all([1, 2].map(() => browser.newContext({ reducedMotion: 'reduce' })));
  const [one, other] = await Promise.all(contexts.map((context) => context.newPage()));
  if (!one || !other) throw new Error('there are two');
  await one.goto(server.address);
  await one.locator('[data-game=duel]').click();
  await one.getByRole('button', { name: 'Play with friends' }).click();
  await expect(one.getByText('Waiting for players.')).toBeVisible();
  await other.goto(one.url());
  await other.getByRole('textbox', { name: 'Your name' }).fill('Bruno');
  await other.getByRole('button', { name: 'Sit down' }).click();
  for (const page of [one, other]) await expect(page.locator('main[data-version]')).toBeVisible();
  return { one, other, close: async () => void (await Promise.all(contexts.map((context) => context.close()))) };
}

test('a camera reads the invitation', async ({ page }) => {
  await page.goto(server.address);
  await page.getByRole('button', { name: 'Play with friends' }).click();
  const picture = page.getByRole('img', { name: 'Invitation as a QR code' });
  const size = Number((await picture.getAttribute('viewBox'))?.split(' ')[2]);
  const dark = [...((await picture.locator('path').getAttribute('d')) ?? '').matchAll(/M(\d+) (\d+)/g)];
  const SCALE = 4;
  const width = size * SCALE;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y] of dark) {
    for (let row = 0; row < SCALE; row += 1) {
      const start = ((Number(y) * SCALE + row) * width + Number(x) * SCALE) * 4;
      for (let at = start; at < start + SCALE * 4; at += 1) if (at % 4 !== 3) pixels[at] = 0;
    }
  }
  expect(jsQR(pixels, width, width)?.data).toBe(page.url());
});

test('they talk', async ({ browser }) => {
  const { one, other, close } = await two(browser);
  await other.getByRole('button', { name: 'Chat' }).click();
  await other.getByRole('textbox', { name: 'Your message' }).fill('Hello <b>there</b>');
  await other.keyboard.press('Enter');
  await expect(one.getByRole('button', { name: /Chat\s*1/ })).toBeVisible();
  await one.getByRole('button', { name: /Chat/ }).click();
  await expect(one.getByRole('region', { name: 'Chat' })).toContainText('Bruno Hello <b>there</b>');
  await close();
});

test('one leaves for good, and a bot plays on', async ({ browser }) => {
  const { one, other, close } = await two(browser);
  const table = one.url().split('/').at(-1) ?? '';
  await other.evaluate((id) => fetch(`/api/tables/${id}/leave`, { method: 'POST' }), table);
  await expect(one.getByText('away', { exact: true })).toBeVisible();
  await one.getByRole('button', { name: 'Table', exact: true }).click();
  await one.getByRole('button', { name: 'Let a bot play for Bruno' }).click();
  await one.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await myTurn(one);
  const version = await shown(one);
  await act(one);
  await expect.poll(() => shown(one)).toBeGreaterThan(version + 1);
  await close();
});

test('a return link opens the seat in another browser', async ({ page, browser }) => {
  await sitDown(page, server.address);
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await page.getByRole('button', { name: 'Link to come back on another device' }).click();
  const link = await page.getByRole('textbox', { name: 'Link to come back on another device' }).inputValue();
  const context = await browser.newContext();
  const elsewhere = await context.newPage();
  await elsewhere.goto(link);
  await myTurn(elsewhere);
  await expect(elsewhere.locator('.player.own')).toBeVisible();
  expect(elsewhere.url()).not.toContain('#');
  await act(elsewhere);
  await expect.poll(async () => (await shown(page)) - (await shown(elsewhere))).toBe(0);
  await context.close();
});

test('a return link that has expired says so, and lets one watch', async ({ page, browser }) => {
  await sitDown(page, server.address);
  const context = await browser.newContext();
  const elsewhere = await context.newPage();
  await elsewhere.goto(`${page.url()}#${'0'.repeat(32)}`);
  await expect(elsewhere.getByRole('alert')).toContainText('This link no longer opens the seat');
  await expect(elsewhere.locator('main[data-version]')).toBeVisible();
  await expect(elsewhere.locator('.player.own')).toHaveCount(0);
  expect(elsewhere.url()).not.toContain('#');
  await context.close();
});

test('a table that is full says so, and is shown once the game begins', async ({ page, browser }) => {
  await page.goto(server.address);
  const table = await page.evaluate(async () => {
    const body = JSON.stringify({ game: 'duel', seats: ['me', 'random'], wait_for_entropy: true });
    return ((await (await fetch('/api/tables', { method: 'POST', body })).json()) as { table: string }).table;
  });
  const context = await browser.newContext();
  const guest = await context.newPage();
  await guest.goto(`${server.address}table/${table}`);
  await expect(guest.getByText('All seats are taken. You can watch once the game begins.')).toBeVisible();
  await expect(guest.getByRole('button', { name: 'Sit down' })).toHaveCount(0);
  await page.goto(`${server.address}table/${table}`);
  await expect(guest.locator('main[data-version]')).toBeVisible();
  await context.close();
});

test('one gives up', async ({ page }) => {
  await sitDown(page, server.address, 'duel');
  await myTurn(page);
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('button', { name: 'Give up: are you sure?' }).click();
  await expect(prompt(page)).toContainText('The game is over');
});

test('time runs out', async ({ page }) => {
  await page.goto(server.address);
  const table = await page.evaluate(async () => {
    const clock = { kind: 'move', seconds: 1 };
    const body = JSON.stringify({ game: 'duel', options: { first: '0' }, seats: ['me', 'random'], clock });
    return ((await (await fetch('/api/tables', { method: 'POST', body })).json()) as { table: string }).table;
  });
  await page.goto(`${server.address}table/${table}`);
  await expect(prompt(page)).toContainText('The game is over', { timeout: 10_000 });
});

test('a table that an upgrade has stopped says why', async ({ page }) => {
  const { info } = recording('splendor');
  const reason = {
    key: 'server-frozen',
    args: [
      ['rules', { number: 1 }],
      ['version', { number: 17 }],
    ],
  };
  await page.route(`**/api/tables/${info.table}`, (route) =>
    route.fulfill({ json: { ...info, stage: 'frozen', frozen: reason } }),
  );
  await page.routeWebSocket(/socket/, () => undefined);
  await page.goto(`${server.address}table/${info.table}`);
  await expect(page.getByText('This game was begun under other rules (version 1)')).toBeVisible();
  await expect(page.getByRole('button', { name: 'To the first page' })).toBeVisible();
});
