import type { Kind } from '../../lib/gems';
import { kinds as gems } from '../splendor/palette';

/** The gems of Splendor, pearls and gold. */
export const kinds = { ...gems, P: { shape: 'pearl', colour: 'pearl' } } satisfies Record<string, Kind>;
