import type { App } from '../app';
import { FIRST_CALLS, FIRST_CALLS_CACHE, type FirstCallsOf } from '../worker/first-calls';

const keep = async (of: FirstCallsOf): Promise<void> => {
  const cache = await caches.open(FIRST_CALLS_CACHE);
  await cache.put(FIRST_CALLS, new Response(JSON.stringify(of)));
};

/**
 * Keeps for the worker who is logged in and what pages ask for first (`createFirstCalls`), until nobody is. Not on a partner's origin, where
 * calls go in another name. A browser that keeps nothing has its data when the page asks.
 * @returns a function that ends it
 */
export const keepFirstCalls = ({ platform, registry }: Pick<App, 'platform' | 'registry'>): (() => void) => {
  const { session$, config, clientId } = platform;
  // One after the other, so that a logout is never overtaken.
  let last: Promise<unknown> = Promise.resolve();
  const next = (step: () => Promise<unknown>): void => {
    last = last.then(step).catch(() => undefined);
  };
  let kept: string | undefined;
  const subscription = session$.subscribe(({ status }) => {
    if (status === 'guest') {
      kept = undefined;
      next(() => caches.delete(FIRST_CALLS_CACHE));
    } else if (status === 'member' && !config.partner && kept !== clientId()) {
      const of = { clientId: clientId(), registry };
      kept = of.clientId;
      next(() => keep(of));
    }
  });
  return () => subscription.unsubscribe();
};
