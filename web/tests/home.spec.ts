/** What can be agreed on the first page: clocks, and several players at one screen. */

import { expect, test } from '@playwright/test';
import { act, myTurn } from './game';
import { type Server, start } from './server';

let server: Server;

test.beforeAll(async () => {
  server = await start();
});

test.afterAll(async () => {
  await server.stop();
});

test('a clock is agreed on and runs', async ({ page }) => {
  await page.goto(server.address);
  await page.locator('[data-value=random]').click();
  await page.getByText('per game', { exact: true }).click();
  await page.getByText('5 min + 5 s', { exact: true }).click();
  await page.locator('.ways .primary').click();
  await myTurn(page);
  const clocks = page.getByRole('timer', { name: 'Time left' });
  await expect(clocks).toHaveCount(2);
  await expect(clocks.last()).toHaveText(/^4:5\d$/);
  await page.goto(server.address);
  for (const [kind, choice, clock] of [
    ['per move', '30 s', /^0:[23]\d$/],
    ['days', '3 d', /^(3 d|2 d)$/],
  ] as const) {
    await page.goto(server.address);
    await page.locator('[data-value=random]').click();
    await page.getByText(kind, { exact: true }).click();
    await page.getByText(choice, { exact: true }).click();
    await page.locator('.ways .primary').click();
    await expect(clocks.last()).toHaveText(clock);
  }
});

test('two play at one screen, with a curtain between them', async ({ page }) => {
  await page.goto(server.address);
  await page.locator('[data-game=dc]').click();
  await page.getByRole('button', { name: 'Play on one device' }).click();
  await page.getByRole('textbox', { name: 'Player 1' }).fill('Ala');
  await page.getByRole('textbox', { name: 'Player 2' }).fill('Bruno');
  await page.getByRole('button', { name: 'Begin' }).click();
  const curtain = page.getByTestId('curtain');
  const before: string[] = [];
  for (let turns = 0; turns < 3; turns += 1) {
    await expect(curtain).toBeVisible();
    const name = /Now (\w+)/.exec((await curtain.getByRole('heading').textContent()) ?? '')?.[1] ?? '';
    expect(['Ala', 'Bruno']).toContain(name);
    expect(name).not.toBe(before.at(-1));
    before.push(name);
    // Nothing of the table is there, not even hidden.
    await expect(page.locator('[data-card]')).toHaveCount(0);
    await page.keyboard.press('c');
    await expect(page.locator('.player.own')).toHaveAttribute('aria-label', name);
    await expect(page.locator('[data-zone=hand]')).toHaveCount(5);
    await page.reload();
    await expect(curtain).toBeVisible();
    await page.getByRole('button', { name: 'Show the table' }).click();
    await page.keyboard.press('e');
  }
});

test('at one screen Splendor is handed over after each turn', async ({ page }) => {
  await page.goto(server.address);
  await page.getByRole('button', { name: 'Play on one device' }).click();
  await page.getByRole('button', { name: 'Begin' }).click();
  for (let turns = 0; turns < 3; turns += 1) {
    await page.getByRole('button', { name: 'Show the table' }).click();
    await act(page);
  }
  await expect(page.getByTestId('curtain')).toBeVisible();
});

test('without a server there is a page that says so, and the page can be installed', async ({ browser }) => {
  const own = await start();
  const context = await browser.newContext({ locale: 'pl-PL' });
  const page = await context.newPage();
  await page.goto(own.address);
  await page.waitForFunction(() => navigator.serviceWorker.ready.then(({ active }) => active?.state === 'activated'));
  const manifest = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
    return (await fetch(link?.href ?? '')).json() as Promise<{ start_url: string; icons: unknown[] }>;
  });
  expect(manifest.start_url).toBe('/');
  expect(manifest.icons.length).toBeGreaterThan(0);
  await own.stop();
  await page.goto(`${own.address}table/0123456789abcdef`);
  await expect(page.getByRole('heading', { name: 'Brak połączenia' })).toBeVisible();
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Spróbuj ponownie' })).toBeVisible();
  await context.close();
});
