/** What the rules have to say, in words. The same as `crates/text`, which says it in the terminal. */

import { type FluentBundle, type FluentVariable } from '@fluent/bundle';
import type { Message } from '../../generated/protocol/Message';

export type Arguments = Record<string, FluentVariable>;

/** A message with arguments; the key itself if there is no such message. */
export function format(bundle: FluentBundle, key: string, args: Arguments = {}): string {
  const pattern = bundle.getMessage(key)?.value;
  return pattern ? bundle.formatPattern(pattern, args) : key;
}

/** A number under both of its names: one to print, one to choose by. */
export function number(name: string, value: number): Arguments {
  return { [name]: String(value), [`${name}-number`]: value };
}

/** Tokens in words: `WUU` becomes `white, 2 blue`. */
export function tokens(bundle: FluentBundle, game: string, letters: string): string {
  const piles = new Map<string, number>();
  for (const letter of letters) piles.set(letter, (piles.get(letter) ?? 0) + 1);
  const inWords = ([letter, count]: [string, number]) => {
    const name = format(bundle, `token-${game}-${letter}`, number('count', count));
    return count === 1 ? name : `${String(count)} ${name}`;
  };
  return [...piles].map(inWords).join(', ');
}

/** Several names: `Anna, Bruno and Cyryl`. */
export function list(bundle: FluentBundle, names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  if (names.length < 2) return last;
  return format(bundle, 'list-and', { others: names.slice(0, -1).join(', '), last });
}

/** The name of a card or tile, or its code if it has none. */
function named(bundle: FluentBundle, key: string, code: string): string {
  return bundle.hasMessage(key) ? format(bundle, key) : code;
}

/** A message of the rules of `game`. `names` are the players in seat order. */
export function say(bundle: FluentBundle, game: string, message: Message, names: readonly string[]): string {
  const args: Arguments = { game };
  const player = (seat: number) => names[seat] ?? format(bundle, 'player', number('number', seat + 1));
  for (const [name, arg] of message.args) {
    if ('number' in arg) Object.assign(args, number(name, arg.number));
    else if ('seat' in arg) args[name] = player(arg.seat);
    else if ('seats' in arg) {
      args[name] = list(bundle, arg.seats.map(player));
      args[`${name}-number`] = arg.seats.length;
    } else if ('tokens' in arg) {
      args[name] = tokens(bundle, game, arg.tokens);
      args[`${name}-number`] = arg.tokens.length;
    } else if ('card' in arg) {
      args[name] = named(bundle, `card-${game}-${arg.card}`, arg.card);
      args[`${name}-level`] = arg.card.slice(0, 1);
      args[`${name}-seen`] = arg.card.endsWith('?') ? 'no' : 'yes';
    } else if ('tile' in arg) args[name] = named(bundle, `tile-${game}-${arg.tile}`, arg.tile);
    else args[name] = arg.text;
  }
  return format(bundle, message.key, args);
}
