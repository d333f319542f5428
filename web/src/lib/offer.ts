/**
 * From what somebody points at to one of the actions that the server offers.
 *
 * Nothing here knows a rule, and nothing takes the text of an action apart: an offer says what it is about. What is picked is a list
 * of things in any order: letters of tokens, or names of spaces.
 */

import type { Offer } from '../generated/protocol/Offer';

/** What an offer may be about; what is undefined must not be in it. */
export type Wanted = { [Part in Exclude<keyof Offer, 'action'>]?: Offer[Part] | undefined };

/** Things that are chosen together, and the action that does it. */
export interface Choice {
  things: readonly string[];
  action: string;
}

/** The action that is about all of this, if it is offered. */
export function offered(offer: readonly Offer[], wanted: Wanted): string | undefined {
  const keys = Object.keys(wanted) as (keyof Wanted)[];
  return offer.find((known) => keys.every((key) => known[key] === wanted[key]))?.action;
}

/** The sets of tokens in offers of this kind. */
export function tokenChoices(offer: readonly Offer[], kind: string): Choice[] {
  return offer.flatMap(({ action, kind: known, tokens }) =>
    known === kind && tokens !== undefined ? [{ things: [...tokens], action }] : [],
  );
}

/** The sets of spaces in offers of this kind. */
export function cellChoices(offer: readonly Offer[], kind: string): Choice[] {
  return offer.flatMap(({ action, kind: known, cells }) =>
    known === kind && cells !== undefined ? [{ things: cells, action }] : [],
  );
}

/** How often a thing is in a list. */
export function count(things: Iterable<string>, thing: string): number {
  let found = 0;
  for (const other of things) if (other === thing) found += 1;
  return found;
}

/** Are all the things of `part` in `whole`, as often at least? */
export function holds(whole: readonly string[], part: readonly string[]): boolean {
  return part.every((thing) => count(whole, thing) >= count(part, thing));
}

/** Does some choice have what is picked and this thing besides? */
export function canAdd(choices: readonly Choice[], picks: readonly string[], thing: string): boolean {
  return choices.some(({ things }) => holds(things, [...picks, thing]));
}

/** The action of the choice that is exactly what is picked. */
export function matching(choices: readonly Choice[], picks: readonly string[]): string | undefined {
  return choices.find(({ things }) => things.length === picks.length && holds(things, picks))?.action;
}

/** What is picked without one of this thing. */
export function without(picks: readonly string[], thing: string): string[] {
  const at = picks.lastIndexOf(thing);
  return picks.filter((_, index) => index !== at);
}
