/** Games that are looked at again: replay, review, playing on, the check of draws; and what is said if there is nothing to look at. */

import { type Browser, expect, type Page, test } from '@playwright/test';
import { violations } from './axe';
import { act, complaintsOf, excess, type Game, myTurn, shown, sitDown } from './game';
import { type Server, start } from './server';

const PATIENCE = { timeout: 120_000 };

// The checker is put into the page, which the page's own policy would forbid.
test.use({ bypassCSP: true });

let server: Server;

test.beforeAll(async () => {
  server = await start();
});

test.afterAll(async () => {
  await server.stop();
});

/** Plays a few moves and gives up: a finished game. Its table. */
async function finished(page: Page, game: Game = 'splendor', moves = 5): Promise<string> {
  await sitDown(page, server.address, game);
  for (let move = 0; move < moves; move += 1) await act(page);
  await myTurn(page);
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('button', { name: 'Give up: are you sure?' }).click();
  await expect(page.locator('[data-over]')).toBeVisible();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

const place = (page: Page) => page.getByTestId('place');

/** The number of the move that is shown, and of the last one. */
async function moves(page: Page): Promise<[number, number]> {
  const found = /Move (\d+) of (\d+)/.exec((await place(page).textContent()) ?? '');
  return [Number(found?.[1]), Number(found?.[2])];
}

async function reviewed(page: Page): Promise<void> {
  await page.locator('[data-review=quick]').click();
  await expect(page.getByTestId('graph')).toBeVisible(PATIENCE);
}

test('a finished game is replayed by mouse and by key, and a link leads to a move', async ({ page }) => {
  const complaints = complaintsOf(page);
  await finished(page);
  await page.locator('[data-replay]').click();
  await expect(place(page)).toHaveText(/^Move 0 of \d+$/);
  const [, last] = await moves(page);
  expect(last).toBeGreaterThan(8);
  await expect(page.getByTestId('told')).toHaveText(/begin/);
  await page.getByRole('button', { name: 'One move on' }).click();
  await expect(place(page)).toHaveText(`Move 1 of ${String(last)}`);
  await expect(page.getByTestId('told')).not.toBeEmpty();
  await page.keyboard.press('ArrowRight');
  await expect(place(page)).toHaveText(`Move 2 of ${String(last)}`);
  await page.keyboard.press('ArrowLeft');
  await expect(place(page)).toHaveText(`Move 1 of ${String(last)}`);
  await page.keyboard.press('End');
  await expect(place(page)).toHaveText(`Move ${String(last)} of ${String(last)}`);
  const lines = await page.locator('.log li').count();
  expect(lines).toBeGreaterThanOrEqual(last);
  await page.getByRole('slider', { name: 'Move' }).fill('3');
  await expect(place(page)).toHaveText(`Move 3 of ${String(last)}`);
  const position = await shown(page);
  expect(page.url()).toContain(`#move=${String(position)}`);
  const view = await page.locator('.bank').innerText();
  await page.reload();
  await expect(place(page)).toHaveText(`Move 3 of ${String(last)}`);
  expect(await page.locator('.bank').innerText()).toBe(view);
  // By itself, quickly.
  await page.locator('[data-speed]').selectOption('4');
  await page.keyboard.press('p');
  await expect.poll(async () => (await moves(page))[0]).toBeGreaterThan(4);
  await page.keyboard.press('p');
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  // Nobody can play here.
  await expect(page.locator('button.open')).toHaveCount(0);
  expect(complaints.filter((complaint) => !complaint.includes('404'))).toEqual([]);
});

test('other eyes see other things', async ({ page }) => {
  await page.goto(server.address);
  const table = await page.evaluate(async () => {
    const body = JSON.stringify({ game: 'splendor', options: { first: '0' }, seats: ['me', 'random'] });
    const opened = (await (await fetch('/api/tables', { method: 'POST', body })).json()) as { table: string };
    const send = (message: object) =>
      fetch(`/api/tables/${opened.table}/messages`, { method: 'POST', body: JSON.stringify(message) });
    await send({ type: 'move', actions: ['reserve:1'], version: 1, key: 'a' });
    for (let version = 2; version < 9; version += 1)
      await send({ type: 'resign', version, key: `r${String(version)}` });
    return opened.table;
  });
  await page.goto(`${server.address}replay/${table}`);
  await expect(place(page)).toHaveText(/^Move 0 /);
  await page.keyboard.press('ArrowRight');
  await expect(place(page)).toHaveText(/^Move 1 /);
  const own = page.locator('.player').filter({ hasText: 'Guest' });
  await expect(own.locator('button[data-card]')).toHaveCount(1);
  await page.locator('[data-eyes]').selectOption('seat:1');
  await expect(own.locator('button[data-card]')).toHaveCount(0);
  await page.locator('[data-eyes]').selectOption('spectator');
  await expect(own.locator('button[data-card]')).toHaveCount(0);
  await page.locator('[data-eyes]').selectOption('everything');
  await expect(own.locator('button[data-card]')).toHaveCount(1);
  await expect(place(page)).toHaveText(/^Move 1 /);
});

test('a game is reviewed, and played on from its middle', async ({ page }) => {
  const table = await finished(page);
  await page.goto(`${server.address}replay/${table}`);
  await reviewed(page);
  // What was decided, and what else could have been done.
  const decision = page.getByTestId('decision');
  await expect(decision).toContainText(/chose: .+ Chance to win before: \d+% ±/);
  expect(await decision.locator('li').count()).toBeGreaterThan(1);
  await expect(decision.locator('li.chosen')).toHaveCount(1);
  await decision.locator('li').first().hover();
  await expect(page.locator('[data-hinted]').first()).toBeVisible();
  const balance = page.getByTestId('balance');
  await expect(balance).toContainText(/began with a chance of \d+% and ended with \d+%/);
  for (const part of ['Own choices', 'Luck of the draw', 'What others did']) await expect(balance).toContainText(part);
  // The graph leads to moves.
  const [, last] = await moves(page);
  const box = await page.getByTestId('graph').boundingBox();
  await page.getByTestId('graph').click({ position: { x: (box?.width ?? 0) - 3, y: 20 } });
  await expect(place(page)).toHaveText(`Move ${String(last)} of ${String(last)}`);
  await page.getByRole('group', { name: 'Whose game' }).getByRole('button').last().click();
  await expect(balance).toContainText('Random bot began');
  // It is kept.
  await page.reload();
  await expect(page.getByTestId('graph')).toBeVisible();
  // What if?
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.locator('[data-play-on]').click();
  await page.getByRole('dialog').getByText('Guest', { exact: true }).click();
  await page.getByRole('dialog').getByText('level 1', { exact: true }).click();
  await page.locator('[data-begin]').click();
  await expect(page.getByTestId('given')).toContainText('the beginning of this game was given');
  expect(page.url()).not.toContain(table);
  await act(page);
  await myTurn(page);
  const version = await shown(page);
  await page.reload();
  await expect.poll(() => shown(page)).toBeGreaterThanOrEqual(version);
  await page.getByRole('link', { name: 'Where it comes from' }).click();
  await expect(place(page)).toHaveText(`Move 2 of ${String(last)}`);
});

test('a review can be stopped, and one that failed can be started again', async ({ page }) => {
  const table = await finished(page, 'duel', 8);
  await page.goto(`${server.address}replay/${table}`);
  await page.locator('[data-review=thorough]').click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.locator('[data-review=quick]')).toBeVisible();
  await page.route('**/analysis', (route) =>
    route.fulfill({ json: { id: table, state: 'failed', done: 3, total: 9, report: null, actions: {} } }),
  );
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('The review was broken off');
  await page.unroute('**/analysis');
  await reviewed(page);
});

