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
      return 'card';
    case 'visited':
    case 'avengers':
    case 'stone':
    case 'royal':
    case 'privilege':
      return 'tile';
    case 'over':
      return 'winners' in event && event.winners.includes(me) ? 'won' : 'lost';
    case 'won':
      return 'seat' in event && event.seat === me ? 'won' : 'lost';
    default:
      return undefined;
  }
}
