import { STORAGE_KEYS } from '@poku/domain/brand';
import { bucketOf } from '@poku/domain/bucket';
import { SANDBOX_TELEMETRY_TOKEN } from '@poku/domain/telemetry';
import type { Page } from '@playwright/test';
import { API_URL } from '../support/addresses';
import { channelRegistry, forgeFailures, withCrowd } from '../support/crowd';
import { expect, startSession, test } from '../support/journey';
import { breakRemote } from '../support/registry';
import { newestChange, publishUnjudged, startRelease, withSource } from '../support/release';

const REMOTE = 'mfe-linkage';
const SOURCE = 'mfe-linkage/src/pages/add-partner/add-partner.page.tsx';
const BODY = 'function AddPartnerPage() {';
/** Where a browser is told the share of loads of a version that throw. */
const moodOf = (version: string): string => `throws ${version}`;
const moody = (version: string): string =>
  `${BODY}\n  if (Math.random() < Number(localStorage.getItem('${moodOf(version)}'))) throw new Error('broken on render');`;

/** Where the member who is logged in stands among those who have a canary. */
const bucketOfMember = async (page: Page): Promise<number> => {
  const kept = await page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.session);
  const { clientId } = JSON.parse(kept ?? '') as { readonly clientId: string };
  return bucketOf(clientId, REMOTE);
};

/**
 * Promotes a release by a strategy, with guests who have it while that runs.
 * @param first done before they come
 */
const promoteAmongGuests = async (
  version: string,
  strategy: string,
  failing: number,
  first: () => Promise<unknown> = () => Promise.resolve(),
) => {
  const options = ['--version', version, '--strategy', strategy, '--telemetry', API_URL];
  const command = startRelease('promote', REMOTE, ...options);
  await expect.poll(command.output).toContain('is a canary for 50 %');
  await first();
  const share = (present: string) => (present === version ? failing : 0.002);
  const exitCode = await withCrowd(REMOTE, share, () => command.exitCode);
  return { exitCode, output: command.output() };
};

const versions = async () => {
  const { live, canary } = (await channelRegistry()).remotes[REMOTE] ?? {};
  return [live?.version, canary?.release.version];
};

/** What pages told the collector of a release. */
const figuresOf = async (page: Page, version: string) => {
  const response = await page.request.get(`${API_URL}/telemetry/releases/${REMOTE}?channel=production`, {
    headers: { authorization: `Bearer ${SANDBOX_TELEMETRY_TOKEN}` },
  });
  const { data } = (await response.json()) as {
    readonly data: { readonly releases: readonly { readonly version: string }[] };
  };
  return data.releases.find((figures) => figures.version === version);
};

test('a canary that throws on 5 % of its loads is taken back by itself within two windows; a good one goes to all members, whatever forgers tell; and one whose command is killed is watched to its end', async ({
  page,
}) => {
  const version = `0.1.0-canary-${Date.now()}`;
  const [before] = await versions();
  await withSource(
    SOURCE,
    (text) => text.replace(BODY, moody(version)),
    () => void publishUnjudged(REMOTE, version),
  );
  await startSession(page);
  expect(await bucketOfMember(page)).toBeLessThan(0.5);
  await page.evaluate((items) => Object.assign(localStorage, items), { [moodOf(version)]: '1' });

  const bad = await promoteAmongGuests(version, 'Canary50Percent150Seconds', 0.05, async () => {
    await page.goto('/add-partner', { waitUntil: 'commit' });
    // In this browser it throws, and is mended by the release before it; the crowd comes after that, and takes no time of the site from it.
    await expect(page.getByText('Hubungkan akun kamu supaya semua poin')).toBeVisible();
  });
  expect(bad.output).toContain('is rolled back');
  expect(bad.exitCode).toBe(5);
  // On a busy machine fewer guests come, and the first windows show nothing yet.
  const windows = [...bad.output.matchAll(/ 50 %: \S+ failed .*? and for \d+ of (\d+) networks/g)];
  expect(windows.filter(([, networks]) => Number(networks) > 800).length).toBeLessThanOrEqual(1);
  expect(windows.length).toBeGreaterThan(0);
  // The member of this browser has a vote.
  expect(bad.output).toMatch(/ 50 %: \S+ failed for 1 of 1 members \(100\.0 %: render 1\)/);
  const change = newestChange();
  expect(change).toMatchObject({ action: 'rollback', name: REMOTE, version });
  expect(change['reason']).toMatch(
    /^failed for \d+ of \d+ networks of guests \(.*the margin is 1 points, and 10 votes/,
  );
  expect(await versions()).toEqual([before, undefined]);
  await expect.poll(() => figuresOf(page, version)).toMatchObject({ errors: { render: 1 } });

  const good = await promoteAmongGuests(version, 'Linear50PercentEvery20Seconds', 0.002, () =>
    forgeFailures(REMOTE, version),
  );
  expect(good.output).toContain('is live in production');
  expect(good.exitCode).toBe(0);
  expect(newestChange()).toMatchObject({ action: 'promote', name: REMOTE, version });
  expect(await versions()).toEqual([version, undefined]);

  // Nobody has the next one, and its command is killed: the site watches it to its end.
  const next = ['--version', before ?? '', '--strategy', 'Canary50Percent10Seconds', '--telemetry', API_URL];
  const quiet = startRelease('promote', REMOTE, ...next);
  await expect.poll(quiet.output).toContain('is a canary for 50 %');
  quiet.kill();
  await expect.poll(versions, { timeout: 180_000 }).toEqual([version, undefined]);
  expect(newestChange()).toMatchObject({
    action: 'rollback',
    version: before,
    reason: 'too few members and networks told of it to judge it',
  });
});

test('a file with other bytes is not run, and told of as that', async ({ page }) => {
  const [version = ''] = await versions();
  await startSession(page);
  await breakRemote(page, REMOTE, 'add-partner', 'corrupt');
  await page.goto('/add-partner');
  await expect.poll(() => figuresOf(page, version)).toMatchObject({ loads: 1, errors: { integrity: 1 } });
});
