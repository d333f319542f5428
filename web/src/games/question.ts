import type { AnyView } from '../generated/games';
import type { Play } from '../lib/play.svelte';
import { text } from '../lib/text/text.svelte';
import * as dc from './dc/question';
import * as duel from './duel/question';
import * as tableau from './tableau/question';

/** Who asks, and at which table. */
type Asked = Pick<Play, 'me' | 'names' | 'over' | 'info'>;

/** What the table says to somebody who sits there (or watches, at seat -1): a question, whom all wait for, or the result. */
export function questionOf(view: AnyView, { me, names, over, info }: Asked): string {
  if (over) {
    const decided = view.game === 'dc' ? dc.outcome(view, names) : undefined;
    return decided ?? result(info?.ending?.places ?? view.places, me, names);
  }
  const asked = view.turn.kind === 'player' ? view.turn.seat : 'active' in view ? view.active : -1;
  if (asked !== me) return text.get('page-wait', { seat: names[asked] ?? '' });
  switch (view.game) {
    case 'splendor':
    case 'marvel':
      return tableau.ask(view);
    case 'duel':
      return duel.ask(view);
    case 'dc':
      return dc.ask(view, names);
  }
}

function result(places: readonly number[], me: number, names: readonly string[]): string {
  const winners = names.filter((_, seat) => places[seat] === 1);
  const everyone = { winners: text.list(winners) };
  if (winners.length === names.length || winners.length === 0) return text.get('page-over-drawn');
  if (places[me] !== 1) return text.get('page-over-lost', everyone);
  return winners.length > 1 ? text.get('page-over-shared', everyone) : text.get('page-over-won');
}
