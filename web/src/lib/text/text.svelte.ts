import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Message } from '../../generated/protocol/Message';
import { type Arguments, format, list, named, say, tokens } from './messages';

export const languages = { en: 'English', pl: 'Polski', ru: 'Русский' } as const;
export type Language = keyof typeof languages;

/** One file for each language, loaded when it is wanted. */
const files: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import('./en'),
  pl: () => import('./pl'),
  ru: () => import('./ru'),
};

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

  /** Loads the language that this browser prefers. */
  async start(): Promise<void> {
    await this.use(preferred());
  }

  /** Switches to a language, and remembers it if somebody chose it. */
  async use(language: Language, chosen = false): Promise<void> {
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of (await files[language]()).default) bundle.addResource(new FluentResource(source));
    this.#bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
    if (chosen) localStorage.setItem(KEPT, language);
  }

  /** A message; the key itself if there is none. */
  get(key: string, args?: Arguments): string {
    return format(this.#bundle, key, args);
  }

  /** What the rules of a game say. */
  say(game: string, message: Message, names: readonly string[]): string {
    return say(this.#bundle, game, message, names);
  }

  /** Several names. */
  list(names: readonly string[]): string {
    return list(this.#bundle, names);
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
