/** The page that describes the API: everything is there, nothing is blocked, and everybody can read it. */

import { expect, test } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { createRequire } from 'node:module';
import { excess } from './game';
import { type Server, start } from './server';

interface Description {
  paths: Record<string, Record<string, { operationId: string }>>;
  components: { schemas: Record<string, unknown> };
}

let server: Server;

test.beforeAll(async () => {
  server = await start();
});

test.afterAll(async () => {
  await server.stop();
});

test('the page shows every address of the description', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(`${server.address}api/docs`);
  const response = await page.request.get(`${server.address}api/openapi.json`);
  const description = (await response.json()) as Description;
  const operations = Object.values(description.paths).flatMap((methods) => Object.values(methods));
  expect(operations.length).toBeGreaterThan(15);
  for (const { operationId } of operations) {
    await expect(page.locator(`#${operationId} .answers tbody tr`).first()).toBeVisible();
  }
  for (const name of Object.keys(description.components.schemas)) {
    await expect(page.locator(`#schema-${name} h3`)).toHaveText(name);
  }
  // Every link within the page leads somewhere.
  const missing = await page
    .locator('a[href^="#"]')
    .evaluateAll((links) =>
      links
        .map((link) => link.getAttribute('href') ?? '')
        .filter((target) => !document.getElementById(target.slice(1))),
    );
  expect(missing).toEqual([]);
  expect(complaints).toEqual([]);
});

test.describe('for everybody', () => {
  // The checker is put into the page, which the page's own policy would forbid.
  test.use({ bypassCSP: true });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`nothing is wrong with the page, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`${server.address}api/docs`);
      await expect(page.locator('#stream_table')).toBeVisible();
      await page.addScriptTag({ path: createRequire(import.meta.url).resolve('axe-core/axe.min.js') });
      const found = (await page.evaluate('axe.run()')) as AxeResults;
      const wrong = found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
      expect(wrong).toEqual([]);
      expect(await excess(page)).toBe(0);
    });
  }
});
