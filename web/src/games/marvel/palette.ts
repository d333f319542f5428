import type { Kind } from '../../lib/gems';

/** The stones of mind, power, space, reality, soul and time, and S.H.I.E.L.D. */
export const kinds = {
  Y: { shape: 'oval', colour: 'yellow' },
  P: { shape: 'lozenge', colour: 'purple' },
  B: { shape: 'octagon', colour: 'blue' },
  R: { shape: 'drop', colour: 'red' },
  O: { shape: 'hexagon', colour: 'orange' },
  S: { shape: 'shield', colour: 'grey' },
  T: { shape: 'trillion', colour: 'green' },
} satisfies Record<string, Kind>;

/** The letter of the stone that characters of level 3 bring. */
export const TIME = 'T';
