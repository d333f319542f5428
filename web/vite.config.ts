import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

/** Where `klejnot serve` listens while the client is developed. */
const server = 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [svelte()],
  build: {
    target: 'es2023',
    // The server allows no inline script and no `data:` script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 300,
  },
  server: {
    // Texts come from `i18n/`, beside this folder.
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true }, '/healthz': server },
  },
});
