import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  request as ask,
  type RequestListener,
  type Server,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createFront } from './front';

const servers: Server[] = [];
const listen = async (listener: RequestListener): Promise<number> => {
  const server = createServer(listener);
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
};
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

const TOUR = 'http://tour.localhost:3030';
const OUTER = new URL('http://shop.tour.localhost:3030');

/** A page of the stack behind a front. @returns asks the front as a browser would */
const stand = async (page: RequestListener) => {
  const inner = new URL(`http://shop.partner.localhost:${await listen(page)}`);
  const front = createFront([{ inner, outer: OUTER }], TOUR);
  const port = await listen((request, response) => {
    if (!front(request, response)) response.writeHead(404).end();
  });
  const call = async (
    path: string,
    { host = OUTER.host, body = '', ...headers }: Record<string, string> = {},
  ) => {
    const asking = ask({
      host: '127.0.0.1',
      port,
      path,
      method: body ? 'POST' : 'GET',
      headers: { ...headers, host },
    });
    asking.end(body);
    const [answer] = (await once(asking, 'response')) as [IncomingMessage];
    return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
  };
  return { inner, call };
};

test('a page that forbids every frame may be framed by the tour’s page, and by no other', async () => {
  const { call } = await stand((_request, response) => {
    response
      .writeHead(200, {
        'content-type': 'text/html',
        'x-frame-options': 'DENY',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      })
      .end('<p>Belanja</p>');
  });
  const { headers, body } = await call('/');
  expect(headers['content-security-policy']).toBe(`default-src 'none'; frame-ancestors ${TOUR}`);
  expect(headers['x-frame-options']).toBeUndefined();
  expect(body).toBe('<p>Belanja</p>');
});

test('the stack sees its own addresses and the browser those of the tour, also in forms, queries and redirects', async () => {
  const seen: (string | undefined)[] = [];
  const { inner, call } = await stand((request, response) => {
    void text(request).then((body) => {
      seen.push(request.headers.host, request.headers.origin, request.url, body);
      response
        .writeHead(303, { location: `${inner.origin}/next`, 'content-type': 'application/json' })
        .end(JSON.stringify({ back: `${inner.origin}/home` }));
    });
  });
  const encoded = (url: URL) => encodeURIComponent(url.origin);
  const { headers, body } = await call(`/pay?back=${encoded(OUTER)}`, {
    origin: OUTER.origin,
    'content-type': 'application/x-www-form-urlencoded',
    body: `return=${encoded(OUTER)}%2Fdone`,
  });
  expect(seen).toEqual([
    inner.host,
    inner.origin,
    `/pay?back=${encoded(inner)}`,
    `return=${encoded(inner)}%2Fdone`,
  ]);
  expect(headers.location).toBe(`${OUTER.origin}/next`);
  expect(body).toBe(JSON.stringify({ back: `${OUTER.origin}/home` }));
});

test('scripts and signed documents pass as they are', async () => {
  const { inner, call } = await stand(({ url }, response) => {
    const type = url === '/app.js' ? 'text/javascript' : 'application/json';
    response.writeHead(200, { 'content-type': type }).end(`"${inner.origin}"`);
  });
  for (const path of ['/app.js', '/registry.json']) expect((await call(path)).body).toBe(`"${inner.origin}"`);
});

test('a host that the tour does not show is asked for nothing', async () => {
  let calls = 0;
  const { call } = await stand((_request, response) => {
    calls += 1;
    response.end();
  });
  for (const host of ['tour.localhost:3030', 'example.com', 'other.tour.localhost:3030'])
    expect((await call('/', { host })).status).toBe(404);
  expect(calls).toBe(0);
});
