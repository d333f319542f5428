/**
 * Tokens are given back one by one in a fixed order. People pick them in any order: what is picked is put in order and sent as one
 * move, which the server carries out as a whole or refuses.
 */

import type { ReturnView } from '../generated/splendor/ReturnView';
import { count } from './offer';

type Open = readonly ReturnView[];

/** Can one more token of this kind be picked, of those that may be given back? */
export function canReturn(open: Open, surplus: number, picks: readonly string[], letter: string): boolean {
  const most = open.find((tokens) => tokens.token === letter)?.count ?? 0;
  return picks.length < surplus && count(picks, letter) < most;
}

/** The actions that give back all that is picked, if it is as many as are too many. */
export function returnAll(open: Open, surplus: number, picks: readonly string[]): string[] | undefined {
  const actions = open.flatMap(({ token, action }) => Array<string>(count(picks, token)).fill(action));
  return actions.length > 0 && actions.length === surplus ? actions : undefined;
}
