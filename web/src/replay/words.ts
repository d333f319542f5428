/** Actions in words: what a search would do, and how it may go on. */

import type { AnyView } from '../generated/games';
import type { ActionView } from '../lib/protocol';
import { text } from '../lib/text/text.svelte';

const dc: Record<string, string> = {
  play: 'page-do-play',
  buy: 'page-do-buy-dc',
  kick: 'page-do-kick',
  defeat: 'page-do-defeat',
  contribute: 'page-do-contribute',
  use: 'page-do-use',
  help: 'page-do-help',
  reveal: 'page-do-reveal',
  end: 'page-do-end',
  defend: 'page-do-defend',
  way: 'page-do-way',
  yes: 'page-do-yes',
  no: 'page-do-no',
  hero: 'page-do-hero',
};
const others: Record<string, string> = {
  take: 'page-do-take',
  privilege: 'page-do-privilege',
  replenish: 'page-do-replenish',
  gold: 'page-do-gold',
  token: 'page-do-take-cells',
  buy: 'page-do-buy',
  pay: 'page-do-pay',
  return: 'page-do-return',
  steal: 'page-do-steal',
  associate: 'page-do-associate',
  tile: 'page-do-tile',
  pass: 'page-do-pass',
};

function keyOf(game: string, { kind, card, cells, level, tile, seat }: ActionView): string | undefined {
  if (game !== 'dc') {
    if (kind === 'take' && cells) return 'page-do-take-cells';
    if (kind === 'reserve') return level === undefined ? 'page-do-reserve' : 'page-do-reserve-top';
    return others[kind];
  }
  if (kind === 'choose') return seat === undefined ? 'page-do-choose' : 'page-do-choose-seat';
  if (kind === 'beat') return tile === 'plot' ? 'page-do-beat-plot' : 'page-do-beat-challenge';
  if (kind === 'destroy') return tile === 'plot' ? 'page-do-destroy-plot' : 'page-do-destroy-challenge';
  if (kind === 'trigger') return card === undefined ? 'page-do-trigger-hero' : 'page-do-trigger';
  return dc[kind];
}

/** The letters of what lies on these spaces. */
function lying(view: AnyView | undefined, cells: readonly string[]): string {
  if (view?.game !== 'duel') return '';
  return cells.map((cell) => view.board.find((space) => space.cell === cell)?.token ?? '').join('');
}

/** An action in words; as it is written, if there are none for it. `view` is the position in which it is done, if that is known. */
export function doing(
  game: string,
  action: string,
  about: ActionView | undefined,
  names: readonly string[],
  view?: AnyView,
): string {
  const key = about && keyOf(game, about);
  if (!about || !key) return action;
  const tokens = about.tokens ?? lying(view, about.cells ?? []);
  const known = key === 'page-do-take-cells' && tokens === '' ? 'page-do-take-spaces' : key;
  return text.get(known, {
    game,
    tokens: text.tokens(game, tokens),
    cells: about.cells?.join(' ') ?? '',
    card: text.card(game, about.card ?? ''),
    level: String(about.level ?? ''),
    tile: text.tile(game, about.tile ?? ''),
    seat: names[about.seat ?? -1] ?? '',
    count: String(about.number ?? ''),
  });
}

/** A chance: `55%`. */
export function percent(value: number): string {
  return `${String(Math.round(100 * value))}%`;
}

/** A part of a hundred, with its sign if it is a change: `3.1`, `+3.1`. */
export function points(value: number, change = false): string {
  const style = { maximumFractionDigits: 1, signDisplay: change ? 'exceptZero' : 'auto' } as const;
  return new Intl.NumberFormat(text.language, style).format(Math.round(1000 * value) / 10).replace('-', '−');
}
