/**
 * What cannot be done is answered with the reason, the rule and its paragraph; what was picked can be put back.
 *
 * Clicks are forced where a thing says that it cannot be used: people click there all the same.
 */

import { expect, test } from '@playwright/test';
import { main, myTurn, shown, sitDown } from './game';
import { type Server, start } from './server';

let server: Server;

test.beforeAll(async () => {
  server = await start();
});

test.afterAll(async () => {
  await server.stop();
});

const why = 'why';

test('a third token of a pile, gold, a card that is too dear', async ({ page }) => {
  await sitDown(page, server.address);
  await myTurn(page);
  const version = await shown(page);
  await page.locator('button[data-token=Y]').click({ force: true });
  await expect(page.getByTestId(why)).toContainText('SPL-10');
  await expect(page.getByTestId(why)).toContainText('Take 3 gem tokens of 3 different colours. Never gold.');
  await page.getByTestId(why).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByTestId(why)).toBeHidden();

  const dear = page.locator('[data-area="3"] button[data-card]').first();
  await dear.click();
  await page.locator('.menu .wish').first().click();
  await expect(page.getByTestId(why)).toContainText(/SPL-\d\d/);
  await expect(page.getByTestId(why)).toContainText('too dear');
  expect(await shown(page)).toBe(version);

  await page.getByTestId(why).getByRole('link').click();
  await expect(page.locator('.rule.named')).toContainText(/SPL-\d\d/);
  await expect(page.locator('.rule.named')).toBeInViewport();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.locator('main[data-version]')).toBeVisible();
});

test('a line with a gap in Duel', async ({ page }) => {
  await sitDown(page, server.address, 'duel');
  await myTurn(page);
  const cells = page.locator('button[data-cell]');
  await page.locator('button[data-cell].open:not([data-letter=Y])').first().click();
  for (let index = 0; index < (await cells.count()); index += 1) {
    const cell = cells.nth(index);
    if (await cell.evaluate((element) => element.matches('.open, .picked'))) continue;
    await cell.click({ force: true });
    await expect(page.getByTestId(why)).toContainText(/DUE-\d\d/);
    return;
  }
  throw new Error('every space lies in one line with the first');
});

test('the same in other languages', async ({ page }) => {
  await sitDown(page, server.address);
  await myTurn(page);
  for (const [language, words] of [
    ['Polski', 'Złota brać nie wolno'],
    ['Русский', 'Золото брать нельзя'],
  ] as const) {
    await page.getByRole('button', { name: language }).click();
    await page.locator('button[data-token=Y]').click({ force: true });
    await expect(page.getByTestId(why)).toContainText('SPL-10');
    await expect(page.getByTestId(why)).toContainText(words);
  }
});

test('picked tokens are put back one by one, or all at once', async ({ page }) => {
  await sitDown(page, server.address);
  await myTurn(page);
  const open = page.locator('button[data-token].open');
  await open.nth(0).click();
  await open.nth(1).click();
  await expect(page.locator('.picked')).toHaveCount(2);
  await page.locator('.picked').first().click();
  await expect(page.locator('.picked')).toHaveCount(1);
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.locator('.picked')).toHaveCount(0);
  await expect(main(page)).toBeDisabled();
});

test('a token is dragged from the supply', async ({ page }) => {
  await sitDown(page, server.address);
  await myTurn(page);
  await page.locator('button[data-token].open').first().dragTo(page.getByTestId('prompt'));
  await expect(page.locator('.picked')).toHaveCount(1);
  // Let go where it was taken, it is not picked twice.
  await page.locator('button[data-token].open').nth(1).hover();
  await page.mouse.down();
  await page.mouse.move(300, 20, { steps: 5 });
  await page.mouse.up();
  await expect(page.locator('.picked')).toHaveCount(2);
});

test('moves at one click are confirmed, if that is wanted', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('klejnot-settings', JSON.stringify({ confirm: true }));
  });
  await sitDown(page, server.address);
  await myTurn(page);
  const version = await shown(page);
  await page.locator('button[data-deck].open').first().click();
  await page.getByRole('button', { name: 'Reserve the top card unseen' }).click();
  await expect(page.getByTestId('prompt')).toContainText('Are you sure?');
  await page.getByRole('button', { name: 'Cancel' }).click();
  expect(await shown(page)).toBe(version);
  await page.locator('button[data-deck].open').first().click();
  await page.getByRole('button', { name: 'Reserve the top card unseen' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect.poll(() => shown(page)).toBeGreaterThan(version);
});
