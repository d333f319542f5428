/** What page and server say to each other: `docs/api.md` tells it, the types are made from the server's own. */

import type { Refused } from '../generated/protocol/Refused';

export type { ActionView } from '../generated/protocol/ActionView';
export type { AddEntropy } from '../generated/protocol/AddEntropy';
export type { Analysis } from '../generated/protocol/Analysis';
export type { ChatLine } from '../generated/protocol/ChatLine';
export type { Draws } from '../generated/protocol/Draws';
export type { GameOffer } from '../generated/protocol/GameOffer';
export type { Hint } from '../generated/protocol/Hint';
export type { Imported } from '../generated/protocol/Imported';
export type { JoinTable } from '../generated/protocol/JoinTable';
export type { Link } from '../generated/protocol/Link';
export type { NewLesson } from '../generated/protocol/NewLesson';
export type { NewTable } from '../generated/protocol/NewTable';
export type { PlayerInfo } from '../generated/protocol/PlayerInfo';
export type { PlayOn } from '../generated/protocol/PlayOn';
export type { Refused } from '../generated/protocol/Refused';
export type { RematchTable } from '../generated/protocol/RematchTable';
export type { Replay } from '../generated/protocol/Replay';
export type { State } from '../generated/protocol/State';
export type { Summary } from '../generated/protocol/Summary';
export type { TableInfo } from '../generated/protocol/TableInfo';
export type { ToClient } from '../generated/protocol/ToClient';
export type { ToServer } from '../generated/protocol/ToServer';

/** The page asks, and is answered, refused, or not heard at all. */
export type Answer<T> = T | Refused | 'unreachable';

export function isRefused(answer: unknown): answer is Refused {
  return typeof answer === 'object' && answer !== null && 'code' in answer && 'reason' in answer;
}
