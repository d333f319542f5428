/** The clocks that the first page proposes. */

import type { ClockSetting } from '../generated/protocol/ClockSetting';
import { text } from './text/text.svelte';

export const clockKinds = ['none', 'move', 'game', 'days'] as const;
export type ClockKind = (typeof clockKinds)[number];

const MINUTE = 60;

const proposed: Record<Exclude<ClockKind, 'none'>, ClockSetting[]> = {
  move: [30, MINUTE, 2 * MINUTE, 5 * MINUTE].map((seconds) => ({ kind: 'move', seconds })),
  game: [
    { kind: 'game', seconds: 5 * MINUTE, increment: 5 },
    { kind: 'game', seconds: 15 * MINUTE, increment: 10 },
    { kind: 'game', seconds: 30 * MINUTE, increment: 15 },
    { kind: 'game', seconds: 60 * MINUTE, increment: 30 },
  ],
  days: [1, 3, 7].map((days) => ({ kind: 'days', days })),
};

/** The clocks of a kind, from quick to slow. */
export function clocksOf(kind: ClockKind): readonly ClockSetting[] {
  return kind === 'none' ? [] : proposed[kind];
}

/** A clock in a few words. */
export function clockWords(clock: ClockSetting): string {
  const minutes = (seconds: number) => String(seconds / MINUTE);
  switch (clock.kind) {
    case 'move':
      if (clock.seconds < MINUTE) return text.get('page-time-seconds', { seconds: String(clock.seconds) });
      return text.get('page-time-minutes', { minutes: minutes(clock.seconds) });
    case 'game':
      return text.get('page-time-increment', { minutes: minutes(clock.seconds), seconds: String(clock.increment) });
    case 'days':
      return text.get('page-days', { days: String(clock.days) });
  }
}
