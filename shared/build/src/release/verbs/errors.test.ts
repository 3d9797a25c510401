import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { wire } from '@poku/contract';
import { aHomePerTest, aReleaseHome, run } from '../testing/a-release-home';

aHomePerTest();
const told: wire.WireTelemetryErrors = {
  from: '2026-01-01T00:00:00.000Z',
  groups: [
    {
      version: '1.0.0',
      kind: 'render',
      module: 'pages/topic',
      name: 'TypeError',
      message: 'read of undefined or null',
      frames: [{ file: 'page-topic.0123456789ab.js', line: 1, column: 6 }],
      count: 3,
      firstSeen: '2026-01-01T01:00:00.000Z',
      lastSeen: '2026-01-01T02:00:00.000Z',
    },
    {
      version: '1.0.0',
      kind: 'other',
      module: '',
      name: 'Error',
      message: 'other',
      frames: [],
      count: 1,
      firstSeen: '2026-01-01T01:00:00.000Z',
      lastSeen: '2026-01-01T01:00:00.000Z',
    },
  ],
  releases: [{ version: '1.0.0', loads: 60 }],
};

/** Runs the verb against a collector that answers so. */
const errors = async (answer: wire.WireTelemetryErrors, ...options: string[]) => {
  const asked: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    asked.push(url);
    response.end(JSON.stringify({ responseCode: 200, data: answer }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}`;
  const said = await run('errors', 'mfe-help', '--telemetry', address, ...options).finally(() =>
    server.close(),
  );
  return { ...said, asked: new URL(asked[0] ?? '', address) };
};

test('tells how many pages met what, where and when', async () => {
  await aReleaseHome();
  const { code, text } = await errors(told);
  expect(code).toBe(0);
  expect(text.split('\n')).toEqual([
    'mfe-help in production since 2026-01-01T00:00:00.000Z, whole days (UTC)',
    '3 pages, 5.0 % of the loads: TypeError, read of undefined or null (render in pages/topic)',
    '  1.0.0; first 2026-01-01T01:00:00.000Z, last 2026-01-01T02:00:00.000Z',
    '    at page-topic.0123456789ab.js:1:6',
    '1 page, 1.7 % of the loads: errors that were not kept apart',
    '  1.0.0; first 2026-01-01T01:00:00.000Z, last 2026-01-01T01:00:00.000Z',
    'by their scripts: mfe-help 1.0.0 was published without source maps.',
  ]);
});

test('asks for a version and a time, and tells programs the same', async () => {
  await aReleaseHome();
  const before = Date.now();
  const { text, asked } = await errors(told, '--version', '1.0.0', '--since', '7d', '--format', 'json');
  expect(asked.searchParams.get('version')).toBe('1.0.0');
  expect(asked.searchParams.get('channel')).toBe('production');
  const days = (before - Date.parse(asked.searchParams.get('from') ?? '')) / 86_400_000;
  expect(days).toBeCloseTo(7, 2);
  expect(JSON.parse(text)).toMatchObject({
    name: 'mfe-help',
    groups: [
      { count: 3, share: 0.05, versions: ['1.0.0'], stack: ['page-topic.0123456789ab.js:1:6'] },
      { count: 1 },
    ],
    without: ['mfe-help 1.0.0 was published without source maps.'],
  });
});

test('says that nothing was met', async () => {
  await aReleaseHome();
  const { text } = await errors({ ...told, groups: [] });
  expect(text).toBe('No page told of an error of mfe-help in production since 2026-01-01T00:00:00.000Z.');
});

test.each([
  [['errors', 'mfe-help', '--since', 'yesterday'], '--since is a time such as 90m, 24h or 7d'],
  [['errors', 'mfe-help', '--since', '31d'], 'of 30d at most, not "31d"'],
  [['errors', 'mfe-help', '--since', '0h'], 'not "0h"'],
  [['errors', 'shell'], 'not of "shell"'],
  [['errors', 'mfe-none'], 'There is no "mfe-none"'],
  [['errors', 'mfe-help', '--format', 'xml'], '--format is text or json'],
])('%j names what is wrong', async (args, problem) => {
  await aReleaseHome();
  const attempt = run(...args);
  await expect(attempt).rejects.toMatchObject({ name: 'UsageError' });
  await expect(attempt).rejects.toThrow(problem);
});
