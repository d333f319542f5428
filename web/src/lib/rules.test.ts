import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { gameOf, paragraph, parse, parts, rulesOf } from './rules';

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

  it('have strong words', () => {
    expect(parts('a **b** c')).toEqual([
      { text: 'a ', strong: false },
      { text: 'b', strong: true },
      { text: ' c', strong: false },
    ]);
    expect(parts('**b**: c')[0]).toEqual({ text: 'b', strong: true });
  });
});
