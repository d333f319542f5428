import type { AnyEvent } from '../generated/games';

/** What counts most in the log is what players do; what follows from it comes after; some things can be seen and need no words. */
export type Weight = 'main' | 'minor' | 'untold';

/** How much an event counts; one that is not of the game is somebody's doing. */
export function weightOf(event: AnyEvent | null): Weight {
  switch (event?.type) {
    // What is laid on a board one by one is told as a whole. The log lies open: no secret of one's own is told there.
    case 'laid':
    case 'role':
    case 'plot':
    case 'power':
      return 'untold';
    case 'drew':
      return event.card === '?' ? 'untold' : 'minor';
    case 'dealt':
    case 'discarded':
    case 'laid_aside':
    case 'line_up':
    case 'looked_at':
    case 'moved':
    case 'paid':
    case 'played':
    case 'ruined':
    case 'shuffled':
    case 'turn':
    case 'under_the_clock':
      return 'minor';
    default:
      return 'main';
  }
}
