/** What stands on the cards of the server's card set, in the language of the moment. */

import { getContext, setContext } from 'svelte';
import type { DcCardText } from '../../generated/dc/DcCardText';
import type { DcCatalogue } from '../../generated/dc/DcCatalogue';
import type { DcTileText } from '../../generated/dc/DcTileText';
import type { Message } from '../../generated/protocol/Message';
import { cardsOf } from '../../lib/api';
import { Backoff } from '../../lib/backoff';
import { isRefused } from '../../lib/protocol';
import { text } from '../../lib/text/text.svelte';

export type Kind = DcCardText['kind'];
/** Something with words on it: a card of a hand, or one of the tiles. */
export type Sort = 'card' | 'hero' | 'challenge' | 'plot' | 'machinations';

/** What something says, in words. */
export interface Written {
  name: string;
  /** What it is: "Hero", "cost 5", "1 VP". */
  facts: string[];
  /** What it does, sentence by sentence. */
  sentences: string[];
  reconstructed: boolean;
}

const KEY = Symbol('book');
const pages = { hero: 'heroes', challenge: 'challenges', plot: 'plots', machinations: 'machinations' } as const;

export class Book {
  readonly #catalogue: DcCatalogue;
  readonly #written = new Map<string, Written>();
  #edition = -1;

  constructor(catalogue: DcCatalogue) {
    this.#catalogue = catalogue;
  }

  /** Fetches the cards and the words for them; tries again until the server answers. */
  static async fetch(): Promise<Book> {
    const backoff = new Backoff();
    for (;;) {
      const answer = await cardsOf<DcCatalogue>('dc');
      if (answer !== 'unreachable' && !isRefused(answer)) {
        await text.learn('dc', answer.names as Record<string, string>);
        return new Book(answer);
      }
      await new Promise((resolve) => setTimeout(resolve, backoff.next()));
    }
  }

  /** What is printed on a card. */
  card(id: string): DcCardText | undefined {
    return this.#catalogue.cards[id];
  }

  /** What a Challenge asks for, requirement by requirement. */
  needs(challenge: string): string[] {
    return this.#catalogue.challenges[challenge]?.needs.map((need) => text.say('dc', need, [])) ?? [];
  }

  /** What something says; its code, if it is not in the card set. */
  written(sort: Sort, id: string): Written {
    if (this.#edition !== text.edition) this.#written.clear();
    this.#edition = text.edition;
    const key = `${sort} ${id}`;
    const known = this.#written.get(key) ?? this.#write(sort, id);
    this.#written.set(key, known);
    return known;
  }

  /** What an Attack does to whoever it hits, as the card that attacks says it. */
  attack(id: string, appears: boolean): string {
    const found = this.card(id)?.text.flatMap((message) => within(message, appears ? 'dc-appears' : 'dc-attack')) ?? [];
    return found.map((message) => text.sentence('dc', message)).join(' ');
  }

  /** What a card does for whoever defends with it. */
  defense(id: string): string {
    const found = this.card(id)?.text.filter(({ key }) => key === 'dc-defense' || key === 'dc-defense-then') ?? [];
    return found.map((message) => text.sentence('dc', message)).join(' ');
  }

  /** One of several ways that a card leaves open, as it says it. */
  way(id: string | null, number: number): string {
    const ways = (id === null ? undefined : this.card(id))?.text.flatMap((message) => within(message, 'dc-way')) ?? [];
    const found = ways.flatMap(({ args }) => {
      const values = Object.fromEntries(args);
      const [place, then] = [values.number, values.then];
      if (!place || !('number' in place) || place.number !== number) return [];
      return then && 'message' in then ? [text.sentence('dc', then.message)] : [];
    });
    return found.length === 1 ? (found[0] ?? '') : String(number);
  }

  #write(sort: Sort, id: string): Written {
    const found: DcCardText | DcTileText | undefined =
      sort === 'card' ? this.#catalogue.cards[id] : this.#catalogue[pages[sort]][id];
    return {
      name: sort === 'card' ? text.card('dc', id) : text.tile('dc', id),
      facts: found?.labels.map((label) => text.say('dc', label, [])) ?? [],
      sentences: found?.text.map((message) => text.sentence('dc', message)) ?? [],
      reconstructed: found?.reconstructed ?? false,
    };
  }
}

/** The messages with this key in a message, at any depth. */
function within(message: Message, key: string): Message[] {
  if (message.key === key && key !== 'dc-way') return [message];
  const inside = message.args.flatMap(([, arg]) => {
    if ('message' in arg) return within(arg.message, key);
    if ('noun' in arg) return within(arg.noun, key);
    return 'messages' in arg ? arg.messages.flatMap((part) => within(part, key)) : [];
  });
  return message.key === key ? [message, ...inside] : inside;
}

export function setBook(book: Book): void {
  setContext(KEY, book);
}

export function getBook(): Book {
  return getContext<Book>(KEY);
}
