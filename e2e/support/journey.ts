import { createHash, randomBytes } from 'node:crypto';
import { DEFAULT_CLIENT_ID, STORAGE_KEYS } from '@poku/domain/brand';
import { VERIFIER_CHARS } from '@poku/domain/limits/access';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { API_URL, SITE_URL } from './addresses';
import { watchPage } from './last-seen';
import { test as base } from './stack';

/** Fixture members by first name (D58). */
export const MEMBERS = {
  budi: '081200000001',
  siti: '081200000002',
  agus: '081200000003',
  dewi: '081200000004',
  rina: '081200000005',
} as const;
export const PASSWORD = 'Rahasia123';

/** As a navigation, of which it is a part. */
const TAKEN_OVER_MS = 60_000;

/** Waits until the app stands in the place of what was painted: what is read and pressed then is the app's. */
export const expectTakenOver = (page: Page): Promise<void> =>
  expect(page.locator('#painted')).toHaveCount(0, { timeout: TAKEN_OVER_MS });

/** A page that is gone to is the app, except for who waits for no more than its first byte (`commit`) to see what was painted. */
const goToTheApp = (page: Page): void => {
  const goTo = page.goto.bind(page);
  const reload = page.reload.bind(page);
  const taken = async <T>(answer: T, waitUntil: string | undefined): Promise<T> => {
    if (waitUntil !== 'commit') await expectTakenOver(page);
    return answer;
  };
  page.goto = async (address, options) => await taken(await goTo(address, options), options?.waitUntil);
  page.reload = async (options) => await taken(await reload(options), options?.waitUntil);
};

