import { describe, expect, it } from 'vitest';
import { canAdd, count, holds, inOrder, matching, objectsOf, offered, without } from './offer';

const offer = ['take:WUG', 'take:WUR', 'take:WW', 'reserve:1', 'reserve:1W3', 'buy:1W3', 'pass'];
const takes = objectsOf(offer, 'take');

describe('actions of an offer', () => {
  it('are found by their verb', () => {
    expect(takes).toEqual(['WUG', 'WUR', 'WW']);
    expect(objectsOf(offer, 'noble')).toEqual([]);
  });

  it('are offered or not', () => {
    expect(offered(offer, 'buy', '1W3')).toBe('buy:1W3');
    expect(offered(offer, 'buy', '1W')).toBeUndefined();
    expect(offered(offer, 'reserve', '1')).toBe('reserve:1');
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

  it('counts, shrinks and is put in order', () => {
    expect(count('WUWG', 'W')).toBe(2);
    expect(count('', 'W')).toBe(0);
    expect(holds('WUG', 'GG')).toBe(false);
    expect(without('WUW', 'W')).toBe('WU');
    expect(without('U', 'W')).toBe('U');
    expect(inOrder('WUGRKY', 'YKWKW')).toBe('WWKKY');
  });
});
