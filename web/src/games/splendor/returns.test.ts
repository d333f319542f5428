import { describe, expect, it } from 'vitest';
import { canReturn, returnAll } from './returns';

const held = { W: 2, U: 0, R: 1, Y: 3 };
const offer = ['return:W', 'return:R'];

describe('tokens to give back', () => {
  it('are picked among those held, as many as are too many', () => {
    expect(canReturn(held, 2, '', 'W')).toBe(true);
    expect(canReturn(held, 2, 'W', 'W')).toBe(true);
    expect(canReturn(held, 3, 'WW', 'W')).toBe(false);
    expect(canReturn(held, 2, '', 'U')).toBe(false);
    expect(canReturn(held, 2, '', 'K')).toBe(false);
    expect(canReturn(held, 2, 'RY', 'Y')).toBe(false);
  });

  it('are sent in order, all at once', () => {
    expect(returnAll('WUGRKY', offer, 2, 'YW')).toEqual(['return:W', 'return:Y']);
    expect(returnAll('WUGRKY', offer, 2, 'RW')).toEqual(['return:W', 'return:R']);
    expect(returnAll('WUGRKY', offer, 2, 'W')).toBeUndefined();
    expect(returnAll('WUGRKY', offer, 2, '')).toBeUndefined();
    expect(returnAll('WUGRKY', offer, 2, 'YY')).toBeUndefined();
  });
});
