import type { AnyEvent } from '../generated/games';
import type { Sound } from './sound';

/** What an event sounds like to somebody in seat `me`. */
export function soundOf(event: AnyEvent, me: number): Sound | undefined {
  switch (event.type) {
    case 'took':
    case 'returned':
    case 'stole':
      return 'token';
    case 'bought':
    case 'reserved':
    case 'gained':
    case 'contributed':
      return 'card';
    case 'played':
      return event.seat === me ? 'card' : undefined;
    case 'visited':
    case 'avengers':
    case 'stone':
    case 'royal':
    case 'privilege':
    case 'defeated':
    case 'beaten':
    case 'plot_beaten':
      return 'tile';
    case 'hit':
      return event.seat === me ? 'refused' : undefined;
    case 'over':
      if (!('winners' in event)) return undefined;
      return event.winners.includes(me) ? 'won' : 'lost';
    case 'won':
      return 'seat' in event && event.seat === me ? 'won' : 'lost';
    default:
      return undefined;
  }
}
