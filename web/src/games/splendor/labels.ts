/** What screen readers say of the things on the table. */

import type { CardView } from '../../generated/splendor/CardView';
import type { TileView } from '../../generated/splendor/TileView';
import { letters } from '../../lib/look';
import { number } from '../../lib/text/messages';
import { text } from '../../lib/text/text.svelte';
import { palette } from './palette';

const GAME = 'splendor';

/** Amounts in words: `2 blue, red`. */
export function inWords(amounts: Record<string, number>): string {
  return text.tokens(GAME, letters(palette, amounts));
}

/** The name of one token. */
export function tokenName(letter: string): string {
  return text.tokens(GAME, letter);
}

/** A card with its level, bonus, points and price, and whether it can be paid for. */
export function cardLabel(card: CardView): string {
  const args = { card: card.id, level: String(card.level), bonus: tokenName(card.bonus), price: priceOf(card) };
  const label = text.get('web-card', { ...args, ...number('points', card.points) });
  const missing = inWords(card.missing);
  if (card.affordable) return `${label} ${text.get('web-card-affordable')}`;
  return missing ? `${label} ${text.get('web-card-missing', { missing })}` : label;
}

/** What a card costs after bonuses. */
export function priceOf(card: CardView): string {
  return inWords(card.price) || text.get('web-free');
}

/** A noble with its points and demand. */
export function tileLabel(tile: TileView): string {
  const args = { tile: tile.id, asks: inWords(tile.asks), missing: inWords(tile.missing) };
  const label = text.get('web-noble', { ...args, ...number('points', tile.points) });
  return args.missing ? `${label} ${text.get('web-noble-missing', args)}` : label;
}
