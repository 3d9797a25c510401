import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createSmsOverHttp } from './sms';

const message = { channel: 'sms', to: '+6281200000002', text: '123456 adalah kode OTP Poku kamu.' } as const;
let server: Server;
let url: string;
let answer: (request: IncomingMessage, response: ServerResponse, body: string) => void;

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => answer(request, response, body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}/send`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test.each([200, 202, 204])('an answer %i is a taken message', async (status) => {
  const seen: unknown[] = [];
  answer = (request, response, body) => {
    seen.push(request.method, request.headers.authorization, JSON.parse(body));
    response.writeHead(status).end();
  };
  await createSmsOverHttp({ url, key: 'kunci' })(message);
  expect(seen).toEqual(['POST', 'Bearer kunci', { to: message.to, text: message.text }]);
});

test('the reference of a message is the key by which the service knows it again', async () => {
  const seen: unknown[] = [];
  answer = (request, response) => {
    seen.push(request.headers['idempotency-key']);
    response.writeHead(200).end();
  };
  const send = createSmsOverHttp({ url, key: 'kunci' });
  await send(message);
  await send({ ...message, reference: '7-m3x' });
  expect(seen).toEqual([undefined, '7-m3x']);
});

test.each([400, 429, 500, 503])('an answer %i is a failure', async (status) => {
  answer = (_request, response) => response.writeHead(status).end('{}');
  await expect(createSmsOverHttp({ url, key: 'kunci' })(message)).rejects.toThrow(String(status));
});

test('a redirect is a failure and nothing is sent on', async () => {
  let calls = 0;
  answer = (_request, response) => {
    calls += 1;
    response.writeHead(307, { location: url }).end();
  };
  await expect(createSmsOverHttp({ url, key: 'kunci' })(message)).rejects.toThrow();
  expect(calls).toBe(1);
});

test('a service that stays silent is given up', async () => {
  answer = () => undefined;
  await expect(createSmsOverHttp({ url, key: 'kunci', timeoutMs: 100 })(message)).rejects.toThrow(/timeout/i);
});
