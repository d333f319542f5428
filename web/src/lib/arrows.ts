/** From one thing on the table to the next by arrow keys, wherever they lie. */

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const steps = {
  ArrowLeft: { across: false, sign: -1 },
  ArrowRight: { across: false, sign: 1 },
  ArrowUp: { across: true, sign: -1 },
  ArrowDown: { across: true, sign: 1 },
} as const;

export type Arrow = keyof typeof steps;

export function isArrow(key: string): key is Arrow {
  return key in steps;
}

/** The box that lies next to `from` in the direction of the arrow; straight ahead counts for more than near. */
export function next(from: Box, boxes: readonly Box[], arrow: Arrow): number | undefined {
  const { across, sign } = steps[arrow];
  const [x, y] = middle(from);
  let best: { index: number; cost: number } | undefined;
  for (const [index, box] of boxes.entries()) {
    const [left, top] = middle(box);
    const ahead = sign * (across ? top - y : left - x);
    const aside = Math.abs(across ? left - x : top - y);
    if (ahead < 4) continue;
    const cost = ahead + 2.5 * aside;
    if (!best || cost < best.cost) best = { index, cost };
  }
  return best?.index;
}

function middle({ left, right, top, bottom }: Box): [number, number] {
  return [(left + right) / 2, (top + bottom) / 2];
}

/** Moves the focus from one button of a region to the next. */
export function moveFocus(region: ParentNode, arrow: Arrow): boolean {
  const from = document.activeElement;
  if (!(from instanceof HTMLElement) || !region.contains(from)) return false;
  const others = [...region.querySelectorAll<HTMLElement>('button')].filter(
    (button) => button !== from && !button.matches(':disabled') && button.offsetParent !== null,
  );
  const boxes = others.map((button) => button.getBoundingClientRect());
  const found = next(from.getBoundingClientRect(), boxes, arrow);
  if (found === undefined) return false;
  others[found]?.focus();
  return true;
}
