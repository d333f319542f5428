/** What is offered, and what could be wished for, in words. */

import type { DcView } from '../../generated/dc/DcView';
import type { Offer } from '../../generated/protocol/Offer';
import { number } from '../../lib/text/messages';
import { text } from '../../lib/text/text.svelte';
import type { Book } from './book';
import type { Zone } from './offers';

/** What somebody may wish for that is not offered: the action, its name, and the rule about it. */
export function wishFor(zone: Zone, id: string): { action: string; words: string; rule: string } | undefined {
  switch (zone) {
    case 'hand':
      return { action: `play:${id}`, words: text.get('page-dc-wish-play'), rule: 'DCB-10' };
    case 'lineup':
      return { action: `buy:${id}`, words: text.get('page-dc-wish-buy'), rule: 'DCB-12' };
    case 'kicks':
      return { action: 'kick', words: text.get('page-dc-wish-buy'), rule: 'DCB-12' };
    case 'villain':
      return { action: `defeat:${id}`, words: text.get('page-dc-wish-defeat'), rule: 'DCB-12' };
    case 'challenge':
      return { action: 'beat:challenge', words: text.get('page-dc-wish-beat'), rule: 'WAT-21' };
    case 'plot':
      return { action: 'beat:plot', words: text.get('page-dc-wish-beat'), rule: 'WAT-33' };
    default:
      return undefined;
  }
}

const from: Record<string, string> = {
  hand: 'page-dc-choose-hand',
  discard: 'page-dc-choose-discard',
  lineup: 'page-dc-choose-lineup',
  kicks: 'page-dc-choose-kicks',
  gained: 'page-dc-choose-gained',
  played: 'page-dc-choose-played',
  inplay: 'page-dc-choose-inplay',
};

/** What an offer is called, on a button. */
export function wordsOf(offer: Offer, view: DcView, names: readonly string[], book: Book): string {
  const { kind, zone, tile, seat } = offer;
  const card = text.card('dc', offer.card ?? '');
  const paid = (power: number | undefined) => number('power', power ?? 0);
  switch (kind) {
    case 'play':
      return text.get('page-dc-do-play');
    case 'buy':
      return text.get('page-dc-do-buy', paid(view.line_up.find((sale) => sale.card === offer.card)?.price));
    case 'kick':
      return text.get('page-dc-do-buy', paid(view.kick?.price));
    case 'defeat':
      return text.get('page-dc-do-defeat', paid(view.villain?.price));
    case 'contribute':
      return zone === 'inplay' ? text.get('page-dc-do-lay', { card }) : text.get('page-dc-do-contribute');
    case 'beat':
      return tile === 'plot'
        ? text.get('page-dc-do-beat-plot', paid(view.plot?.power))
        : text.get('page-dc-do-beat-challenge', paid(view.challenge?.power));
    case 'use':
      return text.get('page-dc-do-use');
    case 'help':
      return text.get('page-dc-do-help');
    case 'reveal':
      return text.get('page-dc-do-reveal');
    case 'end':
      return text.get('page-dc-do-end');
    case 'choose':
      if (seat === undefined) return text.get(from[zone ?? ''] ?? 'page-dc-choose-hand', { card });
      return ofSeat(seat, view, names);
    case 'defend':
      return text.get('page-dc-do-defend', { card });
    case 'destroy':
      return text.get(tile === 'plot' ? 'page-dc-do-destroy-plot' : 'page-dc-do-destroy-challenge');
    case 'trigger':
      return offer.card ? text.get('page-dc-do-trigger', { card }) : text.get('page-dc-do-trigger-hero');
    case 'way':
      return book.way(view.prompt?.card ?? null, offer.number ?? 0);
    case 'hero':
      return text.tile('dc', tile ?? '');
    case 'no':
      if (view.prompt?.kind === 'defend') return text.get('page-dc-do-suffer');
      return text.get(view.prompt?.kind === 'cards' ? 'page-dc-do-nothing' : 'page-dc-do-no');
    default:
      return text.get('page-dc-do-yes');
  }
}

/** A player, or the card of that player that is meant: one that lies aside to be played, or the top of the deck. */
function ofSeat(seat: number, view: DcView, names: readonly string[]): string {
  const name = names[seat] ?? '';
  const aside = view.aside.find((lying) => lying.seat === seat)?.card;
  const card = view.prompt?.kind === 'play' ? (aside ?? view.seats[seat]?.deck_top[0]) : undefined;
  return card === undefined ? name : text.get('page-dc-choose-seat-card', { card: text.card('dc', card), seat: name });
}
