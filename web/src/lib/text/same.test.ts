/**
 * Every message says the same in the browser as in the terminal: each is formatted here and by the program, with the same arguments, and
 * compared. Needs `cargo`.
 */

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type Arguments, format, number } from './messages';

const root = join(import.meta.dirname, '../../../..');
const numbers = [0, 1, 2, 5, 12, 22, 112];
/** How many samples of each message. */
const SAMPLES = 14;
const MINUTES = 60_000;

/** The messages of a language by key, each as it is written. */
function messages(lang: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of readdirSync(join(root, 'i18n', lang))) {
    const source = readFileSync(join(root, 'i18n', lang, file), 'utf8');
    for (const [whole, key] of source.matchAll(/^([a-zA-Z][\w-]*) =.*(?:\n(?:[ \t].*|))*/gm))
      found.set(key ?? '', whole);
  }
  return found;
}

/** The message and all that stand in it. */
function withParts(all: Map<string, string>, key: string): string {
  const own = all.get(key) ?? '';
  const parts = [...own.matchAll(/\{ ([a-z][\w-]*) \}/g)].map((match) => match[1] ?? '');
  return [own, ...parts.filter((part) => part !== key).map((part) => withParts(all, part))].join('\n');
}

/** Arguments for everything that a message mentions: `count#5`, `game=duel`. */
function sample(source: string, index: number): string[] {
  const names = new Set([...source.matchAll(/\$([a-zA-Z][\w-]*)/g)].map((match) => match[1] ?? ''));
  return [...names].flatMap((name) => {
    if (names.has(`${name}-number`)) return [];
    if (name.endsWith('-number')) return [`${name.replace(/-number$/, '')}#${String(numbers[index % numbers.length])}`];
    const chosen = new RegExp(`\\{ \\$${name} ->([^{}]*(?:\\{[^{}]*\\}[^{}]*)*)\\}`).exec(source)?.[1] ?? '';
    const words = [...chosen.matchAll(/\[([\w-]+)\]/g)].map((match) => match[1] ?? '');
    return [`${name}=${words[index % words.length] ?? `the ${name}`}`];
  });
}

function argumentsOf(parts: string[]): Arguments {
  const args: Arguments = {};
  for (const part of parts) {
    const [name = '', value = ''] = part.split(/[#=]/, 2);
    Object.assign(args, part.includes('#') ? number(name, Number(value)) : { [name]: value });
  }
  return args;
}

it(
  'every message says the same here and in the terminal',
  () => {
    const asked: string[] = [];
    const here: string[] = [];
    for (const lang of ['en', 'pl', 'ru']) {
      const all = messages(lang);
      const bundle = new FluentBundle(lang, { useIsolating: false });
      for (const source of all.values()) bundle.addResource(new FluentResource(source));
      for (const key of all.keys()) {
        for (let index = 0; index < SAMPLES; index += 1) {
          const parts = sample(withParts(all, key), index);
          asked.push([lang, key, ...parts].join('\t'));
          here.push(format(bundle, key, argumentsOf(parts)).replaceAll('\n', '\\n'));
        }
      }
    }
    const there = execFileSync('cargo', ['run', '--quiet', '--package', 'text', '--example', 'formatted'], {
      cwd: root,
      input: `${asked.join('\n')}\n`,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
    }).split('\n');
    expect(asked.length).toBeGreaterThan(10_000);
    const differing = asked.flatMap((line, at) =>
      here[at] === there[at] ? [] : [`${line}: ${String(here[at])} / ${String(there[at])}`],
    );
    expect(differing.slice(0, 20)).toEqual([]);
  },
  20 * MINUTES,
);
