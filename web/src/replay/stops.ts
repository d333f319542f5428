/** Moves of a game that is looked at again. */

import type { Replay } from '../lib/protocol';

/** The number of the position that an address names: `#move=12`. */
export function moveOf(hash: string): number | undefined {
  const found = /^#move=(\d{1,6})$/.exec(hash)?.[1];
  return found === undefined ? undefined : Number(found);
}

/** Where somebody stops: wherever a player decided, and at the end. */
export function stopsOf({ decisions, length }: Pick<Replay, 'decisions' | 'length'>): number[] {
  return [...decisions.filter((at) => at < length), length];
}
