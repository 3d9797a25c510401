import type { RegistryEntry } from '@poku/contract';
import { aCustomer, aLiveRelease, createTestPlatform } from '@poku/testing';
import { waitFor } from '@testing-library/react';
import type { App } from '../app';
import { createAnswers } from './answers';
import { type AheadParts, startAhead } from './start-ahead';

const tier: RegistryEntry = {
  live: aLiveRelease({
    routes: [{ path: '/poin-n-tier', access: 'member', page: 'tier', preload: ['/tier/{clientId}'] }],
  }),
};
const press = (): void => {
  const event = new MouseEvent('pointerdown', { bubbles: true, button: 0 });
  document.querySelector('a')?.dispatchEvent(Object.assign(event, { isPrimary: true }));
};

/** A member on a page with a link to their level. */
const onPage = async (entries: Record<string, RegistryEntry> = { 'mfe-x': tier }) => {
  document.body.innerHTML = '<a href="/poin-n-tier">Level</a>';
  const fetched = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(new Response('{}')));
  const { platform, tap, dispose } = await createTestPlatform({ member: aCustomer() });
  const answers = createAnswers({});
  const prepared: string[] = [];
  const far = { 'mfe-x': { since: 1, paths: ['/poin-n-tier'] } };
  const app: AheadParts = {
    platform,
    tap,
    registry: { channel: 'test', revision: 1, remotes: entries, far },
    answers,
    far: {
      claim: () => undefined,
      open: () => {
        entries['mfe-x'] = tier;
        return Promise.resolve();
      },
    },
    remotes: {
      present: (remote) => entries[remote]?.live,
      prepare: ({ key }) => {
        prepared.push(key);
        return Promise.resolve();
      },
    },
    router: {
      state: { navigation: { state: 'idle' } },
      subscribe: () => () => undefined,
    } as unknown as App['router'],
  };
  const end = startAhead(app);
  const leave = () => {
    end();
    dispose();
  };
  return { answers, fetched, prepared, platform, dispose: leave };
};

// jsdom measures no files.
beforeAll(() => {
  Object.defineProperty(performance, 'getEntriesByName', { configurable: true, value: () => [] });
});
afterAll(() => Reflect.deleteProperty(performance, 'getEntriesByName'));
beforeEach(() => history.replaceState(null, '', '/'));
afterEach(() => {
  jest.restoreAllMocks();
  document.body.replaceChildren();
});

test('a press loads the page and asks as the member, whose page takes the answer', async () => {
  const { answers, fetched, prepared, platform, dispose } = await onPage();
  press();
  const url = `/gateway/tier/${platform.clientId()}`;
  expect(prepared).toEqual([]);
  await waitFor(() => expect(prepared).toEqual(['tier']));
  expect(fetched.mock.calls).toMatchObject([[url, { headers: { Client_id: platform.clientId() } }]]);
  expect(await (await answers.take('GET', url))?.text()).toBe('{}');
  dispose();
});

test('nothing is asked while something changes, and what was asked before is given to nobody', async () => {
  const { answers, fetched, platform, dispose } = await onPage();
  press();
  const write = answers.send(new Request('http://localhost/gateway/x', { method: 'POST' }));
  press();
  expect(fetched).toHaveBeenCalledTimes(2);
  await write;
  expect(answers.take('GET', `/gateway/tier/${platform.clientId()}`)).toBeUndefined();
  dispose();
});

test('an event makes an answer useless', async () => {
  const { answers, platform, dispose } = await onPage();
  press();
  platform.events.publish('coupon.changed', { reference: '' });
  expect(answers.take('GET', `/gateway/tier/${platform.clientId()}`)).toBeUndefined();
  dispose();
});

test('a far remote is opened by a press, then its page is prepared', async () => {
  const { prepared, fetched, dispose } = await onPage({});
  press();
  expect(prepared).toEqual([]);
  await waitFor(() => expect(prepared).toEqual(['tier']));
  expect(fetched).toHaveBeenCalledTimes(1);
  dispose();
});
