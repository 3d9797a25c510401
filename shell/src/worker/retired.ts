declare const self: ServiceWorkerGlobalScope;

/**
 * The kill switch: a worker that takes over at once, deletes what workers kept, and goes. Pages stay as they are and are
 * served by the network from then on. Decision 017 says how it is released.
 */
self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => {
  const retire = async (): Promise<void> => {
    const names = (await caches.keys()).filter((name) => name.startsWith('poku-'));
    await Promise.all(names.map((name) => caches.delete(name)));
    await self.registration.unregister();
  };
  event.waitUntil(retire());
});

export {};
