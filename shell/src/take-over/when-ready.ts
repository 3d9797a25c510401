import type { App } from '../app';
import { RemoteUnavailableError } from '../remotes/remote-loader';

type Router = Pick<App['router'], 'state' | 'subscribe' | 'revalidate'>;

const whenInitialized = (router: Router): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });

/** What is still on its way although nobody waited for it any longer. */
const lateModule = ({ state }: Router): Promise<unknown> | undefined =>
  Object.values<unknown>(state.errors ?? {}).find((error) => error instanceof RemoteUnavailableError)
    ?.pending;

/**
 * Waits until the first page can be shown. A page that is late gives way to a panel, which comes at once when there is nothing to lose;
 * otherwise it is waited for.
 * @param isUsed whether something was done on what stands there instead
 */
export const whenReady = async (router: Router, isUsed: () => boolean): Promise<void> => {
  await whenInitialized(router);
  for (let late = lateModule(router); late && isUsed(); late = lateModule(router)) {
    await late.catch(() => undefined);
    await router.revalidate();
  }
};
