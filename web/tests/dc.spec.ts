/** DC and Watchmen in the page: whole games, secrets, cards to be read, and a Mastermind who reveals. */

import { type Browser, expect, type Page, test } from '@playwright/test';
import { actDc, nextStep, playOutDc } from './dc';
import { complaintsOf, excess, myTurn, prompt, shown, sitDown } from './game';
import { recording, replay } from './recording';
import { type Server, start } from './server';

let server: Server;

test.beforeAll(async () => {
  server = await start({ delay: 1 });
});

test.afterAll(async () => {
  expect(await server.stop()).toBe(0);
});

const over = /You win!|The game is over|A shared victory/;

test('a whole game of DC by keyboard alone, four seats', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const complaints = complaintsOf(page);
  await sitDown(page, server.address, 'dc', 4);
  await page.evaluate(() => {
    window.addEventListener('pointerdown', () => {
      throw new Error('a mouse was used');
    });
  });
  const press = (...keys: string[]) =>
    keys.reduce((done, key) => done.then(() => page.keyboard.press(key)), Promise.resolve());
  let version = -1;
  for (let answers = 0; ; answers += 1) {
    expect(answers).toBeLessThan(1500);
    const step = await nextStep(page, version);
    if (step === 'over') break;
    version = step.version;
    if (step.area === 'end') await press('e');
    else if (step.area === 'answers') await press('0', 'Enter');
    else {
      await press(step.area, 'Enter');
      // The first thing in a menu is what can be done.
      if ((await page.locator('.menu').count()) > 0) await press('Enter');
    }
  }
  await expect(prompt(page)).toContainText(over);
  await expect(page.locator('.log li').last()).toContainText('victory points decide');
  expect(complaints).toEqual([]);
});

