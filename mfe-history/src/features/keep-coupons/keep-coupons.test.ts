import { aCustomer, createTestPlatform } from '@poku/testing';
import type { OwnedCoupon, OwnedCouponDetail } from '../../owned-coupon';
import { keepCode, keepCoupons, keepDetail, keptCoupons, keptDetail } from './keep-coupons';

const inMinutes = (minutes: number) => Date.now() + minutes * 60_000;
const coupon = (overrides: Partial<OwnedCoupon> = {}): OwnedCoupon => ({
  voucherId: 'voucher-kopi',
  reference: 'ref-1',
  name: 'Kopi Susu Gratis',
  brand: 'Kedai Senja',
  image: '/media/coupons/kopi.svg',
  faceValueRupiah: 22_000,
  state: 'new',
  isRevealed: false,
  secretCode: null,
  expiresAt: '2099-01-31T16:59:59Z',
  revealEndsAtMs: null,
  useChannel: 'till',
  usedAt: null,
  usedStore: null,
  isSendable: false,
  giftEndsAt: null,
  delivery: null,
  ...overrides,
});
const open = (minutes: number) =>
  coupon({
    state: 'revealed',
    isRevealed: true,
    secretCode: 'ABCD2345EFGH',
    revealEndsAtMs: inMinutes(minutes),
  });
const detail = (of: OwnedCoupon): OwnedCouponDetail => ({
  ...of,
  descriptionHtml: '<p>Satu gelas.</p>',
  termsHtml: '',
  pickupHtml: '',
  redeemHtml: '',
});
const KEY = { voucherId: 'voucher-kopi', reference: 'ref-1' };

const shelfOf = async (kept?: Readonly<Record<string, unknown>>) => {
  const { platform } = await createTestPlatform({ member: aCustomer(), kept });
  return platform.offline;
};

test('coupons are given back as they were, with the code that still stands', async () => {
  const shelf = await shelfOf();
  await keepCoupons(shelf, [open(10), coupon({ reference: 'ref-2', state: 'used' })]);
  const kept = await keptCoupons(shelf);
  expect(kept?.value).toMatchObject([
    { reference: 'ref-1', state: 'revealed', secretCode: 'ABCD2345EFGH' },
    { reference: 'ref-2', state: 'used', secretCode: null },
  ]);
});

test('how a coupon is used, and when and where it was, is kept with it', async () => {
  const shelf = await shelfOf();
  const usedAt = '2026-11-26T03:05:00.000Z';
  await keepCoupons(shelf, [
    coupon({ state: 'used', useChannel: 'online', usedAt, usedStore: 'Toko Senja' }),
  ]);
  expect((await keptCoupons(shelf))?.value).toMatchObject([
    { useChannel: 'online', usedAt, usedStore: 'Toko Senja' },
  ]);
});

test('what was kept before merchants took coupons is for a till, and says of no use', async () => {
  const later = ['useChannel', 'usedAt', 'usedStore'];
  const old = Object.fromEntries(Object.entries(detail(coupon())).filter(([name]) => !later.includes(name)));
  const shelf = await shelfOf({ 'my-coupons.v1': [old], 'coupon.v1.ref-1': old });
  const now = { useChannel: 'till', usedAt: null, usedStore: null };
  expect((await keptCoupons(shelf))?.value).toMatchObject([{ name: 'Kopi Susu Gratis', ...now }]);
  expect((await keptDetail(shelf, KEY))?.value).toMatchObject({
    descriptionHtml: '<p>Satu gelas.</p>',
    ...now,
  });
});

test('the code is kept apart from the coupon, so that it goes alone at its end', async () => {
  const shelf = await shelfOf();
  await keepCoupons(shelf, [open(10)]);
  await keepDetail(shelf, detail(open(10)));
  for (const name of ['my-coupons.v1', 'coupon.v1.ref-1'])
    expect(JSON.stringify(await shelf.get(name, (kept) => kept))).not.toContain('ABCD2345EFGH');
});

test('a coupon whose code is over is given back as one that is gone', async () => {
  const shelf = await shelfOf();
  await keepDetail(shelf, detail(open(-1)));
  const kept = await keptDetail(shelf, KEY);
  expect(kept?.value).toMatchObject({ state: 'expired', secretCode: null, isRevealed: true });
});

test('a coupon that ended meanwhile is gone as well', async () => {
  const shelf = await shelfOf();
  await keepCoupons(shelf, [coupon({ expiresAt: '2020-01-31T16:59:59Z' })]);
  expect((await keptCoupons(shelf))?.value).toMatchObject([{ state: 'expired' }]);
});

test('a code that was revealed after the last reading belongs to the coupon', async () => {
  const shelf = await shelfOf();
  await keepDetail(shelf, detail(coupon()));
  await keepCode(shelf, 'ref-1', { secretCode: 'ABCD2345EFGH', endsAtMs: inMinutes(30) });
  expect((await keptDetail(shelf, KEY))?.value).toMatchObject({
    state: 'revealed',
    secretCode: 'ABCD2345EFGH',
  });
});

test('a coupon that was used meanwhile shows its code no more', async () => {
  const shelf = await shelfOf();
  await keepDetail(shelf, detail(open(10)));
  await keepDetail(shelf, detail(coupon({ state: 'used', isRevealed: true })));
  expect((await keptDetail(shelf, KEY))?.value).toMatchObject({ state: 'used', secretCode: null });
});

test('a coupon that was never opened is known by the list', async () => {
  const shelf = await shelfOf();
  await keepCoupons(shelf, [open(10)]);
  expect((await keptDetail(shelf, KEY))?.value).toMatchObject({
    name: 'Kopi Susu Gratis',
    secretCode: 'ABCD2345EFGH',
    descriptionHtml: '',
  });
  expect(await keptDetail(shelf, { ...KEY, reference: 'ref-9' })).toBeNull();
  expect(await keptDetail(shelf, { ...KEY, voucherId: 'voucher-teh' })).toBeNull();
});

test.each<readonly [string, unknown]>([
  ['another shape', { coupons: [] }],
  ['a coupon without a name', [{ ...coupon(), name: undefined }]],
  ['an unknown state', [{ ...coupon(), state: 'lost' }]],
  ['an unknown channel', [{ ...coupon(), useChannel: 'phone' }]],
  ['a use at no moment', [{ ...coupon(), usedAt: 7 }]],
  ['a store without words', [{ ...coupon(), usedStore: {} }]],
  ['a code inside', [{ ...coupon(), secretCode: 'ABCD' }]],
])('a list of another form counts as none: %s', async (_, list) => {
  expect(await keptCoupons(await shelfOf({ 'my-coupons.v1': list }))).toBeNull();
});

test('a detail or a code of another form counts as none', async () => {
  const shelf = await shelfOf({ 'coupon.v1.ref-1': coupon(), 'coupon-code.v1.ref-1': { secretCode: 7 } });
  expect(await keptDetail(shelf, KEY)).toBeNull();
  await keepDetail(shelf, detail(coupon()));
  expect((await keptDetail(shelf, KEY))?.value).toMatchObject({ state: 'new', secretCode: null });
});

test('a package on its way is kept with its number, and is not over when a coupon would be', async () => {
  const shelf = await shelfOf();
  const delivery = { number: '+6281298765432', state: 'sending', serial: null, deliveredAt: null } as const;
  await keepCoupons(shelf, [coupon({ expiresAt: '2020-01-31T16:59:59Z', delivery })]);
  expect((await keptCoupons(shelf))?.value).toMatchObject([{ state: 'new', delivery }]);
});
