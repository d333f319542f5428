import type { Palette } from '../../lib/gems';

/** Diamonds, sapphires, emeralds, rubies, onyxes and gold. */
export const palette: Palette = {
  order: 'WUGRKY',
  kinds: {
    W: { shape: 'brilliant', colour: 'white' },
    U: { shape: 'drop', colour: 'blue' },
    G: { shape: 'octagon', colour: 'green' },
    R: { shape: 'hexagon', colour: 'red' },
    K: { shape: 'lozenge', colour: 'black' },
    Y: { shape: 'coin', colour: 'gold' },
  },
};
