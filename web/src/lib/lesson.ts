/** What a lesson lights up: the things on the table that lead to what the pupil shall do. Nothing here knows a rule. */

import type { Offer } from '../generated/protocol/Offer';
import { count, without } from './offer';
import type { Line } from './play.svelte';
import { gameOf } from './rules';

/** What is wanted, and what has been begun. */
export interface Wish {
  wanted: readonly Offer[];
  picks: readonly string[];
  /** The way of picking. */
  mode: string | undefined;
  /** Does a move wait to be confirmed? */
  meant: boolean;
}

/** Where the card lies that such an action of DC is about. */
const zones: Record<string, string> = {
  play: 'hand',
  contribute: 'hand',
  defend: 'hand',
  buy: 'lineup',
  defeat: 'villain',
  kick: 'kicks',
};

/** The mark of things that are lit. */
export const LIT = 'data-lit';

/** What is lit on the table now. A button that sends what is wanted is enough; else whatever leads to it. */
export function lit(root: ParentNode, wish: Wish): HTMLElement[] {
  const [first] = wish.wanted;
  if (!first) return [];
  const all = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];
  if (wish.meant) return all('.prompt [data-main]');
  const sends = all('[data-sends]:not(:disabled)').filter(({ dataset }) =>
    (dataset.sends ?? '').split(' ').every((action, index) => wish.wanted[index]?.action === action),
  );
  if (sends.length > 0) return sends;
  if (first.kind === 'privilege' && wish.mode !== 'privilege') return all('[data-privilege]');
  const things = thingsOf(wish.wanted);
  if (wish.picks.some((thing) => count(wish.picks, thing) > count(things, thing))) return all('[data-clear]');
  const missing = wish.picks.reduce<readonly string[]>((left, thing) => without(left, thing), things);
  return all(missing.map((thing) => pickable(thing)).join(', ') || elsewhere(first));
}

/** The tokens or spaces that are picked for it. */
function thingsOf(wanted: readonly Offer[]): string[] {
  const [first] = wanted;
  if (first?.kind === 'return')
    return wanted.flatMap(({ kind, tokens }) => (kind === 'return' ? [...(tokens ?? '')] : []));
  return first?.cells ?? (first?.kind === 'take' ? [...(first.tokens ?? '')] : []);
}

function pickable(thing: string): string {
  return `button[data-token='${thing}'].open, button[data-cell='${thing}'].open`;
}

/** A card, a deck or a stack. */
function elsewhere({ kind, card, level }: Offer): string {
  const zone = zones[kind];
  if (card !== undefined)
    return `[data-card='${card}']${zone ? `:not([data-zone]), [data-card='${card}'][data-zone='${zone}']` : ''}`;
  return level !== undefined ? `button[data-deck='${String(level)}'].open` : `[data-zone='${zone ?? 'none'}']`;
}

/** Marks what is lit, and nothing else; returns it. */
export function light(root: ParentNode, wish: Wish): Element[] {
  const wanted = new Set<Element>(lit(root, wish));
  for (const element of root.querySelectorAll(`[${LIT}]`)) if (!wanted.has(element)) element.removeAttribute(LIT);
  for (const element of wanted) element.setAttribute(LIT, '');
  return [...wanted];
}

/** Scrolls to something that lies above the screen, or behind the prompt. */
export function bringIntoSight(thing: Element): void {
  if (thing.closest('.prompt, .menu')) return;
  const { top, bottom } = thing.getBoundingClientRect();
  const end = document.querySelector('.prompt')?.getBoundingClientRect().top ?? window.innerHeight;
  if (top < 0 || bottom > end) thing.scrollIntoView({ block: 'center' });
}

/** Goes to what is lit. */
export function focusLit(): boolean {
  const found = document.querySelector<HTMLElement>(`[${LIT}]`);
  found?.focus();
  return found !== null;
}

/** So much at once is a leap: it is summed up by what the lesson says then. */
const LEAP = 25;

/** The lines that are worth saying aloud one by one. */
export function withoutLeaps(lines: readonly Line[]): Line[] {
  const rows = new Map<number, number>();
  for (const { version } of lines) rows.set(version, (rows.get(version) ?? 0) + 1);
  return lines.filter(({ version }) => (rows.get(version) ?? 0) < LEAP);
}

/** Words in parts: those that name a rule have the address of its paragraph. */
export function cited(words: string): { text: string; address?: string }[] {
  return words.split(/([A-Z]{3}-\d+)/).flatMap((text, index) => {
    const game = gameOf(text);
    if (index % 2 === 0 || game === undefined) return text ? [{ text }] : [];
    return [{ text, address: `/rules/${game}#${text}` }];
  });
}
