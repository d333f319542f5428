import { describe, expect, it } from 'vitest';
import { canAdd, cellChoices, count, holds, matching, offered, tokenChoices, without } from './offer';

const offer = [
  { action: 'take:WUG', kind: 'take', tokens: 'WUG' },
  { action: 'take:WUR', kind: 'take', tokens: 'WUR' },
  { action: 'take:WW', kind: 'take', tokens: 'WW' },
  { action: 'reserve:1', kind: 'reserve', level: 1 },
  { action: 'reserve:1W3', kind: 'reserve', card: '1W3' },
  { action: 'recruit:1W3', kind: 'buy', card: '1W3' },
  { action: 'pass', kind: 'pass' },
];
const board = [
  { action: 'take:b1,c1', kind: 'take', cells: ['b1', 'c1'] },
  { action: 'take:b1', kind: 'take', cells: ['b1'] },
  { action: 'privilege:c1', kind: 'privilege', cells: ['c1'] },
];
const takes = tokenChoices(offer, 'take');

describe('actions of an offer', () => {
  it('are found by their kind', () => {
    expect(takes.map(({ action }) => action)).toEqual(['take:WUG', 'take:WUR', 'take:WW']);
    expect(tokenChoices(offer, 'reserve')).toEqual([]);
    expect(cellChoices(board, 'privilege')).toEqual([{ things: ['c1'], action: 'privilege:c1' }]);
    expect(cellChoices(offer, 'take')).toEqual([]);
  });

  it('are found by what they are about, whatever their text', () => {
    expect(offered(offer, { kind: 'buy', card: '1W3' })).toBe('recruit:1W3');
    expect(offered(offer, { kind: 'buy', card: '1W' })).toBeUndefined();
    expect(offered(offer, { kind: 'reserve', level: 1 })).toBe('reserve:1');
    expect(offered(offer, { kind: 'pass' })).toBe('pass');
    expect(offered(offer, { kind: 'tile' })).toBeUndefined();
  });
});

describe('what is picked', () => {
  it('grows only towards a choice that is offered', () => {
    expect(canAdd(takes, [], 'W')).toBe(true);
    expect(canAdd(takes, [], 'K')).toBe(false);
    expect(canAdd(takes, ['W'], 'W')).toBe(true);
    expect(canAdd(takes, ['W', 'U'], 'W')).toBe(false);
    expect(canAdd(takes, ['W', 'W'], 'W')).toBe(false);
    expect(canAdd(takes, ['G'], 'R')).toBe(false);
    expect(canAdd(takes, ['G', 'W'], 'U')).toBe(true);
    expect(canAdd(cellChoices(board, 'take'), ['c1'], 'b1')).toBe(true);
    expect(canAdd(cellChoices(board, 'take'), ['c1'], 'c1')).toBe(false);
  });

  it('matches a choice whatever the order', () => {
    expect(matching(takes, [...'GWU'])).toBe('take:WUG');
    expect(matching(takes, [...'WW'])).toBe('take:WW');
    expect(matching(takes, [...'W'])).toBeUndefined();
    expect(matching(takes, [...'WU'])).toBeUndefined();
    expect(matching(takes, [])).toBeUndefined();
    expect(matching(cellChoices(board, 'take'), ['c1', 'b1'])).toBe('take:b1,c1');
    expect(matching(cellChoices(board, 'take'), ['b1'])).toBe('take:b1');
  });

  it('counts and shrinks', () => {
    expect(count('WUWG', 'W')).toBe(2);
    expect(count('', 'W')).toBe(0);
    expect(holds([...'WUG'], [...'GG'])).toBe(false);
    expect(without([...'WUW'], 'W')).toEqual(['W', 'U']);
    expect(without(['U'], 'W')).toEqual(['U']);
  });
});
