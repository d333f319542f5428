/** What screen readers say of the things on the table. */

import type { CardView } from '../../generated/splendor/CardView';
import type { TileView } from '../../generated/splendor/TileView';
import type { Palette } from '../../lib/gems';
import { letters } from '../../lib/look';
import { number } from '../../lib/text/messages';
import { text } from '../../lib/text/text.svelte';

const GAME = 'splendor';

/** Tokens in words: `2 blue, red`. */
export function tokenName(tokens: string): string {
  return text.tokens(GAME, tokens);
}

/** Amounts in words, in the order of the game. */
export function inWords(palette: Palette, amounts: Record<string, number>): string {
  return tokenName(letters(palette, amounts));
}

/** A card with its level, bonus, points and price, and whether it can be paid for. */
export function cardLabel(palette: Palette, card: CardView): string {
  const price = priceOf(palette, card);
  const args = { card: card.id, level: String(card.level), bonus: tokenName(card.bonus), price };
  const label = text.get('web-card', { ...args, ...number('points', card.points) });
  if (!card.sale) return label;
  if (card.sale.affordable) return `${label} ${text.get('web-card-affordable')}`;
  return `${label} ${text.get('web-card-missing', { missing: inWords(palette, card.sale.missing) })}`;
}

/** What a card costs: after bonuses if it is for sale. */
export function priceOf(palette: Palette, card: CardView): string {
  return inWords(palette, card.sale?.price ?? card.cost) || text.get('web-free');
}

/** A noble with its points and demand. */
export function tileLabel(palette: Palette, tile: TileView): string {
  const args = { tile: tile.id, asks: inWords(palette, tile.asks), missing: inWords(palette, tile.missing) };
  const label = text.get('web-noble', { ...args, ...number('points', tile.points) });
  return args.missing ? `${label} ${text.get('web-noble-missing', args)}` : label;
}
