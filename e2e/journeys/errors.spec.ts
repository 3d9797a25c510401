import { readFileSync } from 'node:fs';
import { SANDBOX_TELEMETRY_TOKEN } from '@poku/domain/telemetry';
import { API_URL, JOURNEYS_HOME, SITE_URL } from '../support/addresses';
import { expect, startSession, test } from '../support/journey';
import { publishUnjudged, release, withSource } from '../support/release';

const REMOTE = 'mfe-help';
const SOURCE = 'mfe-help/src/pages/send-report/send-report.page.tsx';
const BODY = 'function SendReportPage() {';
const SECRET = '081234567890';
const MARK = 'const met: { readonly [key: string]: { readonly name: string } | undefined } = {};';
/** Two lines that a team wrote, of which the second one throws for whoever has the mark, with what is secret in the message. */
const BROKEN = `${BODY}\n  ${MARK}\n  if (localStorage.getItem('met')) met['${SECRET}']!.name.trim();`;

test('an error that a member met comes back to the team by the line of the source, and nothing of the member', async ({
  page,
}) => {
  const version = `0.1.0-errors-${Date.now()}`;
  let line = 0;
  await withSource(
    SOURCE,
    (text) => text.replace(BODY, BROKEN),
    () => {
      const lines = readFileSync(new URL(`../../${SOURCE}`, import.meta.url), 'utf8').split('\n');
      line = lines.findIndex((one) => one.includes("getItem('met')")) + 1;
      publishUnjudged(REMOTE, version);
    },
  );
  release('promote', REMOTE, '--version', version);
  try {
    await startSession(page);
    await page.evaluate(() => localStorage.setItem('met', 'yes'));
    await page.addInitScript(() => {
      const send = navigator.sendBeacon.bind(navigator);
      navigator.sendBeacon = (address, body) => {
        if (body instanceof Blob) void body.text().then((text) => told.push(text));
        return send(address, body);
      };
      const told: string[] = [];
      Object.assign(globalThis, { told });
    });
    await page.goto('/faq/contact/send-report?token=rahasia');
    const reports = () => page.evaluate(() => (globalThis as unknown as { told: string[] }).told.join('\n'));
    await expect.poll(reports).toContain('read of undefined or null');
    const told = await reports();
    expect(told).not.toMatch(new RegExp(`${SECRET}|rahasia|faq/contact|localhost|127\\.0\\.0\\.1`));

    const errors = () => release('errors', REMOTE, '--version', version, '--telemetry', API_URL);
    await expect.poll(errors).toContain('TypeError, read of undefined or null (render in pages/send-report)');
    const text = errors();
    expect(text).toContain(`    at ${SOURCE}:${line}:`);
    expect(text).toMatch(/^1 page, \d+\.\d % of the loads/m);
    expect(text).not.toContain(SECRET);
  } finally {
    release('rollback', REMOTE, '--reason', 'the journey is over');
  }

  // What maps the stack is in the store, and at no address.
  const { maps } = JSON.parse(
    readFileSync(`${JOURNEYS_HOME}/store/remotes/${REMOTE}/${version}/release.json`, 'utf8'),
  ) as { readonly maps: string };
  expect(maps).toMatch(/^sha384-/);
  const response = await page.request.get(`${SITE_URL}/maps/${REMOTE}/${version}/`);
  expect(await response.text()).not.toContain('mappings');
  const unasked = await page.request.get(`${API_URL}/telemetry/errors/${REMOTE}?channel=production`);
  expect(unasked.status()).toBe(401);
  const asked = await page.request.get(`${API_URL}/telemetry/errors/${REMOTE}?channel=production`, {
    headers: { authorization: `Bearer ${SANDBOX_TELEMETRY_TOKEN}` },
  });
  expect(await asked.text()).not.toContain(SECRET);
});
