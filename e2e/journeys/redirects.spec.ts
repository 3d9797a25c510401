import type { Page, Route } from '@playwright/test';
import { LOGOUT_REDIRECT_DELAY_MS, LOGOUT_STATE_DELAY_MS } from '@poku/domain/limits/access';
import { LANDING_SKIP_MS } from '@poku/domain/limits/linkage';
import { partnerPages, SITE_URL } from '../support/addresses';
import { expect, fillLogin, MEMBERS, test } from '../support/journey';
import { answerWith } from '../support/requests';
import { answerAtOnce, CORPUS, drive } from '../support/redirects';

/** The corpus, and now and then an address that is allowed: it shows that each value was really looked at. */
const withAllowed = (allowed: (n: number) => string): readonly string[] =>
  CORPUS.flatMap((value, n) => (n % 25 === 0 ? [value, allowed(n)] : [value]));

const open = async (page: Page, path: string, phone: string = MEMBERS.siti): Promise<void> => {
  await drive(page);
  await page.goto(new URL('/login', path.startsWith('/') ? SITE_URL : path).href);
  await fillLogin(page, phone);
  await expect(page).toHaveURL(/\/(dashboard)?$/);
  await page.goto(path);
};

/** Of each kind of value some: a journey takes a while, and the functions that decide are tested with all of them. */
const sample = (values: readonly string[], every: number): readonly string[] =>
  values.filter((value, n) => n % every === 0 || value.startsWith('/raih'));

/** Where the page was after each value; the page stays in between. */
type Landings = readonly (readonly [string, string])[];

const expectLandings = (landings: Landings, isAllowed: (value: string) => boolean): void => {
  expect(landings.length).toBeGreaterThan(30);
  for (const [value, href] of landings) {
    if (isAllowed(value)) expect(href, value).toBe(SITE_URL + value);
    // A page may be written with a slash behind it, and an e-wallet by any name; everything else is no page.
    else
      expect(href.replace(SITE_URL, ''), value).toMatch(/^\/(dashboard|onboard\/|ewallet-linkage\/[^/]+)?$/);
  }
};
const isRaih = (value: string): boolean => /^\/raih\?n=\d+$/.test(value);
const raih = (n: number): string => `/raih?n=${n}`;

test('no redirectUri leads a login off the site', async ({ page }) => {
  await open(page, '/profil');
  await answerAtOnce(page);
  const landings = await page.evaluate(
    async ({ values, logout }) => {
      const { driver } = window;
      const clientId = /"clientId":"([^"]+)"/.exec(localStorage.getItem('poku.session') ?? '')?.[1];
      const seen: [string, string][] = [];
      for (const value of values) {
        driver.tell('session.ended', { reason: 'logout' });
        await driver.until('the login', () => document.querySelector('form'));
        // Only for the logout: others wait as long, for a remote that loads.
        driver.shortened = [];
        await driver.go(`/login?${new URLSearchParams({ redirectUri: value }).toString()}`);
        // A session that starts before the page has taken its address ends that navigation at the guard.
        const wayToRegister = () => document.querySelector('a[href^="/register"]')?.getAttribute('href');
        await driver.until('the address', () => wayToRegister() === `/register${location.search}`);
        driver.tell('session.started', { clientId });
        await driver.until(value, () => location.pathname !== '/login' && !document.querySelector('form'));
        driver.shortened = logout;
        seen.push([value, location.href]);
      }
      return seen;
    },
    { values: sample(withAllowed(raih), 12), logout: [LOGOUT_STATE_DELAY_MS, LOGOUT_REDIRECT_DELAY_MS] },
  );
  expectLandings(landings, isRaih);
  expect(await page.evaluate(() => window.driver.strays)).toEqual([]);
});

test('no redirectUri leads off the site after a registration', async ({ page }) => {
  await open(page, '/landing');
  await answerAtOnce(page);
  const landings = await page.evaluate(
    async ({ values, skip }) => {
      const { driver } = window;
      const seen: [string, string][] = [];
      for (const value of values) {
        await driver.go(`/landing?${new URLSearchParams({ redirectUri: value }).toString()}`);
        await driver.press('Lewati', 'main');
        // Until the next page stands: the same one again would still be leaving for the last value, and a slow
        // navigation shows the look-alike of its page before it takes the address.
        const isLeft = () =>
          location.pathname !== '/landing' && !document.querySelector('main a[href^="/onboard"]');
        await driver.until(value, isLeft);
        driver.shortened = skip;
        seen.push([value, location.href]);
      }
      return seen;
    },
    { values: sample(withAllowed(raih), 12), skip: [LANDING_SKIP_MS] },
  );
  expectLandings(landings, isRaih);
  expect(await page.evaluate(() => window.driver.strays)).toEqual([]);
});

