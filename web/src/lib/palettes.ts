import { kinds as duel } from '../games/duel/palette';
import { kinds as marvel } from '../games/marvel/palette';
import { kinds as splendor } from '../games/splendor/palette';
import type { Palette } from './gems';

/** How the tokens of each game look, where no table is shown. */
export const palettes: Record<string, Palette> = {
  splendor: { game: 'splendor', kinds: splendor, order: 'WUGRKY' },
  marvel: { game: 'marvel', kinds: marvel, order: 'YPBROT' },
  duel: { game: 'duel', kinds: duel, order: 'WUGRKPY' },
};
