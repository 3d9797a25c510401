import { bestBasket, firstWithin, type Offer } from './best-basket';

/** Numbers that look random and are the same in every run. */
const numbersOf = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

/** How good a basket is: what it costs, then how few coupons and pieces it has, then its worth. */
type Merit = readonly [price: number, coupons: number, pieces: number, worth: number];

const meritOf = (offers: readonly Offer[], quantities: readonly number[]): Merit => {
  let [price, coupons, pieces, worth] = [0, 0, 0, 0];
  offers.forEach((offer, index) => {
    const quantity = quantities[index] ?? 0;
    price += quantity * offer.price;
    coupons -= quantity > 0 ? 1 : 0;
    pieces -= quantity;
    worth += quantity * offer.worth;
  });
  return [price, coupons, pieces, worth];
};
const isBetter = (one: Merit, other: Merit): boolean => {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at !== -1 && (one[at] ?? 0) > (other[at] ?? 0);
};

/** Tries every basket there is. */
const bruteForce = (budget: number, offers: readonly Offer[]): Merit => {
  let best = meritOf(offers, []);
  const quantities = offers.map(() => 0);
  for (;;) {
    const at = quantities.findIndex((quantity, index) => quantity < (offers[index]?.most ?? 0));
    if (at === -1) return best;
    quantities.fill(0, 0, at);
    quantities[at] = (quantities[at] ?? 0) + 1;
    const merit = meritOf(offers, quantities);
    if (merit[0] <= budget && isBetter(merit, best)) best = merit;
  }
};

const merit = (budget: number, offers: readonly Offer[]): Merit => {
  const picked = new Map(bestBasket(budget, offers).map(({ id, quantity }) => [id, quantity]));
  const quantities = offers.map(({ id }) => picked.get(id) ?? 0);
  expect([...picked.keys()].every((id) => offers.some((offer) => offer.id === id))).toBe(true);
  expect(quantities.every((quantity, index) => quantity <= (offers[index]?.most ?? 0))).toBe(true);
  return meritOf(offers, quantities);
};

test('of 10,000 random cases the basket is as good as the best of all baskets', () => {
  const below = numbersOf(20_261_129);
  const different: unknown[] = [];
  for (let round = 0; round < 10_000; round += 1) {
    const unit = [1, 1, 5, 100, 250][below(5)] ?? 1;
    const offers = Array.from({ length: below(6) }, (_, index) => ({
      id: String(index),
      price: unit * (1 + below(20)),
      most: below(4),
      worth: 1000 * below(5),
    }));
    const budget = below(unit * 60);
    const [found, best] = [merit(budget, offers), bruteForce(budget, offers)];
    if (found.join() !== best.join()) different.push({ budget, offers, found, best });
  }
  expect(different).toEqual([]);
});

test('a coupon is taken as often as there are pieces, and no basket costs more than there is', () => {
  const cheap = { id: 'cheap', price: 300, most: 2, worth: 0 };
  expect(bestBasket(1_000, [cheap])).toEqual([{ id: 'cheap', quantity: 2 }]);
  expect(bestBasket(299, [cheap])).toEqual([]);
  expect(bestBasket(0, [cheap])).toEqual([]);
  expect(bestBasket(1_000, [])).toEqual([]);
});

test('one coupon is better than two that cost as much, and of two the one that is worth more', () => {
  const half = { id: 'half', price: 500, most: 9, worth: 90_000 };
  const whole = { id: 'whole', price: 1_000, most: 9, worth: 10_000 };
  const dear = { id: 'dear', price: 1_000, most: 9, worth: 20_000 };
  expect(bestBasket(1_000, [half, whole, dear])).toEqual([{ id: 'dear', quantity: 1 }]);
});

test('so many offers are looked at as there are steps for, and one always', () => {
  const offers = [10, 10, 5].map((price, index) => ({ id: String(index), price, most: 1, worth: 0 }));
  expect(firstWithin(100, offers, 63)).toEqual(offers);
  expect(firstWithin(100, offers, 62)).toEqual(offers.slice(0, 2));
  expect(firstWithin(100, offers, 1)).toEqual(offers.slice(0, 1));
  expect(firstWithin(100, [], 1)).toEqual([]);
});
