import { purchaseProblem } from './purchase-rules';

const wish = { stock: 12, quantity: 2, pricePoints: 5_000, balancePoints: 15_000, kind: 'regular' } as const;

test('a balance that covers the total allows buying, to the point', () => {
  expect(purchaseProblem({ ...wish, balancePoints: 10_000 })).toBeUndefined();
  expect(purchaseProblem({ ...wish, balancePoints: 9_999 })).toBe('Poin kamu kurang 1 poin.');
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
  expect(purchaseProblem({ ...wish, balancePoints: null })).toBeUndefined();
});

test('a prepaid package needs a number', () => {
  expect(purchaseProblem({ ...wish, kind: 'telco' })).toBe('Mohon isi nomor HP');
  expect(purchaseProblem({ ...wish, kind: 'telco', phone: '0812' })).toBeUndefined();
});
