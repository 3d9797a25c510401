import type { App } from '../app';

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** Ends what this browser takes by web push. The API ends it with the session as well. */
const endSubscription = async (workers: ServiceWorkerContainer): Promise<void> => {
  const registration = await workers.getRegistration();
  const subscription = await registration?.pushManager?.getSubscription();
  await subscription?.unsubscribe();
};

/**
 * Goes where a notice leads that a member pressed (`worker/show-notice`), and ends web push with the session that asked for it, so that
 * nobody sees another's notices.
 * @returns a function that ends it
 */
export function followPush(
  {
    platform: { events },
    router,
  }: { platform: Pick<App['platform'], 'events'>; router: Pick<App['router'], 'navigate'> },
  workers: ServiceWorkerContainer,
): () => void {
  const open = ({ data, ports }: MessageEvent): void => {
    const path = fieldOf(data, 'path');
    // A worker of a release before this one may be less careful about what leads out of the site.
    const isPath = typeof path === 'string' && /^\/(?![/\\])/.test(path);
    if (fieldOf(data, 'type') !== 'OPEN' || !isPath) return;
    ports[0]?.postMessage(true);
    void router.navigate(path);
  };
  // A browser that cannot be told keeps a subscription that the API knows no more.
  const end = () => void endSubscription(workers).catch(() => undefined);
  workers.addEventListener('message', open);
  const stops = [events.subscribe('session.ended', end), events.subscribe('session.started', end)];
  return () => {
    workers.removeEventListener('message', open);
    stops.forEach((stop) => stop());
  };
}
