import { call, list, record, text } from '@poku/contract/calls';
import { envelope, onCall, startTestServer } from '@poku/testing';
import { createGuestClient } from './create-guest-client';
import { createSessionGuard } from './session-guard';

const server = startTestServer();

const makeClient = () =>
  createGuestClient({ clientId: () => 'poku-web', guard: createSessionGuard(() => undefined) });
const namesCall = call({ method: 'GET', path: '/names/{clientId}', answer: list(record({ name: text() })) });

test('a guest makes the calls of the catalogue', async () => {
  server.use(onCall.get('/names/poku-web', () => envelope([{ name: 'Kuliner' }])));
  expect(await makeClient().call(namesCall, {})).toEqual([{ name: 'Kuliner' }]);
});

test('a call that guests do not make is refused by its name, and sends nothing', async () => {
  await expect(makeClient().api.linkage.ewallets()).rejects.toThrow('A guest does not call ewallets.');
});
