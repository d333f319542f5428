/** What screen readers say of the cards of DC: all that stands on them. */

import type { DcForSale } from '../../generated/dc/DcForSale';
import { number } from '../../lib/text/messages';
import { text } from '../../lib/text/text.svelte';
import type { Book, Sort } from './book';

/** A card or tile with all that it says. */
export function labelOf(book: Book, sort: Sort, id: string): string {
  if (id === '?') return text.get('page-dc-unseen');
  const { name, facts, sentences, reconstructed } = book.written(sort, id);
  const label = [text.get('page-dc-card', { card: name, facts: facts.join(', ') }), ...sentences];
  if (reconstructed) label.push(`(${text.get('dc-reconstructed')})`);
  return label.join(' ');
}

/** What it costs now, and whether that can be paid. */
export function saleLabel({ price, missing }: DcForSale): string {
  const paid = missing === 0 ? text.get('page-dc-enough') : text.get('page-dc-lacking', number('power', missing));
  return `${text.get('page-dc-price', number('power', price))} ${paid}`;
}