/** Answers the start of a link with one page of the partner after the other. */
const answerBindings = async (page: Page, values: readonly string[]): Promise<void> => {
  let next = 0;
  await page.route('**/gateway/initiatelink', (route: Route) => {
    const binding_url = values[next] ?? '';
    next += 1;
    const data = { directLinkage: 0, binding_url, authCode: 'state', useOtp: 0, status_desc: 'Pending' };
    return route.fulfill({ json: { responseCode: 200, message: 'Success', data } });
  });
};

/** Presses 'Coba lagi' until every value was answered; gives those after which the page did not refuse in words. */
const retryBindings = (page: Page, values: readonly string[]): Promise<readonly string[]> =>
  page.evaluate(async (all) => {
    const { driver } = window;
    const answered = (): number => driver.answers.filter((path) => path.endsWith('/initiatelink')).length;
    const isRefused = (): boolean =>
      document.body.textContent.includes('Halaman partner ini tidak bisa dibuka dengan aman.');
    const passed: string[] = [];
    for (const [n, value] of all.entries()) {
      if (n > 0) await driver.press('Coba lagi');
      await driver.until(value, () => answered() === n + 1);
      await driver.until(`no refusal of ${value}`, isRefused).catch(() => passed.push(value));
      if (passed.length > 0) break;
    }
    return passed;
  }, values);

test('no binding_url opens a page that is not the partner’s, from the list', async ({ page }) => {
  await open(page, '/partner-linkage', MEMBERS.rina);
  const values = sample(CORPUS, 4);
  await answerBindings(page, values);
  await page.getByRole('button', { name: 'Hubungkan NusaPoin' }).click();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Lanjut' }).click();
  expect(await retryBindings(page, values)).toEqual([]);
  expect(await page.evaluate(() => window.driver.strays)).toEqual([]);
  await expect(page).toHaveURL('/partner-linkage');
});

test('no binding_url opens a page that is not the e-wallet’s, from its own page', async ({ page }) => {
  const allowed = `${partnerPages('dompetnusa')}/bind?request=1`;
  await open(page, '/ewallet-linkage/bind/dompetnusa', MEMBERS.rina);
  // Others than from the list.
  const values = sample(CORPUS.slice(2), 4);
  await answerBindings(page, [...values, allowed]);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Lanjut' }).click();
  expect(await retryBindings(page, values)).toEqual([]);
  expect(await page.evaluate(() => window.driver.strays)).toEqual([]);
  await page.getByRole('button', { name: 'Coba lagi' }).click();
  await expect.poll(() => page.evaluate(() => window.driver.strays)).toEqual([allowed]);
});

test('nothing else that an address says leads off the site', async ({ page }) => {
  // Many pages, one after the other.
  await open(page, '/partner-linkage', MEMBERS.rina);
  for (const path of ['/v1/check_redirect*', '/partnerlink', '/initiatelink/checkstatus'])
    await answerWith(page, path, 40106);
  const pages = [
    '/partner-linkage?source=nusapoin&AuthorizationCode=$&state=$&email=$&urlRedirect=$&redirectUri=$',
    '/onboard?source=$&AuthorizationCode=$&state=$&redirectUri=$&url=$',
    '/onboard?source=dompetnusa&mandateID=$&refNum=$&state=$&urlRedirect=$',
    '/ewallet-linkage/dompetnusa?source=dompetnusa&mandateID=$&refNum=$&state=$&redirectUri=$',
    '/partner-login?redirectToken=$&redirectUri=$&callback_url=$&urlRedirect=$',
    '/partner-link?redirectToken=$&redirectUri=$&callback_url=$',
    '/register?redirectToken=$&redirectUri=$&callback_url=$',
    '/landing?source=$&urlRedirect=$&urlRedirect=$&cu=$&url=$&next=$',
  ];
  // None of these pages takes an address from what they read: some values stand for all.
  const paths = CORPUS.filter((_, n) => n % 8 === 3).map((value, n) =>
    (pages[n % pages.length] ?? '').replaceAll('$', () => encodeURIComponent(value)),
  );
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) asked.push(new URL(request.url()).origin);
  });
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('main')).toContainText(/[A-Za-z]/);
    expect(new URL(page.url()).origin, path).toBe(SITE_URL);
    expect(await page.evaluate(() => window.driver.strays), path).toEqual([]);
  }
  expect(new Set(asked)).toEqual(new Set([SITE_URL]));
});
