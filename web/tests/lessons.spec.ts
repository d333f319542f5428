/** Every lesson to its end, by keyboard alone and in every language; kind refusals; and the rules in the help panel. */

import { expect, type Page, test } from '@playwright/test';
import { violations } from './axe';
import { complaintsOf, excess, type Game, main, myTurn, spoken } from './game';
import { type Server, start } from './server';

// The checker is put into the page, which the page's own policy would forbid.
test.use({ bypassCSP: true });

const lessons: Game[] = ['splendor', 'marvel', 'duel', 'dc', 'watchmen'];
const languages = [
  ['en-GB', /^Lesson, step (\d+) of (\d+)$/],
  ['pl-PL', /^Lekcja, krok (\d+) z (\d+)$/],
  ['ru-RU', /^Урок, шаг (\d+) из (\d+)$/],
] as const;

let server: Server;

test.beforeAll(async () => {
  server = await start();
});

test.afterAll(async () => {
  await server.stop();
});

const lesson = (page: Page) => page.getByTestId('lesson');

/** Opens a lesson. */
async function learn(page: Page, game: Game): Promise<void> {
  await page.goto(server.address);
  await page.locator(`[data-game=${game}]`).click();
  await page.locator('[data-learn]').click();
  await expect(lesson(page)).toBeVisible();
}

/** Presses Tab until something that matches is in focus. */
async function reach(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${selector} was not reached`);
}

/** Waits until something is lit or the lesson is over; tells the step. */
async function step(page: Page): Promise<number | 'over'> {
  const found = await page.waitForFunction(() => {
    if (document.querySelector('[data-over]')) return 'over';
    const step = document.querySelector('[data-testid=lesson]')?.getAttribute('data-step');
    return document.querySelector('[data-lit]') ? Number(step) : null;
  });
  return (await found.jsonValue()) ?? 'over';
}

for (const [locale, words] of languages) {
  for (const game of lessons) {
    test(`the lesson of ${game} by keyboard alone, ${locale}`, async ({ browser }) => {
      const context = await browser.newContext({ locale, reducedMotion: 'reduce' });
      const page = await context.newPage();
      const complaints = complaintsOf(page);
      await page.addInitScript(() => {
        window.addEventListener('pointerdown', () => {
          throw new Error('a mouse was used');
        });
      });
      await page.goto(server.address);
      await expect(page.locator('[data-learn]')).toBeEnabled();
      await reach(page, `[data-game=${game}]`);
      await page.keyboard.press('Enter');
      await reach(page, '[data-learn]');
      await page.keyboard.press('Enter');
      const told: string[] = [];
      for (let presses = 0; presses < 200; presses += 1) {
        const now = await step(page);
        if (now === 'over') break;
        if (told.length < now) {
          const said = await lesson(page).locator('.words').innerText();
          expect(said).not.toContain('lesson-');
          await expect(spoken(page)).toContainText(said.slice(0, 40));
          told.push(said);
        }
        await page.keyboard.press('l');
        await page.keyboard.press('Enter');
      }
      const [, last, of] = words.exec(await lesson(page).locator('.progress').innerText()) ?? [];
      expect(last).toBe(of);
      expect(told).toHaveLength(Number(of));
      expect(new Set(told).size).toBe(told.length);
      // One more key, and the first real game begins.
      await page.keyboard.press('c');
      await expect(lesson(page)).toHaveCount(0);
      await myTurn(page);
      expect(complaints).toEqual([]);
      await context.close();
    });
  }
}

test('what is allowed but not shown is refused kindly, and a reload changes nothing', async ({ page }) => {
  await learn(page, 'splendor');
  await page.keyboard.press('r');
  await page.keyboard.press('r');
  await expect(page.locator('[data-clear][data-lit]')).toBeVisible();
  await main(page).click();
  await expect(page.getByTestId('why')).toContainText('this lesson shows something else first');
  await page.keyboard.press('x');
  for (const key of ['w', 'u', 'g', 'c']) await page.keyboard.press(key);
  await expect(lesson(page)).toHaveAttribute('data-step', '2');
  await page.reload();
  await expect(lesson(page)).toHaveAttribute('data-step', '2');
  await expect(page.locator('button[data-token=K][data-lit]')).toBeVisible();
  await page.goto(server.address);
  await expect(page.getByText('Lesson · ')).toBeVisible();
});

test('the help panel has the rules of the game by paragraph, and finds them', async ({ page }) => {
  await learn(page, 'watchmen');
  await lesson(page).getByRole('link', { name: 'WAT-01' }).click();
  const help = page.getByRole('dialog', { name: 'Help' });
  await expect(help.locator('.named')).toContainText('Secret Mastermind');
  await expect(help.locator('#WAT-01')).toBeInViewport();
  await expect(help.locator('#DCB-10')).toBeAttached();
  await help.getByRole('searchbox').fill('wat-4');
  await expect(help.locator('.rule')).toHaveCount(3);
  await help.getByRole('searchbox').fill('checkmate');
  await expect(help).toContainText('No rule has that in it');
  await help.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Polski' }).click();
  await page.getByRole('button', { name: 'Pomoc' }).click();
  await page.getByRole('searchbox').fill('WAT-40');
  await expect(page.locator('.rule')).toHaveCount(1);
  await expect(page.locator('.rule')).toContainText('pomoc');
});

test('away from a table, the help panel asks for the game', async ({ page }) => {
  await page.goto(server.address);
  await page.getByRole('button', { name: 'Help' }).click();
  await page.getByRole('radio', { name: 'Splendor Duel' }).check();
  await expect(page.locator('#DUE-20')).toBeAttached();
  expect(await violations(page)).toEqual([]);
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1280]) {
    test(`nothing is wrong with lessons for axe-core, ${colorScheme}, ${String(width)} px`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 844 });
      for (const game of lessons) {
        await learn(page, game);
        await step(page);
        expect(await violations(page), game).toEqual([]);
        expect(await excess(page), game).toBe(0);
      }
      await lesson(page).getByRole('link').first().click();
      await expect(page.locator('.rule.named')).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
  }
}
