/**
 * What happened, shown: cards fly, tokens move.
 *
 * Things and places on the table are marked with `data-spot`. Before a new position is shown, copies are made of what is about to
 * leave; afterwards they fly to where it went. What has come is moved to its place from where it came.
 */

import type { AnyEvent } from '../generated/games';

/** Something on its way from one spot to another; what flies is the thing that lies at `thing`. */
export interface Flight {
  thing: string;
  from: string;
  to: string;
  /** Is it on the table only afterwards? */
  arrives?: boolean;
}

/** How much later each next one starts, as a part of the whole. */
const STAGGER = 0.14;

/** The ways of everything that an event moves. */
export function flightsOf(event: AnyEvent): Flight[] {
  switch (event.type) {
    case 'dealt':
      if (!('place' in event)) return [];
      return [{ ...arrival(`card-${event.card}`), from: `deck-${event.card.slice(0, 1)}` }];
    case 'laid':
      return 'cell' in event ? [{ ...arrival(`cell-${event.cell}`), from: 'bag' }] : [];
    case 'took':
      if (!('tokens' in event)) return [];
      if ('cells' in event) return event.cells.map((cell) => leaves(`cell-${cell}`, seat(event.seat)));
      return [...event.tokens].map((letter) => leaves(`bank-${letter}`, seat(event.seat, letter)));
    case 'bought':
      if (!('tokens' in event)) return [leaves(`lineup-${event.card}`, seat(event.seat))];
      return [
        leaves(`card-${event.card}`, seat(event.seat)),
        ...[...event.tokens].map((letter) => leaves(seat(event.seat, letter), `bank-${letter}`)),
      ];
    case 'reserved': {
      if (!('blind' in event)) return [];
      const thing = event.blind ? `deck-${event.card.slice(0, 1)}` : `card-${event.card}`;
      const joker = 'tokens' in event ? [...event.tokens] : [];
      return [
        leaves(thing, seat(event.seat)),
        ...joker.map((letter) => leaves(`bank-${letter}`, seat(event.seat, letter))),
      ];
    }
    case 'returned':
      if (!('tokens' in event)) return [];
      return [...event.tokens].map((letter) => leaves(seat(event.seat, letter), `bank-${letter}`));
    case 'stole':
      if (!('tokens' in event && 'from' in event)) return [];
      return [...event.tokens].map((letter) => leaves(seat(event.from, letter), seat(event.seat, letter)));
    case 'visited':
      return 'tile' in event ? [leaves(`tile-${event.tile}`, seat(event.seat))] : [];
    case 'royal':
      return 'royal' in event ? [leaves(`tile-${event.royal}`, seat(event.seat))] : [];
    case 'stone':
      return 'seat' in event ? [leaves('bank-T', seat(event.seat, 'T'))] : [];
    case 'avengers':
      return 'seat' in event ? [leaves('avengers', seat(event.seat))] : [];
    case 'gained':
      return [leaves(`lineup-${event.card}`, seat(event.seat))];
    case 'defeated':
      return [leaves(`villain-${event.card}`, seat(event.seat))];
    case 'played':
      return [leaves(`hand-${event.card}`, 'played')];
    case 'contributed':
      return [leaves(`hand-${event.card}`, 'challenge')];
    case 'line_up':
      return [{ ...arrival(`lineup-${event.card}`), from: 'maindeck' }];
    case 'privilege':
      return 'from' in event && event.from === 'table' ? [leaves('privileges', seat(event.seat))] : [];
    default:
      return [];
  }
}

function leaves(thing: string, to: string): Flight {
  return { thing, from: thing, to };
}

function arrival(thing: string): Flight {
  return { thing, from: '', to: thing, arrives: true };
}

function seat(number: number, letter?: string): string {
  return letter ? `seat-${String(number)}-${letter}` : `seat-${String(number)}`;
}

/** A spot, or where something of that kind goes if there is no such spot on this table. */
function find(spot: string): HTMLElement | null {
  const found = document.querySelector<HTMLElement>(`[data-spot='${spot}']`);
  if (found || !spot.includes('-')) return found;
  return find(spot.startsWith('bank-') ? 'bag' : spot.slice(0, spot.lastIndexOf('-')));
}

/** Shows what happens between two positions. */
export class Flights {
  readonly #layer: HTMLElement;
  #leaving: { copy: HTMLElement; box: DOMRect; to: string }[] = [];
  #arriving: { thing: string; box: DOMRect | undefined }[] = [];

  /** Everything flies above `layer`'s neighbours. */
  constructor(layer: HTMLElement) {
    this.#layer = layer;
  }

  /** Called while the old position is still to be seen. */
  before(events: readonly AnyEvent[]): void {
    this.#leaving = [];
    this.#arriving = [];
    for (const flight of events.flatMap(flightsOf)) {
      const from = find(flight.from);
      if (flight.arrives) {
        this.#arriving.push({ thing: flight.thing, box: from?.getBoundingClientRect() });
        continue;
      }
      const box = from?.getBoundingClientRect();
      if (from && box && box.width > 0) this.#leaving.push({ copy: copyOf(from), box, to: flight.to });
    }
  }

  /** Called when the new position is shown. */
  after(duration: number): void {
    for (const [index, { copy, box, to }] of this.#leaving.entries()) {
      const target = find(to)?.getBoundingClientRect();
      if (target) this.#fly(copy, box, target, duration, index * duration * STAGGER);
    }
    for (const [index, { thing, box }] of this.#arriving.entries()) {
      const element = find(thing);
      const own = element?.getBoundingClientRect();
      if (!element || !own) continue;
      const start = box
        ? `translate(${String(box.left - own.left)}px, ${String(box.top - own.top)}px) scale(${String(box.width / own.width)})`
        : 'translateY(-14px)';
      element.animate([{ transform: start, opacity: 0, transformOrigin: '0 0' }, { opacity: 1 }, {}], {
        duration,
        delay: index * duration * STAGGER * 0.4,
        easing: 'cubic-bezier(.2,.8,.3,1)',
        fill: 'backwards',
      });
    }
    this.#leaving = [];
    this.#arriving = [];
  }

  #fly(copy: HTMLElement, from: DOMRect, to: DOMRect, duration: number, delay: number): void {
    Object.assign(copy.style, {
      position: 'fixed',
      left: `${String(from.left)}px`,
      top: `${String(from.top)}px`,
      width: `${String(from.width)}px`,
      height: `${String(from.height)}px`,
      margin: '0',
    });
    this.#layer.append(copy);
    const [x, y] = [
      to.left + to.width / 2 - from.left - from.width / 2,
      to.top + to.height / 2 - from.top - from.height / 2,
    ];
    const scale = Math.max(0.25, Math.min(1, to.width / from.width, to.height / from.height));
    const flight = copy.animate(
      [
        { transform: 'none' },
        { transform: `translate(${String(x)}px, ${String(y)}px) scale(${String(scale)})`, opacity: 1, offset: 0.85 },
        { transform: `translate(${String(x)}px, ${String(y)}px) scale(${String(scale)})`, opacity: 0 },
      ],
      { duration, delay, easing: 'cubic-bezier(.4,0,.2,1)', fill: 'both' },
    );
    flight.onfinish = () => {
      copy.remove();
    };
  }
}

/** A picture of an element: looks the same, and is nothing more. */
function copyOf(element: HTMLElement): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const part of [copy, ...copy.querySelectorAll('*')]) {
    for (const name of part.getAttributeNames()) {
      if (/^data-(?!colour|level|look)|^aria-|^id$/.test(name)) part.removeAttribute(name);
    }
  }
  return copy;
}
