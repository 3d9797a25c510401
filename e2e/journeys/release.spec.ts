import { createHash } from 'node:crypto';
import { expect, logIn, MEMBERS, startSession, test } from '../support/journey';
import {
  breakRemote,
  liveRegistry,
  servePages,
  serveReleaseWithoutPage,
  siteText,
} from '../support/registry';
import { refusedRelease, release, withSource } from '../support/release';

const SOURCE = 'mfe-help/src/pages/help-centre/help-centre.page.tsx';

/** Digest of every script that the site serves, but for those of one remote. */
const servedWithout = async (remote: string): Promise<string> => {
  const { remotes } = await liveRegistry();
  const html = await siteText('/');
  const shell = /src="(\/shell\/[^"]+)"/.exec(html)?.[1] ?? '';
  const addresses = Object.entries(remotes)
    .filter(([name]) => name !== remote)
    .flatMap(([, { live }]) => Object.keys(live.integrity).map((file) => live.base + file));
  const hash = createHash('sha256');
  for (const address of [shell, ...addresses]) hash.update(address).update(await siteText(address));
  return hash.digest('hex');
};

test('one remote is published, promoted and rolled back; nothing else changes by a byte', async ({
  page,
}) => {
  await startSession(page, MEMBERS.siti);
  await page.goto('/pusat-bantuan');
  await expect(page.getByRole('heading', { level: 1, name: 'Pusat Bantuan' })).toBeVisible();
  const before = await servedWithout('mfe-help');
  const title = `Bantuan ${Date.now()}`;

  await withSource(
    SOURCE,
    (text) => text.replace(/title: ([^,}]+)/, `title: $1 && '${title}' `),
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

  await test.step('when it cannot be loaded, the one before it stands in its place', async () => {
    const { live } = (await liveRegistry()).remotes['mfe-help'] ?? {};
    const files = `**${live?.base}**`;
    await page.route(files, (route) => route.fulfill({ status: 404, body: 'gone' }));
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Pusat Bantuan' })).toBeVisible();
    await page.unroute(files);
  });

  release('rollback', 'mfe-help', '--reason', 'the journey is over');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Pusat Bantuan' })).toBeVisible();
  expect(await servedWithout('mfe-help')).toBe(before);
  const again = refusedRelease('rollback', 'mfe-help', '--expect', 'another', '--reason', 'twice');
  expect(again).toContain('not another. Nothing was changed.');
});

test('a remote that is withdrawn takes its pages and widgets along, and comes back with a promotion', async ({
  page,
}) => {
  const version = (await liveRegistry()).remotes['mfe-history']?.live.version ?? '';
  const coupons = page.getByRole('main').getByRole('heading', { name: 'Kupon Ku', exact: true });
  await logIn(page, MEMBERS.siti);
  await page.goto('/dashboard');
  await expect(coupons).toBeVisible();
  const told = release(
    'withdraw',
    'mfe-history',
    '--expect',
    version,
    '--reason',
    'it shows the wrong points',
  );
  try {
    expect(told).toContain(`mfe-history ${version} is withdrawn from production.`);
    expect(told).toMatch(/mfe-checkout \S+ leads to \/raih, which nobody has any more/);
    await test.step('an open page goes on; its next load knows it no more', async () => {
      await expect(coupons).toBeVisible();
      await page.reload();
      await expect(page.getByRole('main').getByText('Kupon Populer').first()).toBeVisible();
      await expect(coupons).toBeHidden();
    });
    await page.goto('/raih');
    await expect(page.getByRole('heading', { level: 1, name: 'Error 404' })).toBeVisible();
    expect(release('doctor')).toContain('nothing is damaged');
  } finally {
    release('promote', 'mfe-history', '--version', version);
  }
  await page.goto('/raih');
  await expect(page.getByRole('heading', { level: 1, name: 'Kupon Ku' })).toBeVisible();
});

test('a live release whose module has no page is replaced by the one before it', async ({ page }) => {
  await logIn(page, MEMBERS.siti);
  const base = await serveReleaseWithoutPage(page, 'mfe-help', 'help-centre');
  const asked = page.waitForRequest((request) => request.url().includes(base));
  await page.goto('/pusat-bantuan');
  await asked;
  await expect(page.getByRole('heading', { level: 1, name: 'Pusat Bantuan' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Coba lagi' })).toBeHidden();
});

test("a module without a page and no release before it: the panel, and 'Coba lagi' heals it", async ({
  page,
}) => {
  await logIn(page, MEMBERS.siti);
  const heal = await breakRemote(page, 'mfe-help', 'help-centre', 'exports no page');
  await page.goto('/pusat-bantuan');
  const retry = page.getByRole('main').getByRole('button', { name: 'Coba lagi' });
  await expect(retry).toBeVisible();
  await heal();
  await retry.click();
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

test('the shell and the embed are judged before they are released, as a remote is', () => {
  for (const name of ['shell', 'embed']) {
    const { ok } = JSON.parse(release('check', name, '--format', 'json')) as { ok: boolean };
    expect({ name, ok }).toEqual({ name, ok: true });
  }
});

test('a release that takes away a page which others lead to is refused by name, and nothing changes', async () => {
  const before = await siteText('/registry.json');
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
  expect(await siteText('/registry.json')).toBe(before);
});
