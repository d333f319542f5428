import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { gameOf, matching, paragraph, parse, parts, rulesOf, titlesOf } from './rules';

const root = join(import.meta.dirname, '../../..');

describe('rules', () => {
  it('are read by number in every language, the same ones in each', () => {
    for (const game of rulesOf) {
      const ids = (['en', 'pl', 'ru'] as const).map((lang) => {
        const lines = parse(readFileSync(join(root, 'docs/rules', lang, `${game}.md`), 'utf8'));
        expect(lines[0]?.kind).toBe('title');
        return lines.flatMap((line) => (line.kind === 'rule' ? [line.id] : []));
      });
      expect(ids[0]?.length).toBeGreaterThan(10);
      expect(ids[1]).toEqual(ids[0]);
      expect(ids[2]).toEqual(ids[0]);
      for (const id of ids[0] ?? []) expect(gameOf(id)).toBe(game);
    }
  });

  it('are found by their number', async () => {
    expect(await paragraph('en', 'SPL-12')).toMatch(/^Take 2 gem tokens of one colour/);
    expect(await paragraph('pl', 'DUE-20')).toContain('pereł');
    expect(await paragraph('en', 'SPL-99')).toBeUndefined();
    expect(await paragraph('en', 'XXX-01')).toBeUndefined();
  });

  it('are searched by number and by words, below their headings', () => {
    const lines = parse(readFileSync(join(root, 'docs/rules/en/splendor.md'), 'utf8'));
    const ids = (query: string) => matching(lines, query).flatMap((line) => (line.kind === 'rule' ? [line.id] : []));
    expect(matching(lines, ' ')).toEqual(lines);
    expect(ids('spl-4')).toEqual(['SPL-40', 'SPL-41']);
    expect(ids('Youngest player')).toEqual(['SPL-06']);
    expect(matching(lines, 'SPL-40').map(({ kind }) => kind)).toEqual(['title', 'heading', 'rule']);
    expect(matching(lines, 'checkmate')).toEqual([]);
  });

  it('of the crossover are its own and those of the base game', () => {
    expect(titlesOf({ game: 'dc', config: 'players=3 mode=watchmen first=0' })).toEqual(['watchmen', 'dc']);
    expect(titlesOf({ game: 'duel', config: 'players=2 first=0' })).toEqual(['duel']);
  });

  it('have strong words', () => {
    expect(parts('a **b** c')).toEqual([
      { text: 'a ', strong: false },
      { text: 'b', strong: true },
      { text: ' c', strong: false },
    ]);
    expect(parts('**b**: c')[0]).toEqual({ text: 'b', strong: true });
  });
});
