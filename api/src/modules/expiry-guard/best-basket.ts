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

/** What all prices are multiples of; 0 without any. */
const unitOf = (offers: readonly Offer[]): number =>
  offers.reduce((divisor, { price }) => commonDivisor(divisor, price), 0);

/**
 * The first of the offers that `bestBasket` gets through in so many steps, which are the prices that a basket may have times the offers; one
 * at least.
 */
export function firstWithin(budget: number, offers: readonly Offer[], steps: number): readonly Offer[] {
  let unit = 0;
  const end = offers.findIndex(({ price }, index) => {
    unit = commonDivisor(unit, price);
    return (budget / unit + 1) * (index + 1) > steps;
  });
  return end === -1 ? offers : offers.slice(0, Math.max(1, end));
}

/** What a basket has. Of baskets that cost the same fewer coupons are better, then fewer pieces, then more worth. */
interface Merit {
  coupons: number;
  pieces: number;
  worth: number;
}

const isBetter = (one: Merit, other: Merit): boolean => {
  if (one.coupons !== other.coupons) return one.coupons < other.coupons;
  if (one.pieces !== other.pieces) return one.pieces < other.pieces;
  return one.worth > other.worth;
};

/** A price, counted in pieces, whose basket may get more pieces of a coupon; its merit is as if it had none of the place's own. */
interface Waiting {
  readonly place: number;
  readonly merit: Merit;
}

/** Adds it behind the others; those that are no better leave, since they would be too far off earlier anyway. */
function wait(window: Waiting[], head: number, next: Waiting): void {
  for (
    let last = window.at(-1);
    window.length > head && last && !isBetter(last.merit, next.merit);
    last = window.at(-1)
  )
    window.pop();
  window.push(next);
}

/**
 * The basket that costs most without costing more than the budget; of those that cost as much the one of fewest coupons, then of fewest pieces,
 * then of most worth. Exact: a bounded knapsack over the prices that a basket may have, in units of their common divisor, with a sliding
 * window over the pieces of a coupon, so that it takes as many steps as there are prices times offers.
 * @param budget a whole number from 0
 */
export function bestBasket(budget: number, offers: readonly Offer[]): readonly Picked[] {
  const fitting = offers.filter(({ price, most }) => most > 0 && price <= budget);
  const unit = unitOf(fitting);
  if (unit === 0) return [];
  const top = Math.floor(budget / unit);
  /** By price; undefined for one that no basket has. */
  const best: (Merit | undefined)[] = Array.from({ length: top + 1 }, () => undefined);
  best[0] = { coupons: 0, pieces: 0, worth: 0 };
  const quantities = fitting.map(({ price, most, worth }) => {
    const step = price / unit;
    const taken = new Uint16Array(top + 1);
    // Prices that are a whole number of pieces apart follow each other.
    for (let start = 0; start < step && start <= top; start += 1) {
      const window: Waiting[] = [];
      let head = 0;
      for (let place = 0, at = start; at <= top; place += 1, at += step) {
        const without = best[at];
        while ((window[head]?.place ?? place) < place - most) head += 1;
        const from = window[head];
        if (from) {
          const { coupons, pieces, worth: before } = from.merit;
          const merit = { coupons: coupons + 1, pieces: pieces + place, worth: before + place * worth };
          if (!without || isBetter(merit, without)) {
            best[at] = merit;
            taken[at] = place - from.place;
          }
        }
        if (without) {
          const { coupons, pieces, worth: before } = without;
          wait(window, head, {
            place,
            merit: { coupons, pieces: pieces - place, worth: before - place * worth },
          });
        }
      }
    }
    return taken;
  });
  let at = top;
  while (best[at] === undefined) at -= 1;
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
