/** What this browser saw, and added, before a game was over: whoever has noted it cannot be told something else afterwards. */

export interface Note {
  /** What the server had committed to. */
  commitment?: string;
  /** What this browser added to the draws. */
  entropy?: string;
}

const KEPT = 'klejnot-notes';
const MOST = 50;

function all(): [string, Note][] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]');
    return Array.isArray(kept) ? (kept as [string, Note][]) : [];
  } catch {
    // Somebody else's text is as good as none.
    return [];
  }
}

/** What was noted about a table. */
export function noteOf(table: string): Note {
  return all().find(([known]) => known === table)?.[1] ?? {};
}

/** Notes something about a table. The first commitment counts, and the last entropy. */
export function note(table: string, about: Note): void {
  const known = noteOf(table);
  const noted: Note = { ...about, ...(known.commitment === undefined ? {} : { commitment: known.commitment }) };
  if (noted.entropy === undefined && known.entropy !== undefined) noted.entropy = known.entropy;
  const others = all().filter(([other]) => other !== table);
  localStorage.setItem(KEPT, JSON.stringify([[table, noted], ...others].slice(0, MOST)));
}
