import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { aHomePerTest, aReleaseHome } from '../testing/a-release-home';
import { runVerb } from '.';

aHomePerTest();
const figures = {
  version: '1.0.0',
  loads: 42,
  errors: {},
  loadTimes: [],
  p75: { loadMs: 120.4, lcpMs: 1_234, inpMs: null, clsMilli: 20 },
};

/** Watches until it was told so many times, then presses Ctrl-C. */
const watched = async (times: number, ...options: string[]) => {
  const said: string[] = [];
  const code = await runVerb(['status', '--watch', '--every', '0.01', ...options], (text) => {
    if (said.push(text) === times) process.emit('SIGINT');
  });
  return { code, said };
};

test('status with --watch tells again what is live, with web vitals, until Ctrl-C', async () => {
  await aReleaseHome();
  await runVerb(['promote', 'mfe-help', '--version', '1.0.0'], () => undefined);
  const server = createServer((_, response) => {
    response.end(JSON.stringify({ responseCode: 200, data: { releases: [figures] } }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const heard = process.listenerCount('SIGINT');
  const { code, said } = await watched(3, '--telemetry', `http://127.0.0.1:${port}`).finally(() =>
    server.close(),
  );
  expect(code).toBe(130);
  expect(said).toHaveLength(3);
  for (const text of said) {
    expect(text).toContain('channel production, revision 1');
    expect(text).toMatch(/mfe-help +1\.0\.0 +42 +120 +1234 +20/);
    // Jest is no terminal.
    expect(text).not.toContain('\u001B');
  }
  expect(process.listenerCount('SIGINT')).toBe(heard);
});

test('it goes on where the collector cannot be read, and says so', async () => {
  await aReleaseHome();
  await runVerb(['promote', 'mfe-help', '--version', '1.0.0'], () => undefined);
  const { said } = await watched(2, '--telemetry', 'http://127.0.0.1:1');
  expect(said[1]).toContain('no web vitals: The collector at http://127.0.0.1:1 cannot be asked');
});

test.each([
  [['--watch', '--format', 'json'], '--watch is for people'],
  [['--watch', '--every', '0'], '--every is 3600 seconds at most, not "0"'],
  [['--every', 'often'], 'not "often"'],
])('status %j names what is wrong', async (args, problem) => {
  await expect(runVerb(['status', ...args], () => undefined)).rejects.toThrow(problem);
});
