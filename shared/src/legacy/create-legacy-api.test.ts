import { http, HttpResponse } from 'msw';
import { GATEWAY, startTestServer } from '../testing';
import { createLegacyApi } from '.';

const server = startTestServer();
const data = { token: 't', secret: '', user_id: 'm-1', email: 'siti@contoh.id' };

test('an older call gives its data, and a missing text is empty', async () => {
  server.use(
    http.post(`${GATEWAY}/api/login`, () => HttpResponse.json({ status: 'ok', data: { token: 't' } })),
  );
  const api = createLegacyApi({ baseUrl: GATEWAY });
  expect(await api.login({ email: 'siti@contoh.id', password: 'Rahasia123' })).toEqual({
    token: 't',
    secret: '',
    user_id: '',
    email: '',
  });
});

test('a password is changed with the token as bearer, for the member in the path', async () => {
  const seen: { authorization?: string | null; body?: unknown } = {};
  server.use(
    http.patch(`${GATEWAY}/api/changePassword/m-1`, async ({ request }) => {
      seen.authorization = request.headers.get('authorization');
      seen.body = await request.json();
      return HttpResponse.json({ status: 'ok', data });
    }),
  );
  const body = { new_password: 'Baru12345', conf_password: 'Baru12345' };
  expect(await createLegacyApi({ baseUrl: GATEWAY, token: 't' }).changePassword('m-1', body)).toEqual(data);
  expect(seen).toEqual({ authorization: 'Bearer t', body });
});

test('a refusal rejects with its sentence, and no answer with the usual one', async () => {
  server.use(
    http.post(`${GATEWAY}/api/forgotPassword`, () =>
      HttpResponse.json({ status: 'error', message: 'Masukkan email yang valid!' }),
    ),
    http.get(`${GATEWAY}/api/verification/a%2Fb`, () => HttpResponse.error()),
  );
  const api = createLegacyApi({ baseUrl: GATEWAY });
  await expect(api.forgotPassword({ email: 'x', url: '' })).rejects.toMatchObject({
    name: 'LegacyRefusal',
    message: 'Masukkan email yang valid!',
  });
  await expect(api.verification('a/b')).rejects.toMatchObject({ message: 'Sistem mengalami gangguan' });
});
