/** Gold is paid where its owner wants; a card that was announced alone is paid for, or not bought after all. */

import { expect, type Locator, type Page, test } from '@playwright/test';
import { act, main, myTurn, prompt, shown, sitDown } from './game';
import { type Server, start } from './server';

let server: Server;

test.beforeAll(async () => {
  server = await start();
});

test.afterAll(async () => {
  await server.stop();
});

/** Gets gold first: reserves whatever can be reserved. */
async function reserve(page: Page): Promise<boolean> {
  const decks = page.locator('button[data-deck].open');
  if ((await decks.count()) === 0) return false;
  const version = await shown(page);
  await decks.first().click();
  await page.getByRole('button', { name: 'Reserve the top card unseen' }).click();
  await expect.poll(() => shown(page)).toBeGreaterThan(version);
  return true;
}

/** Plays until several ways to pay for a card are offered, and leaves its menu open. */
async function choiceOfPayments(page: Page): Promise<Locator> {
  const ways = page.getByRole('dialog').getByRole('button', { name: /^Buy for \w/ });
  for (let answers = 0; answers < 300; answers += 1) {
    // A game may end before gold was left to choose with.
    if ((await myTurn(page)) === 'over') await sitDown(page, server.address);
    else if ((await main(page).count()) > 0 && (await page.getByText('Your turn').count()) > 0) {
      for (const card of await page.locator('button[data-card].affordable.open').all()) {
        await card.click();
        if ((await ways.count()) > 1) return ways;
        await page.keyboard.press('Escape');
      }
      if (await reserve(page)) continue;
    }
    await act(page);
  }
  throw new Error('there was never a choice');
}

test('gold is paid where its owner wants', async ({ page }) => {
  await sitDown(page, server.address);
  const ways = await choiceOfPayments(page);
  const prices = (await ways.locator('.spoken').allTextContents()).map((words) => words.replace('Buy for ', '').trim());
  const gold = (price: string) => Number(/(\d+) gold/.exec(price)?.[1] ?? price.includes('gold'));
  const spent = prices.map(gold);
  expect(spent).toEqual([...spent].sort((one, other) => one - other));
  expect(spent[0]).toBeLessThan(spent.at(-1) ?? 0);
  const paid = prices.at(-1) ?? '';
  const version = await shown(page);
  await ways.last().click();
  await expect.poll(() => shown(page)).toBeGreaterThan(version);
  await expect(page.locator('.log')).toContainText(new RegExp(`Guest buys \\w+ for ${paid}\\.`));
});

test('a card that is being paid for is paid for at once, or not bought after all', async ({ page }) => {
  // Another client might have announced the card alone.
  let alone = false;
  await page.routeWebSocket(/socket/, (socket) => {
    const real = socket.connectToServer();
    socket.onMessage((message) => {
      const sent = JSON.parse(String(message)) as { actions?: string[] };
      if (alone && sent.actions) sent.actions = sent.actions.slice(0, 1);
      real.send(JSON.stringify(sent));
    });
  });
  await sitDown(page, server.address);
  const ways = await choiceOfPayments(page);
  const card = await page.locator('button[data-card].chosen').getAttribute('data-card');
  alone = true;
  await ways.last().click();
  await expect(prompt(page)).toContainText(`You are buying ${card ?? '?'}. How to pay?`);
  alone = false;
  const version = await shown(page);
  await expect(prompt(page).getByRole('button', { name: /^Pay/ })).not.toHaveCount(1);
  await prompt(page).getByRole('button', { name: /^Pay/ }).last().click();
  await expect.poll(() => shown(page)).toBeGreaterThan(version);
  await expect(page.locator('.log')).toContainText(/Guest buys/);
});

test('a move is taken back', async ({ page }) => {
  await sitDown(page, server.address);
  await act(page);
  await myTurn(page);
  const version = await shown(page);
  const held = await page.locator('.own .wealth').innerText();
  await prompt(page).getByRole('button', { name: 'Take back' }).click();
  await expect.poll(() => shown(page)).toBeGreaterThan(version);
  await expect(page.locator('.log')).toContainText(/Guest (takes back|goes back)/);
  expect(await page.locator('.own .wealth').innerText()).not.toBe(held);
  await act(page);
});
