import type { Kind } from '../../lib/gems';

/** Diamonds, sapphires, emeralds, rubies, onyxes and gold. */
export const kinds = {
  W: { shape: 'brilliant', colour: 'white' },
  U: { shape: 'drop', colour: 'blue' },
  G: { shape: 'octagon', colour: 'green' },
  R: { shape: 'hexagon', colour: 'red' },
  K: { shape: 'lozenge', colour: 'black' },
  Y: { shape: 'ingot', colour: 'gold' },
} satisfies Record<string, Kind>;
