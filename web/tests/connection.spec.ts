/** Connections that break, and come back. */

import { expect, test, type WebSocketRoute } from '@playwright/test';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { act, myTurn, playOut, prompt, shown, sitDown } from './game';
import { type Server, start } from './server';

let server: Server;

test.beforeAll(async () => {
  server = await start();
});

test.afterAll(async () => {
  await server.stop();
});

test('a lost connection comes back and the game goes on', async ({ page }) => {
  const sockets: WebSocketRoute[] = [];
  await page.routeWebSocket(/socket/, (socket) => {
    socket.connectToServer();
    sockets.push(socket);
  });
  await sitDown(page, server.address, 'duel');
  await act(page);
  await myTurn(page);
  await sockets[0]?.close({ code: 1001 });
  await expect(page.getByText('The connection is lost. Trying again…')).toBeVisible();
  await expect(page.getByText('The connection is lost. Trying again…')).toBeHidden();
  expect(sockets).toHaveLength(2);
  await act(page);
  const lines = await page.locator('.log li').allTextContents();
  expect(lines.filter((line) => line.endsWith('begins.'))).toHaveLength(1);
});

test('a server that is killed and started again goes on where it was', async ({ page }) => {
  const database = `sqlite://${join(mkdtempSync(join(tmpdir(), 'klejnot-')), 'tables.sqlite')}`;
  const first = await start({ database });
  await sitDown(page, first.address, 'marvel');
  await act(page);
  await myTurn(page);
  const version = await shown(page);
  const lines = await page.locator('.log li').allTextContents();
  await first.kill();
  await expect(page.getByText('The connection is lost. Trying again…')).toBeVisible();
  const second = await start({ database, port: Number(new URL(first.address).port) });
  await expect(page.getByText('The connection is lost. Trying again…')).toBeHidden({ timeout: 30_000 });
  expect(await shown(page)).toBe(version);
  expect(await page.locator('.log li').allTextContents()).toEqual(lines);
  await act(page);
  await myTurn(page);
  expect(await shown(page)).toBeGreaterThan(version);
  await second.stop();
});

test('two play by an invitation link, and one loses the connection', async ({ browser }) => {
  const [host, guest] = await Promise.all([
    browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'], reducedMotion: 'reduce' }),
    browser.newContext({ reducedMotion: 'reduce' }),
  ]);
  const [one, other] = await Promise.all([host.newPage(), guest.newPage()]);
  await one.addInitScript(() => {
    localStorage.setItem('klejnot-settings', JSON.stringify({ name: 'Ala' }));
  });
  await one.goto(server.address);
  await one.locator('[data-game=duel]').click();
  await one.getByRole('button', { name: 'Play with friends' }).click();
  await expect(one.getByText('Waiting for players.')).toBeVisible();
  await one.getByRole('button', { name: 'Copy the link' }).click();
  const link = await one.evaluate(() => navigator.clipboard.readText());

  const sockets: WebSocketRoute[] = [];
  await other.routeWebSocket(/socket/, (socket) => {
    socket.connectToServer();
    sockets.push(socket);
  });
  await other.goto(link);
  await other.getByRole('textbox', { name: 'Your name' }).fill('Bruno');
  await other.getByRole('button', { name: 'Sit down' }).click();
  await expect(other.locator('main[data-version]')).toBeVisible();
  await expect(one.locator('main[data-version]')).toBeVisible();
  await expect(one.getByRole('region', { name: 'Bruno' })).toBeVisible();
  await expect(other.getByRole('region', { name: 'Ala' })).toBeVisible();

  // Whoever is asked answers; the other one sees the same table.
  const asked = async () => ((await one.locator('.prompt.mine').count()) > 0 ? one : other);
  for (let turns = 0; turns < 6; turns += 1) {
    await act(await asked());
    await expect.poll(async () => (await shown(one)) - (await shown(other))).toBe(0);
  }
  await sockets.at(-1)?.close({ code: 1001 });
  await expect(other.getByText('The connection is lost. Trying again…')).toBeVisible();
  if ((await asked()) === one) await act(one);
  await expect(other.getByText('The connection is lost. Trying again…')).toBeHidden();
  await expect.poll(async () => (await shown(one)) - (await shown(other))).toBe(0);
  for (let turns = 0; turns < 2; turns += 1) {
    await act(await asked());
    await expect.poll(async () => (await shown(one)) - (await shown(other))).toBe(0);
  }
  await Promise.all([host.close(), guest.close()]);
});

test('a stranger watches, and is offered nothing', async ({ page, browser }) => {
  await sitDown(page, server.address);
  await act(page);
  const context = await browser.newContext();
  const stranger = await context.newPage();
  await stranger.goto(page.url());
  await expect(stranger.locator('main[data-version]')).toBeVisible();
  await expect.poll(() => shown(stranger)).toBe(await shown(page));
  await expect(stranger.locator('.open')).toHaveCount(0);
  await expect(prompt(stranger)).toContainText('is thinking');
  await context.close();
});

test('a game that is over can be played again', async ({ page }) => {
  await sitDown(page, server.address);
  await playOut(page);
  const table = page.url();
  await page.getByRole('button', { name: 'Rematch' }).click();
  await expect.poll(() => page.url()).not.toBe(table);
  await act(page);
});
