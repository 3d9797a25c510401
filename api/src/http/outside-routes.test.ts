/** @jest-environment ./api/src/testing/embedded-environment.cjs */
// @database either: what is tried are requests that reach no route.
import { z } from 'zod';
import { startTestApi, type TestApi } from '../testing/api';
import { sendRaw } from '../testing/raw-request';

const envelope = z.looseObject({ responseCode: z.number(), message: z.string().min(1) });
let api: TestApi;
let usual: Headers;
beforeAll(async () => {
  api = await startTestApi();
  usual = (await api.call('GET', '/checklimit')).headers;
});
afterAll(() => api.close());

const json = 'content-type: application/json\r\n';
const close = 'host: localhost\r\nconnection: close\r\n';
const long = 'a'.repeat(20_000);
const post = (head: string, body: string, length = Buffer.byteLength(body)) =>
  `POST /loginauth HTTP/1.1\r\n${close}${head}content-length: ${length}\r\n\r\n${body}`;
const get = (path: string, head = '', method = 'GET') => `${method} ${path} HTTP/1.1\r\n${close}${head}\r\n`;

const wrong: [name: string, request: string, status: number, field?: string][] = [
  ['a malformed percent-encoding', get('/customerdetail/%E0%A4%A'), 400, 'url'],
  ['half of a percent-encoding', get('/voucherdetail/%'), 400, 'url'],
  ['a path that is longer than its parameter', get(`/customerfaq/${'a'.repeat(200)}`), 400, 'clientId'],
  ['a path that is longer than a header', get(`/customerfaq/${long}`), 431],
  ['a header that is too long', get('/health/live', `x-long: ${long}\r\n`), 431],
  ['a query that names a field twice', get('/checkmsisdn?msisdn=0812&msisdn=0813'), 400, 'msisdn'],
  ['a query with a zero character', get('/voucherdetail/guest?voucherId=a%00b'), 400, 'voucherId'],
  ['a path with a zero character', get('/customerfaq/a%00b'), 400, 'clientId'],
  ['a method that no call has', get('/health/live', '', 'PROPFIND'), 404],
  ['a method that HTTP does not know', get('/health/live', '', 'FETCH'), 400],
  ['CONNECT', get('localhost:80', '', 'CONNECT'), 404],
  ['an unknown path', get('/nowhere'), 404],
  ['malformed JSON', post(json, '{"msisdn":'), 400, 'body'],
  ['no JSON at all', post(json, ''), 400, 'body'],
  ['a name that is a trap', post(json, '{"__proto__":{}}'), 400, 'body'],
  ['a text instead of fields', post(json, '"x"'), 400, 'body'],
  ['another type', post('content-type: text/csv\r\n', 'a,b'), 415, 'Content-Type'],
  ['a type that is none', post('content-type: ;;\r\n', 'a,b'), 415, 'Content-Type'],
  ['more than 64 kB', post(json, `{"msisdn":"${'a'.repeat(70_000)}"}`), 413],
  [
    'a body that is nested 20,000 deep',
    post(json, `{"partnerId":${'['.repeat(20_000)}${']'.repeat(20_000)}}`),
    400,
    'partnerId' + '.0'.repeat(15),
  ],
  ['a zero character in a header', get('/health/live', 'client_id: a\0b\r\n'), 400],
  ['a request that is none', 'hello\r\n\r\n', 400],
  ['no Host', 'GET /health/live HTTP/1.1\r\nconnection: close\r\n\r\n', 400, 'Host'],
  ['a length that is none', post('content-length: x\r\n', ''), 400],
];

// A row of its own length: to a test that takes more than it is given, Jest gives a callback to wait for.
test.each(wrong.map(([name, request, status, field]) => [name, { request, status, field }] as const))(
  '%s is answered in our form',
  async (_name, { request, status, field }) => {
    const answer = await sendRaw(api.origin, request);
    expect([answer.status, answer.text.slice(0, 300)]).toEqual([status, expect.stringMatching(/^\{/)]);
    const content = envelope.parse(JSON.parse(answer.text));
    expect(content).toEqual({
      responseCode: status,
      message: content.message,
      ...(field !== undefined && { data: { field } }),
    });
    for (const [name, value] of usual)
      if (
        !/^(content-length|date|connection|keep-alive|vary|x-ratelimit-.*|x-request-id|traceparent)$/.test(
          name,
        )
      )
        expect([name, answer.headers.get(name.toLowerCase())]).toEqual([name, value]);
    const id = answer.headers.get('x-request-id');
    expect(id).toMatch(/^[0-9a-f]{32}-[0-9a-f]{16}$/);
    expect(answer.headers.get('traceparent')).toBe(`00-${id}-00`);
  },
);

test('an expectation that nobody knows is no reason to refuse', async () => {
  const answer = await sendRaw(api.origin, get('/checklimit', 'expect: the-unexpected\r\n'));
  expect([answer.status, answer.headers.has('x-request-id')]).toEqual([200, true]);
});

test('OPTIONS of something that is no page has our headers', async () => {
  const answer = await sendRaw(api.origin, get('/checklimit', '', 'OPTIONS'));
  expect([answer.status, answer.text]).toEqual([204, '']);
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
});
