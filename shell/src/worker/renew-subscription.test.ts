/** @jest-environment node */
import { renewSubscription } from './renew-subscription';

const asked: unknown[] = [];
const options = { applicationServerKey: 'publik' };
const aSubscription = (name: string, keys: object | null = { p256dh: 'kunci', auth: 'rahasia' }) =>
  ({
    options,
    toJSON: () => ({ endpoint: `https://push.example/${name}`, ...(keys && { keys }) }),
  }) as unknown as PushSubscription;
let told: [address: unknown, method: string | undefined, body: unknown][];

beforeEach(() => {
  asked.length = 0;
  told = [];
  const subscribe = (wanted: unknown) => {
    asked.push(wanted);
    return Promise.resolve(aSubscription('anew'));
  };
  const self = { registration: { pushManager: { subscribe } } };
  Object.defineProperty(globalThis, 'self', { value: self, configurable: true });
  jest.spyOn(globalThis, 'fetch').mockImplementation((address, init) => {
    told.push([address, init?.method, init?.body]);
    return Promise.resolve(new Response());
  });
});
afterEach(() => jest.restoreAllMocks());

const tell = (name: string) => [
  '/gateway/pushsubscription',
  'POST',
  JSON.stringify({ endpoint: `https://push.example/${name}`, p256dh: 'kunci', auth: 'rahasia' }),
];

test('the API is told the subscription that the browser has in place of another one', async () => {
  await renewSubscription({ newSubscription: aSubscription('new'), oldSubscription: aSubscription('old') });
  expect([told, asked]).toEqual([[tell('new')], []]);
});

test('where the browser made none, one is made like the old one', async () => {
  await renewSubscription({ oldSubscription: aSubscription('old') });
  expect([told, asked]).toEqual([[tell('anew')], [options]]);
});

test('without either, and without keys, nothing is told', async () => {
  await renewSubscription({});
  await renewSubscription({ newSubscription: null, oldSubscription: null });
  await renewSubscription({ newSubscription: aSubscription('bare', null) });
  expect([told, asked]).toEqual([[], []]);
});
