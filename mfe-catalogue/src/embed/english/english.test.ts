import { formatDay, formatTime } from '@poku/domain/dates';
import { formatNumber, formatPoints, formatRupiah } from '@poku/domain/numbers';
import { messageFor } from '@poku/platform';
import { createApiError } from '@poku/platform/api';
import { catalogueWording } from '../../wording/catalogue';
import { couponDetailWording } from '../../wording/coupon-detail';
import { speakEnglish } from '.';

afterEach(() => speakEnglish(false));

const told = () => ({
  number: formatNumber(-1_234_567),
  points: [0, 1, 2, 15_000].map(formatPoints),
  rupiah: formatRupiah(150_000),
  days: ['2026-05-09T17:00:00Z', '2026-08-01T00:00:00Z', '2026-11-21T07:05:00Z'].map(formatDay),
  time: formatTime('2026-11-21T07:05:00Z'),
  quantity: couponDetailWording.quantityMax(1),
});

test('numbers, points, rupiah and dates are English, in the time of Jakarta', () => {
  speakEnglish(true);
  expect(told()).toEqual({
    number: '-1,234,567',
    points: ['0 points', '1 point', '2 points', '15,000 points'],
    rupiah: 'Rp150,000',
    days: ['10 May 2026', '01 Aug 2026', '21 Nov 2026'],
    time: '14:05 WIB',
    quantity: 'At most 1 coupon in one transaction.',
  });
});

test('and Indonesian again', () => {
  speakEnglish(true);
  speakEnglish(false);
  expect(told()).toEqual({
    number: '-1.234.567',
    points: ['0 poin', '1 poin', '2 poin', '15.000 poin'],
    rupiah: 'Rp150.000',
    days: ['10 Mei 2026', '01 Agu 2026', '21 Nov 2026'],
    time: '14:05 WIB',
    quantity: 'Paling banyak 1 kupon untuk satu transaksi.',
  });
  expect(catalogueWording.toCatalogue).toBe('Lihat Katalog Kupon');
});

test('a refusal by the API is told in its own words in Indonesian, and in ours in English', () => {
  const refusal = createApiError({
    kind: 'business',
    call: '/voucherlist',
    code: 500,
    message: 'Kupon habis.',
  });
  expect(messageFor(refusal)).toBe('Kupon habis.');
  speakEnglish(true);
  expect(messageFor(refusal)).toBe('This is not possible right now.');
  expect(messageFor(refusal, { 500: 'Sold out.' })).toBe('Sold out.');
});
