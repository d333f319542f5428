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

/** Waits until the seat is to move or the game is over. */
async function myTurn(page: Page): Promise<'act' | 'return' | 'pay' | 'noble' | 'over'> {
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

/** Buys a card that glows, the one worth most if the market shows several. */
async function buy(page: Page): Promise<boolean> {
  const cards = page.locator('button[data-card].affordable.open');
  if ((await cards.count()) === 0) return false;
  await cards.first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Buy', exact: true }).click();
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

/** One answer to whatever is asked. False once the game is over. */
async function act(page: Page): Promise<boolean> {
  const asked = await myTurn(page);
  const version = await logged(page);
  switch (asked) {
    case 'over':
      return false;
    case 'act':
      if (!(await buy(page)) && !(await pickTokens(page, 'Take')) && !(await reserve(page))) {
        await answer(page, 'Pass').click();
      }
      break;
    case 'return':
      await pickTokens(page, 'Return');
      break;
    case 'pay':
      await answer(page, 'As little gold as possible').click();
      break;
    case 'noble':
      await prompt(page)
        .getByRole('button', { name: /^Noble/ })
        .first()
        .click();
      break;
  }
  await expect.poll(() => logged(page)).toBeGreaterThan(version);
  return true;
}

/** The last version that the log tells of. A payment is told when it is complete, so the question counts too. */
async function logged(page: Page): Promise<number> {
  return Number(await page.locator('main').getAttribute('data-version'));
}

test('a whole game is played to its result', async ({ page }) => {
  const complaints = await sitDown(page);
  let turns = 0;
  while (await act(page)) {
    turns += 1;
    expect(turns).toBeLessThan(400);
  }
  await expect(prompt(page)).toContainText(/You win!|The game is over\. Won by|A shared victory/);
  await expect(page.locator('.log li').last()).toHaveText(/wins!|share the victory/);
  await expect(page.getByTestId('spoken')).toHaveText(/wins!|share the victory/);
  expect(complaints).toEqual([]);
  await answer(page, 'New game').click();
  await expect(page.getByRole('button', { name: 'Play Splendor' })).toBeVisible();
});

test('a reload loses nothing, and two tabs of a seat stay in step', async ({ page, context }) => {
  await sitDown(page);
  await act(page);
  await myTurn(page);
  const version = await logged(page);
  const lines = await page.locator('.log li').allTextContents();
  await page.reload();
  await expect.poll(() => logged(page)).toBe(version);
  expect(await page.locator('.log li').allTextContents()).toEqual(lines);
  await page.goto(server.address);
  await page.getByRole('button', { name: 'Continue the last game' }).click();
  await expect.poll(() => logged(page)).toBe(version);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect.poll(() => logged(other)).toBe(version);
  await act(page);
  await expect.poll(() => logged(other)).toBe(await logged(page));
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
