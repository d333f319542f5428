import { describe, expect, it } from 'vitest';
import { cited, withoutLeaps } from './lesson';

describe('what a lesson says', () => {
  it('names rules by their address', () => {
    expect(cited('Take two (SPL-12, WAT-01).')).toEqual([
      { text: 'Take two (' },
      { text: 'SPL-12', address: '/rules/splendor#SPL-12' },
      { text: ', ' },
      { text: 'WAT-01', address: '/rules/watchmen#WAT-01' },
      { text: ').' },
    ]);
    expect(cited('XYZ-10')).toEqual([{ text: 'XYZ-10' }]);
  });

  it('sums up what is skipped', () => {
    const line = (version: number) => ({ version, words: 'a card is dealt', main: false, seat: undefined });
    const leap = Array.from({ length: 30 }, () => line(2));
    expect(withoutLeaps([line(1), ...leap, line(3)]).map(({ version }) => version)).toEqual([1, 3]);
  });
});
