import { missingPoints, purchaseProblem } from './purchase-rules';

const wish = { stock: 12, quantity: 2, pricePoints: 5_000, balancePoints: 15_000 } as const;

test('a balance that covers the total allows buying, to the point', () => {
  expect(missingPoints({ ...wish, balancePoints: 10_000 })).toBe(0);
  expect(missingPoints({ ...wish, balancePoints: 9_999 })).toBe(1);
  expect(missingPoints({ ...wish, balancePoints: 0 })).toBe(10_000);
});

test('a coupon without stock is sold out', () => {
  expect(purchaseProblem({ ...wish, stock: 0, quantity: 1 })).toBe('Kupon yang kamu cari sudah habis...');
});

test('more than the stock says how many are left', () => {
  expect(purchaseProblem({ ...wish, stock: 2, quantity: 3 })).toBe(
    'Sayang sekali stok kupon ini hanya tersisa 2',
  );
  expect(purchaseProblem({ ...wish, stock: 2, quantity: 2 })).toBeUndefined();
});

test('a balance that is not known yet forbids nothing', () => {
  expect(missingPoints({ ...wish, balancePoints: null })).toBe(0);
});

test('a prepaid package needs a number that it can be filled to', () => {
  expect(purchaseProblem({ ...wish, numberProblem: 'Mohon isi nomor HP' })).toBe('Mohon isi nomor HP');
  expect(purchaseProblem({ ...wish, numberProblem: undefined })).toBeUndefined();
});
