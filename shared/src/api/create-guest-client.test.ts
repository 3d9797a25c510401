import { envelope, onCall, startTestServer } from '../testing';
import { createGuestClient } from './create-guest-client';
import { createSessionGuard } from './session-guard';

const server = startTestServer();

const makeApi = () =>
  createGuestClient({ clientId: () => 'poku-web', guard: createSessionGuard(() => undefined) }).api;

test('a guest reads the catalogue', async () => {
  server.use(onCall.get('/category/poku-web', () => envelope([])));
  expect(await makeApi().catalogue.categories()).toEqual([]);
});

test('a call that guests do not make is refused by its name, and sends nothing', async () => {
  await expect(makeApi().linkage.ewallets()).rejects.toThrow('A guest does not call ewallets.');
});
