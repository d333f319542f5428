import { expect, it } from 'vitest';
import type { AnyEvent } from '../generated/games';
import { flightsOf } from './flights';

const ways = (event: AnyEvent) => flightsOf(event).map(({ from, to }) => `${from} > ${to}`);

it('shows where things go', () => {
  expect(ways({ type: 'took', seat: 1, tokens: 'WU' })).toEqual(['bank-W > seat-1-W', 'bank-U > seat-1-U']);
  expect(ways({ type: 'took', seat: 0, tokens: 'WU', cells: ['b1', 'c1'], by: 'action' })).toEqual([
    'cell-b1 > seat-0',
    'cell-c1 > seat-0',
  ]);
  expect(ways({ type: 'bought', seat: 0, card: '1W3', reserved: false, tokens: 'U' })).toEqual([
    'card-1W3 > seat-0',
    'seat-0-U > bank-U',
  ]);
  expect(ways({ type: 'reserved', seat: 1, card: '2?', blind: true, tokens: 'Y' })).toEqual([
    'deck-2 > seat-1',
    'bank-Y > seat-1-Y',
  ]);
  expect(ways({ type: 'dealt', card: '3R4', place: 0 })).toEqual(['deck-3 > card-3R4']);
  expect(ways({ type: 'privilege', seat: 0, from: 'nowhere' })).toEqual([]);
  expect(ways({ type: 'stalled' })).toEqual([]);
});
