import type { Registry } from '@poku/contract';
import { Workbox } from 'workbox-window';
import { savesData } from '../ahead/connection';
import type { App } from '../app';
import { isRouteHandle } from '../routes/route-handle';
import { keepFiles, keepLoadedFiles } from './loaded-files';
import { keptFiles, missingFiles } from './newer-releases';
import { isSignedWorker, WORKER_ADDRESS, type WorkerTrust } from './signed-worker';
import { takeOverWhenIdle } from './take-over';

/** A page on which nothing may disturb, or on the way to another one. */
const isBusyIn = ({ state }: App['router']): boolean =>
  state.navigation.state !== 'idle' ||
  state.matches.some(
    ({ route }) =>
      isRouteHandle(route.handle) && route.handle.kind === 'remote' && route.handle.claim.layout === 'focus',
  );

/**
 * Waits until a worker serves this page. One that became active while the page was on its way has not seen it, and is
 * asked to take it.
 */
const served = async (): Promise<void> => {
  const workers = navigator.serviceWorker;
  const { active } = await workers.ready;
  if (workers.controller) return;
  const taken = new Promise<unknown>((resolve) => {
    workers.addEventListener('controllerchange', resolve, { once: true });
  });
  active?.postMessage({ type: 'CLAIM' });
  await taken;
};

/**
 * Registers the worker that opens the site without a network, when it is the one that the shell's team has signed. Rejects where the
 * browser refuses one, or nothing can be read.
 */
export const startPwa = async (
  registry: Registry,
  router: App['router'],
  trust: WorkerTrust,
): Promise<void> => {
  if (!('serviceWorker' in navigator)) return;
  if (!(await isSignedWorker(trust))) {
    console.warn(`[poku] ${WORKER_ADDRESS} is not the worker that was signed, and is not registered`);
    return;
  }
  const worker = new Workbox(WORKER_ADDRESS);
  const registration = await worker.register({ immediate: true });
  const look = takeOverWhenIdle({
    worker,
    isWaiting: () => Boolean(registration?.waiting),
    // The browser looks for a newer one by itself, at any time.
    isSigned: () => isSignedWorker(trust).catch(() => false),
    isBusy: () => isBusyIn(router),
    onChange: (changed) => void router.subscribe(changed),
    locks: navigator.locks,
  });
  worker.addEventListener('waiting', look);
  await served();
  keepLoadedFiles();
  if (!savesData()) keepFiles(missingFiles(registry, await keptFiles()));
};