/** A test that starts from the fixtures, and fails when the browser reports an error of ours. */
export const test = base.extend<{ readonly fixtures: undefined; readonly problems: string[] }>({
  fixtures: [
    async ({ request }, use) => {
      // Partners of a busy machine may take longer than the API waits for them: they would keep the links of the journey before.
      await expect
        .poll(async (): Promise<unknown> =>
          (await request.post(`${API_URL}/sandbox/reset`, { data: {} })).json(),
        )
        .toMatchObject({ responseCode: 200, data: { partnersReset: true } });
      await use(undefined);
    },
    { auto: true },
  ],
  context: async ({ context }, use) => {
    context.on('page', goToTheApp);
    await use(context);
  },
  problems: [
    async ({ page }, use, testInfo) => {
      const problems: string[] = [];
      const attachLastSeen = watchPage(page);
      page.on('pageerror', ({ message }) => {
        // Remotes that a journey breaks on purpose say so.
        if (!message.startsWith('broken on ')) problems.push(message);
      });
      page.on('console', (message) => {
        if (/Content Security Policy|Trusted ?Type/i.test(message.text())) problems.push(message.text());
      });
      await use(problems);
      if (testInfo.errors.length > 0 || problems.length > 0) await attachLastSeen(testInfo);
      // A call that a journey changes on its way may still be under way when the journey ends.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };

const homeIsShown = (page: Page): Promise<void> =>
  expect(page.getByRole('heading', { level: 1, name: /Selamat/ })).toBeVisible();

/** Fills the login form that is on the screen. */
export const fillLogin = async (page: Page, phone: string, password = PASSWORD): Promise<void> => {
  const send = page.getByRole('button', { name: 'Masuk' });
  // On the way back the address changes before the page does, and the page before has a number too.
  await send.waitFor();
  await page.getByLabel('Nomor HP').fill(phone);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await send.click();
};

/** Logs in on the login page and waits for the home. */
export const logInByForm = async (page: Page, phone: string): Promise<void> => {
  await page.goto('/login');
  await fillLogin(page, phone);
  await expect(page).toHaveURL(/\/(dashboard)?$/);
  await homeIsShown(page);
};

/** One call of the two-step login ([A] §4), as the site's own pages make it. */
const post = async <T>(page: Page, path: string, data: object): Promise<T> => {
  const response = await page.request.post(`${SITE_URL}/gateway${path}`, {
    data,
    headers: { origin: SITE_URL, client_id: DEFAULT_CLIENT_ID },
  });
  expect(response.ok(), await response.text()).toBe(true);
  return ((await response.json()) as { readonly data: T }).data;
};

/**
 * Logs the browser in without the login page, for a journey that goes on to an address of its own: the session's cookie is
 * there, and the browser remembers the member. No page of the site is open then.
 */
export const startSession = async (page: Page, phone: string = MEMBERS.siti): Promise<void> => {
  // Something small of the site, for its storage; a page that was open would ask with the session of somebody else.
  await page.goto('/health');
  const codeVerifier = randomBytes(VERIFIER_CHARS / 2).toString('hex');
  const { authorizationCode } = await post<{ authorizationCode: string }>(page, '/loginauth', {
    msisdn: phone,
    password: PASSWORD,
    clientId: DEFAULT_CLIENT_ID,
    codeChallenge: createHash('sha256').update(codeVerifier).digest('hex'),
  });
  const { clientId } = await post<{ clientId: string }>(page, '/logintoken', {
    authorizationCode,
    codeVerifier,
    clientId: DEFAULT_CLIENT_ID,
    grantType: 'authorization_code',
  });
  await page.evaluate(([key, session]) => localStorage.setItem(key, session), [
    STORAGE_KEYS.session,
    JSON.stringify({ clientId, points: { totalPoints: null, ownPoints: null, readAt: null } }),
  ] as const);
};

/** Logs in, without the login page, and waits for the home. */
export const logIn = async (page: Page, phone?: string): Promise<void> => {
  await startSession(page, phone);
  await page.goto('/');
  await homeIsShown(page);
};

interface OutboxRow {
  readonly channel: 'sms' | 'email' | 'push';
  readonly text: string;
  readonly otp?: string;
  readonly link?: string;
  /** `List-Unsubscribe` of an e-mail (RFC 8058). */
  readonly unsubscribe?: string;
}

/** Messages to a number or an address, newest first, from the sandbox's outbox (D56). */
export const outbox = async (request: APIRequestContext, to: string): Promise<readonly OutboxRow[]> => {
  const response = await request.get(`${API_URL}/sandbox/outbox`, { params: { to } });
  return ((await response.json()) as { data: readonly OutboxRow[] }).data;
};

/** Waits until a number or an address has so many messages with `part`, and gives that part of the newest. */
const newest = async (
  request: APIRequestContext,
  to: string,
  part: 'otp' | 'link',
  count: number,
): Promise<string> => {
  let found: readonly string[] = [];
  await expect
    .poll(
      async () => {
        found = (await outbox(request, to)).flatMap((row) => row[part] ?? []);
        return found.length;
      },
      { message: `${to} has ${String(count)} messages with one ${part} each` },
    )
    .toBeGreaterThanOrEqual(count);
  return found[0] ?? '';
};

/**
 * The newest one-time code that was sent to a number. A screen may ask for it while the API still sends it.
 * @param count codes that the number has had by then. Default 1
 */
export const newestOtp = (request: APIRequestContext, phone: string, count = 1): Promise<string> =>
  newest(request, phone, 'otp', count);

/**
 * The newest link that was sent to an address, as a path of the site.
 * @param count links that the address has had by then. Default 1
 */
export const newestLink = async (request: APIRequestContext, email: string, count = 1): Promise<string> => {
  const { pathname, search } = new URL(await newest(request, email, 'link', count));
  return pathname + search;
};

/** Moves the API's clock forward (D56). */
export const advanceClock = async (request: APIRequestContext, advanceMs: number): Promise<void> => {
  const response = await request.post(`${API_URL}/sandbox/clock`, { data: { advanceMs } });
  expect(response.ok()).toBe(true);
};

/** Goes to an address inside the running page, as a link would, without a reload. */
export const goInside = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState({ idx: 1 }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
  }, path);
