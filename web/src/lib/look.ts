import { getContext, setContext } from 'svelte';
import type { Kind, Palette } from './gems';

const KEY = Symbol('palette');

/** Makes a game's letters known to all components below. */
export function setPalette(palette: Palette): void {
  setContext(KEY, palette);
}

/** The letters of the game. */
export function getPalette(): Palette {
  return getContext<Palette>(KEY);
}

/** How a letter looks; one that is unknown looks like gold. */
export function kindOf(palette: Palette, letter: string): Kind {
  return palette.kinds[letter] ?? { shape: 'coin', colour: 'gold' };
}

/** The letters and amounts of a map, in the order of the game. */
export function piles(palette: Palette, amounts: Record<string, number>): [string, number][] {
  return [...palette.order].flatMap((letter): [string, number][] => {
    const amount = amounts[letter];
    return amount === undefined ? [] : [[letter, amount]];
  });
}

/** A map of amounts as letters: `WUU`. */
export function letters(palette: Palette, amounts: Record<string, number>): string {
  return piles(palette, amounts)
    .map(([letter, amount]) => letter.repeat(amount))
    .join('');
}
