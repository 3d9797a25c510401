import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createVotesClient, readFigures } from './telemetry-client';

const figures = { version: '2', loads: 3, errors: { render: 1 }, loadTimes: [], p75: {} };

/** Asks a collector that answers so. */
const ask = async <T>(
  answer: RequestListener,
  read: (options: Parameters<typeof createVotesClient>[0]) => Promise<T>,
): Promise<T> => {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const options = { url: `http://127.0.0.1:${port}/`, remote: 'mfe-x', channel: 'staging' };
  return read(options).finally(() => server.close());
};
const from = new Date('2026-01-01T12:00:00Z');

test.each([
  [
    'figures, from a little before',
    (options: Parameters<typeof readFigures>[0]) => readFigures(options, from),
    '/telemetry/releases/mfe-x?channel=staging&from=2026-01-01T11%3A50%3A00.000Z',
  ],
  [
    'votes, since a revision',
    (options: Parameters<typeof readFigures>[0]) => createVotesClient(options)(7),
    '/telemetry/votes/mfe-x?channel=staging&since=7',
  ],
])('%s, come by version, for whoever has the token', async (_name, read, address) => {
  let asked: string | undefined;
  const told = await ask<ReadonlyMap<string, unknown>>(({ url, headers }, response) => {
    asked = `${url} ${headers.authorization}`;
    response.end(JSON.stringify({ responseCode: 200, data: { releases: [figures] } }));
  }, read);
  expect(told.get('2')).toEqual(figures);
  expect(asked).toBe(`${address} Bearer sandbox-telemetry-token-which-everybody-knows`);
});

test.each([
  [401, /set POKU_TELEMETRY_TOKEN/],
  [502, /answered 502/],
])('a %i says what to do', async (status, problem) => {
  const read = ask(
    (_, response) => void response.writeHead(status).end(),
    (options) => createVotesClient(options)(0),
  );
  await expect(read).rejects.toThrow(problem);
});

test('a collector that is not there is named, with the option', async () => {
  const read = createVotesClient({ url: 'http://127.0.0.1:1', remote: 'mfe-x', channel: 'staging' });
  await expect(read(0)).rejects.toThrow(
    /http:\/\/127\.0\.0\.1:1 cannot be asked \(.+\)\. .*--telemetry <url>/,
  );
});
