import type { DcPrompt } from '../../generated/dc/DcPrompt';
import type { DcView } from '../../generated/dc/DcView';
import { number } from '../../lib/text/messages';
import { text } from '../../lib/text/text.svelte';

const chosen = {
  hand: 'page-dc-ask-hand',
  discard: 'page-dc-ask-discard',
  deck_top: 'page-dc-ask-deck-top',
  deck_bottom: 'page-dc-ask-deck-bottom',
  destroyed: 'page-dc-ask-destroy',
  line_up: 'page-dc-ask-line-up',
  under_hero: 'page-dc-ask-under-hero',
};
const moved = {
  hand: 'page-dc-ask-it-hand',
  discard: 'page-dc-ask-it-discard',
  deck_top: 'page-dc-ask-it-deck-top',
  deck_bottom: 'page-dc-ask-it-deck-bottom',
  destroyed: 'page-dc-ask-it-destroy',
  line_up: 'page-dc-ask-it-line-up',
  under_hero: 'page-dc-ask-it-under-hero',
};
const plain = {
  triggers: 'page-dc-ask-triggers',
  way: 'page-dc-ask-way',
  pay: 'page-dc-ask-pay',
  draw: 'page-dc-ask-draw',
  play: 'page-dc-ask-play',
  topdeck: 'page-dc-ask-it-deck-top',
  give: 'page-dc-ask-give',
  pass: 'page-dc-ask-pass',
  help: 'page-dc-ask-help',
  disintegrate: 'page-dc-ask-disintegrate',
  dearest: 'page-dc-ask-dearest',
  clock: 'page-dc-ask-clock',
  hero: 'page-dc-ask-hero',
};

function keyOf({ kind, card, about, to }: DcPrompt, { mode, played }: DcView): string {
  switch (kind) {
    case 'act':
      if (played.length > 0) return 'page-dc-ask-on';
      return mode === 'watchmen' ? 'page-dc-ask-act-watchmen' : 'page-dc-ask-act';
    case 'cards':
      return to ? chosen[to] : 'page-dc-ask-show';
    case 'may':
      return to && about !== null ? moved[to] : 'page-dc-ask-may';
    case 'defend':
      return card === null ? 'page-dc-ask-defend-challenge' : 'page-dc-ask-defend';
    case 'ability':
      return card === null ? 'page-dc-ask-ability-hero' : 'page-dc-ask-ability';
    default:
      return plain[kind];
  }
}

/** What a table of DC asks its player who is to act. */
export function ask(view: DcView, names: readonly string[]): string {
  const prompt = view.prompt;
  if (!prompt) return '';
  const said = text.get(keyOf(prompt, view), {
    card: text.card('dc', prompt.about ?? ''),
    by: text.card('dc', prompt.card ?? ''),
    active: names[view.active] ?? '',
    ...number('power', prompt.power ?? 0),
    ...number('left', prompt.left ?? 0),
  });
  if (prompt.kind === 'act') return `${said} ${text.get('page-dc-power', number('power', view.power))}.`;
  const more = prompt.kind !== 'draw' && (prompt.left ?? 0) > 1;
  return more ? `${said} ${text.get('page-dc-ask-left', number('left', prompt.left ?? 0))}` : said;
}

/** Who has won the crossover; nothing if victory points decide. */
export function outcome(view: DcView, names: readonly string[]): string | undefined {
  const winners = text.list(names.filter((_, seat) => view.places[seat] === 1));
  switch (view.winner) {
    case 'loyal':
      return text.get('page-dc-won-loyal', { winners });
    case 'mastermind':
      return text.get('page-dc-won-mastermind', { winners });
    case 'nobody':
      return text.get('page-dc-won-nobody');
    default:
      return undefined;
  }
}
