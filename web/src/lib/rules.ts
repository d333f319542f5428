/** The rules by paragraph, as they stand in `docs/rules`. Loaded when somebody wants to read them. */

import type { Language } from './text/text.svelte';

export type Line = { kind: 'title' | 'heading' | 'words'; text: string } | { kind: 'rule'; id: string; text: string };

const files = import.meta.glob<string>('../../../docs/rules/*/*.md', { query: '?raw', import: 'default' });

/** The file that a rule stands in, by the beginning of its ID. */
const games: Record<string, string> = { SPL: 'splendor', MAR: 'marvel', DUE: 'duel', DCB: 'dc', WAT: 'watchmen' };

/** The games that have rules. */
export const rulesOf = Object.values(games);

/** The game that a rule belongs to. */
export function gameOf(rule: string): string | undefined {
  return games[rule.slice(0, 3)];
}

/** What a file of rules says, line by line. */
export function parse(source: string): Line[] {
  return source.split('\n').flatMap((line): Line[] => {
    const rule = /^- ([A-Z]{3}-\d+) (.*)$/.exec(line);
    if (rule) return [{ kind: 'rule', id: rule[1] ?? '', text: rule[2] ?? '' }];
    if (line.startsWith('# ')) return [{ kind: 'title', text: line.slice(2) }];
    if (line.startsWith('## ')) return [{ kind: 'heading', text: line.slice(3) }];
    return line.trim() ? [{ kind: 'words', text: line }] : [];
  });
}

/** All rules of a game. */
export async function rules(language: Language, game: string): Promise<Line[]> {
  const load = files[`../../../docs/rules/${language}/${game}.md`];
  return load ? parse(await load()) : [];
}

/** The words of one rule. */
export async function paragraph(language: Language, rule: string): Promise<string | undefined> {
  const all = await rules(language, gameOf(rule) ?? '');
  return all.find((line) => line.kind === 'rule' && line.id === rule)?.text;
}

/** The files with the rules of a table, the most special one first. */
export function titlesOf({ game, config }: { game: string; config: string }): string[] {
  return config.split(' ').includes('mode=watchmen') ? ['watchmen', game] : [game];
}

/** The rules that have this in their ID or in their words, each below its headings. */
export function matching(lines: readonly Line[], query: string): Line[] {
  const wanted = query.trim().toLowerCase();
  if (!wanted) return [...lines];
  const found: Line[] = [];
  let above: Line[] = [];
  for (const line of lines) {
    if (line.kind === 'title') above = [line];
    else if (line.kind === 'heading') above = [...above.filter(({ kind }) => kind === 'title'), line];
    else if (line.kind === 'rule' && `${line.id} ${line.text}`.toLowerCase().includes(wanted)) {
      found.push(...above, line);
      above = [];
    }
  }
  return found;
}

/** Words in parts, those between two pairs of stars being strong. */
export function parts(words: string): { text: string; strong: boolean }[] {
  return words.split('**').flatMap((text, index) => (text ? [{ text, strong: index % 2 === 1 }] : []));
}
