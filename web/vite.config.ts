import { FluentBundle, FluentResource } from '@fluent/bundle';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { offlinePage } from './src/offline';

/** Where `klejnot serve` listens while the client is developed. */
const server = 'http://127.0.0.1:8080';

/** Writes the page for when there is no server, in all languages. */
function offline(): Plugin {
  const say = (lang: string) => {
    const bundle = new FluentBundle(lang, { useIsolating: false });
    const source = readFileSync(join(import.meta.dirname, '../i18n', lang, 'page.ftl'), 'utf8');
    bundle.addResource(new FluentResource(source));
    return (key: string) => bundle.formatPattern(bundle.getMessage(key)?.value ?? key);
  };
  return {
    name: 'offline-page',
    apply: 'build',
    generateBundle() {
      const source = offlinePage({ en: say('en'), pl: say('pl'), ru: say('ru') });
      this.emitFile({ type: 'asset', fileName: 'offline.html', source });
    },
  };
}

export default defineConfig({
  plugins: [svelte(), offline()],
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
