import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { text } from './lib/text/text.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no place for the app');

await text.start();
mount(App, { target });
