/** Shows a page of its own when the server cannot be reached. Everything else goes to the network as ever. */

const CACHE = 'klejnot-offline';
const PAGE = '/offline.html';
const FILES = [PAGE, '/offline.css', '/offline.js', '/icon.svg'];

self.addEventListener('install', (event) => {
  const fresh = FILES.map((file) => new Request(file, { cache: 'reload' }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(fresh)));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const file = new URL(request.url).pathname;
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => caches.match(PAGE)));
  else if (FILES.includes(file)) event.respondWith(fetch(request).catch(() => caches.match(file)));
});
