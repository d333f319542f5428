/** A whole game of Splendor in the page against the random bot, clicking only what lights up. */

import { expect, type Page, test, type WebSocketRoute } from '@playwright/test';
import { type Server, start } from './server';

let server: Server;

test.beforeAll(async () => {
  server = await start();
});

test.afterAll(async () => {
  expect(await server.stop()).toBe(0);
});

/** Opens the first page and a table. Whatever the browser complains about fails the test. */
async function sitDown(page: Page): Promise<string[]> {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(server.address);
  await page.getByRole('button', { name: 'Play Splendor' }).click();
  await expect(page.getByRole('region', { name: 'Cards on the table' })).toBeVisible();
  return complaints;
}

const prompt = (page: Page) => page.getByTestId('prompt');
const answer = (page: Page, name: string) => prompt(page).getByRole('button', { name, exact: true });

type Asked = 'act' | 'return' | 'pay' | 'noble' | 'over';

/** Waits until the seat is to move or the game is over. */
async function myTurn(page: Page): Promise<Asked> {
  const words = await prompt(page)
    .getByText(
      /^Your (last )?turn|^Too many tokens|^You are buying|^Several nobles|^You win|^The game is over|^A shared/,
    )
    .textContent({ timeout: 15_000 });
  if (words?.startsWith('Your')) return 'act';
  if (words?.startsWith('Too many')) return 'return';
  if (words?.startsWith('You are buying')) return 'pay';
  return words?.startsWith('Several') ? 'noble' : 'over';
}

/** How to play: buy whatever glows, or get gold first and buy only what needs none of it. */
type Plan = 'greedy' | 'saving';

/** Buys a card that glows, in the last of the ways that are offered: the one with the most gold. */
async function buy(page: Page, plan: Plan): Promise<boolean> {
  const short = plan === 'saving' ? ':not(:has(.costs .amount:not(.met, .done)))' : '';
  const cards = page.locator(`button[data-card].affordable.open${short}`);
  if ((await cards.count()) === 0) return false;
  await cards.first().click();
  await page.getByRole('dialog').getByRole('button', { name: /^Buy/ }).last().click();
  return true;
}

/** Picks tokens that light up until the selection can be confirmed. */
async function pickTokens(page: Page, confirm: string): Promise<boolean> {
  const button = answer(page, confirm);
  for (let picks = 0; picks < 10 && !(await button.isEnabled()); picks += 1) {
    const open = page.locator('button[data-token].open');
    const count = await open.count();
    if (count === 0) return false;
    await open.nth(picks % count).click();
  }
  if (!(await button.isEnabled())) return false;
  await button.click();
  return true;
}

async function reserve(page: Page): Promise<boolean> {
  const decks = page.locator('button[data-deck].open');
  if ((await decks.count()) === 0) return false;
  await decks.first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reserve the top card unseen' }).click();
  return true;
}

/** Answers whatever is asked, and waits until that is seen. */
async function act(page: Page, plan: Plan = 'greedy'): Promise<Asked> {
  const asked = await myTurn(page);
  const version = await shown(page);
  switch (asked) {
    case 'over':
      return asked;
    case 'act':
      if (plan === 'saving' && (await reserve(page))) break;
      if (!(await buy(page, plan)) && !(await pickTokens(page, 'Take')) && !(await reserve(page))) {
        await answer(page, 'Pass').click();
      }
      break;
    case 'return':
      await pickTokens(page, 'Return');
      break;
    case 'pay':
      await prompt(page).getByRole('button', { name: /^Pay/ }).last().click();
      break;
    case 'noble':
      await prompt(page)
        .getByRole('button', { name: /^Noble/ })
        .first()
        .click();
      break;
  }
  await expect.poll(() => shown(page)).toBeGreaterThan(version);
  return asked;
}

/** The version that the page shows. */
async function shown(page: Page): Promise<number> {
  return Number(await page.locator('main').getAttribute('data-version'));
}

test('a whole game is played to its result', async ({ page }) => {
  const complaints = await sitDown(page);
  const asked: Asked[] = [];
  while (asked.at(-1) !== 'over') {
    asked.push(await act(page));
    expect(asked.length).toBeLessThan(400);
  }
  await expect(prompt(page)).toContainText(/You win!|The game is over\. Won by|A shared victory/);
  await expect(page.locator('.log li').last()).toHaveText(/wins!|share the victory/);
  await expect(page.getByTestId('spoken')).toHaveText(/wins!|share the victory/);
  expect(complaints).toEqual([]);
  await answer(page, 'New game').click();
  await expect(page.getByRole('button', { name: 'Play Splendor' })).toBeVisible();
});

