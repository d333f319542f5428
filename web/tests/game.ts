/** What all tests in the page share: sitting down, and answering whatever is asked by clicking what lights up. */

import { expect, type Locator, type Page } from '@playwright/test';

export type Game = 'splendor' | 'marvel' | 'duel' | 'dc' | 'watchmen';
/** The games that are played with tokens. */
export const games: Game[] = ['splendor', 'marvel', 'duel'];

export const prompt = (page: Page): Locator => page.getByTestId('prompt');
export const main = (page: Page): Locator => page.locator('[data-main]');
export const spoken = (page: Page): Locator => page.getByTestId('spoken');

/** Collects whatever the browser complains about. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}

/** Opens the first page and a table against bots that hardly think: quick ones, but in DC those that come to an end. */
export async function sitDown(page: Page, address: string, game: Game = 'splendor', players?: number): Promise<void> {
  await page.goto(address);
  await page.locator(`[data-game=${game}]`).click();
  if (players !== undefined) await page.locator('fieldset').first().getByText(String(players), { exact: true }).click();
  await page.locator(`[data-value=${games.includes(game) ? 'random' : 'greedy'}]`).click();
  await page.locator('.ways .primary').click();
  await expect(page.locator('main[data-version]')).toBeVisible();
}

/** The version that the page shows. */
export async function shown(page: Page): Promise<number> {
  return Number(await page.locator('main').getAttribute('data-version'));
}

/** Waits until the seat is to move or the game is over; tells which. */
export async function myTurn(page: Page): Promise<'asked' | 'over'> {
  const asked = page.locator('.prompt.mine');
  const over = page.locator('[data-over]');
  await expect(asked.or(over).first()).toBeVisible({ timeout: 15_000 });
  return (await over.count()) > 0 ? 'over' : 'asked';
}

/** Buys a card that glows, in the first of the ways that are offered. */
async function buy(page: Page): Promise<boolean> {
  const cards = page.locator('button[data-card].affordable.open');
  for (let index = 0; index < Math.min(3, await cards.count()); index += 1) {
    await cards.nth(index).click();
    const ways = page.locator('.menu .pay');
    if ((await ways.count()) > 0) {
      await ways.first().click();
      return true;
    }
    await page.keyboard.press('Escape');
  }
  return false;
}

/** Picks what lights up until the selection can be confirmed. */
async function pick(page: Page): Promise<boolean> {
  const button = main(page);
  if ((await button.count()) === 0) return false;
  const open = page.locator('button[data-token].open, button[data-cell].open');
  for (let picks = 0; picks < 10 && !(await button.isEnabled()); picks += 1) {
    const count = await open.count();
    if (count === 0) return false;
    await open.nth(picks % count).click();
  }
  if (!(await button.isEnabled())) return false;
  await button.click();
  return true;
}

/** Reserves a card or the top of a deck. */
async function reserve(page: Page): Promise<boolean> {
  const things = page.locator('button[data-deck].open, button[data-card].open');
  if ((await things.count()) === 0) return false;
  await things.first().click();
  const button = page.locator('.menu .button:not(.pay, .wish)').first();
  await button.click();
  return true;
}

/** Clicks the first of these, if there is one. */
async function first(locator: Locator): Promise<boolean> {
  if ((await locator.count()) === 0) return false;
  await locator.first().click();
  return true;
}

/** Answers whatever is asked, and waits until that is seen. */
export async function act(page: Page): Promise<'asked' | 'over'> {
  if ((await myTurn(page)) === 'over') return 'over';
  const version = await shown(page);
  const question = await prompt(page).innerText();
  const choices = prompt(page).locator('[data-choice], .pay');
  const cell = page.locator('button[data-cell].open');
  if (!(await first(choices)) && !(await buy(page)) && !(await pick(page)) && !(await reserve(page))) {
    // A space that an ability asks for, or nothing but passing.
    if (!(await first(cell)))
      await prompt(page).locator('.button:not([data-undo], [data-hint]):enabled').first().click();
  }
  await expect.poll(() => shown(page), question).toBeGreaterThan(version);
  return 'asked';
}

/** Plays until the end. */
export async function playOut(page: Page): Promise<number> {
  let answers = 0;
  while ((await act(page)) !== 'over') {
    answers += 1;
    expect(answers).toBeLessThan(500);
  }
  return answers;
}

/** By how many pixels the page is wider than the screen. */
export function excess(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
