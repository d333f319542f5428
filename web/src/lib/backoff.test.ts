import { expect, it } from 'vitest';
import { Backoff } from './backoff';

it('waits longer and longer, up to a limit, and begins anew', () => {
  const backoff = new Backoff(() => 1);
  const waits = Array.from({ length: 10 }, () => backoff.next());
  expect(waits.slice(0, 4)).toEqual([400, 800, 1600, 3200]);
  expect(waits.at(-1)).toBe(Backoff.most);
  backoff.reset();
  expect(backoff.next()).toBe(400);
});

it('never waits less than half', () => {
  expect(new Backoff(() => 0).next()).toBe(200);
});
