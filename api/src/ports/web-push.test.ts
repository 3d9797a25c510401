import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { readApiConfig } from '../config/env';
import { publicKeyOf } from '../modules/notices/push-key';
import { portOf } from '../testing/mail-server';
import { createPushReceiver, readVapid } from '../testing/push-receiver';
import { createWebPush } from './web-push';

const key = Buffer.alloc(32, 7).toString('base64url');
const subject = 'mailto:halo@contoh.id';
const { pushHosts } = readApiConfig({});
const endpoint = 'https://fcm.googleapis.com/fcm/send/abc';
const browser = createPushReceiver();
const message = {
  channel: 'push',
  to: '+6281200000002',
  endpoint,
  keys: browser.keys,
  title: 'Poin masuk',
  text: '50 poin dari NusaPoin sudah masuk.',
  path: '/riwayat',
  tag: 'n7',
  isUrgent: false,
  lifeS: 600,
} as const;

interface Received {
  headers: IncomingHttpHeaders;
  body: Buffer;
}
let received: Received[];
let status: number;
let server: Server;
let local: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(parts) });
      if (status !== 0)
        response.writeHead(status, status >= 300 && status < 400 ? { location: local } : {}).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  local = `http://127.0.0.1:${portOf(server.address())}/push`;
});
beforeEach(() => {
  received = [];
  status = 201;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** The network, on which the push service stands here. */
const asked: string[] = [];
const network: typeof fetch = (url, init) => {
  asked.push(new Request(url).url);
  return fetch(local, init);
};
const send = createWebPush({ key, subject, hosts: pushHosts, network, timeoutMs: 300 });

test('only the browser reads the message, which has a life, an urgency and a topic', async () => {
  await send(message);
  const [one] = received;
  expect(asked).toEqual([endpoint]);
  expect(one?.headers).toMatchObject({
    'content-encoding': 'aes128gcm',
    ttl: '600',
    urgency: 'normal',
    topic: 'n7',
  });
  expect(one?.body.toString('latin1')).not.toContain('poin');
  expect(JSON.parse(browser.open(one?.body ?? Buffer.alloc(0)))).toEqual({
    title: 'Poin masuk',
    body: '50 poin dari NusaPoin sudah masuk.',
    path: '/riwayat',
    tag: 'n7',
  });
  expect(() => createPushReceiver().open(one?.body ?? Buffer.alloc(0))).toThrow();
  await send({ ...message, isUrgent: true });
  expect(received[1]?.headers['urgency']).toBe('high');
});

test('the push service is told by our key who sends, for itself and half a day', async () => {
  await send(message);
  const { key: shown, claims } = readVapid(received[0]?.headers.authorization ?? '');
  expect(shown).toBe(publicKeyOf(key));
  expect(claims).toMatchObject({ aud: 'https://fcm.googleapis.com', sub: subject });
  expect(Number(claims['exp']) - Date.now() / 1000).toBeLessThanOrEqual(24 * 60 * 60);
});

test.each([404, 410])('an answer %i says that nobody is there any more', async (code) => {
  status = code;
  await expect(send(message)).rejects.toMatchObject({ name: 'NobodyThere' });
});

test.each([400, 403, 413, 429, 500])('an answer %i is a failure that may pass', async (code) => {
  status = code;
  await expect(send(message)).rejects.toThrow(String(code));
  await expect(send(message)).rejects.not.toMatchObject({ name: 'NobodyThere' });
});

// One of 303 is followed without a body, one of 307 with it.
test.each([301, 303, 307])('no redirect of %i is followed', async (code) => {
  status = code;
  await expect(send(message)).rejects.toThrow('fetch failed');
  expect(received).toHaveLength(1);
});

test('a service that stays silent is given up', async () => {
  status = 0;
  await expect(send(message)).rejects.toMatchObject({ name: 'TimeoutError' });
});

test('nothing is sent to a host that is not a push service’s, or with keys that are none', async () => {
  const point = Buffer.from(browser.keys.p256dh, 'base64url');
  point[40] = (point[40] ?? 0) ^ 1;
  for (const wrong of [
    { endpoint: 'https://contoh.id/push' },
    { endpoint: local },
    { keys: { ...browser.keys, p256dh: 'key' } },
    { keys: { ...browser.keys, p256dh: point.toString('base64url') } },
    { keys: { ...browser.keys, auth: 'c2hvcnQ' } },
  ])
    await expect(send({ ...message, ...wrong })).rejects.toMatchObject({ name: 'NobodyThere' });
  expect(received).toEqual([]);
});
