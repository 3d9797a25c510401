import type { App } from '../app';
import { MENU } from '../layout/menu';

/** Safari has no idle callback; then it is as long as a page takes to come to rest. */
const WITHOUT_IDLE_MS = 1_000;

const whenIdle = (then: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(then);
  else setTimeout(then, WITHOUT_IDLE_MS);
};

/** Tells of the menu's places, once each, when they are on the screen and the page has nothing better to do. */
export const followMenu = (
  { state, subscribe }: Pick<App['router'], 'state' | 'subscribe'>,
  onSight: (link: HTMLAnchorElement) => boolean,
): void => {
  const left = new Set(MENU.map(({ to }) => to));
  const look = (): void => {
    for (const to of left) {
      const link = document.querySelector<HTMLAnchorElement>(`nav a[href="${to}"]`);
      if (link && onSight(link)) left.delete(to);
    }
  };
  if (state.navigation.state === 'idle') whenIdle(look);
  subscribe(({ navigation }) => {
    if (navigation.state === 'idle' && left.size > 0) whenIdle(look);
  });
};
