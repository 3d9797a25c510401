import { pagePath, readNotice } from './notice';

declare const self: ServiceWorkerGlobalScope;

const ICON = '/media/icons/app-192.png';
/** An open page answers within this time, in milliseconds; one that does not is opened anew. */
const ANSWER_MS = 1_000;

/** Shows what came by web push. */
export const showNotice = (event: PushEvent): Promise<void> => {
  const { title, body, path, tag } = readNotice(event.data?.text() ?? '', self.location.origin);
  return self.registration.showNotification(title, {
    body,
    ...(tag !== undefined && { tag }),
    icon: ICON,
    badge: ICON,
    lang: 'id',
    data: { path },
  });
};

/** Whether an open page goes there by itself, without being loaded anew: what it holds it may ask about first. */
const leads = (client: WindowClient, path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    setTimeout(() => resolve(false), ANSWER_MS);
    port1.onmessage = () => resolve(true);
    client.postMessage({ type: 'OPEN', path }, [port2]);
  });

const isPage = ({ url }: WindowClient): boolean =>
  pagePath(new URL(url).pathname, self.location.origin) !== null;

/** Opens where a notice leads: in a page of the site that is open, else in a new one. */
export const openNotice = async ({ notification }: NotificationEvent): Promise<void> => {
  notification.close();
  const data: unknown = notification.data;
  const told: unknown = typeof data === 'object' && data !== null && 'path' in data ? data.path : undefined;
  const path = pagePath(told, self.location.origin) ?? '/';
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = open.filter(isPage).sort((one, other) => Number(other.focused) - Number(one.focused))[0];
  if (page === undefined) {
    await self.clients.openWindow(path);
    return;
  }
  // A window that may not come to the front goes there all the same.
  await page.focus().catch(() => undefined);
  if (!(await leads(page, path))) await page.navigate(path);
};
