import type { MarvelView } from '../../generated/marvel/MarvelView';
import type { SplendorView } from '../../generated/splendor/SplendorView';
import { number } from '../../lib/text/messages';
import { text } from '../../lib/text/text.svelte';

/** What a table of Splendor or Marvel asks its player who is to act. */
export function ask(view: SplendorView | MarvelView): string {
  const prompt = view.prompt;
  const marvel = view.game === 'marvel';
  switch (prompt.kind) {
    case 'draw':
    case 'over':
    case 'act':
      if (marvel) return text.get(view.last_round ? 'page-ask-act-last-marvel' : 'page-ask-act-marvel');
      return text.get(view.last_round ? 'page-ask-act-last' : 'page-ask-act');
    case 'return':
      return text.get('page-ask-return', number('surplus', prompt.surplus));
    case 'pay':
      return text.get('page-ask-pay', { card: text.card(view.game, prompt.card.id) });
    case 'tile':
      return text.get(marvel ? 'page-ask-location' : 'page-ask-noble');
  }
}
