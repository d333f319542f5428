import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cards, literal, named, say, sentence } from './messages';

const root = join(import.meta.dirname, '../../../..');
const languages = ['en', 'pl', 'ru'];
const files = [
  'games',
  'cards',
  'events',
  'refusals',
  'records',
  'server',
  'web',
  'page',
  'dc',
  'dc-names',
  'dc-cards',
  'page-dc',
  'lessons',
  'page-replay',
];

function source(lang: string, file: string): string {
  return readFileSync(join(root, 'i18n', lang, `${file}.ftl`), 'utf8');
}

function bundle(lang: string): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const file of files) expect(bundle.addResource(new FluentResource(source(lang, file)))).toEqual([]);
  return bundle;
}

function keys(lang: string): string[] {
  return [
    ...['web', 'server', 'page', 'page-dc', 'page-replay']
      .map((file) => source(lang, file))
      .join('')
      .matchAll(/^((?:web|page|server)-[a-z-]+) =/gm),
  ].map((match) => match[1] ?? '');
}

/** All files of a folder with one of these endings. */
function sources(folder: string, endings: string[]): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => endings.some((ending) => name.endsWith(ending)) && !name.includes('.test.'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
}

describe('the texts of the client', () => {
  it('have the same keys in every language', () => {
    for (const lang of languages) expect(keys(lang)).toEqual(keys('en'));
  });

  it('are all used, and none is missing', () => {
    const code = [
      ...sources(join(root, 'web/src'), ['.ts', '.svelte']),
      ...sources(join(root, 'crates/server/src'), ['.rs']),
      ...sources(join(root, 'crates/cli/src'), ['.rs']),
    ].join('\n');
    const used = new Set(
      [...code.matchAll(/['"`]((?:web|page|server)-[a-z-]+[a-z])['"`]/g)].map((match) => match[1] ?? ''),
    );
    expect([...used].sort()).toEqual([...new Set(keys('en'))].sort());
  });
});

describe('messages of the rules', () => {
  const names = ['Anna', 'Bruno'];

  it('are said in every language', () => {
    const took = {
      key: 'event-took',
      args: [
        ['seat', { seat: 1 }],
        ['tokens', { tokens: 'WUU' }],
      ],
    };
    const said = languages.map((lang) => say(bundle(lang), 'splendor', took as never, names));
    expect(said[0]).toBe('Bruno takes white, 2 blue.');
    expect(said[1]).toContain('Bruno');
    expect(said[2]).toContain('Bruno');
  });

  it('know seen cards from unseen ones', () => {
    const reserved = (card: string) => ({
      key: 'event-reserved',
      args: [
        ['seat', { seat: 0 }],
        ['card', { card }],
      ],
    });
    expect(say(bundle('en'), 'splendor', reserved('2?') as never, names)).toBe(
      'Anna reserves an unseen card of level 2.',
    );
    expect(say(bundle('en'), 'splendor', reserved('2R4') as never, names)).toBe('Anna reserves 2R4.');
  });

  it('choose plurals', () => {
    const first = (surplus: number) => ({
      key: 'refuse-return-first',
      args: [
        ['surplus', { number: surplus }],
        ['limit', { number: 10 }],
      ],
    });
    const polish = [1, 2, 5, 12, 22].map((n) => say(bundle('pl'), 'splendor', first(n) as never, names));
    expect(new Set(polish).size).toBe(5);
    expect(polish[1]?.replace('2', '22')).toBe(polish[4]);
    expect(polish[2]?.replace('5', '12')).toBe(polish[3]);
  });

  it('name those who share a victory', () => {
    const shared = { key: 'event-shared', args: [['winners', { seats: [0, 1] }]] };
    expect(say(bundle('en'), 'splendor', shared as never, names)).toBe('Anna and Bruno share the victory.');
  });
});

describe('names from elsewhere', () => {
  it('mean nothing but themselves', () => {
    const odd = 'A "B" \\ { $card } \n C';
    const own = new FluentBundle('en', { useIsolating: false });
    own.addResource(new FluentResource(`card-dc-odd = ${literal(odd)}\n`));
    expect(named(own, 'card-dc-odd', 'odd')).toBe('A "B" \\ { $card } C');
  });

  it('are counted if they come several times', () => {
    expect(cards(bundle('en'), ['Punch', 'Punch', 'Kick'])).toBe('2 × Punch, Kick');
  });

  it('begin a sentence with a capital letter and end it', () => {
    expect(sentence('odrzuć kartę')).toBe('Odrzuć kartę.');
    expect(sentence('draw a card?')).toBe('Draw a card?');
  });
});
