import { createTestPlatform, startTestServer, aCustomer, envelope, onCall } from '@poku/testing';
import { waitFor } from '@testing-library/react';
import { followPush } from './push';

const server = startTestServer();

/** A browser with a subscription. */
async function follow() {
  server.use(onCall.get('/customerdetail/:clientId', () => envelope(aCustomer())));
  const { platform } = await createTestPlatform({ member: aCustomer() });
  let isSubscribed = true;
  const subscription = {
    unsubscribe: () => {
      isSubscribed = false;
      return Promise.resolve(true);
    },
  };
  const workers = Object.assign(new EventTarget(), {
    getRegistration: () =>
      Promise.resolve({ pushManager: { getSubscription: () => Promise.resolve(subscription) } }),
  }) as unknown as ServiceWorkerContainer;
  const opened: unknown[] = [];
  const navigate = (path: unknown) => {
    opened.push(path);
    return Promise.resolve();
  };
  const stop = followPush({ platform, router: { navigate } }, workers);
  return { platform, workers, opened, isSubscribed: () => isSubscribed, stop };
}

test('a notice that was pressed opens its page in this one, and the worker hears that', async () => {
  const { workers, opened } = await follow();
  const answers: unknown[] = [];
  const port = { postMessage: (answer: unknown) => answers.push(answer) };
  const tell = (data: unknown) =>
    workers.dispatchEvent(Object.assign(new Event('message'), { data, ports: [port] }));
  tell({ type: 'OPEN', path: '/riwayat' });
  tell({ type: 'OPEN' });
  tell('OPEN');
  tell({ type: 'CLOSE', path: '/riwayat' });
  for (const path of ['//evil.example/', '/\\evil.example/', 'https://evil.example/', 7])
    tell({ type: 'OPEN', path });
  expect([opened, answers]).toEqual([['/riwayat'], [true]]);
});

test.each([
  ['session.ended', { reason: 'logout' }],
  ['session.ended', { reason: 'expired' }],
  ['session.started', { clientId: 'member-siti' }],
] as const)('%s %j ends what the session before took', async (name, payload) => {
  const { platform, isSubscribed } = await follow();
  platform.events.publish(name, payload);
  await waitFor(() => expect(isSubscribed()).toBe(false));
});

test('once it ended it follows nothing', async () => {
  const { platform, workers, opened, isSubscribed, stop } = await follow();
  stop();
  const told = { data: { type: 'OPEN', path: '/riwayat' }, ports: [] };
  workers.dispatchEvent(Object.assign(new Event('message'), told));
  platform.events.publish('session.started', { clientId: 'member-siti' });
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  expect([opened, isSubscribed()]).toEqual([[], true]);
});
