import { isStart } from './places';

test.each([
  ['/tukar', '/tukar', true],
  ['/tukar', '/tukar?name=kopi', true],
  ['/kategori/1', '/kategori/1?page=2', true],
  ['/kategori/1', '/kategori/2', false],
  ['/voucher?id=1001', '/voucher?id=1001', true],
  ['/voucher?id=1001', '/voucher?id=1002', false],
  ['/voucher?id=1001', '/tukar', false],
])('beginning with %s, at %s: %s', (start, address, isThere) => {
  expect(isStart(start, new URL(address, 'https://poku.example'))).toBe(isThere);
});
