/**
 * The first slice of the server says less than `docs/api.md` tells: nothing of names, stages, lists of tables or reasons without a move.
 * What it leaves out is filled in here, and nowhere else.
 */

import type { GameInfo, PlayerInfo, Summary, TableInfo } from './protocol';

/** Who sits where, in one word each: all that the slice tells of its players. */
type Slice = Partial<TableInfo> & Pick<TableInfo, 'table' | 'game' | 'config' | 'seat'> & { seats: string[] };

/** A table with everything that the page wants to know. */
export function complete(told: TableInfo | Slice): TableInfo {
  if ('stage' in told) return told as TableInfo;
  const { table, game, config, seat, seats } = told as Slice;
  return {
    table,
    game,
    config,
    seat,
    version: 0,
    stage: 'playing',
    role: 'player',
    mine: [seat],
    players: seats.map(playerOf),
    public: false,
    clock: null,
    watchers: 0,
    commitment: '',
    ending: null,
    frozen: null,
    next: null,
    slice: true,
  };
}

function playerOf(sitter: string): PlayerInfo {
  const person = sitter === 'person';
  const about = { present: true, away: false, gone: false, resigned: false, name: null };
  return person ? { kind: 'person', bot: null, ...about } : { kind: 'bot', bot: sitter, ...about };
}

export function summary({ table, game, config, stage, version, players, clock }: TableInfo): Summary {
  return { table, game, config, stage, version, players, clock, public: false, created: 0, turn: null };
}

/** The games that the slice can play, and its one bot. */
export const sliceGames: GameInfo[] = [
  { name: 'splendor', players: sizes(2, 3, 4), bots: ['random'] },
  { name: 'marvel', players: sizes(2, 3, 4), bots: ['random'] },
  { name: 'duel', players: sizes(2), bots: ['random'] },
];

function sizes(...all: number[]): GameInfo['players'] {
  return all.map((players) => ({ players, options: [] }));
}