test('a whole game of Watchmen on a phone, four seats', async ({ browser }) => {
  const context = await browser.newContext({
    locale: 'pl-PL',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const complaints = complaintsOf(page);
  await sitDown(page, server.address, 'watchmen', 4);
  await playOutDc(page, true);
  await expect(prompt(page)).toContainText(/Wygrali lojalni|Wygrał spiskowiec/);
  expect(await excess(page)).toBe(0);
  expect(complaints).toEqual([]);
  await context.close();
});

/** The kinds of cards of which each Machinations want two different ones, and one of the other kind with few players. */
const machinations: Record<string, [string, string]> = {
  equipped_for_mayhem: ['equipment', 'villain'],
  move_the_heroes_like_pawns: ['hero', 'super-power'],
  outright_villainy: ['villain', 'equipment'],
  power_up_for_progress: ['super-power', 'hero'],
};

/** Two sit down at a table of Watchmen; until one of them is the Mastermind. */
async function withMastermind(
  browser: Browser,
): Promise<{ mastermind: Page; loyal: Page; close: () => Promise<void> }> {
  for (;;) {
    const contexts = await Promise.all([1, 2].map(() => browser.newContext({ reducedMotion: 'reduce' })));
    const [one, other] = await Promise.all(contexts.map((context) => context.newPage()));
    if (!one || !other) throw new Error('there are two');
    const close = async () => void (await Promise.all(contexts.map((context) => context.close())));
    await one.goto(server.address);
    await one.locator('[data-game=watchmen]').click();
    await one.getByRole('button', { name: 'Play with friends' }).click();
    await expect(one.getByText('Waiting for players.')).toBeVisible();
    await other.goto(one.url());
    await other.getByRole('button', { name: 'Sit down' }).click();
    for (const page of [one, other]) {
      await expect(page.locator('main[data-mode=watchmen]')).toBeVisible();
      // What nobody has pressed for is nowhere on the page.
      expect(await page.content()).not.toContain('You are');
      await page.getByRole('button', { name: 'My role' }).click();
      const words = await page.getByTestId('role').textContent();
      await page.getByRole('button', { name: 'My role' }).click();
      await expect(page.getByTestId('role')).toBeHidden();
      if (words?.includes('You are the Mastermind'))
        return { mastermind: page, loyal: page === one ? other : one, close };
    }
    await close();
  }
}

test('two browsers: the Mastermind reveals, and the Loyal player sees it', async ({ browser }) => {
  const { mastermind, loyal, close } = await withMastermind(browser);
  const id = (await mastermind.locator('[data-zone=machinations]').getAttribute('data-card')) ?? '';
  const wanted: string[] = machinations[id] ?? [];
  const answered = new Map<Page, number>();
  /** Is something asked here that was not answered yet? */
  const isAsked = (page: Page) =>
    page.evaluate(
      (last) => {
        const version = Number(document.querySelector('main')?.getAttribute('data-version') ?? -1);
        return version > last && document.querySelector('.prompt.mine .button') !== null;
      },
      answered.get(page) ?? -1,
    );
  for (let answers = 0; answers < 2000; answers += 1) {
    const page = (await isAsked(mastermind)) ? mastermind : (await isAsked(loyal)) ? loyal : undefined;
    if (!page) continue;
    const end = page.locator('.prompt [data-do=end]');
    if (page === loyal && (await end.count()) > 0) {
      answered.set(page, await shown(page));
      await end.click();
      continue;
    }
    if (page === mastermind && (await end.count()) > 0) {
      await page.keyboard.press('r');
      const reveal = page.getByTestId('role').locator('[data-do=reveal]');
      if ((await reveal.count()) > 0) {
        await reveal.click();
        break;
      }
      await page.keyboard.press('Escape');
      // Only what the Machinations want is bought.
      await page.evaluate((kinds) => {
        for (const card of document.querySelectorAll<HTMLElement>(
          "[data-zone='lineup'].open, [data-zone='kicks'].open",
        ))
          if (!kinds.includes(card.dataset.kind ?? '')) card.classList.remove('open');
      }, wanted);
    }
    answered.set(page, Number(await actDc(page, answered.get(page) ?? -1)));
  }
  for (const page of [mastermind, loyal]) {
    await expect(page.locator('.log')).toContainText('turns out to be the Mastermind!');
    await expect(page.locator('.log')).toContainText('brings a Plot into play');
    await expect(page.getByRole('region', { name: 'Plot', exact: true })).toBeVisible();
    await expect(page.locator('.side.mastermind')).toHaveText('Mastermind');
  }
  await close();
});

test('a card is read in full on hover, on focus and under a finger that stays', async ({ page, browser }) => {
  await sitDown(page, server.address, 'dc');
  await myTurn(page);
  const kick = page.locator('[data-zone=kicks]');
  const reader = page.getByTestId('reader');
  await kick.hover();
  await expect(reader).toContainText('Super Power · cost 3 · 1 VP');
  await page.mouse.move(2, 2);
  await expect(reader).toBeHidden();
  await page.keyboard.press('2');
  await expect(reader).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(reader).toBeHidden();
  await page.getByRole('button', { name: 'Polski' }).click();
  await kick.hover();
  await expect(reader).toContainText('koszt 3');

  const context = await browser.newContext({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  const phone = await context.newPage();
  await sitDown(phone, server.address, 'watchmen');
  await myTurn(phone);
  const version = await shown(phone);
  const card = phone.locator('[data-zone=hand]').first();
  const pointer = { pointerType: 'touch', bubbles: true, pointerId: 7 };
  await card.dispatchEvent('pointerdown', pointer);
  await expect(phone.getByTestId('reader')).toBeVisible();
  await card.dispatchEvent('pointerup', pointer);
  await card.dispatchEvent('click');
  expect(await shown(phone)).toBe(version);
  // What is reconstructed says so, and what that means.
  await phone.locator('[data-zone=challenge]').click();
  await expect(phone.getByRole('dialog')).toContainText(
    'reconstructed: the printed text of this card could not be had',
  );
  await context.close();
});

for (const width of [390, 1280, 1920]) {
  test(`cards are as large as cards at ${String(width)} px`, async ({ browser }) => {
    const viewport = { width, height: 844 };
    const context = await browser.newContext({ viewport, isMobile: width < 400, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await sitDown(page, server.address, 'watchmen');
    await myTurn(page);
    const sizes = (which: string): Promise<number[]> =>
      page.locator(which).evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().width));
    for (const size of await sizes('.lineup [data-card]')) {
      expect(size).toBeGreaterThan(70);
      expect(size).toBeLessThan(width / 3);
    }
    for (const played of [1, 2, 3, 4, 5]) {
      await page.locator('.hand [data-card]').first().click();
      await expect(page.locator('.turn [data-card]')).toHaveCount(played);
    }
    expect(await excess(page)).toBe(0);
    for (const size of await sizes('.turn [data-card]')) {
      expect(size).toBeGreaterThan(50);
      expect(size).toBeLessThan(width / 3);
    }
    await context.close();
  });
}

test('what is too dear is answered with the rule; the destroyed pile is open', async ({ page }) => {
  await sitDown(page, server.address, 'dc');
  await myTurn(page);
  await page.locator('[data-zone=villain]').click();
  await expect(page.getByRole('dialog')).toContainText('Power that is missing');
  await page.locator('.menu .wish').click();
  await expect(page.getByTestId('why')).toContainText('DCB-12');
  await page.getByTestId('why').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: /Destroyed/ }).click();
  await expect(page.getByRole('dialog', { name: /Destroyed/ })).toContainText('Nothing lies here.');
});

for (const game of ['dc', 'watchmen'] as const) {
  test(`an Attack says what hits and what is lost: ${game}`, async ({ page }) => {
    const recorded = recording(game);
    const hit = recorded.states.findIndex(
      ({ view, turn, seat }) =>
        view.game === 'dc' && view.prompt?.kind === 'defend' && turn.kind === 'player' && turn.seat === seat,
    );
    expect(hit).toBeGreaterThan(0);
    const show = await replay(page, server.address, recorded);
    await show(hit - 1);
    await show(hit);
    await expect(prompt(page)).toContainText(/hits you! Do you defend\?|attacks you! Do you defend\?/);
    await expect(page.getByTestId('asker')).toContainText(/Attack/);
    await expect(prompt(page).getByRole('button', { name: 'Take the hit' })).toBeVisible();
  });
}
