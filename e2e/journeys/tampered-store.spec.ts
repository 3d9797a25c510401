import { createHash, createPrivateKey, sign } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Certificate, ChannelRegistry } from '@poku/contract';
import { pageEntryText, type SignedKind, signedMessage } from '@poku/platform/release';
import { JOURNEYS_KEYS } from '../support/addresses';
import { expect, MEMBERS, startSession, test } from '../support/journey';
import { servePages, siteText } from '../support/registry';
import { release } from '../support/release';

const catalogue = (page: Page) => page.getByRole('heading', { level: 1, name: 'Katalog Kupon' });
const retry = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Coba lagi' });
const hasRun = (page: Page) => page.evaluate(() => 'stolen' in window);

/** Serves the document of a page as somebody between store and browser has changed it. */
const serveDocument = (page: Page, change: (html: string) => string) =>
  page.route(
    (url) => !/^\/(remotes|shell|media|gateway)\/|\.\w+$/.test(url.pathname),
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: change(await response.text()) });
    },
  );

const attribute = (value: unknown): string => JSON.stringify(value).replaceAll('"', '&quot;');

/** A key for mfe-help alone, as its team has it. */
const helpKey = () => {
  const id = `help-${Date.now()}`;
  release('key', 'create', id, '--team', 'Help', '--names', 'mfe-help', '--channels', 'production');
  const { certificate, privateKey } = JSON.parse(readFileSync(`${JOURNEYS_KEYS}/${id}.key.json`, 'utf8')) as {
    readonly certificate: Certificate;
    readonly privateKey: string;
  };
  return (kind: SignedKind, text: string) => ({
    certificate,
    value: sign(null, signedMessage(kind, text), createPrivateKey(privateKey)).toString('base64url'),
  });
};

const STOLEN = 'window.stolen = true;';
const integrity = `sha384-${createHash('sha384').update(STOLEN).digest('base64')}`;

test('a page in which the key of one remote has put another is not followed: nothing of it runs, and the member has what is live', async ({
  page,
}) => {
  const signAsHelp = helpKey();
  await serveDocument(page, (html) =>
    html.replace(/(data-signature=")[^"]*(">)([^<]*)/, (_, opening: string, middle: string, text: string) => {
      const { remotes, ...registry } = JSON.parse(text) as ChannelRegistry;
      const entry = remotes['mfe-catalogue'] ?? {};
      if (!entry.live) throw new Error('mfe-catalogue is not live.');
      const live = { ...entry.live, integrity: { ...entry.live.integrity, [entry.live.entry]: integrity } };
      const forged = { ...entry, live };
      const signature = signAsHelp('entry', pageEntryText(registry.channel, 'mfe-catalogue', forged));
      const changed = JSON.stringify({
        ...registry,
        remotes: { ...remotes, 'mfe-catalogue': { ...forged, signature } },
      });
      return opening + attribute(signAsHelp('page', changed)) + middle + changed;
    }),
  );
  let given = 0;
  await page.route('**/remotes/mfe-catalogue/**/entry.*', (route) =>
    // The first answer is what the forged page names.
    (given += 1) === 1 ? route.fulfill({ contentType: 'text/javascript', body: STOLEN }) : route.continue(),
  );
  await startSession(page, MEMBERS.siti);
  await page.goto('/tukar');
  await expect(catalogue(page).or(retry(page))).toBeVisible();
  expect(await hasRun(page)).toBe(false);
});

test('an older state than the browser saw is not taken: what is live runs, and not what was', async ({
  page,
}) => {
  await startSession(page, MEMBERS.siti);
  await page.goto('/tukar');
  await expect(catalogue(page)).toBeVisible();
  const old: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('older than what is live')) old.push(message.text());
  });
  await servePages(page, (text) => {
    const { remotes, ...registry } = JSON.parse(text) as ChannelRegistry;
    const before = Object.entries(remotes).map(([name, entry]) => [name, { ...entry, since: 0 }] as const);
    return JSON.stringify({ ...registry, revision: 1, remotes: Object.fromEntries(before) });
  });
  await page.goto('/tukar');
  await expect(catalogue(page)).toBeVisible();
  expect(old.length).toBeGreaterThan(0);
});

test('what was said to be live too long ago is refused; a wrong clock of the device locks nobody out', async ({
  page,
}) => {
  await startSession(page, MEMBERS.siti);
  await page.clock.setFixedTime(new Date('2031-01-01T00:00:00Z'));
  await page.goto('/tukar');
  await expect(catalogue(page)).toBeVisible();
  const said = await siteText('/timestamp.json');
  await page.evaluate(() => localStorage.clear());
  // The site's own clock says that it is over.
  await page.route('**/timestamp.json', (route) =>
    route.fulfill({
      contentType: 'application/json',
      body: said,
      headers: { date: 'Wed, 01 Jan 2031 00:00:00 GMT' },
    }),
  );
  await startSession(page, MEMBERS.siti);
  await page.goto('/tukar');
  await expect(retry(page)).toBeVisible();
  await expect(catalogue(page)).toHaveCount(0);
});

test.describe('the worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('with one other byte is not registered', async ({ page }) => {
    await page.route('**/sw.js', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()} ` });
    });
    const told = page.waitForEvent('console', (message) => message.text().includes('is not registered'));
    await page.goto('/login');
    await told;
    const count = await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    expect(count).toBe(0);
  });
});
