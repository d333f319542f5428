/** Keys of the table. A list for people is in `docs/keys.md` and in the page under `?`. */

/** The key of an event by its place on the keyboard, so that it works in every alphabet: `w`, `3`, `?`, `Escape`. */
export function keyOf(event: Pick<KeyboardEvent, 'key' | 'code'>): string {
  if (/^[a-z]$/i.test(event.key)) return event.key.toLowerCase();
  const letter = /^Key([A-Z])$/.exec(event.code)?.[1];
  return letter ? letter.toLowerCase() : event.key;
}

/** Is somebody writing, or using a key together with another? Then the table does not listen. */
export function isBusy(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true;
  const target = event.target;
  if (!(target instanceof HTMLElement)) return false;
  return target.matches('input, textarea, select, [contenteditable]') || target.closest('dialog') !== null;
}

/** Goes to the first thing of an area that something is offered for, or else to the first that can be looked at. */
export function focusArea(area: string): boolean {
  const found = document.querySelector<HTMLElement>(`[data-area='${area}']`);
  const inside =
    found?.querySelector<HTMLElement>('button.open') ??
    found?.querySelector<HTMLElement>('button:not(:disabled), a, [tabindex="0"]');
  if (!inside) return false;
  inside.focus();
  return true;
}
