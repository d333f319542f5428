/** What screen readers say of the things on a table of Splendor or Marvel. */

import type { CardView } from '../../generated/splendor/CardView';
import type { TileView } from '../../generated/splendor/TileView';
import type { Palette } from '../../lib/gems';
import { inWords, tokenName } from '../../lib/look';
import { number } from '../../lib/text/messages';
import { text } from '../../lib/text/text.svelte';

/** A card with its level, bonus, points and price, and whether it can be paid for. */
export function cardLabel(palette: Palette, card: CardView): string {
  const price = inWords(palette, card.sale?.price ?? card.cost) || text.get('page-free');
  const args = {
    card: text.card(palette.game, card.id),
    level: String(card.level),
    bonus: tokenName(palette, card.bonus),
    price,
  };
  const label = [text.get('page-card', { ...args, ...number('points', card.points) })];
  if (card.tags > 0) label.push(text.get('page-card-tags', number('count', card.tags)));
  if (card.sale?.affordable) label.push(text.get('page-card-affordable'));
  else if (card.sale) label.push(text.get('page-lacking', { missing: inWords(palette, card.sale.missing) }));
  return label.join(' ');
}

/** A noble or a location with its points and demand. */
export function tileLabel(palette: Palette, tile: TileView): string {
  const name = text.tile(palette.game, tile.id);
  const args = { tile: name, asks: inWords(palette, tile.asks), ...number('points', tile.points) };
  const label = text.get(palette.game === 'marvel' ? 'page-location' : 'page-noble', args);
  const missing = inWords(palette, tile.missing);
  return missing ? `${label} ${text.get('page-lacking', { missing })}` : label;
}
