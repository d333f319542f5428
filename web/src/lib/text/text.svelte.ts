import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Message } from '../../generated/protocol/Message';
import { type Arguments, cards, format, list, literal, named, say, sentence, tokens } from './messages';

export const languages = { en: 'English', pl: 'Polski', ru: 'Русский' } as const;
export type Language = keyof typeof languages;

/** One file for each language, loaded when it is wanted. */
const files: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import('./en'),
  pl: () => import('./pl'),
  ru: () => import('./ru'),
};

/** What only one game says, only lessons, or only those who look at games again. */
const more = {
  dc: { en: () => import('./en-dc'), pl: () => import('./pl-dc'), ru: () => import('./ru-dc') },
  lesson: { en: () => import('./en-lesson'), pl: () => import('./pl-lesson'), ru: () => import('./ru-lesson') },
  replay: { en: () => import('./en-replay'), pl: () => import('./pl-replay'), ru: () => import('./ru-replay') },
} satisfies Record<string, Record<Language, () => Promise<{ default: string[] }>>>;

/** Whoever has more to say than all share. */
export type Wordy = keyof typeof more;

const KEPT = 'klejnot-language';

function isLanguage(text: string): text is Language {
  return text in languages;
}

/** The language that was chosen here before, or the first of the browser's that we speak. */
function preferred(): Language {
  const wishes = [localStorage.getItem(KEPT) ?? '', ...navigator.languages.map((wish) => wish.slice(0, 2))];
  return wishes.find(isLanguage) ?? 'en';
}

/** All text for people, in the language of the moment. */
class Text {
  #bundle = $state.raw(new FluentBundle('en'));

  language = $state<Language>('en');
  /** Grows whenever anything may be said in other words. */
  edition = $state(0);

  readonly #games = new Set<Wordy>();
  #renamed = '';
  #wanted: Language = 'en';
  /** One loads after the other, so that the last one knows all words. */
  #loading: Promise<void> = Promise.resolve();

  /** Loads the language that this browser prefers. */
  async start(): Promise<void> {
    await this.use(preferred());
  }

  /** Switches to a language, and remembers it if somebody chose it. */
  use(language: Language, chosen = false): Promise<void> {
    this.#wanted = language;
    if (chosen) localStorage.setItem(KEPT, language);
    this.#loading = this.#loading.catch(() => undefined).then(() => this.#load(language));
    return this.#loading;
  }

  async #load(language: Language): Promise<void> {
    const bundle = new FluentBundle(language, { useIsolating: false });
    const parts = [files[language], ...[...this.#games].map((game) => more[game][language])];
    for (const part of await Promise.all(parts.map((load) => load()))) {
      for (const source of part.default) bundle.addResource(new FluentResource(source));
    }
    bundle.addResource(new FluentResource(this.#renamed), { allowOverrides: true });
    this.#bundle = bundle;
    this.edition += 1;
    this.language = language;
    document.documentElement.lang = language;
  }

  /** From now on it also knows what only this game says; `names` replace messages of these keys. */
  async learn(game: Wordy, names?: Readonly<Record<string, string>>): Promise<void> {
    const renamed = names
      ? Object.entries(names)
          .map(([key, name]) => `${key} = ${literal(name)}\n`)
          .join('')
      : this.#renamed;
    if (this.#games.has(game) && this.#renamed === renamed) return this.#loading;
    this.#games.add(game);
    this.#renamed = renamed;
    await this.use(this.#wanted);
  }

  /** A message; the key itself if there is none. */
  get(key: string, args?: Arguments): string {
    return format(this.#bundle, key, args);
  }

  /** What the rules of a game say. */
  say(game: string, message: Message, names: readonly string[]): string {
    return say(this.#bundle, game, message, names);
  }

  /** What the rules of a game say, as a sentence of its own: with a capital letter and a full stop. */
  sentence(game: string, message: Message): string {
    return sentence(this.say(game, message, []));
  }

  /** Several names. */
  list(names: readonly string[]): string {
    return list(this.#bundle, names);
  }

  /** Several cards of a game by name. */
  cards(game: string, codes: readonly string[]): string {
    return cards(
      this.#bundle,
      codes.map((code) => this.card(game, code)),
    );
  }

  /** The name of a card, or its code. */
  card(game: string, code: string): string {
    return named(this.#bundle, `card-${game}-${code}`, code);
  }

  /** The name of a tile, or its code. */
  tile(game: string, code: string): string {
    return named(this.#bundle, `tile-${game}-${code}`, code);
  }

  /** Tokens in words. */
  tokens(game: string, letters: string): string {
    return tokens(this.#bundle, game, letters);
  }
}

export const text = new Text();
