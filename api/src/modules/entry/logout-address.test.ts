/** @jest-environment ./api/src/testing/embedded-environment.cjs */
// @database either: what is tried are addresses.
import { dataOf, startTestApi, type TestApi } from '../../testing/api';
import { signOutData } from '../access/schema';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const signOut = async (headers: Record<string, string>) =>
  dataOf(await api.call('POST', '/signout', { headers, body: { clientId: 'poku-web' } }), signOutData)
    .callback_url;

test('a sign-out on a partner’s origin tells that partner’s own address, and no other host gets one', async () => {
  expect(await signOut({ 'x-forwarded-host': 'garuda.localhost:3000' })).toMatch(
    /^http:\/\/garuda\.partner\.localhost:\d+\/garuda\/app\/dashboard$/,
  );
  expect(await signOut({ 'x-forwarded-host': 'localhost:3000' })).toBe('');
  expect(await signOut({ 'x-forwarded-host': 'garuda.evil.example' })).toBe('');
});