test('the draws are checked in the page, and a wrong one is named', async ({ page }) => {
  const table = await finished(page, 'splendor', 3);
  await page.goto(`${server.address}replay/${table}`);
  const verdict = page.getByTestId('fair');
  await page.locator('[data-fair]').click();
  await expect(verdict).toContainText(/All \d+ draws were fair/);
  await expect(verdict).toContainText('It is the commitment that this browser noted');
  await expect(verdict).toContainText('What this browser added to the draws is among it.');
  await page.keyboard.press('Escape');
  // Somebody says that something else was drawn.
  interface Told {
    draws: { action: string; outcomes: string[] }[];
  }
  await page.route('**/draws?*', async (route) => {
    const response = await route.fetch();
    const told = (await response.json()) as Told;
    const fourth = told.draws[3];
    if (fourth) fourth.action = fourth.outcomes.find((outcome) => outcome !== fourth.action) ?? '';
    await route.fulfill({ response, json: told });
  });
  await page.locator('[data-fair]').click();
  await expect(verdict).toContainText(/Draw 4 is wrong: the record says .+, but .+ follows from the key/);
  await page.getByRole('button', { name: 'Go to this draw' }).click();
  await expect.poll(() => shown(page)).toBe(3);
  await page.unroute('**/draws?*');
  await page.route('**/record', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/\[Secret "../, '[Secret "00');
    await route.fulfill({ response, body });
  });
  await page.locator('[data-fair]').click();
  await expect(verdict).toContainText('The secret is not the one that the server committed to');
});

