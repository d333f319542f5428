/** Nothing that axe-core finds wrong, and nothing wider than the screen: each screen, in both themes, on a phone and on a desktop. */

import { expect, type Page, test } from '@playwright/test';
import { violations } from './axe';
import { excess, games, myTurn, sitDown } from './game';
import { type Server, start } from './server';

// The checker is put into the page, which the page's own policy would forbid.
test.use({ bypassCSP: true });

let server: Server;

test.beforeAll(async () => {
  server = await start();
});

test.afterAll(async () => {
  await server.stop();
});

/** Nothing is wrong with what is shown. */
async function check(page: Page): Promise<void> {
  expect(await violations(page)).toEqual([]);
  expect(await excess(page)).toBe(0);
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1280]) {
    test.describe(`${colorScheme}, ${String(width)} px`, () => {
      test.beforeEach(async ({ page }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: 844 });
      });

      test('home, settings, rules, nothing', async ({ page }) => {
        await page.goto(server.address);
        await expect(page.getByRole('heading', { name: 'Klejnot' })).toBeVisible();
        await check(page);
        await page.getByRole('button', { name: 'Settings' }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await check(page);
        await page.keyboard.press('Escape');
        await page.keyboard.press('?');
        await expect(page.getByRole('dialog', { name: 'Help' }).locator('kbd').first()).toBeVisible();
        await check(page);
        await page.keyboard.press('Escape');
        await page.getByRole('link', { name: 'Rules: Splendor Duel' }).click();
        await expect(page.locator('#DUE-20')).toBeAttached();
        await check(page);
        await page.goto(`${server.address}nowhere`);
        await check(page);
      });

      test('a table that waits for players, as its host and a guest see it', async ({ page, browser }) => {
        await page.goto(server.address);
        await page.getByRole('button', { name: 'Play with friends' }).click();
        await expect(page.getByText('Waiting for players.')).toBeVisible();
        await check(page);
        const context = await browser.newContext({ colorScheme, viewport: { width, height: 844 }, bypassCSP: true });
        const guest = await context.newPage();
        await guest.goto(page.url());
        await expect(guest.getByRole('button', { name: 'Sit down' })).toBeVisible();
        await check(guest);
        await context.close();
      });

      for (const game of games) {
        test(`the table of ${game}`, async ({ page }) => {
          await sitDown(page, server.address, game);
          await myTurn(page);
          await check(page);
          await page.locator('button[data-token].open, button[data-cell].open').first().click();
          await page.locator('button[data-card]').first().click();
          await expect(page.getByRole('dialog')).toBeVisible();
          await check(page);
          await page.locator('.menu .wish').first().click();
          await expect(page.getByTestId('why')).toBeVisible();
          await check(page);
          await page.getByTestId('why').getByRole('button', { name: 'Close' }).click();
          await page.getByRole('button', { name: 'Table', exact: true }).click();
          await expect(page.getByRole('dialog', { name: 'Table' })).toBeVisible();
          await check(page);
        });
      }
    });
  }
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1280]) {
    for (const game of ['dc', 'watchmen'] as const) {
      test(`the table of ${game}, ${colorScheme}, ${String(width)} px`, async ({ page }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: 844 });
        await sitDown(page, server.address, game, 3);
        await myTurn(page);
        await check(page);
        await page.locator('[data-zone=lineup]').first().click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await check(page);
        await page.keyboard.press('Escape');
        await page
          .getByRole('button', { name: /^Discard \d/ })
          .last()
          .click();
        await expect(page.getByRole('dialog', { name: /^Discard pile/ })).toBeVisible();
        await check(page);
        await page.keyboard.press('Escape');
        await page.locator('[data-zone=hand].open').first().focus();
        await page.keyboard.press('ArrowRight');
        await expect(page.getByTestId('reader')).toBeVisible();
        await check(page);
        await page.keyboard.press('Escape');
        if (game === 'dc') return;
        await page.getByRole('button', { name: 'My role' }).click();
        await expect(page.getByTestId('role')).toBeVisible();
        await check(page);
      });
    }
  }
}

for (const width of [390, 768, 900, 1280, 1920]) {
  test(`nothing is wider than the screen at ${String(width)} px, in any language`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const game of [...games, 'dc', 'watchmen'] as const) {
      await sitDown(page, server.address, game);
      for (const language of ['English', 'Polski', 'Русский']) {
        await page.getByRole('button', { name: language }).click();
        expect(await excess(page)).toBe(0);
      }
    }
    await page.goto(server.address);
    expect(await excess(page)).toBe(0);
  });
}

test('languages are switched without a reload, and remembered', async ({ page }) => {
  await sitDown(page, server.address);
  await page.getByRole('button', { name: 'Polski' }).click();
  await expect(page.getByRole('region', { name: 'Karty na stole' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
  await page.getByRole('button', { name: 'Русский' }).click();
  await expect(page.getByRole('region', { name: 'Карты на столе' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('region', { name: 'Карты на столе' })).toBeVisible();
});

test.describe('a first visit', () => {
  for (const [locale, words] of [
    ['pl-PL', 'Zagraj z botami'],
    ['ru-RU', 'Играть с ботами'],
    ['de-DE', 'Play against bots'],
  ] as const) {
    test(`speaks as the browser does: ${locale}`, async ({ browser }) => {
      const context = await browser.newContext({ locale });
      const page = await context.newPage();
      await page.goto(server.address);
      await expect(page.getByRole('button', { name: words })).toBeVisible();
      await context.close();
    });
  }
});

test('settings change the page at once, and are kept', async ({ page }) => {
  await page.goto(server.address);
  await page.getByRole('button', { name: 'Settings' }).click();
  const root = page.locator('html');
  await page.getByRole('radio', { name: 'dark' }).check();
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('switch', { name: /Patterns/ }).check();
  await expect(root).toHaveAttribute('data-patterns', '');
  await page.getByRole('textbox', { name: 'Your name' }).fill('  Ala  ');
  await page.keyboard.press('Tab');
  await page.reload();
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await expect(root).toHaveAttribute('data-patterns', '');
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('textbox', { name: 'Your name' })).toHaveValue('Ala');
});
