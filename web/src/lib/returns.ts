/**
 * Tokens are given back one by one in a fixed order. People pick them in any order: the selection is put in order and sent as one
 * move, which the server carries out as a whole or refuses.
 */

import type { ReturnView } from '../generated/splendor/ReturnView';
import { count } from './offer';

/** Can one more token of this kind be picked, of those that may be given back? */
export function canReturn(open: readonly ReturnView[], surplus: number, selection: string, letter: string): boolean {
  const most = open.find((tokens) => tokens.token === letter)?.count ?? 0;
  return selection.length < surplus && count(selection, letter) < most;
}

/** The actions that give back a whole selection, if it is as many as are too many. */
export function returnAll(open: readonly ReturnView[], surplus: number, selection: string): string[] | undefined {
  const actions = open.flatMap(({ token, action }) => Array<string>(count(selection, token)).fill(action));
  return actions.length > 0 && actions.length === surplus ? actions : undefined;
}
