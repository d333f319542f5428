/**
 * From what somebody points at to one of the actions that the server offers.
 *
 * Nothing here knows a rule, and nothing takes the text of an action apart: an offer says what it is about. A selection of tokens is
 * a text of letters in any order.
 */

import type { Offer } from '../generated/protocol/Offer';

/** What an offer may be about; what is undefined must not be in it. */
export type Wanted = { [Part in Exclude<keyof Offer, 'action'>]?: Offer[Part] | undefined };

/** The action that is about all of this, if it is offered. */
export function offered(offer: readonly Offer[], wanted: Wanted): string | undefined {
  const keys = Object.keys(wanted) as (keyof Wanted)[];
  return offer.find((known) => keys.every((key) => known[key] === wanted[key]))?.action;
}

/** The sets of tokens in offers of this kind. */
export function tokenSets(offer: readonly Offer[], kind: string): string[] {
  return offer.flatMap((known) => (known.kind === kind && known.tokens !== undefined ? [known.tokens] : []));
}

/** How often a letter is selected. */
export function count(selection: string, letter: string): number {
  return selection.split(letter).length - 1;
}

/** Are all the letters of `part` in `whole`, as often at least? */
export function holds(whole: string, part: string): boolean {
  return [...part].every((letter) => count(whole, letter) >= count(part, letter));
}

/** Does some set that is offered have the selection and this letter besides? */
export function canAdd(sets: readonly string[], selection: string, letter: string): boolean {
  return sets.some((set) => holds(set, selection + letter));
}

/** The set that is exactly the selection. */
export function matching(sets: readonly string[], selection: string): string | undefined {
  return sets.find((set) => set.length === selection.length && holds(set, selection));
}

/** The selection without one of this letter. */
export function without(selection: string, letter: string): string {
  const at = selection.lastIndexOf(letter);
  return at < 0 ? selection : selection.slice(0, at) + selection.slice(at + 1);
}
