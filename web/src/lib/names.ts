import type { PlayerInfo } from './protocol';
import { text } from './text/text.svelte';

/** What a bot is called. */
export function botName(bot: string): string {
  if (bot === 'random') return text.get('page-bot-random');
  if (bot === 'greedy') return text.get('page-bot-greedy');
  return text.get('page-bot-level', { level: bot });
}

/** What a table's game is called; the crossover has a name of its own. */
export function titleOf({ game, config }: { game: string; config: string }): string {
  return text.get(config.split(' ').includes('mode=watchmen') ? 'game-watchmen' : `game-${game}`);
}

/** What the players are called, in seat order. Those who would have the same name are numbered. */
export function namesOf(players: readonly PlayerInfo[]): string[] {
  const plain = players.map(({ kind, name, bot }) => {
    if (kind === 'open' || kind === 'reserved') return text.get('page-open-seat');
    if (kind === 'bot') return botName(bot ?? '');
    return name ?? text.get('page-guest');
  });
  return plain.map((name, seat) => {
    const same = plain.flatMap((other, index) => (other === name ? [index] : []));
    return same.length > 1 ? `${name} ${String(same.indexOf(seat) + 1)}` : name;
  });
}
