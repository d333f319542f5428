/** Were the draws fair? Computed here, from the record and from what could be drawn: `docs/fair-draws.md` tells how. */

import type { Draw } from '../generated/protocol/Draw';

/** What a record says about its draws. */
export interface Proof {
  table: string;
  commitment: string;
  secret: string;
  key: string;
  entropies: string[];
  /** Actions at the beginning that come from another game. */
  given: number;
  /** What the key follows from besides the entropies. */
  fields: string[];
}

/** What was found out. */
export type Verdict =
  | { kind: 'fair'; draws: number; given: number; commitment: string; entropies: string[] }
  | { kind: 'no-proof' }
  | { kind: 'secret' }
  | { kind: 'key' }
  | { kind: 'draw'; number: number; at: number; stated: string; real: string };

const LABEL = 'klejnot-draw-1';

/** The headers of a record. */
export function headersOf(record: string): Map<string, string> {
  return new Map(
    [...record.matchAll(/^\[([A-Za-z0-9]+) "([^"]*)"\]\s*$/gm)].map((found) => [found[1] ?? '', found[2] ?? '']),
  );
}

/** The proof in a record; nothing if it has none. */
export function proofOf(record: string): Proof | undefined {
  const headers = headersOf(record);
  const value = (name: string) => headers.get(name) ?? '';
  if (!headers.has('Secret') || !headers.has('Key') || !headers.has('Commitment')) return undefined;
  const config = `players=${value('Players')} ${value('Options')}`.trim();
  return {
    table: value('Table'),
    commitment: value('Commitment'),
    secret: value('Secret'),
    key: value('Key'),
    entropies: value('Entropies').split(','),
    given: Number(headers.get('Given') ?? 0),
    fields: [LABEL, value('Table'), value('Game'), headers.get('Dealt') ?? value('Version'), config],
  };
}

export function unhex(digits: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

export function hex(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** HMAC-SHA256 over all that was agreed and added, each field with its length before it. */
export async function keyOf({ secret, fields, entropies }: Proof): Promise<string> {
  const parts = [...fields.map((field) => new TextEncoder().encode(field)), ...entropies.map(unhex)];
  const message = new Uint8Array(parts.reduce((sum, part) => sum + 4 + part.length, 0));
  let place = 0;
  for (const part of parts) {
    new DataView(message.buffer).setUint32(place, part.length, true);
    message.set(part, place + 4);
    place += 4 + part.length;
  }
  const name = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', unhex(secret), name, false, ['sign']);
  return hex(await crypto.subtle.sign('HMAC', key, message));
}

const turns = [
  [0, 1, 3, 16],
  [2, 3, 1, 12],
  [0, 1, 3, 8],
  [2, 3, 1, 7],
] as const;

/** A block of the ChaCha20 key stream (RFC 8439) with the number of the draw as nonce. */
export function block(key: Uint8Array<ArrayBuffer>, index: number, counter: number): Uint32Array {
  const words = new DataView(key.buffer, key.byteOffset);
  const start = new Uint32Array([
    0x61707865,
    0x3320646e,
    0x79622d32,
    0x6b206574,
    ...Array<number>(8).fill(0),
    counter,
    index,
    0,
    0,
  ]);
  for (let word = 0; word < 8; word += 1) start[4 + word] = words.getUint32(4 * word, true);
  const x = start.slice();
  const at = (place: number) => x[place] ?? 0;
  for (let round = 0; round < 20; round += 1) {
    const shift = round % 2;
    for (let column = 0; column < 4; column += 1) {
      const quarter = [0, 1, 2, 3].map((row) => 4 * row + ((column + shift * row) % 4));
      for (const [p, q, r, by] of turns) {
        const [one, two, three] = [quarter[p] ?? 0, quarter[q] ?? 0, quarter[r] ?? 0];
        x[one] = at(one) + at(two);
        const mixed = at(three) ^ at(one);
        x[three] = (mixed << by) | (mixed >>> (32 - by));
      }
    }
  }
  return x.map((word, place) => word + (start[place] ?? 0));
}

/** A number below n: words that would make some results likelier are passed over. */
export function below(key: Uint8Array<ArrayBuffer>, index: number, n: number): number {
  const limit = n * Math.floor(2 ** 32 / n);
  for (let counter = 0; ; counter += 1) {
    for (const word of block(key, index, counter)) if (word < limit) return word % n;
  }
}

/** What the dealer with this key draws. */
export function drawn(key: Uint8Array<ArrayBuffer>, index: number, { outcomes, weights }: Draw): string {
  let left = below(
    key,
    index,
    weights.reduce((sum, weight) => sum + weight, 0),
  );
  const found = weights.findIndex((weight) => (left -= weight) < 0);
  return outcomes[found] ?? '';
}

/** Checks a record, with all draws of its game in order. */
export async function check(record: string, draws: readonly Draw[]): Promise<Verdict> {
  const proof = proofOf(record);
  if (!proof) return { kind: 'no-proof' };
  const { secret, commitment, key, given, entropies } = proof;
  if (hex(await crypto.subtle.digest('SHA-256', unhex(secret))) !== commitment) return { kind: 'secret' };
  if ((await keyOf(proof)) !== key) return { kind: 'key' };
  const bytes = unhex(key);
  for (const [number, draw] of draws.entries()) {
    if (draw.at < given) continue;
    const real = drawn(bytes, number, draw);
    if (real !== draw.action) return { kind: 'draw', number: number + 1, at: draw.at, stated: draw.action, real };
  }
  return { kind: 'fair', draws: draws.filter(({ at }) => at >= given).length, given, commitment, entropies };
}
