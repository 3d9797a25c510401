import { claimAt } from './claimed-path';

const CLAIMS = ['/kategori/:categoryId', '/kategori/baru', '/voucher/telco/:id/:slug'];

test.each([
  ['/kategori/1', '/kategori/:categoryId'],
  ['/kategori/1/', '/kategori/:categoryId'],
  ['/kategori/baru', '/kategori/baru'],
  ['/voucher/telco/7/pulsa-10', '/voucher/telco/:id/:slug'],
  ['/kategori', undefined],
  ['/kategori/1/2', undefined],
  ['/', undefined],
])('who answers for %s', (pathname, claim) => {
  expect(claimAt(CLAIMS, pathname)).toBe(claim);
  expect(claimAt([...CLAIMS].reverse(), pathname)).toBe(claim);
});
