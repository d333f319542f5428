import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { text } from './lib/text/text.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no place for the app');

await text.start();
mount(App, { target });

// Without a server to talk to, the browser shows a page that says so.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}
