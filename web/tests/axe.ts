/** What axe-core finds wrong with a page. */

import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { createRequire } from 'node:module';

export async function violations(page: Page): Promise<string[]> {
  // Colours on their way to others would be taken for the ones that stay.
  await page.waitForFunction(() => document.getAnimations().every((animation) => animation.playState !== 'running'));
  await page.addScriptTag({ path: createRequire(import.meta.url).resolve('axe-core/axe.min.js') });
  const found = (await page.evaluate('axe.run()')) as AxeResults;
  return found.violations.map((violation) => `${violation.id}: ${violation.nodes.map((node) => node.html).join(' ')}`);
}
