import { describe, expect, it } from 'vitest';
import { canReturn, returnAll } from './returns';

const open = [
  { token: 'W', count: 2, action: 'return:W' },
  { token: 'R', count: 1, action: 'return:R' },
  { token: 'Y', count: 3, action: 'return:Y' },
];

describe('tokens to give back', () => {
  it('are picked among those that may be given back, as many as are too many', () => {
    expect(canReturn(open, 2, [...''], 'W')).toBe(true);
    expect(canReturn(open, 2, [...'W'], 'W')).toBe(true);
    expect(canReturn(open, 3, [...'WW'], 'W')).toBe(false);
    expect(canReturn(open, 2, [...''], 'U')).toBe(false);
    expect(canReturn(open, 2, [...'RY'], 'Y')).toBe(false);
  });

  it('are sent in order, all at once', () => {
    expect(returnAll(open, 2, [...'YW'])).toEqual(['return:W', 'return:Y']);
    expect(returnAll(open, 3, [...'YRW'])).toEqual(['return:W', 'return:R', 'return:Y']);
    expect(returnAll(open, 2, [...'YY'])).toEqual(['return:Y', 'return:Y']);
    expect(returnAll(open, 2, [...'W'])).toBeUndefined();
    expect(returnAll(open, 2, [...''])).toBeUndefined();
    expect(returnAll(open, 0, [...''])).toBeUndefined();
  });
});
