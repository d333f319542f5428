import { describe, expect, it } from 'vitest';
import { canAdd, count, holds, matching, offered, tokenSets, without } from './offer';

const offer = [
  { action: 'take:WUG', kind: 'take', tokens: 'WUG' },
  { action: 'take:WUR', kind: 'take', tokens: 'WUR' },
  { action: 'take:WW', kind: 'take', tokens: 'WW' },
  { action: 'reserve:1', kind: 'reserve', level: 1 },
  { action: 'reserve:1W3', kind: 'reserve', card: '1W3' },
  { action: 'recruit:1W3', kind: 'buy', card: '1W3' },
  { action: 'pass', kind: 'pass' },
];
const takes = tokenSets(offer, 'take');

describe('actions of an offer', () => {
  it('are found by their kind', () => {
    expect(takes).toEqual(['WUG', 'WUR', 'WW']);
    expect(tokenSets(offer, 'reserve')).toEqual([]);
  });

  it('are found by what they are about, whatever their text', () => {
    expect(offered(offer, { kind: 'buy', card: '1W3' })).toBe('recruit:1W3');
    expect(offered(offer, { kind: 'buy', card: '1W' })).toBeUndefined();
    expect(offered(offer, { kind: 'reserve', level: 1 })).toBe('reserve:1');
    expect(offered(offer, { kind: 'pass' })).toBe('pass');
    expect(offered(offer, { kind: 'tile' })).toBeUndefined();
  });
});

describe('a selection', () => {
  it('grows only towards a set that is offered', () => {
    expect(canAdd(takes, '', 'W')).toBe(true);
    expect(canAdd(takes, '', 'K')).toBe(false);
    expect(canAdd(takes, 'W', 'W')).toBe(true);
    expect(canAdd(takes, 'WU', 'W')).toBe(false);
    expect(canAdd(takes, 'WW', 'W')).toBe(false);
    expect(canAdd(takes, 'G', 'R')).toBe(false);
    expect(canAdd(takes, 'GW', 'U')).toBe(true);
    expect(canAdd(takes, 'WUG', 'R')).toBe(false);
  });

  it('matches a set whatever the order', () => {
    expect(matching(takes, 'GWU')).toBe('WUG');
    expect(matching(takes, 'WW')).toBe('WW');
    expect(matching(takes, 'W')).toBeUndefined();
    expect(matching(takes, 'WU')).toBeUndefined();
    expect(matching(takes, '')).toBeUndefined();
  });

  it('matches a smaller set where that is all there is', () => {
    expect(matching(['WU'], 'UW')).toBe('WU');
    expect(matching(['W'], 'W')).toBe('W');
  });

  it('counts and shrinks', () => {
    expect(count('WUWG', 'W')).toBe(2);
    expect(count('', 'W')).toBe(0);
    expect(holds('WUG', 'GG')).toBe(false);
    expect(without('WUW', 'W')).toBe('WU');
    expect(without('U', 'W')).toBe('U');
  });
});
