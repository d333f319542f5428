import type { DuelView } from '../../generated/duel/DuelView';
import { number } from '../../lib/text/messages';
import { text } from '../../lib/text/text.svelte';

/** What a table of Duel asks its player who is to act. */
export function ask(view: DuelView): string {
  const prompt = view.prompt;
  switch (prompt.kind) {
    case 'draw':
    case 'over':
    case 'start':
      return text.get('page-ask-duel-start');
    case 'act':
      return text.get('page-ask-duel-act');
    case 'reserve':
      return text.get('page-ask-duel-reserve');
    case 'pay':
      return text.get('page-ask-pay', { card: prompt.card.id });
    case 'associate':
      return text.get('page-ask-duel-associate', { card: prompt.card.id });
    case 'token':
      return text.get('page-ask-duel-token', { token: text.tokens('duel', prompt.token) });
    case 'steal':
      return text.get('page-ask-duel-steal');
    case 'royal':
      return text.get('page-ask-duel-royal');
    case 'return':
      return text.get('page-ask-return', number('surplus', prompt.surplus));
  }
}
