/** What screen readers say of the things on a table of Duel. */

import type { DuelAbility } from '../../generated/duel/DuelAbility';
import type { DuelCardView } from '../../generated/duel/DuelCardView';
import type { DuelRoyalView } from '../../generated/duel/DuelRoyalView';
import type { Palette } from '../../lib/gems';
import { inWords } from '../../lib/look';
import { number } from '../../lib/text/messages';
import { text } from '../../lib/text/text.svelte';

export function abilityLabel(ability: DuelAbility): string {
  switch (ability) {
    case 'again':
      return text.get('page-ability-again');
    case 'associate':
      return text.get('page-ability-associate');
    case 'token':
      return text.get('page-ability-token');
    case 'privilege':
      return text.get('page-ability-privilege');
    case 'steal':
      return text.get('page-ability-steal');
  }
}

/** A card with its level, bonus, points, crowns, abilities and price, and whether it can be bought. */
export function cardLabel(palette: Palette, card: DuelCardView): string {
  const price = inWords(palette, card.sale?.price ?? card.cost) || text.get('page-free');
  const bonus = inWords(palette, card.bonus) || text.get('page-no-bonus');
  const args = { card: card.id, level: String(card.level), bonus, price };
  const label = [text.get('page-card', { ...args, ...number('points', card.points) })];
  if (card.crowns > 0) label.push(text.get('page-card-crowns', number('count', card.crowns)));
  for (const ability of card.abilities) label.push(abilityLabel(ability));
  const missing = card.sale ? inWords(palette, card.sale.missing) : '';
  if (card.sale?.buyable) label.push(text.get('page-card-affordable'));
  else if (missing) label.push(text.get('page-lacking', { missing }));
  return label.join(' ');
}

/** A royal with its points and ability. */
export function royalLabel(royal: DuelRoyalView): string {
  const points = text.get('page-royal', { tile: royal.id, ...number('points', royal.points) });
  return [points, ...royal.abilities.map(abilityLabel)].join(' ');
}
