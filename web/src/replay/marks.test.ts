import { expect, it } from 'vitest';
import { placesOf } from './marks';

it('finds what an action is about', () => {
  expect(placesOf('splendor', { kind: 'take', tokens: 'WUU' })).toEqual([
    ".bank [data-token='W']",
    ".bank [data-token='U']",
  ]);
  expect(placesOf('splendor', { kind: 'return', tokens: 'R' })).toEqual([".player.own [data-token='R']"]);
  expect(placesOf('splendor', { kind: 'reserve', level: 2 })).toEqual(["[data-deck='2']"]);
  expect(placesOf('duel', { kind: 'take', cells: ['a1', 'b2'] })).toEqual(["[data-cell='a1']", "[data-cell='b2']"]);
  expect(placesOf('dc', { kind: 'play', card: 'kick' })).toEqual(["[data-card='kick'][data-zone='hand']"]);
  expect(placesOf('dc', { kind: 'end' })).toEqual(["[data-do='end']"]);
});
