import { expect, it } from 'vitest';
import { isArrow, next } from './arrows';

const box = (left: number, top: number) => ({ left, top, right: left + 10, bottom: top + 10 });
// Two rows of three, the second one shifted a little.
const boxes = [box(0, 0), box(20, 0), box(40, 0), box(3, 20), box(23, 20), box(43, 20)];

it('goes to the neighbour', () => {
  const [first, , , , fifth] = boxes;
  if (!first || !fifth) throw new Error('there are six');
  expect(next(first, boxes, 'ArrowRight')).toBe(1);
  expect(next(first, boxes, 'ArrowDown')).toBe(3);
  expect(next(first, boxes, 'ArrowLeft')).toBeUndefined();
  expect(next(first, boxes, 'ArrowUp')).toBeUndefined();
  expect(next(fifth, boxes, 'ArrowUp')).toBe(1);
  expect(next(fifth, boxes, 'ArrowLeft')).toBe(3);
});

it('knows its keys', () => {
  expect(isArrow('ArrowLeft')).toBe(true);
  expect(isArrow('Enter')).toBe(false);
});
