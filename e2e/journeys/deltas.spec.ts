import type { Page } from '@playwright/test';
import { expect, MEMBERS, startSession, test } from '../support/journey';
import { liveRegistry } from '../support/registry';
import { publishUnjudged, release, withSource } from '../support/release';

const SOURCE = 'mfe-help/src/pages/help-centre/help-centre.page.tsx';

/** The scripts of a remote that a page loaded, and how they came. */
const scriptsOf = (page: Page, remote: string) => {
  const found: {
    readonly url: string;
    readonly coding: string | undefined;
    readonly bytes: Promise<number>;
  }[] = [];
  page.on('response', (response) => {
    const url = response.url();
    if (!url.includes(`/remotes/${remote}/`)) return;
    found.push({
      url,
      coding: response.headers()['content-encoding'],
      bytes: response
        .request()
        .sizes()
        .then(({ responseBodySize }) => responseBodySize),
    });
  });
  return found;
};

test('after a redeploy a browser that had the remote before loads what differs, and runs the new one', async ({
  page,
}) => {
  const title = page.getByRole('heading', { level: 1 });
  const before = scriptsOf(page, 'mfe-help');
  await startSession(page, MEMBERS.siti);
  await page.goto('/pusat-bantuan');
  await expect(title).toHaveText('Pusat Bantuan');
  const wholeBytes = (await Promise.all(before.map(({ bytes }) => bytes))).reduce((sum, one) => sum + one, 0);
  expect(before.map(({ coding }) => coding)).toEqual(before.map(() => 'br'));

  await withSource(
    SOURCE,
    (text) => text.replace(/title: ([^,}]+)/, `title: $1 && 'Bantuan baru' `),
    async () => {
      const version = publishUnjudged('mfe-help');
      release('promote', 'mfe-help', '--version', version);
      const after = scriptsOf(page, 'mfe-help');
      await page.reload();
      await expect(title).toHaveText('Bantuan baru');
      const { live } = (await liveRegistry()).remotes['mfe-help'] ?? {};
      expect(after.length).toBeGreaterThan(0);
      for (const { url } of after) expect(url).toContain(`/${live?.version}/`);
      expect(after.map(({ coding }) => coding)).toEqual(after.map(() => 'dcz'));
      const deltaBytes = (await Promise.all(after.map(({ bytes }) => bytes))).reduce(
        (sum, one) => sum + one,
        0,
      );
      // Mostly hashes of what changed, which no dictionary knows.
      expect(deltaBytes).toBeLessThan(wholeBytes / 5);
    },
  );

  await test.step('the release before comes back as a delta, too', async () => {
    release('rollback', 'mfe-help', '--reason', 'the journey is over');
    await page.reload();
    await expect(title).toHaveText('Pusat Bantuan');
  });
});
