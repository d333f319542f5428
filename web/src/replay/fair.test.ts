import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Draw } from '../generated/protocol/Draw';
import { block, check, drawn, keyOf, proofOf, unhex } from './fair';

/** The record of the example, as it stands in the document. */
const document = readFileSync(join(import.meta.dirname, '../../../docs/fair-draws.md'), 'utf8');
const record = /```record\n([\s\S]*?)```/.exec(document)?.[1] ?? '';
const proof = proofOf(record);
const key = unhex(proof?.key ?? '');

function draw(at: number, action: string, verb: string, outcomes: string): Draw {
  const all = outcomes.split(' ').map((outcome) => `${verb}:${outcome}`);
  return { at, action, outcomes: all, weights: all.map(() => 1) };
}

const draws = [
  draw(0, 'first:1', 'first', '0 1'),
  draw(1, 'reveal:WUK', 'reveal', 'WUG WUK WRK UGR GRK WU WK UG GR RK'),
  draw(2, 'reveal:WUG', 'reveal', 'WUG WRK UGR GRK WU WK UG GR RK'),
];

it('computes words of the standard: RFC 8439, appendix A.1', () => {
  const zero = new Uint8Array(32);
  expect([...block(zero, 0, 0)].slice(0, 4)).toEqual([0xade0b876, 0x903df1a0, 0xe56a5d40, 0x28bd8653]);
  expect(block(zero, 0, 1)[0]).toBe(0xbee7079f);
});

it('computes key and draws of the example in the documents', async () => {
  expect(proof && (await keyOf(proof))).toBe(proof?.key);
  expect(block(key, 0, 0)[0]).toBe(0x310382b7);
  expect(draws.map((one, index) => drawn(key, index, one))).toEqual(draws.map(({ action }) => action));
  expect(await check(record, draws)).toMatchObject({ kind: 'fair', draws: 3, given: 0 });
});

it('goes by weights', () => {
  const heavy: Draw = { at: 0, action: 'b', outcomes: ['a', 'b', 'c'], weights: [0, 7, 0] };
  for (let index = 0; index < 20; index += 1) expect(drawn(key, index, heavy)).toBe('b');
});

it('names what is wrong', async () => {
  const forged = [...draws.slice(0, 2), draw(2, 'reveal:RK', 'reveal', 'WUG WRK UGR GRK WU WK UG GR RK')];
  const wrong = { kind: 'draw', number: 3, at: 2, stated: 'reveal:RK', real: 'reveal:WUG' };
  expect(await check(record, forged)).toEqual(wrong);
  expect((await check(record.replace('[Secret "d8', '[Secret "d9'), draws)).kind).toBe('secret');
  expect((await check(record.replace('[Entropies "00', '[Entropies "01'), draws)).kind).toBe('key');
  expect((await check(record.replace(/\[Secret.*\n/, ''), draws)).kind).toBe('no-proof');
  // What was given is not drawn here, and is not counted.
  const given = record.replace('[Ending', '[Given "3"]\n[Ending');
  expect(await check(given, forged)).toMatchObject({ kind: 'fair', draws: 0, given: 3 });
});
