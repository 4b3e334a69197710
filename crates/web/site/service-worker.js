// Keeps the whole app for offline play. The build fills in the list of files and a version.
const FILES = /*PRECACHE*/[];
const VERSION = /*VERSION*/"";
const CACHE = `formicary-${VERSION}`;

self.addEventListener("install", (event) => {
  event.waitUntil((async () => {
    const cache = await caches.open(CACHE);
    // Past the browser's own cache, so that old and new files are never mixed.
    await cache.addAll(["./", ...FILES].map((file) => new Request(file, { cache: "reload" })));
    await self.skipWaiting();
  })());
});

self.addEventListener("activate", (event) => {
  event.waitUntil((async () => {
    for (const name of await caches.keys()) {
      if (name.startsWith("formicary-") && name !== CACHE) await caches.delete(name);
    }
    await self.clients.claim();
  })());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const own = url.origin === location.origin && url.href.startsWith(self.registration.scope);
  if (request.method !== "GET" || !own || url.pathname.includes("/api/")) return;
  event.respondWith((async () => {
    const cache = await caches.open(CACHE);
    const kept = await cache.match(request, { ignoreSearch: true });
    return kept ?? fetch(request);
  })());
});
