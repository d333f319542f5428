/** Which page is shown: the address bar decides. */

export type Page = { name: 'home' } | { name: 'table'; table: string } | { name: 'nothing' };

export function pageOf(path: string): Page {
  const table = /^\/table\/([0-9a-f]{1,64})$/.exec(path)?.[1];
  if (table) return { name: 'table', table };
  return path === '/' ? { name: 'home' } : { name: 'nothing' };
}

class Route {
  page = $state<Page>(pageOf(location.pathname));

  constructor() {
    window.addEventListener('popstate', () => (this.page = pageOf(location.pathname)));
  }

  /** Goes to another page without loading anything. */
  go(path: string): void {
    history.pushState(null, '', path);
    this.page = pageOf(path);
    window.scrollTo(0, 0);
  }
}

export const route = new Route();
