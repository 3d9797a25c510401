import { Agent, createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { bodyBytesOf, bytesOf, watchTraffic } from './traffic';

test('what a server sends is counted for each request, with the head and without, also on one connection', async () => {
  const server = createServer((request, response) => {
    const body = request.url?.startsWith('/large') ? 'x'.repeat(100_000) : 'small';
    response.setHeader('content-length', body.length);
    response.end(body);
  });
  const traffic = watchTraffic(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const read = (path: string) =>
    new Promise<string>((resolve, reject) => {
      get({ port, path, agent }, (response) => resolve(text(response))).once('error', reject);
    });

  await read('/large?v=1');
  await read('/small');
  await traffic.settle();
  const sent = traffic.take();
  expect(sent.map(({ path }) => path)).toEqual(['/large', '/small']);
  expect(bodyBytesOf(sent, (path) => path === '/large')).toBe(100_000);
  expect(bodyBytesOf(sent)).toBe(100_005);
  expect(bytesOf(sent)).toBeGreaterThan(100_100);
  expect(bytesOf(sent)).toBeLessThan(101_500);
  expect(traffic.take()).toEqual([]);
  agent.destroy();
  await new Promise((resolve) => server.close(resolve));
});
