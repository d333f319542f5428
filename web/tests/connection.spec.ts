/** Connections that break, and come back. */

import { expect, test, type WebSocketRoute } from '@playwright/test';
import { act, myTurn, sitDown } from './game';
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
