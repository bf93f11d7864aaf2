/**
 * Served at the service worker's address while offline use is switched off: a worker that deletes what the shop has stored on
 * the device and unregisters itself. Browsers request it at the next visit, at the latest after a day.
 */
export const NO_WORKER = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (/^(?:lawaj|workbox)-/.test(name)) await caches.delete(name);
      await self.registration.unregister();
    })(),
  );
});
`;
