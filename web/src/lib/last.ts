/** The table at which this browser sat last. */

const KEPT = 'klejnot-table';

export function lastTable(): string | null {
  return localStorage.getItem(KEPT);
}

export function rememberTable(table: string): void {
  localStorage.setItem(KEPT, table);
}

export function forgetTable(table: string): void {
  if (lastTable() === table) localStorage.removeItem(KEPT);
}
