/** From a place on the table to what is offered for the card there. */

import type { Offer } from '../../generated/protocol/Offer';

/** Where a card lies. The first ones are the words of offers. */
export type Zone =
  'hand' | 'lineup' | 'kicks' | 'inplay' | 'villain' | 'challenge' | 'plot' | 'machinations' | 'hero' | 'elsewhere';

/** What is done at one click; whatever is paid for can be read and thought about once more. */
const AT_ONCE = ['play', 'choose', 'defend', 'destroy'];

/** What is offered for what lies there. */
export function offersFor(offer: readonly Offer[], zone: Zone, id: string): Offer[] {
  return offer.filter(({ kind, card, zone: from, tile }) => {
    switch (zone) {
      case 'hand':
        return card === id && (kind === 'play' || kind === 'defend' || from === 'hand');
      case 'lineup':
        return card === id && (kind === 'buy' || from === 'lineup');
      case 'kicks':
        return kind === 'kick' || (card === id && from === 'kicks');
      case 'inplay':
        return card === id && from === 'inplay';
      case 'villain':
        return card === id && kind === 'defeat';
      case 'challenge':
      case 'plot':
        return tile === zone;
      default:
        return false;
    }
  });
}

/** The one thing that is done at a click, if there is such a thing. */
export function atOnce(offers: readonly Offer[]): Offer | undefined {
  const [only] = offers;
  return only && offers.length === 1 && AT_ONCE.includes(only.kind) ? only : undefined;
}
