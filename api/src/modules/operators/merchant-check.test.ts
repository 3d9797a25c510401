/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import {
  newRequestId,
  OFFLINE_CLOCK_MS,
  OFFLINE_LIMIT_MS,
  sign,
  signatureHeaders,
  SIGNATURE_WINDOW_MS,
  VOID_LIMIT_MS,
} from '@poku/partner-protocol';
import { startTestApi, type TestApi } from '../../testing/api';
import { askAsMerchant } from '../../testing/merchant-calls';
import { revealedCoupon } from '../../testing/owned-coupons';
import { tillToken } from '../../testing/till-tokens';
import { checkMerchant } from './merchant-check';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const merchant = 'boga-serambi';

let api: TestApi;
let siti: string;
let count = 0;
beforeAll(async () => {
  api = await startTestApi({ partnerRate: 40 });
});
beforeEach(async () => {
  await api.reset();
  siti = await api.login();
});
afterAll(() => api.close());

const newReference = (): string => `kasir-${(count += 1)}`;
const post = (path: string, body?: object) =>
  askAsMerchant(api, merchant, 'POST', `/redemptions${path}`, body);
/** Uses a new coupon; gives its code and the reference. */
async function use(reference = newReference()) {
  const { code } = await revealedCoupon(api, { token: siti });
  await post('', { reference, code, channel: 'till', store: 'Senayan' });
  return { code, reference };
}
const takeBack = (reference: string) => post(`/${reference}/void`);
/** An order to tell a use of a new coupon without a network. */
async function taken(msAgo = 0) {
  const token = await tillToken(api, await revealedCoupon(api, { token: siti }), siti);
  const takenAt = new Date(api.deps.clock.now().getTime() - msAgo).toISOString();
  return { reference: newReference(), store: 'Dago', token, takenAt };
}
const tell = (order: object) => post('/offline', order);

/** A call that asks for keys and differs in one thing. */
async function ask({
  key = api.deps.config.merchantKeys(merchant)?.partner[0] ?? '',
  sentAtMs = Date.now(),
  requestId = newRequestId(),
}) {
  const path = `/merchants/${merchant}/keys`;
  const headers = {
    [signatureHeaders.time]: String(sentAtMs),
    [signatureHeaders.requestId]: requestId,
    [signatureHeaders.signature]: sign(key, { method: 'GET', path, body: '', sentAtMs, requestId }),
  };
  return (await fetch(`${api.origin}${path}`, { headers })).status;
}

const titles = async (state: string, days = 30) =>
  (await checkMerchant(api.deps, merchant, days))
    .filter((rule) => rule.state === state)
    .map(({ title }) => title);

test('a service that keeps the protocol breaks nothing, and what it did not try is not seen', async () => {
  expect(await titles('not seen')).toHaveLength(12);
  const { reference } = await use();
  await takeBack(reference);
  expect(await titles('broken')).toEqual([]);
  expect(await titles('not seen')).toEqual([
    'a till without a network takes tokens of Poku for its own merchant alone',
    'a till without a network takes a token in its time, by a clock that is right to two minutes',
    'a use without a network is told within three days',
    'no store takes a coupon twice',
  ]);
  await tell(await taken());
  expect(await titles('kept')).toHaveLength(12);
});

const secondTaking = async () => {
  const order = await taken();
  await tell(order);
  await tell({ ...order, reference: newReference() });
};
const late = async (waitMs: number, order: object) => {
  api.deps.clock.advance(waitMs);
  await tell(order);
};
const replayed = async () => {
  const requestId = newRequestId();
  expect([await ask({ requestId }), await ask({ requestId })]).toEqual([200, 401]);
};

test.each<[string, () => Promise<unknown>]>([
  ['every call is signed with an agreed key, over what is sent', () => ask({ key: 'of somebody else' })],
  [
    'the clock that signs is right to five minutes',
    () => ask({ sentAtMs: Date.now() - SIGNATURE_WINDOW_MS - minuteMs }),
  ],
  ['every request is signed anew, also one that is sent again', replayed],
  [
    'no more calls come in a minute than were agreed',
    // Some of them may be in the next minute.
    async () => {
      while ((await ask({})) !== 429);
    },
  ],
  ['every use has a reference of its own', async () => use((await use()).reference)],
  ['only what was used is taken back', () => takeBack('never-used')],
  [
    'a use is taken back within five minutes',
    async () => {
      const { reference } = await use();
      api.deps.clock.advance(VOID_LIMIT_MS + minuteMs);
      await takeBack(reference);
    },
  ],
  [
    'a till without a network takes tokens of Poku for its own merchant alone',
    async () => tell({ ...(await taken()), token: 'POKU1.e30.c2lnbmF0dXJl' }),
  ],
  [
    'a till without a network takes a token in its time, by a clock that is right to two minutes',
    async () => tell(await taken(OFFLINE_CLOCK_MS + minuteMs)),
  ],
  [
    'a use without a network is told within three days',
    async () => late(OFFLINE_LIMIT_MS + minuteMs, await taken()),
  ],
  ['no store takes a coupon twice', secondTaking],
])('a service that does not keep it is found: %s', async (title, fault) => {
  await fault();
  expect(await titles('broken')).toEqual([title]);
});

test('what is older than the days that are asked for does not count, and a merchant must be known', async () => {
  await takeBack('never-used');
  api.deps.clock.advance(2 * dayMs);
  expect(await titles('broken', 1)).toEqual([]);
  expect(await titles('broken', 3)).toHaveLength(1);
  await expect(checkMerchant(api.deps, 'nobody', 30)).rejects.toThrow('There is no merchant nobody');
});
