/**
 * What stands at the service worker's address while offline use is switched off: a worker that deletes what the shop kept on
 * the device and takes itself away. Browsers ask for it at the next visit, at the latest after a day.
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
