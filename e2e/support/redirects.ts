import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { EVENT_CHANNEL_NAME } from '@poku/domain/brand';

/** Hostile addresses, each of which leaves the site where a careless check lets it pass (D16). */
export const CORPUS: readonly string[] = JSON.parse(
  readFileSync(new URL('../../shared/testing/corpus/redirects.json', import.meta.url), 'utf8'),
) as readonly string[];

/** What the page of a test can do by itself, so that hundreds of values need no reload. */
interface Driver {
  /** Addresses of other origins that the page wanted to go to; it is kept from going. */
  readonly strays: string[];
  /** Paths of the API's answers so far. */
  readonly answers: string[];
  /** Timers of the page that are short, by how long they were to be, in ms; none at first. */
  shortened: readonly number[];
  until(what: string, isSo: () => unknown): Promise<void>;
  go(path: string): Promise<void>;
  press(name: string, within?: string): Promise<void>;
  tell(name: string, payload: object): void;
}
declare global {
  interface Window {
    driver: Driver;
  }
}

/** Puts the driver into every page of a tab. */
export const drive = async (page: Page): Promise<void> => {
  await page.addInitScript((channelName) => {
    const later = window.setTimeout.bind(window);
    Object.assign(window, {
      setTimeout: (task: () => void, waitMs?: number) =>
        later(task, window.driver.shortened.includes(waitMs ?? 0) ? 20 : waitMs),
    });
    const strays: string[] = [];
    const answers: string[] = [];
    const call = window.fetch.bind(window);
    Object.assign(window, {
      fetch: async (...args: Parameters<typeof fetch>) => {
        const response = await call(...args);
        answers.push(new URL(response.url).pathname);
        return response;
      },
    });
    window.navigation.addEventListener('navigate', (event) => {
      if (new URL(event.destination.url).origin === location.origin) return;
      strays.push(event.destination.url);
      event.preventDefault();
    });
    const pause = (): Promise<void> => new Promise((resolve) => later(resolve, 4));
    const until: Driver['until'] = async (what, isSo) => {
      for (const endsAt = Date.now() + 8_000; !isSo();) {
        if (Date.now() > endsAt) throw new Error(`${what}: not at ${location.href}`);
        await pause();
      }
    };
    const buttonOf = (name: string, within: string): HTMLElement | undefined =>
      [...document.querySelectorAll<HTMLElement>(`${within} button, ${within} a`)].find(
        (one) => one.textContent === name && !one.hasAttribute('disabled'),
      );
    window.driver = {
      strays,
      answers,
      shortened: [],
      until,
      async go(path) {
        history.pushState({ idx: 1 }, '', path);
        dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
        await pause();
      },
      async press(name, within = 'body') {
        await until(name, () => buttonOf(name, within));
        buttonOf(name, within)?.click();
      },
      tell: (name, payload) => new BroadcastChannel(channelName).postMessage({ name, payload }),
    };
  }, EVENT_CHANNEL_NAME);
};

/** Answers what a page reads besides with a refusal, at once, and says who is logged in from what the API said first. */
export const answerAtOnce = async (page: Page): Promise<void> => {
  const customer = await page.evaluate(async () => {
    const { clientId } = JSON.parse(localStorage.getItem('poku.session') ?? '{}') as { clientId?: string };
    return (await fetch(`/gateway/customerdetail/${clientId ?? ''}`)).text();
  });
  await page.route('**/gateway/**', (route) => route.fulfill({ json: { responseCode: 208, message: '' } }));
  await page.route('**/gateway/events*', (route) => route.fulfill({ status: 204 }));
  await page.route('**/gateway/customerdetail/**', (route) =>
    route.fulfill({ contentType: 'application/json', body: customer }),
  );
};
