import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, MEMBERS, startSession, test } from '../support/journey';
import { pressStar } from '../support/help';
import { liveRegistry } from '../support/registry';
import { release } from '../support/release';
import { takeSources } from '../support/sources';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

let folder = '';
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'poku-rspack-'));
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Builds the present sources with Rspack and publishes that, while no other journey changes them. @returns what `publish` says */
const publishBuild = async (): Promise<string> => {
  const giveBack = await takeSources();
  try {
    const command = ['scripts/bootstrap.mjs', 'build', 'rspack', 'mfe-help', folder];
    const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: ROOT, encoding: 'utf8' });
    if (status !== 0) throw new Error(stdout + stderr);
    return release('publish', 'mfe-help', '--from', folder);
  } finally {
    giveBack();
  }
};

test('a remote that Rspack built runs in the shell, on the shell’s one React, each file by its hash', async ({
  page,
}) => {
  const published = await publishBuild();
  const version = /^mfe-help (\S+) (?:is published|was published before)/m.exec(published)?.[1] ?? '';
  release('promote', 'mfe-help', '--version', version);
  try {
    const { live } = (await liveRegistry()).remotes['mfe-help'] ?? {};
    if (!live) throw new Error('mfe-help is not live');
    expect(live.base).toContain(version);
    const problems: string[] = [];
    page.on('pageerror', ({ message }) => problems.push(message));
    const ran = new Set<string>();
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.startsWith(live.base) && response.ok()) ran.add(pathname.slice(live.base.length));
    });

    await startSession(page, MEMBERS.siti);
    await page.goto('/pusat-bantuan');
    await expect(page.getByRole('heading', { level: 1, name: 'Pusat Bantuan' })).toBeVisible();
    await test.step('hooks, the router and the styles are those of the shell', async () => {
      await page.getByRole('main').locator('a[href="/faq/topik/partner-dan-e-wallet"]').click();
      await expect(page.getByRole('heading', { level: 2, name: 'Partner dan E-Wallet' })).toBeVisible();
      await page.goto('/feedback');
      await pressStar(page, /^Seberapa mudah kamu memakai Poku/, 4);
    });
    await test.step('a page that another remote leads to comes from it too', async () => {
      await page.goto('/terms');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
    expect([...ran].filter((file) => !(file in live.integrity))).toEqual([]);
    expect([...ran].map((file) => file.split('.')[0])).toEqual(
      expect.arrayContaining(['entry', 'page-help-centre', 'page-topic', 'page-feedback', 'page-terms']),
    );
    expect(problems).toEqual([]);

    await test.step('a chunk with other bytes is not run', async () => {
      await page.route(`**${live.base}page-about-app.*`, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: `globalThis.isTampered=true;${await response.text()}` });
      });
      await page.goto('/about-app');
      await expect(page.getByRole('heading', { level: 1, name: 'Tentang Aplikasi' })).toBeVisible();
      expect(await page.evaluate(() => 'isTampered' in globalThis)).toBe(false);
    });
  } finally {
    release('rollback', 'mfe-help', '--expect', version, '--reason', 'the journey is over');
  }
});
