/** Where on the table an action is done. */

import type { ActionView } from '../lib/protocol';

/** Kinds of actions about a card, and where it lies then, in games where that makes a difference. */
const zones: Record<string, string> = { play: 'hand', defend: 'hand', buy: 'lineup', defeat: 'villain' };

/** What to look for, each the first that is found. */
export function placesOf(game: string, { kind, card, zone, level, tokens, cells, tile }: ActionView): string[] {
  const found: string[] = [];
  if (card !== undefined) {
    const lies = zone ?? zones[kind];
    found.push(game === 'dc' && lies ? `[data-card='${card}'][data-zone='${lies}']` : `[data-card='${card}']`);
  }
  if (level !== undefined) found.push(`[data-deck='${String(level)}']`);
  const holder = kind === 'take' ? '.bank' : kind === 'steal' ? '.player:not(.own)' : '.player.own';
  for (const letter of new Set(tokens ?? '')) found.push(`${holder} [data-token='${letter}']`);
  for (const cell of cells ?? []) found.push(`[data-cell='${cell}']`);
  if (tile !== undefined) found.push(`[data-tile='${tile}'], [data-zone='${tile}']`);
  if (kind === 'kick') found.push("[data-zone='kicks']");
  if (kind === 'privilege' || kind === 'replenish') found.push(`[data-${kind}]`);
  if (found.length === 0) found.push(`[data-do='${kind}']`);
  return found;
}

/** Marks what an action is about, until the function that is returned is called. */
export function mark(game: string, about: ActionView | undefined): () => void {
  const places = about ? placesOf(game, about) : [];
  const marked = places.flatMap((place) => document.querySelector<HTMLElement>(place) ?? []);
  for (const element of marked) element.toggleAttribute('data-hinted', true);
  return () => {
    for (const element of marked) element.removeAttribute('data-hinted');
  };
}
