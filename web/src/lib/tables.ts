/** The tables at which this browser sits or sat, the last one first. The server does not know: the browser remembers. */

const KEPT = 'klejnot-tables';
const MOST = 50;

export function myTables(): string[] {
  return (localStorage.getItem(KEPT) ?? '').split(' ').filter((table) => /^[0-9a-f]{1,64}$/.test(table));
}

export function rememberTable(table: string): void {
  keep([table, ...myTables().filter((known) => known !== table)].slice(0, MOST));
}

export function forgetTable(table: string): void {
  keep(myTables().filter((known) => known !== table));
}

function keep(tables: string[]): void {
  localStorage.setItem(KEPT, tables.join(' '));
}
