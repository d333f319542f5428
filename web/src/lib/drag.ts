/** Dragging with mouse or finger: what is dropped far enough from its place counts as picked. */

import type { Attachment } from 'svelte/attachments';

/** So far it must go, in pixels; less is a click. */
const FAR = 24;

/** Lets an element be dragged; `ondrop` is called when it is let go elsewhere. */
export function draggable(enabled: boolean, ondrop: () => void): Attachment<HTMLElement> {
  return (element) => {
    if (!enabled) return;
    let from: { x: number; y: number; pointer: number } | undefined;
    let moved = false;

    function begin(event: PointerEvent): void {
      // A finger scrolls the page; only mouse and pen drag at once.
      if (event.button !== 0 || event.pointerType === 'touch') return;
      from = { x: event.clientX, y: event.clientY, pointer: event.pointerId };
      moved = false;
    }
    function move(event: PointerEvent): void {
      if (event.pointerId !== from?.pointer) return;
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      if (!moved && Math.hypot(x, y) < 6) return;
      if (!moved) element.setPointerCapture(event.pointerId);
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
      if (moved && event.type === 'pointerup' && distance >= FAR) ondrop();
    }
    /** The click that follows a drag is not meant. */
    function click(event: MouseEvent): void {
      if (!moved) return;
      moved = false;
      event.stopPropagation();
      event.preventDefault();
    }

    element.addEventListener('pointerdown', begin);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', end);
    element.addEventListener('pointercancel', end);
    element.addEventListener('click', click, { capture: true });
    return () => {
      element.removeEventListener('pointerdown', begin);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', end);
      element.removeEventListener('pointercancel', end);
      element.removeEventListener('click', click, { capture: true });
    };
  };
}
