/** A coupon that a basket may hold. */
export interface Offer {
  readonly id: string;
  /** Price of one, a whole number from 1. */
  readonly price: number;
  /** Most pieces of it, from 0. */
  readonly most: number;
  /** What one is worth, a whole number from 0. */
  readonly worth: number;
}

/** A coupon of a basket. */
export interface Picked {
  readonly id: string;
  /** Pieces, from 1. */
  readonly quantity: number;
}

const commonDivisor = (one: number, other: number): number =>
  other === 0 ? one : commonDivisor(other, one % other);

/** What is best of baskets that cost the same: fewer coupons, then fewer pieces, then more worth. */
interface Costs {
  /** Infinity for a price that no basket has. */
  readonly coupons: Float64Array;
  readonly pieces: Float64Array;
  readonly worth: Float64Array;
}

const isBetter = (costs: Costs, at: number, from: number, quantity: number, worth: number): boolean => {
  const coupons = (costs.coupons[from] ?? Infinity) + 1;
  const own = costs.coupons[at] ?? Infinity;
  if (coupons !== own) return coupons < own;
  const pieces = (costs.pieces[from] ?? 0) + quantity;
  const ownPieces = costs.pieces[at] ?? 0;
  if (pieces !== ownPieces) return pieces < ownPieces;
  return (costs.worth[from] ?? 0) + quantity * worth > (costs.worth[at] ?? 0);
};

/**
 * The first of the offers that `bestBasket` gets through in so many steps, which are prices that a basket may have times pieces; one at
 * least.
 */
export function firstWithin(budget: number, offers: readonly Offer[], steps: number): readonly Offer[] {
  let unit = 0;
  let pieces = 0;
  const end = offers.findIndex(({ price, most }) => {
    unit = commonDivisor(unit, price);
    pieces += Math.min(most, Math.floor(budget / price));
    return (budget / unit + 1) * pieces > steps;
  });
  return end === -1 ? offers : offers.slice(0, Math.max(1, end));
}

/**
 * The basket that costs most without costing more than the budget; of those that cost as much the one of fewest coupons, then of fewest pieces,
 * then of most worth. Exact: a bounded knapsack over the prices that a basket may have, in units of their common divisor.
 * @param budget a whole number from 0
 */
export function bestBasket(budget: number, offers: readonly Offer[]): readonly Picked[] {
  const fitting = offers.filter(({ price, most }) => most > 0 && price <= budget);
  const unit = fitting.reduce((divisor, { price }) => commonDivisor(divisor, price), 0);
  if (unit === 0) return [];
  const top = Math.floor(budget / unit);
  const costs: Costs = {
    coupons: new Float64Array(top + 1).fill(Infinity),
    pieces: new Float64Array(top + 1),
    worth: new Float64Array(top + 1),
  };
  costs.coupons[0] = 0;
  const quantities = fitting.map(({ price, most, worth }) => {
    const step = price / unit;
    const taken = new Uint16Array(top + 1);
    // From the top down, so that what is read is still without this coupon.
    for (let at = top; at >= step; at -= 1) {
      const atMost = Math.min(most, Math.floor(at / step));
      for (let quantity = 1; quantity <= atMost; quantity += 1) {
        const from = at - quantity * step;
        if (!isBetter(costs, at, from, quantity, worth)) continue;
        costs.coupons[at] = (costs.coupons[from] ?? 0) + 1;
        costs.pieces[at] = (costs.pieces[from] ?? 0) + quantity;
        costs.worth[at] = (costs.worth[from] ?? 0) + quantity * worth;
        taken[at] = quantity;
      }
    }
    return taken;
  });
  let at = top;
  while (costs.coupons[at] === Infinity) at -= 1;
  const picked: Picked[] = [];
  for (let index = fitting.length - 1; index >= 0; index -= 1) {
    const quantity = quantities[index]?.[at] ?? 0;
    const offer = fitting[index];
    if (quantity === 0 || offer === undefined) continue;
    picked.push({ id: offer.id, quantity });
    at -= (quantity * offer.price) / unit;
  }
  return picked.reverse();
}
