/** Whole games without a mouse, and whole games on a phone, each in another language. */

import { expect, type Page, test } from '@playwright/test';
import { type Game, games, main, myTurn, playOut, prompt, shown } from './game';
import { type Server, start } from './server';

let server: Server;

test.beforeAll(async () => {
  server = await start();
});

test.afterAll(async () => {
  await server.stop();
});

/** What is in focus, by one of its marks. */
async function focused(page: Page, mark: string): Promise<string | null> {
  return page.evaluate((name) => document.activeElement?.getAttribute(name) ?? null, mark);
}

/** Presses a key until something that matches is in focus. */
async function reach(page: Page, selector: string, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 150; presses += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${selector} was not reached by ${key}`);
}

async function sitDownByKeys(page: Page, game: Game): Promise<void> {
  await page.goto(server.address);
  await expect(page.locator('.ways .primary')).toBeEnabled();
  await reach(page, `[data-game=${game}]`);
  await page.keyboard.press('Enter');
  // From the strength that is proposed to the quickest one.
  await reach(page, 'fieldset:has([data-value=random]) input:checked');
  await reach(page, '[data-value=random] input', 'ArrowLeft');
  await reach(page, '.ways .primary');
  await page.keyboard.press('Enter');
  await expect(page.locator('main[data-version]')).toBeVisible();
}

/** The cards that can be bought: gone to by the number of their level and arrows. */
async function buyByKeys(page: Page): Promise<boolean> {
  for (const level of ['3', '2', '1']) {
    const cards = page.locator(`[data-area="${level}"] button[data-card].affordable.open`);
    if ((await cards.count()) === 0) continue;
    const code = await cards.first().getAttribute('data-card');
    await page.keyboard.press(level);
    for (let steps = 0; steps < 12 && (await focused(page, 'data-card')) !== code; steps += 1) {
      await page.keyboard.press(steps < 6 ? 'ArrowRight' : 'ArrowLeft');
    }
    if ((await focused(page, 'data-card')) !== code) continue;
    await page.keyboard.press('Enter');
    if ((await page.locator('.menu .pay').count()) > 0) {
      await reach(page, '.menu .pay');
      await page.keyboard.press('Enter');
      return true;
    }
    await page.keyboard.press('Escape');
  }
  return false;
}

/** Picks tokens by their letters, or spaces by letter and Enter, until `C` confirms. */
async function pickByKeys(page: Page): Promise<boolean> {
  if ((await main(page).count()) === 0) return false;
  for (let picks = 0; picks < 10; picks += 1) {
    if (await main(page).isEnabled()) {
      await page.keyboard.press('c');
      return true;
    }
    const token = page.locator('button[data-token].open');
    const cell = page.locator('button[data-cell].open');
    if ((await token.count()) > 0) {
      await page.keyboard.press((await token.nth(picks % (await token.count())).getAttribute('data-token')) ?? '');
    } else if ((await cell.count()) > 0) {
      const letter = (await cell.nth(picks % (await cell.count())).getAttribute('data-letter')) ?? '';
      await page.keyboard.press(letter);
      await page.keyboard.press('Enter');
    } else return false;
  }
  return false;
}

/** Whatever can be done with a card or a deck: a reserved card is bought, others are reserved. */
async function useByKeys(page: Page): Promise<boolean> {
  if ((await page.locator('button[data-deck].open, button[data-card].open').count()) === 0) return false;
  await reach(page, 'button[data-deck].open, button[data-card].open');
  await page.keyboard.press('Enter');
  const pay = (await page.locator('.menu .pay').count()) > 0;
  await reach(page, pay ? '.menu .pay' : '.menu .button:not(.wish)');
  await page.keyboard.press('Enter');
  return true;
}

async function actByKeys(page: Page): Promise<'asked' | 'over'> {
  if ((await myTurn(page)) === 'over') return 'over';
  const version = await shown(page);
  const choices = prompt(page).locator('[data-choice], .pay');
  if ((await choices.count()) > 0) {
    await page.keyboard.press('0');
    await reach(page, '[data-choice], .pay');
    await page.keyboard.press('Enter');
  } else if (!(await buyByKeys(page)) && !(await pickByKeys(page)) && !(await useByKeys(page))) {
    if ((await page.locator('button[data-cell].open').count()) > 0) await reach(page, 'button[data-cell].open');
    else await reach(page, '.prompt .button:not([data-undo], [data-hint])');
    await page.keyboard.press('Enter');
  }
  await expect.poll(() => shown(page), await prompt(page).innerText()).toBeGreaterThan(version);
  return 'asked';
}

for (const game of games) {
  test(`a whole game of ${game} by keyboard alone`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // No mouse: whatever would click fails.
    await page.addInitScript(() => {
      window.addEventListener('pointerdown', () => {
        throw new Error('a mouse was used');
      });
    });
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await sitDownByKeys(page, game);
    let answers = 0;
    while ((await actByKeys(page)) !== 'over') {
      answers += 1;
      expect(answers).toBeLessThan(400);
    }
    await expect(prompt(page)).toContainText(/You win!|The game is over|A shared victory/);
    expect(errors).toEqual([]);
  });
}

for (const [game, locale, over] of [
  ['splendor', 'en-GB', /You win!|The game is over|A shared victory/],
  ['marvel', 'pl-PL', /Wygrywasz!|Koniec gry|Wspólne zwycięstwo/],
  ['duel', 'ru-RU', /Вы победили!|Игра окончена|Общая победа/],
] as const) {
  test(`a whole game of ${game} on a phone, ${locale}`, async ({ browser }) => {
    const context = await browser.newContext({
      locale,
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await page.goto(server.address);
    await page.locator(`[data-game=${game}]`).tap();
    await page.locator('[data-value=random]').tap();
    await page.locator('.ways .primary').tap();
    await playOut(page);
    await expect(prompt(page)).toContainText(over);
    await context.close();
  });
}
