import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createTelemetryClient } from './telemetry-client';

const figures = { version: '2', loads: 3, errors: { render: 1 }, loadTimes: [], p75: {} };

/** Asks a collector that answers so. */
const ask = async (answer: RequestListener) => {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const read = createTelemetryClient({
    url: `http://127.0.0.1:${port}/`,
    remote: 'mfe-x',
    channel: 'staging',
    from: new Date('2026-01-01T12:00:00Z'),
  });
  return read().finally(() => server.close());
};

test('figures come by version, for whoever has the token, from a little before the start on', async () => {
  let asked: string | undefined;
  const told = await ask(({ url, headers }, response) => {
    asked = `${url} ${headers.authorization}`;
    response.end(JSON.stringify({ responseCode: 200, data: { releases: [figures] } }));
  });
  expect(told.get('2')).toEqual(figures);
  expect(asked).toBe(
    '/telemetry/releases/mfe-x?channel=staging&from=2026-01-01T11%3A50%3A00.000Z Bearer sandbox-telemetry-token-which-everybody-knows',
  );
});

test.each([
  [401, /set POKU_TELEMETRY_TOKEN/],
  [502, /answered 502/],
])('a %i says what to do', async (status, problem) => {
  await expect(ask((_, response) => void response.writeHead(status).end())).rejects.toThrow(problem);
});

test('a collector that is not there is named, with the option', async () => {
  const read = createTelemetryClient({ url: 'http://127.0.0.1:1', remote: 'mfe-x', channel: 'staging' });
  await expect(read()).rejects.toThrow(
    /http:\/\/127\.0\.0\.1:1 cannot be asked \(.+\)\. .*--telemetry <url>/,
  );
});
