/** "Your turn", for somebody who looks elsewhere. */

import { settings } from './settings.svelte';

/** Asks the browser's owner whether the browser may say something. */
export async function mayNotify(): Promise<boolean> {
  if (!('Notification' in window)) return false;
  return (await Notification.requestPermission()) === 'granted';
}

/** Says it outside of the page, if the page is hidden and that is wanted. */
export function notify(words: string): void {
  if (!settings.now.notify || !document.hidden) return;
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  const shown = new Notification('Klejnot', { body: words, icon: '/icon.svg', tag: 'klejnot-turn' });
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}
