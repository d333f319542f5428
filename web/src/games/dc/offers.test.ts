import { describe, expect, it } from 'vitest';
import type { Offer } from '../../generated/protocol/Offer';
import { atOnce, offersFor } from './offers';

const play: Offer = { action: 'play:kick', kind: 'play', card: 'kick' };
const contribute: Offer = { action: 'contribute:kick', kind: 'contribute', card: 'kick', zone: 'hand' };
const stack: Offer = { action: 'kick', kind: 'kick' };
const buy: Offer = { action: 'buy:robin', kind: 'buy', card: 'robin' };
const destroy: Offer = { action: 'lineup:robin', kind: 'choose', card: 'robin', zone: 'lineup' };
const beat: Offer = { action: 'beat:plot', kind: 'beat', tile: 'plot' };
const all = [play, contribute, stack, buy, destroy, beat];

describe('what is offered for a card', () => {
  it('depends on where it lies', () => {
    expect(offersFor(all, 'hand', 'kick')).toEqual([play, contribute]);
    expect(offersFor(all, 'kicks', 'kick')).toEqual([stack]);
    expect(offersFor(all, 'lineup', 'robin')).toEqual([buy, destroy]);
    expect(offersFor(all, 'plot', 'subversion_of_heroes')).toEqual([beat]);
    expect(offersFor(all, 'challenge', 'nixon')).toEqual([]);
    expect(offersFor(all, 'elsewhere', 'kick')).toEqual([]);
  });

  it('is done at once if it is one thing and costs nothing', () => {
    expect(atOnce([play])).toBe(play);
    expect(atOnce([destroy])).toBe(destroy);
    expect(atOnce([play, contribute])).toBeUndefined();
    expect(atOnce([buy])).toBeUndefined();
    expect(atOnce([])).toBeUndefined();
  });
});