test('a record is brought along; a damaged one, and one of other cards, is answered with what to do', async ({
  page,
}) => {
  const table = await finished(page, 'dc', 0);
  const record = await (await page.request.get(`${server.address}api/tables/${table}/record`)).text();
  const choose = (text: string) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name: 'my game.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
  const dialog = page.getByRole('dialog', { name: "This record can't be opened" });
  await page.goto(server.address);
  for (const [text, reason, advice] of [
    [record.replace(/cards=([0-9a-f])/, 'cards=0$1'), /Line \d+: .*cards=/, 'another set of cards'],
    [
      record.replace('[Version "', '[Version "9'),
      /Line \d+: Recorded under version 9/,
      'another version of the program',
    ],
    [record.replace(/\[Key "../, '[Key "00'), /Line \d+: The key/, "Its draws don't fit"],
    ['Hello', /The header Game is missing/, 'no record of a game'],
  ] as const) {
    await choose(text);
    await expect(dialog).toContainText(reason);
    await expect(dialog).toContainText(advice);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
  }
  await choose(record);
  await expect(place(page)).toHaveText(/^Move 0 of/);
  // The hand of whoever is to move lies open.
  await expect(page.locator('[data-zone=hand]').first()).toBeVisible();
  await page.locator('[data-fair]').click();
  await expect(page.getByTestId('fair')).toContainText(/All \d+ draws were fair/);
});

for (const [locale, running, nothing] of [
  ['en-GB', 'This game is still going on', 'There is nothing here'],
  ['pl-PL', 'Ta gra jeszcze trwa', 'Tu nic nie ma'],
  ['ru-RU', 'Эта партия ещё идёт', 'Здесь ничего нет'],
] as const) {
  test(`what cannot be replayed says what to do, ${locale}`, async ({ browser }) => {
    const context = await browser.newContext({ locale });
    const page = await context.newPage();
    await sitDown(page, server.address);
    const table = page.url().split('/').at(-1) ?? '';
    await page.goto(`${server.address}replay/${table}`);
    await expect(page.getByRole('heading', { name: running })).toBeVisible();
    await page.locator('main .primary').click();
    await expect(page.locator('main[data-version]')).toBeVisible();
    await page.goto(`${server.address}replay/0123456789abcdef`);
    await expect(page.getByRole('heading', { name: nothing })).toBeVisible();
    const reason = { key: 'server-refused-old-rules', args: [] };
    await page.route('**/replay?*', (route) =>
      route.fulfill({ status: 409, json: { code: 'old-rules', rule: null, reason, version: null } }),
    );
    await page.goto(`${server.address}replay/${table}`);
    await expect(page.locator('main a[download]')).toHaveAttribute('href', `/api/tables/${table}/record`);
    await context.close();
  });
}

test('a hint is marked on the table and said in words, but not where people play', async ({ page, browser }) => {
  await sitDown(page, server.address);
  await myTurn(page);
  const version = await shown(page);
  await page.keyboard.press('i');
  await expect(page.getByTestId('hint')).toHaveText(/^Hint: .+ \(chance to win \d+% ±.+\)$/);
  await expect(page.locator('[data-hinted]').first()).toBeVisible();
  await act(page);
  await expect.poll(() => shown(page)).toBeGreaterThan(version);
  await expect(page.locator('[data-hinted]')).toHaveCount(0);
  await withFriend(browser, async (one) => {
    await expect(one.locator('[data-hint]')).toHaveCount(0);
    const told = await one.evaluate(async () => {
      const path = location.pathname.replace('/table/', '/api/tables/');
      const response = await fetch(`${path}/hint`, { method: 'POST' });
      return [response.status, ((await response.json()) as { code: string }).code];
    });
    expect(told).toEqual([409, 'not-alone']);
  });
});

/** Two people at a table of Splendor. */
async function withFriend(browser: Browser, then: (one: Page) => Promise<void>): Promise<void> {
  const contexts = await Promise.all([1, 2].map(() => browser.newContext()));
  const [one, other] = await Promise.all(contexts.map((context) => context.newPage()));
  if (!one || !other) throw new Error('there are two');
  await one.goto(server.address);
  await one.getByRole('button', { name: 'Play with friends' }).click();
  await expect(one.getByText('Waiting for players.')).toBeVisible();
  await other.goto(one.url());
  await other.getByRole('button', { name: 'Sit down' }).click();
  await expect(one.locator('main[data-version]')).toBeVisible();
  await then(one);
  await Promise.all(contexts.map((context) => context.close()));
}

test.describe('for everybody', () => {
  let table = '';

  test.beforeAll(async ({ browser }) => {
    const page = await browser.newPage();
    table = await finished(page, 'splendor', 6);
    await page.goto(`${server.address}replay/${table}`);
    await reviewed(page);
    await page.close();
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [390, 1280]) {
      test(`nothing is wrong with replay and review, ${colorScheme}, ${String(width)} px`, async ({ page }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: 844 });
        await page.goto(`${server.address}replay/${table}`);
        await expect(page.getByTestId('graph')).toBeVisible();
        await page.keyboard.press('m');
        const check = async () => {
          expect(await violations(page)).toEqual([]);
          expect(await excess(page)).toBe(0);
        };
        await check();
        await page.locator('[data-fair]').click();
        await expect(page.getByTestId('fair')).toContainText(/fair/);
        await check();
        await page.keyboard.press('Escape');
        await page.locator('[data-play-on]').click();
        await check();
        await page.goto(`${server.address}replay/0123456789abcdef`);
        await expect(page.getByRole('heading')).toBeVisible();
        await check();
      });
    }
  }
});
