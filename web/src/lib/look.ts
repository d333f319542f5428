import { getContext, setContext } from 'svelte';
import type { Kind, Palette } from './gems';
import { text } from './text/text.svelte';

const KEY = Symbol('palette');

export type Amounts = Record<string, number>;

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
  return palette.kinds[letter] ?? { shape: 'ingot', colour: 'gold' };
}

/** The letters and amounts of a map, in the order of the game. */
export function piles(palette: Palette, amounts: Amounts): [string, number][] {
  return [...palette.order].flatMap((letter): [string, number][] => {
    const amount = amounts[letter];
    return amount === undefined ? [] : [[letter, amount]];
  });
}

/** Letters put in the order of the game. */
export function sorted(palette: Palette, letters: Iterable<string>): string {
  return [...letters].sort((one, other) => palette.order.indexOf(one) - palette.order.indexOf(other)).join('');
}

/** A map of amounts as letters: `WUU`. */
export function letters(palette: Palette, amounts: Amounts): string {
  return piles(palette, amounts)
    .map(([letter, amount]) => letter.repeat(amount))
    .join('');
}

/** Tokens in words: `2 blue, red`. */
export function tokenName(palette: Palette, tokens: string): string {
  return text.tokens(palette.game, tokens);
}

/** Amounts in words, in the order of the game. */
export function inWords(palette: Palette, amounts: Amounts): string {
  return tokenName(palette, letters(palette, amounts));
}
