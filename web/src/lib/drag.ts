/** Dragging with mouse or finger: what is dropped far enough from its place counts as picked. */

import type { Attachment } from 'svelte/attachments';

/** So far it must go, in pixels; less is a click. */
const FAR = 24;

/** What was just let go elsewhere. The click that follows is not meant; what it belonged to may have been made anew by then. */
let dropped: HTMLElement | undefined;

/** Lets an element be dragged; `ondrop` is called when it is let go elsewhere. */
export function draggable(enabled: boolean, ondrop: () => void): Attachment<HTMLElement> {
  return (element) => {
    let from: { x: number; y: number; pointer: number } | undefined;
    let moved = false;

    function begin(event: PointerEvent): void {
      // A finger scrolls the page; only mouse and pen drag at once.
      if (!enabled || event.button !== 0 || event.pointerType === 'touch') return;
      from = { x: event.clientX, y: event.clientY, pointer: event.pointerId };
      moved = false;
      dropped = undefined;
      // It is followed wherever it goes.
      element.setPointerCapture(event.pointerId);
    }
    function move(event: PointerEvent): void {
      if (event.pointerId !== from?.pointer) return;
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      if (!moved && Math.hypot(x, y) < 6) return;
      moved = true;
      element.style.transform = `translate(${String(x)}px, ${String(y)}px)`;
      element.style.zIndex = '8';
    }
    function end(event: PointerEvent): void {
      if (event.pointerId !== from?.pointer) return;
      const distance = Math.hypot(event.clientX - from.x, event.clientY - from.y);
      from = undefined;
      element.style.removeProperty('transform');
      element.style.removeProperty('z-index');
      if (!moved) return;
      dropped = element;
      if (event.type === 'pointerup' && distance >= FAR) ondrop();
    }
    function click(event: MouseEvent): void {
      // A key clicks, too, and is always meant.
      if (dropped !== element || event.detail === 0) return;
      dropped = undefined;
      event.stopImmediatePropagation();
      event.preventDefault();
    }

    /** The browser's own dragging, of pictures and selected text, would end ours. */
    function keep(event: Event): void {
      event.preventDefault();
    }

    element.addEventListener('dragstart', keep);
    element.addEventListener('selectstart', keep);
    element.addEventListener('pointerdown', begin);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', end);
    element.addEventListener('pointercancel', end);
    element.addEventListener('click', click, { capture: true });
    return () => {
      element.removeEventListener('dragstart', keep);
      element.removeEventListener('selectstart', keep);
      element.removeEventListener('pointerdown', begin);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', end);
      element.removeEventListener('pointercancel', end);
      element.removeEventListener('click', click, { capture: true });
    };
  };
}
