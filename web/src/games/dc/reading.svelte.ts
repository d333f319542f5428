/** Which card is shown in full beside itself: on hover, on focus, or under a finger that stays. */

import { getContext, setContext } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import type { Sort } from './book';

export interface Thing {
  sort: Sort;
  id: string;
}

/** A mouse that only passes by opens nothing. */
const HOVER = 250;
const LONG_PRESS = 420;
const KEY = Symbol('reading');

export class Reading {
  #at = $state.raw<{ thing: Thing; anchor: HTMLElement }>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  get at(): { thing: Thing; anchor: HTMLElement } | undefined {
    return this.#at;
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#at = undefined;
  }

  /** Lets an element show something in full. */
  readable(sort: Sort, id: string): Attachment<HTMLElement> {
    return (anchor) => {
      if (id === '?') return undefined;
      const thing = { sort, id };
      let held = false;
      const open = () => (this.#at = { thing, anchor });
      const soon = (delay: number, then: () => void) => {
        clearTimeout(this.#timer);
        this.#timer = setTimeout(then, delay);
      };
      const closeOwn = () => {
        clearTimeout(this.#timer);
        if (this.#at?.anchor === anchor) this.#at = undefined;
      };

      const listeners: Partial<Record<keyof HTMLElementEventMap, (event: Event) => void>> = {
        pointerenter: (event) => {
          if ((event as PointerEvent).pointerType === 'mouse') soon(HOVER, open);
        },
        pointerleave: (event) => {
          if ((event as PointerEvent).pointerType === 'mouse') closeOwn();
        },
        pointerdown: (event) => {
          held = false;
          this.close();
          if ((event as PointerEvent).pointerType !== 'touch') return;
          soon(LONG_PRESS, () => {
            held = true;
            open();
          });
        },
        pointerup: () => {
          clearTimeout(this.#timer);
        },
        pointercancel: () => {
          clearTimeout(this.#timer);
        },
        // A finger that stays wants to read, not to act.
        contextmenu: (event) => {
          if (held) event.preventDefault();
        },
        // The focus may come and go while the page is being changed; nothing else may change then.
        focus: () => {
          queueMicrotask(() => {
            if (anchor.matches(':focus-visible')) open();
          });
        },
        blur: () => {
          queueMicrotask(closeOwn);
        },
      };
      const click = (event: Event) => {
        if (held) {
          held = false;
          event.preventDefault();
          event.stopImmediatePropagation();
        } else this.close();
      };
      for (const [name, listener] of Object.entries(listeners)) anchor.addEventListener(name, listener);
      anchor.addEventListener('click', click, { capture: true });
      return () => {
        for (const [name, listener] of Object.entries(listeners)) anchor.removeEventListener(name, listener);
        anchor.removeEventListener('click', click, { capture: true });
        queueMicrotask(closeOwn);
      };
    };
  }
}

export function setReading(reading: Reading): void {
  setContext(KEY, reading);
}

export function getReading(): Reading {
  return getContext<Reading>(KEY);
}
