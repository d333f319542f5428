/** A whole game of each kind in the page against a bot, clicking only what lights up. */

import { expect, test } from '@playwright/test';
import { act, complaintsOf, games, myTurn, playOut, prompt, shown, sitDown, spoken } from './game';
import { type Server, start } from './server';

let server: Server;

test.beforeAll(async () => {
  server = await start();
});

test.afterAll(async () => {
  expect(await server.stop()).toBe(0);
});

for (const game of games) {
  test(`a whole game of ${game} is played to its result`, async ({ page }) => {
    const complaints = complaintsOf(page);
    await sitDown(page, server.address, game);
    expect(await playOut(page)).toBeGreaterThan(10);
    await expect(prompt(page)).toContainText(/You win!|The game is over|A shared victory/);
    await expect(page.locator('.log li').last()).toHaveText(/wins!|share the victory|draw/);
    await expect(spoken(page)).toContainText(/You win!|The game is over|A shared victory/);
    expect(complaints).toEqual([]);
    await page.locator('[data-over]').first().click();
    await expect(page.getByRole('group', { name: 'Games' })).toBeVisible();
  });
}

test('more than two play', async ({ page }) => {
  await page.goto(server.address);
  await page.locator('[data-game=marvel]').click();
  await page.getByRole('radio', { name: '4', exact: true }).check();
  await page.locator('[data-value=random]').click();
  await page.getByRole('button', { name: 'Play against bots' }).click();
  await expect(page.locator('.player')).toHaveCount(4);
  await act(page);
  await myTurn(page);
});

test('a reload loses nothing, and two tabs of a seat stay in step', async ({ page, context }) => {
  await sitDown(page, server.address);
  await act(page);
  await myTurn(page);
  const version = await shown(page);
  const lines = await page.locator('.log li').allTextContents();
  await page.reload();
  await expect.poll(() => shown(page)).toBe(version);
  expect(await page.locator('.log li').allTextContents()).toEqual(lines);
  await page.goto(server.address);
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect.poll(() => shown(page)).toBe(version);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect.poll(() => shown(other)).toBe(version);
  await act(page);
  await expect.poll(() => shown(other)).toBe(await shown(page));
});

test('a table that is not there is answered kindly', async ({ page }) => {
  await page.goto(`${server.address}table/0123456789abcdef`);
  await expect(page.getByRole('heading', { name: 'There is nothing here' })).toBeVisible();
  await expect(page.getByText('there is no such table, or no longer')).toBeVisible();
  await page.getByRole('button', { name: 'To the first page' }).click();
  await expect(page.getByRole('group', { name: 'Games' })).toBeVisible();
});
