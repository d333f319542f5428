import type { Line } from './play.svelte';

/** What is said aloud: what happens from now on, and then the question, if it is a new one. */
export class Speech {
  #heard: number | undefined;
  #asked = '';

  /** What is new since the last time; nothing if nothing is. `question` is empty if nobody here is asked. */
  hear(lines: readonly Pick<Line, 'version' | 'words'>[], question: string): string {
    const last = lines.at(-1)?.version ?? 0;
    const since = this.#heard;
    this.#heard = last;
    const fresh = since === undefined ? [] : lines.filter(({ version }) => version > since).map(({ words }) => words);
    // The same question is asked again once something has happened.
    const asked = question !== this.#asked || fresh.length > 0 ? question : '';
    this.#asked = question;
    return [...fresh, asked].filter(Boolean).join(' ');
  }
}
