/**
 * Tokens are given back one by one in a fixed order, and the offer names only the next one. People pick them in any order: the
 * selection is put in order and sent as one move, which the server carries out as a whole or refuses.
 */

import { count, inOrder } from '../../lib/offer';

/** Can one more token of this kind be picked, of those that are held? */
export function canReturn(held: Record<string, number>, surplus: number, selection: string, letter: string): boolean {
  return selection.length < surplus && count(selection, letter) < (held[letter] ?? 0);
}

/** The actions that give back a whole selection, if it is as many as are too many and its beginning is on offer. */
export function returnAll(
  order: string,
  offer: readonly string[],
  surplus: number,
  selection: string,
): string[] | undefined {
  const actions = [...inOrder(order, selection)].map((letter) => `return:${letter}`);
  const [first] = actions;
  return first && offer.includes(first) && actions.length === surplus ? actions : undefined;
}
