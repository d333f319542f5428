/** How much is loaded, and how soon an answer is seen. */

import { expect, type Page, test } from '@playwright/test';
import { playOutDc } from './dc';
import { type Game, playOut, sitDown } from './game';
import { type Server, start } from './server';

const MOST_BYTES = 300_000;
const MOST_MILLISECONDS = 100;

let server: Server;

test.beforeAll(async () => {
  server = await start();
});

test.afterAll(async () => {
  await server.stop();
});

/** Counts all bytes that come over the wire. */
async function counted(page: Page): Promise<() => number> {
  const session = await page.context().newCDPSession(page);
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await session.send('Network.enable');
  return () => bytes;
}

for (const [game, locale] of [
  ['duel', 'en-GB'],
  ['duel', 'ru-RU'],
  ['watchmen', 'ru-RU'],
] as const) {
  test(`home and a table of ${game} are less than ${String(MOST_BYTES / 1000)} kB, ${locale}`, async ({ browser }) => {
    const context = await browser.newContext({ locale });
    const page = await context.newPage();
    const bytes = await counted(page);
    await sitDown(page, server.address, game);
    await page.waitForLoadState('networkidle');
    console.log(`${String(bytes())} bytes`);
    expect(bytes()).toBeGreaterThan(20_000);
    expect(bytes()).toBeLessThan(MOST_BYTES);
    await context.close();
  });
}

interface Measured {
  /** From an input to the next paint, by interaction: its slowest event. What takes less than 16 ms is not told. */
  inputs: Record<number, number>;
  /** From sending a move to showing what it led to. */
  moves: number[];
}

declare global {
  interface Window {
    measured: Measured;
  }
}

/** Measures within the page, from its very beginning. */
function measure(): void {
  const measured: Measured = { inputs: {}, moves: [] };
  window.measured = measured;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      const { interactionId: id, duration } = entry;
      if (id) measured.inputs[id] = Math.max(measured.inputs[id] ?? 0, duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  let sent: number | undefined;
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (data) {
    if (String(data).includes('"move"')) sent = performance.now();
    send.call(this, data);
  };
  let before = '';
  new MutationObserver(() => {
    const version = document.querySelector('main')?.getAttribute('data-version') ?? '';
    if (version === before) return;
    before = version;
    if (sent === undefined) return;
    const from = sent;
    sent = undefined;
    requestAnimationFrame(() => measured.moves.push(performance.now() - from));
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-version'] });
}

function percentile95(values: number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length * 0.95)] ?? 0;
}

/** So many answers are enough at a table where a whole game takes hundreds. */
const ANSWERS = 110;

const tables: { game: Game; players?: number; play: (page: Page) => Promise<number> }[] = [
  { game: 'splendor', play: playOut },
  { game: 'marvel', play: playOut },
  { game: 'duel', play: playOut },
  { game: 'watchmen', players: 5, play: (page) => playOutDc(page, false, ANSWERS) },
];

for (const { game, players, play } of tables) {
  test(`an answer in ${game} is seen at once`, async ({ page }) => {
    await page.addInitScript(measure);
    await sitDown(page, server.address, game, players);
    await play(page);
    const { inputs, moves, count } = await page.evaluate(() => ({
      ...window.measured,
      count: (performance as { interactionCount?: number }).interactionCount ?? 0,
    }));
    const told = Object.values(inputs);
    const all = [...told, ...Array<number>(Math.max(0, count - told.length)).fill(0)];
    const [input, move] = [percentile95(all), percentile95(moves)].map((value) => value.toFixed(0));
    console.log(
      `${game}: ${String(all.length)} inputs, to paint ${String(input)} ms; own move to shown ${String(move)} ms`,
    );
    expect(moves.length).toBeGreaterThan(10);
    expect(all.length).toBeGreaterThan(50);
    expect(percentile95(all)).toBeLessThan(MOST_MILLISECONDS);
    expect(percentile95(moves)).toBeLessThan(MOST_MILLISECONDS);
  });
}
