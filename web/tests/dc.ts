/** Playing DC in the page: everything in hand is played, whatever can be paid for is beaten or bought, then the turn ends. */

import { expect, type Page } from '@playwright/test';

/** What to do next: the place of a thing to click, and what to press in the menu that opens, if one does. */
interface Step {
  /** The area of the table that it lies in; `answers` are the buttons below. */
  area: string;
  version: number;
}

/** So long a turn of all others may take. */
const PATIENCE = 20_000;

/** Waits until this seat is asked something that it has not answered yet, and finds what to do; marks it with `data-next`. */
export async function nextStep(page: Page, after: number): Promise<Step | 'over'> {
  const found = await page.waitForFunction(
    (answered) => {
      const version = Number(document.querySelector('main')?.getAttribute('data-version') ?? -1);
      if (document.querySelector('[data-over]')) return { area: 'over', version };
      if (version <= answered || !document.querySelector('.prompt.mine')) return null;
      document.querySelector('[data-next]')?.removeAttribute('data-next');
      const dearest = [...document.querySelectorAll<HTMLElement>("[data-zone='lineup'].open")].sort(
        (one, other) => cost(other) - cost(one),
      )[0];
      function cost(card: HTMLElement): number {
        return Number(card.querySelector('.cost')?.textContent ?? 0);
      }
      const wanted: [string, Element | null | undefined][] = [
        ['answers', document.querySelector('.prompt [data-choice]')],
        ['5', document.querySelector("[data-zone='hand'].open")],
        ['answers', document.querySelector(".prompt [data-do='beat']")],
        ['1', document.querySelector("[data-zone='villain'].open")],
        ['2', dearest],
        ['2', document.querySelector("[data-zone='kicks'].open")],
        ['end', document.querySelector("[data-do='end']")],
      ];
      const next = wanted.find(([, element]) => element);
      if (!next) return null;
      next[1]?.setAttribute('data-next', '');
      return { area: next[0], version };
    },
    after,
    { timeout: PATIENCE },
  );
  const step = await found.jsonValue();
  if (!step) throw new Error('nothing can be done');
  return step.area === 'over' ? 'over' : step;
}

/** Does what was found by clicking, or by tapping. */
async function doIt(page: Page, touch: boolean): Promise<void> {
  const next = page.locator('[data-next]');
  await (touch ? next.tap() : next.click());
  const menu = page.locator('.menu .primary').first();
  if ((await menu.count()) > 0) await (touch ? menu.tap() : menu.click());
}

/** Answers one question; tells the version at which it was asked. */
export async function actDc(page: Page, after: number, touch = false): Promise<number | 'over'> {
  const step = await nextStep(page, after);
  if (step === 'over') return 'over';
  await doIt(page, touch);
  return step.version;
}

/** Plays until the end, or so many answers. */
export async function playOutDc(page: Page, touch = false, most = 1500): Promise<number> {
  let version: number | 'over' = -1;
  for (let answers = 0; answers < most; answers += 1) {
    version = await actDc(page, version, touch);
    if (version === 'over') return answers;
  }
  expect(most).toBeLessThan(1500);
  return most;
}
