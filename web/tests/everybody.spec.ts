/** Nothing that axe-core finds wrong, in both themes, on a phone and on a desktop. */

import { expect, type Page, test } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { createRequire } from 'node:module';
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

async function violations(page: Page): Promise<string[]> {
  await page.addScriptTag({ path: createRequire(import.meta.url).resolve('axe-core/axe.min.js') });
  const found = (await page.evaluate('axe.run()')) as AxeResults;
  return found.violations.map((violation) => `${violation.id}: ${violation.nodes.map((node) => node.html).join(' ')}`);
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1280]) {
    test(`${colorScheme}, ${String(width)} px`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 844 });
      await page.goto(server.address);
      await expect(page.getByRole('heading', { name: 'Klejnot' })).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Play Splendor' }).click();
      await expect(page.getByTestId('prompt')).toContainText('Your turn');
      expect(await violations(page)).toEqual([]);
      await page.locator('button[data-token].open').first().click();
      await page.locator('button[data-card]').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
  }
}
