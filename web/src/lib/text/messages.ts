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

/** Words with a capital letter at the beginning and a full stop at the end. */
export function sentence(words: string): string {
  const [first = '', ...rest] = words;
  const whole = first.toUpperCase() + rest.join('');
  return /[.!?]$/.test(whole) ? whole : `${whole}.`;
}

/** Any text as Fluent would write it: nothing in it means anything. */
export function literal(words: string): string {
  return `{ "${words.replace(/["\\]/g, '\\$&').replace(/\s+/g, ' ')}" }`;
}

/** The name of a card or tile, or its code if it has none. */
export function named(bundle: FluentBundle, key: string, code: string): string {
  return bundle.hasMessage(key) ? format(bundle, key) : code;
}

/** Several cards by their names: `Punch, 2 × Kick`. */
export function cards(bundle: FluentBundle, names: readonly string[]): string {
  const piles: { name: string; count: number }[] = [];
  for (const name of names) {
    const last = piles.at(-1);
    if (last?.name === name) last.count += 1;
    else piles.push({ name, count: 1 });
  }
  const inWords = ({ name, count }: (typeof piles)[number]) =>
    count === 1 ? name : format(bundle, 'card-times', { ...number('count', count), card: name });
  return piles.map(inWords).join(', ');
}

/** The grammatical forms in which things are named; see the head of `i18n/en/dc-cards.ftl`. */
const FORMS = ['one', 'few', 'many', 'nom', 'gen', 'each', 'all'] as const;

/** A message of the rules of `game`. `names` are the players in seat order. */
export function say(bundle: FluentBundle, game: string, message: Message, names: readonly string[]): string {
  return format(bundle, message.key, argumentsOf(bundle, game, message, names));
}

function argumentsOf(bundle: FluentBundle, game: string, message: Message, names: readonly string[]): Arguments {
  const args: Arguments = { game, form: 'label' };
  const player = (seat: number) => names[seat] ?? format(bundle, 'player', number('number', seat + 1));
  const card = (code: string) => named(bundle, `card-${game}-${code}`, code);
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
      args[name] = card(arg.card);
      args[`${name}-level`] = arg.card.slice(0, 1);
      args[`${name}-seen`] = arg.card.endsWith('?') ? 'no' : 'yes';
    } else if ('cards' in arg) {
      args[name] = cards(bundle, arg.cards.map(card));
      args[`${name}-number`] = arg.cards.length;
    } else if ('name' in arg) args[name] = card(arg.name);
    else if ('tile' in arg) args[name] = named(bundle, `tile-${game}-${arg.tile}`, arg.tile);
    else if ('message' in arg) args[name] = say(bundle, game, arg.message, names);
    else if ('messages' in arg) args[name] = arg.messages.map((part) => say(bundle, game, part, names)).join(', ');
    else if ('noun' in arg) nameInAllForms(bundle, game, name, arg.noun, names, args);
    else args[name] = arg.text;
  }
  return args;
}

/** `$name` is the plain form, `$name-one`, `$name-few`... are the others. A noun inside a noun comes in the same form as the whole. */
function nameInAllForms(
  bundle: FluentBundle,
  game: string,
  name: string,
  noun: Message,
  players: readonly string[],
  args: Arguments,
): void {
  const inside = argumentsOf(bundle, game, noun, players);
  args[name] = format(bundle, noun.key, inside);
  for (const form of FORMS) {
    const inForm: Arguments = { ...inside, form };
    for (const [part, arg] of noun.args) if ('noun' in arg) inForm[part] = inside[`${part}-${form}`] ?? '';
    args[`${name}-${form}`] = format(bundle, noun.key, inForm);
  }
}
