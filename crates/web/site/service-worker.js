// Keeps the app for offline play: what every page needs at once, the games when they are used, and the rest when the
// page says that the browser has nothing to do. The build fills in the lists of files and a version.
const FIRST = /*FIRST*/[];
const LATER = /*LATER*/[];
const VERSION = /*VERSION*/"";
const CACHE = `formicary-${VERSION}`;

// The server is asked every time whether the browser's own copy is still right, so that old and new files are never
// mixed; what has just been loaded is not sent twice.
const asked = (file) => new Request(file, { cache: "no-cache" });

self.addEventListener("install", (event) => {
  event.waitUntil((async () => {
    const cache = await caches.open(CACHE);
    await cache.addAll(["./", ...FIRST].map(asked));
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

// One file after the other: whoever has begun to play comes first. What fails is left for the next time.
let keeping = null;
async function keepTheRest() {
  const cache = await caches.open(CACHE);
  for (const file of LATER) {
    if (!await cache.match(file)) await cache.add(asked(file));
  }
}

self.addEventListener("message", (event) => {
  if (event.data !== "keep-the-rest") return;
  keeping ??= keepTheRest().catch(() => {}).finally(() => { keeping = null; });
  event.waitUntil(keeping);
});

// A message of the server: whose turn it is. It is shown whether a page is open or not.
self.addEventListener("push", (event) => {
  let said = null;
  try { said = event.data.json(); } catch { return; }
  event.waitUntil(self.registration.showNotification(said.title, {
    body: said.text,
    tag: "turns",
    icon: "./icon-192.png",
    data: { link: said.link, end: said.end },
    actions: [{ action: "end", title: said.stop }],
  }));
});

self.addEventListener("notificationclick", (event) => {
  const { notification } = event;
  notification.close();
  if (!notification.data) return;
  const here = (address) => {
    const url = new URL(address, self.registration.scope);
    return url.origin === location.origin ? url.href : self.registration.scope;
  };
  event.waitUntil((async () => {
    if (event.action === "end") {
      await fetch(here(notification.data.end), { method: "POST" });
      return;
    }
    const link = here(notification.data.link);
    const [page] = await self.clients.matchAll({ type: "window" });
    if (!page) return self.clients.openWindow(link);
    await page.focus();
    return page.navigate(link);
  })());
});

const later = new Set(LATER.map((file) => new URL(file, self.registration.scope).href));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const own = url.origin === location.origin && url.href.startsWith(self.registration.scope);
  if (request.method !== "GET" || !own || url.pathname.includes("/api/")) return;
  event.respondWith((async () => {
    const cache = await caches.open(CACHE);
    const kept = await cache.match(request, { ignoreSearch: true });
    if (kept) return kept;
    const found = await fetch(request);
    if (found.ok && later.has(url.href)) event.waitUntil(cache.put(request, found.clone()).catch(() => {}));
    return found;
  })());
});
