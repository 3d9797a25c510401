import { act, render, screen } from '@testing-library/react';
import type { OwnedCoupon } from '../../owned-coupon';
import { ExpiryAnnouncer } from './expiry-announcer';

const START_MS = Date.parse('2026-11-21T07:05:00Z');
beforeEach(() => jest.useFakeTimers({ now: START_MS }));
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const MINUTE = 60_000;
const coupon = (name: string, leftMs: number, overrides: Partial<OwnedCoupon> = {}): OwnedCoupon => ({
  voucherId: 'voucher-kopi',
  reference: name,
  name,
  brand: 'Kedai Senja',
  image: '',
  faceValueRupiah: 0,
  state: 'revealed',
  isRevealed: true,
  secretCode: 'ABCD',
  expiresAt: '2027-01-31T16:59:59Z',
  revealEndsAtMs: START_MS + leftMs,
  useChannel: 'till',
  usedAt: null,
  usedStore: null,
  isSendable: false,
  delivery: null,
  giftEndsAt: null,
  ...overrides,
});
const listen = (...coupons: OwnedCoupon[]) => render(<ExpiryAnnouncer coupons={coupons} />);
const said = () => screen.getByRole('status').textContent;

test('tells at five minutes, at one minute and at the end, and nothing in between', () => {
  listen(coupon('Kopi', 6 * MINUTE));
  expect(said()).toBe('');
  pass(MINUTE - 1);
  expect(said()).toBe('');
  pass(1);
  expect(said()).toBe('Kode kupon Kopi hangus 5 menit lagi.');
  pass(4 * MINUTE - 1);
  expect(said()).toBe('Kode kupon Kopi hangus 5 menit lagi.');
  pass(1);
  expect(said()).toBe('Kode kupon Kopi hangus 1 menit lagi.');
  pass(MINUTE);
  expect(said()).toBe('Waktu kode kupon Kopi sudah habis.');
});

test('what was over before the page came is not told', () => {
  listen(coupon('Kopi', 3 * MINUTE));
  pass(1_000);
  expect(said()).toBe('');
});

test('an end that came while the page was on its way is told', () => {
  listen(coupon('Kopi', 0));
  pass(0);
  expect(said()).toBe('Waktu kode kupon Kopi sudah habis.');
});

test('each code is told by its name; a coupon without one is not', () => {
  listen(
    coupon('Kopi', 6 * MINUTE),
    coupon('Teh', 7 * MINUTE),
    coupon('Roti', 5 * MINUTE + 1_000, { state: 'active', revealEndsAtMs: null }),
  );
  pass(MINUTE);
  expect(said()).toBe('Kode kupon Kopi hangus 5 menit lagi.');
  pass(MINUTE);
  expect(said()).toBe('Kode kupon Teh hangus 5 menit lagi.');
});

test('the end is still heard when the coupon was read again meanwhile', () => {
  const { rerender } = listen(coupon('Kopi', MINUTE));
  pass(MINUTE);
  rerender(<ExpiryAnnouncer coupons={[coupon('Kopi', 0, { state: 'expired', revealEndsAtMs: null })]} />);
  expect(said()).toBe('Waktu kode kupon Kopi sudah habis.');
});
