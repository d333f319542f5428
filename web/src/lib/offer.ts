/**
 * From what somebody points at to one of the actions that the server offers.
 *
 * Nothing here knows a rule. An action is `verb:object`; tokens are letters, and a selection of tokens is a text of letters in any
 * order.
 */

/** The objects of all offered actions with this verb. */
export function objectsOf(offer: readonly string[], verb: string): string[] {
  const prefix = `${verb}:`;
  return offer.filter((action) => action.startsWith(prefix)).map((action) => action.slice(prefix.length));
}

/** The offered action, if it is offered. */
export function offered(offer: readonly string[], verb: string, object: string): string | undefined {
  const action = `${verb}:${object}`;
  return offer.includes(action) ? action : undefined;
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

/** The letters of a selection in the order of `order`. */
export function inOrder(order: string, selection: string): string {
  return [...order].map((letter) => letter.repeat(count(selection, letter))).join('');
}
