/** Which page is shown: the address bar decides. */

import { pageOf, type Page } from './address';

class Route {
  page = $state<Page>(pageOf(location.pathname, location.hash));

  constructor() {
    window.addEventListener('popstate', () => (this.page = pageOf(location.pathname, location.hash)));
  }

  /** Goes to another page without loading anything. */
  go(address: string): void {
    history.pushState(null, '', address);
    this.page = pageOf(location.pathname, location.hash);
    window.scrollTo(0, 0);
  }
}

export const route = new Route();
