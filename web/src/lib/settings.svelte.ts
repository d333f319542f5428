/** What this browser's owner prefers. Kept in the browser only. */

export const themes = ['auto', 'light', 'dark'] as const;
export const speeds = ['off', 'fast', 'normal', 'slow'] as const;

export interface Preferences {
  theme: (typeof themes)[number];
  /** How fast things move on the table. */
  speed: (typeof speeds)[number];
  sound: boolean;
  /** A message of the browser when it is one's turn and the page is hidden. */
  notify: boolean;
  /** Ask again before a move is sent. */
  confirm: boolean;
  /** Patterns besides colours. */
  patterns: boolean;
  /** What others call this browser's owner. */
  name: string;
}

const KEPT = 'klejnot-settings';
const LONGEST_NAME = 24;

const usual: Preferences = {
  theme: 'auto',
  speed: 'normal',
  sound: true,
  notify: false,
  confirm: false,
  patterns: false,
  name: '',
};

/** What was kept, as far as it makes sense; the usual for the rest. */
export function read(kept: string | null): Preferences {
  let found: Partial<Record<keyof Preferences, unknown>> = {};
  try {
    found = (JSON.parse(kept ?? '{}') ?? {}) as typeof found;
  } catch {
    // Somebody else's text is as good as none.
  }
  const flag = (name: 'sound' | 'notify' | 'confirm' | 'patterns') =>
    typeof found[name] === 'boolean' ? found[name] : usual[name];
  return {
    theme: themes.find((theme) => theme === found.theme) ?? usual.theme,
    speed: speeds.find((speed) => speed === found.speed) ?? usual.speed,
    sound: flag('sound'),
    notify: flag('notify'),
    confirm: flag('confirm'),
    patterns: flag('patterns'),
    name: typeof found.name === 'string' ? trimmed(found.name) : usual.name,
  };
}

/** A name without spaces at the ends, no longer than names may be. */
export function trimmed(name: string): string {
  return [...name.trim()].slice(0, LONGEST_NAME).join('');
}

class Settings {
  #now = $state<Preferences>(read(localStorage.getItem(KEPT)));

  constructor() {
    this.#show();
  }

  get now(): Readonly<Preferences> {
    return this.#now;
  }

  /** Changes some of them, and keeps them. */
  set(change: Partial<Preferences>): void {
    Object.assign(this.#now, change);
    localStorage.setItem(KEPT, JSON.stringify(this.#now));
    this.#show();
  }

  /** How long something on the way takes, in milliseconds; 0 if nothing shall move. */
  get flight(): number {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return 0;
    return { off: 0, fast: 280, normal: 560, slow: 1100 }[this.#now.speed];
  }

  /** What style sheets go by. */
  #show(): void {
    const root = document.documentElement;
    root.dataset.theme = this.#now.theme;
    root.toggleAttribute('data-patterns', this.#now.patterns);
    root.toggleAttribute('data-still', this.#now.speed === 'off');
  }
}

export const settings = new Settings();
