/** Lighthouse 12 on the first page and on a table, as on a desktop: the median of five each must be 95 at least. `npm run lighthouse`. */

import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const RUNS = 5;
const LEAST = 0.95;
const program = process.env.KLEJNOT_BIN;
if (!program) throw new Error('KLEJNOT_BIN names the program');

const folder = mkdtempSync(join(tmpdir(), 'klejnot-lighthouse-'));
const web = join(import.meta.dirname, 'dist');
const server = spawn(program, ['--lang', 'en', 'serve', '--port', '0', '--web', web], {
  env: { ...process.env, KLEJNOT_DATABASE: 'sqlite::memory:', KLEJNOT_LOG: 'error' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
process.on('exit', () => server.kill('SIGTERM'));
const address = await new Promise((resolve) => {
  server.stdout.on('data', (said) => {
    const found = /http:\/\/\S+/.exec(said.toString());
    if (found) resolve(found[0]);
  });
});

/** One run: the scores for performance and accessibility. */
function scores(url) {
  const report = join(folder, 'report.json');
  const options = ['--preset=desktop', '--only-categories=performance,accessibility', '--output=json', '--quiet'];
  const chrome = '--chrome-flags=--headless=new --no-sandbox --disable-gpu';
  execFileSync('npx', ['--yes', 'lighthouse@12', url, ...options, `--output-path=${report}`, chrome], {
    env: { CHROME_PATH: '/usr/bin/chromium', ...process.env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const { categories } = JSON.parse(readFileSync(report, 'utf8'));
  return [categories.performance.score, categories.accessibility.score];
}

const median = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];

const body = JSON.stringify({ game: 'duel', seats: ['me', 'random'] });
const { table } = await (await fetch(`${address}api/tables`, { method: 'POST', body })).json();
let good = true;
for (const path of ['', `table/${table}`]) {
  const runs = Array.from({ length: RUNS }, () => scores(`${address}${path}`));
  const [performance, accessibility] = [0, 1].map((which) => median(runs.map((run) => run[which])));
  console.log(`/${path}: performance ${String(performance * 100)}, accessibility ${String(accessibility * 100)}`);
  good &&= performance >= LEAST && accessibility >= LEAST;
}
process.exit(good ? 0 : 1);
