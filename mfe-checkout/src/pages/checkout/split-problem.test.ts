import type { SplitSource } from './suggest-split';
import { pointsNeededBeside, splitProblem } from './split-problem';

const source = (partnerId: string, more: Partial<SplitSource> = {}): SplitSource => ({
  partnerId,
  name: `Partner ${partnerId}`,
  kind: 'loyalty',
  points: 5_000,
  maximumPoints: 4_000,
  rate: { numerator: 1, denominator: 1 },
  needsOtp: false,
  message: '',
  expiresAt: null,
  ...more,
});
const own = source('0', { maximumPoints: 5_000, needsOtp: true });
const wallet = source('3', { name: 'DompetNusa', kind: 'ewallet' });
const sources = [
  own,
  source('2', { needsOtp: true }),
  source('9', { needsOtp: true }),
  source('10', { message: 'Sedang berkendala' }),
  source('11', { points: 1_000 }),
  wallet,
  source('4', { kind: 'ewallet' }),
];
/** Checks 10.000 points by shares, for example `{ '0': 5_000 }`. */
const check = (shares: Readonly<Record<string, number>>) =>
  splitProblem(
    10_000,
    sources,
    Object.entries(shares).map(([partnerId, points]) => ({ partnerId, points })),
  );

test('a split that pays exactly the total is fine', () => {
  expect(check({ 0: 5_000, 2: 4_000, 3: 1_000 })).toBeUndefined();
});

test.each<[string, Record<string, number>]>([
  ['Silahkan pilih metode pembayaran', {}],
  ['Silahkan pilih metode pembayaran', { 0: 0, 2: 0 }],
  ['Total POKUPoin yang kamu masukkan kurang', { 0: 5_000, 2: 3_999 }],
  ['Total POKUPoin yang kamu masukkan melebihi total ', { 0: 5_000, 2: 4_000, 3: 1_001 }],
  ['Pilih satu partner saja yang meminta kode sendiri.', { 0: 5_000, 2: 2_500, 9: 2_500 }],
  ['Pilih satu e-wallet saja untuk satu transaksi.', { 0: 5_000, 3: 2_500, 4: 2_500 }],
])('"%s" is about the whole split (%#)', (text, shares) => {
  expect(check(shares)).toEqual({ text, partnerId: null });
});

test.each<[string, string, Record<string, number>]>([
  ['2', 'Isi dengan angka, paling sedikit 0.', { 0: 5_000, 2: -1 }],
  ['2', 'Isi dengan angka, paling sedikit 0.', { 0: 5_000, 2: 0.5 }],
  ['11', 'Saldo Partner 11 kamu tidak cukup.', { 11: 1_001 }],
  ['2', 'Paling banyak 4.000 poin untuk satu transaksi.', { 2: 4_001 }],
  ['10', 'Partner 10 sedang tidak bisa dipakai.', { 10: 1 }],
  ['77', 'Isi dengan angka, paling sedikit 0.', { 77: 1 }],
])('the share of partner %s: "%s"', (partnerId, text, shares) => {
  expect(check(shares)).toEqual({ text, partnerId });
});

describe('an e-wallet needs points beside it', () => {
  test('the minimum is the total without its maximum', () => {
    expect(pointsNeededBeside(wallet, 10_000, [source('0', { points: 5_999 }), wallet])).toBe(6_000);
  });

  test('own points and partners together may reach it', () => {
    const beside = [source('0', { points: 3_000 }), source('2', { points: 3_000, needsOtp: true }), wallet];
    expect(pointsNeededBeside(wallet, 10_000, beside)).toBeUndefined();
  });

  test('of partners with a code of their own one counts, and none beside an e-wallet with a code', () => {
    const coded = [
      source('0', { points: 0 }),
      source('2', { needsOtp: true }),
      source('9', { needsOtp: true }),
    ];
    expect(pointsNeededBeside(wallet, 9_000, coded)).toBe(5_000);
    expect(pointsNeededBeside(wallet, 8_000, coded)).toBeUndefined();
    expect(pointsNeededBeside({ ...wallet, needsOtp: true }, 8_000, coded)).toBe(4_000);
  });

  test('one that may pay everything needs none', () => {
    expect(pointsNeededBeside(wallet, 4_000, [wallet])).toBeUndefined();
  });
});
