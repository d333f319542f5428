import { expect, it } from 'vitest';
import { moveOf, stopsOf } from './stops';

it('reads the move that an address names', () => {
  expect(moveOf('#move=12')).toBe(12);
  for (const other of ['', '#', '#move=', '#move=-1', '#move=1x', '#12']) expect(moveOf(other)).toBeUndefined();
});

it('stops where somebody decided, and at the end', () => {
  expect(stopsOf({ decisions: [16, 17, 20], length: 21 })).toEqual([16, 17, 20, 21]);
  expect(stopsOf({ decisions: [], length: 3 })).toEqual([3]);
});
