/** @jest-environment ./api/src/testing/embedded-environment.cjs */
// @database either: what is tried is how answers are sent.
import { sitiId, startTestApi, type TestApi } from '../testing/api';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  token = await api.login();
});
afterAll(() => api.close());

const ask = (path: string, coding: string) =>
  api.call('GET', path, { token, headers: { 'accept-encoding': coding } });
const POPULAR = `/getpopularvoucher/${sitiId}`;

test.each([
  ['br, gzip', 'br'],
  ['gzip, deflate', 'gzip'],
])('a list that anybody may know is compressed for who takes %s', async (asked, coding) => {
  const answer = await ask(POPULAR, asked);
  expect(answer.headers.get('content-encoding')).toBe(coding);
  expect(answer.headers.get('vary')).toContain('accept-encoding');
  const plain = await ask(POPULAR, 'identity');
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(plain.data).toEqual(answer.data);
});

test.each([
  ['what holds codes', `/customervoucher/${sitiId}?page=1&perPage=5`],
  ['what is small', `/allfavoritvoucher/${sitiId}`],
])('%s goes as it is', async (_, path) => {
  const answer = await ask(path, 'br, gzip');
  expect([answer.status, answer.headers.get('content-encoding')]).toEqual([200, null]);
});
