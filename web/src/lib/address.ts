/** The pages and their addresses. */

export type Page =
  | { name: 'home' }
  | { name: 'table'; table: string }
  | { name: 'replay'; id: string }
  | { name: 'rules'; game: string; rule: string }
  | { name: 'nothing' };

export function pageOf(path: string, hash = ''): Page {
  const table = /^\/table\/([0-9a-f]{1,64})$/.exec(path)?.[1];
  if (table) return { name: 'table', table };
  const id = /^\/replay\/([0-9a-f]{1,64})$/.exec(path)?.[1];
  if (id) return { name: 'replay', id };
  const game = /^\/rules\/([a-z]+)$/.exec(path)?.[1];
  if (game) return { name: 'rules', game, rule: hash.slice(1) };
  return path === '/' ? { name: 'home' } : { name: 'nothing' };
}
