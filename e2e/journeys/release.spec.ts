import { createHash } from 'node:crypto';
import { SITE_URL } from '../support/addresses';
import { expect, logIn, MEMBERS, startSession, test } from '../support/journey';
import { liveRegistry, servePages } from '../support/registry';
import { refusedRelease, release, withSource } from '../support/release';

const SOURCE = 'mfe-help/src/pages/help-centre/help-centre.page.tsx';

/** Digest of every script that the site serves, but for those of one remote. */
const servedWithout = async (remote: string): Promise<string> => {
  const { remotes } = await liveRegistry();
  const html = await (await fetch(SITE_URL)).text();
  const shell = /src="(\/shell\/[^"]+)"/.exec(html)?.[1] ?? '';
  const addresses = Object.entries(remotes)
    .filter(([name]) => name !== remote)
    .flatMap(([, { live }]) => Object.keys(live.integrity).map((file) => live.base + file));
  const hash = createHash('sha256');
  for (const address of [shell, ...addresses])
    hash.update(address).update(await (await fetch(SITE_URL + address)).text());
  return hash.digest('hex');
};

test('one remote is published, promoted and rolled back; nothing else changes by a byte', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await startSession(page, MEMBERS.siti);
  await page.goto('/pusat-bantuan');
  await expect(page.getByRole('heading', { level: 1, name: 'Pusat Bantuan' })).toBeVisible();
  const before = await servedWithout('mfe-help');
  const title = `Bantuan ${Date.now()}`;

  await withSource(
    SOURCE,
    (text) => text.replace(/title: [^,}]+/, `title: '${title}' `),
    async () => {
      release('publish', 'mfe-help');
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: 'Pusat Bantuan' })).toBeVisible();

      release('promote', 'mfe-help');
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      expect(await servedWithout('mfe-help')).toBe(before);
    },
  );
  release('rollback', 'mfe-help', '--reason', 'the journey is over');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Pusat Bantuan' })).toBeVisible();
  expect(await servedWithout('mfe-help')).toBe(before);
});

test('a live release that cannot be loaded is replaced by the one before it', async ({ page }) => {
  await logIn(page, MEMBERS.siti);
  const { remotes } = await liveRegistry();
  const entry = remotes['mfe-help'];
  expect(entry?.previous, 'the journey before this one leaves a release to go back to').toBeDefined();
  await page.route(`**${entry?.live.base}**`, (route) => route.fulfill({ status: 404, body: 'gone' }));
  await page.goto('/pusat-bantuan');
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
});

test('a page that was opened before a deploy finds the new release when the old files are gone', async ({
  page,
}) => {
  await logIn(page, MEMBERS.siti);
  const { remotes } = await liveRegistry();
  const live = remotes['mfe-help']?.live;
  if (!live) throw new Error('mfe-help is not live');
  const gone = `${live.base.slice(0, -1)}-gone/`;
  await servePages(page, (registry) =>
    registry.replaceAll(live.base, gone).replaceAll(`"${live.container}"`, `"${live.container}_gone"`),
  );
  await page.goto('/profil');
  await page.getByRole('link', { name: 'Tentang Aplikasi' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tentang Aplikasi' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
});

test('a release that takes away a page which others lead to is refused by name, and nothing changes', async () => {
  test.setTimeout(120_000);
  const before = await (await fetch(`${SITE_URL}/registry.json`)).text();
  await withSource(
    'mfe-help/remote.config.ts',
    (text) => text.replace("'/pusat-bantuan'", "'/bantuan-lain'"),
    () => {
      const { ok, findings } = JSON.parse(refusedRelease('check', 'mfe-help', '--format', 'json')) as {
        ok: boolean;
        findings: { code: string; what: string }[];
      };
      expect(ok).toBe(false);
      expect(findings.map(({ code }) => code)).toEqual(['removed-route', 'linked-route-removed']);
      release('publish', 'mfe-help');
      expect(refusedRelease('promote', 'mfe-help')).toContain('leads to /pusat-bantuan, which is gone');
    },
  );
  expect(await (await fetch(`${SITE_URL}/registry.json`)).text()).toBe(before);
});