/** Plays until several ways to pay for a card are offered, and leaves its menu open. */
async function choiceOfPayments(page: Page) {
  const ways = page.getByRole('dialog').getByRole('button', { name: /^Buy for/ });
  for (let answers = 0; answers < 400; answers += 1) {
    if ((await myTurn(page)) === 'act') {
      for (const card of await page.locator('button[data-card].affordable.open').all()) {
        await card.click();
        if ((await ways.count()) > 1) return ways;
        await page.keyboard.press('Escape');
      }
    }
    // A game may end before gold was left to choose with.
    if ((await act(page, 'saving')) === 'over') await sitDown(page);
  }
  throw new Error('there was never a choice');
}

test('gold is paid where its owner wants', async ({ page }) => {
  await sitDown(page);
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
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      const sent = JSON.parse(String(message)) as { actions?: string[] };
      if (alone && sent.actions) sent.actions = sent.actions.slice(0, 1);
      server.send(JSON.stringify(sent));
    });
  });
  await sitDown(page);
  const announce = async () => {
    const ways = await choiceOfPayments(page);
    const card = await page.locator('button[data-card].chosen').getAttribute('data-card');
    alone = true;
    await ways.last().click();
    await expect(prompt(page)).toContainText(`You are buying ${card ?? '?'}. How to pay?`);
    alone = false;
  };
  await announce();
  const take = answer(page, 'Take back');
  // A card that only its owner knew was shown, and stays bought.
  if (await take.isVisible()) {
    await take.click();
    await expect(prompt(page)).toContainText(/^Guest takes back the last action\..*Your/s);
    await announce();
  }
  const version = await shown(page);
  await expect(prompt(page).getByRole('button', { name: /^Pay/ })).not.toHaveCount(1);
  await prompt(page).getByRole('button', { name: /^Pay/ }).last().click();
  await expect.poll(() => shown(page)).toBeGreaterThan(version);
  await expect(page.locator('.log')).toContainText(/Guest buys/);
});

test('a reload loses nothing, and two tabs of a seat stay in step', async ({ page, context }) => {
  await sitDown(page);
  await act(page);
  await myTurn(page);
  const version = await shown(page);
  const lines = await page.locator('.log li').allTextContents();
  await page.reload();
  await expect.poll(() => shown(page)).toBe(version);
  expect(await page.locator('.log li').allTextContents()).toEqual(lines);
  await page.goto(server.address);
  await page.getByRole('button', { name: 'Continue the last game' }).click();
  await expect.poll(() => shown(page)).toBe(version);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect.poll(() => shown(other)).toBe(version);
  await act(page);
  await expect.poll(() => shown(other)).toBe(await shown(page));
});

test('a lost connection comes back and the game goes on', async ({ page }) => {
  const sockets: WebSocketRoute[] = [];
  await page.routeWebSocket(/socket/, (socket) => {
    socket.connectToServer();
    sockets.push(socket);
  });
  await sitDown(page);
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

test('languages are switched without a reload', async ({ page }) => {
  await sitDown(page);
  await page.getByRole('button', { name: 'Polski' }).click();
  await expect(page.getByRole('region', { name: 'Karty na stole' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
  await page.getByRole('button', { name: 'Русский' }).click();
  await expect(page.getByRole('region', { name: 'Карты на столе' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('region', { name: 'Карты на столе' })).toBeVisible();
});

test('a table that is not there is answered kindly', async ({ page }) => {
  await page.goto(`${server.address}table/0123456789abcdef`);
  await expect(page.getByRole('heading', { name: 'There is nothing here' })).toBeVisible();
  await expect(page.getByText('there is no such table, or no longer')).toBeVisible();
  await page.getByRole('button', { name: 'To the first page' }).click();
  await expect(page.getByRole('button', { name: 'Play Splendor' })).toBeVisible();
});

for (const width of [390, 768, 900, 1280, 1920]) {
  test(`nothing is wider than the screen at ${String(width)} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await sitDown(page);
    const excess = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await excess()).toBe(0);
    for (const language of ['Polski', 'Русский']) {
      await page.getByRole('button', { name: language }).click();
      expect(await excess()).toBe(0);
    }
  });
}
