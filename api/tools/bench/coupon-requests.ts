import { FILL } from './fill-coupons';

/** A request of the benchmark: the body of `POST /voucherlist`, and whether a member asks. */
export interface CouponRequest {
  readonly body: object;
  readonly isMember?: boolean;
}

/** Numbers between 0 and 1 that are the same on every run (mulberry32). */
export const createRandom = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789 %_,';
const words =
  'kopi,gula aren,voucher,paket data,batik,zamrud,xenia,quds,emas 0,5,tiket,akhir pekan,yogyakarta,komplit,es kopi susu gula aren hemat jakarta,tidak ada,premium den,30 hari,keluarga';
/** What is called otherwise, in another order or with a slip; the last ones are in no coupon as a whole. */
const otherWords =
  'ngopi,kopy,kuota 10 gb,gula kopi aren susu,batiq,tiket jakarta konser,voucer,≤ 5.000 poin kopi,kopi rasa durian naga,konser hemat jakarta zzzzz,tiket kopi batik emas jakarta komplit';

/** Makes requests of each kind: the first page without a filter, each filter alone, each sort, and all of them mixed. */
export const createRequests = (random: () => number): Readonly<Record<string, () => CouponRequest>> => {
  const below = (limit: number): number => Math.floor(random() * limit);
  const pick = <T>(values: readonly T[], other: T): T => values[below(values.length)] ?? other;
  const some = (most: number): readonly number[] =>
    Array.from({ length: 1 + below(most) }, (_, index) => index);

  const category = () => ({ categoryId: String(1 + below(8)) });
  const merchant = () => ({ merchant: some(pick([1, 5, 100], 1)).map(() => `b${below(FILL.brands)}`) });
  const short = (length: number) => ({
    name: Array.from({ length }, () => letters.charAt(below(letters.length))).join(''),
  });
  const long = () => ({ name: pick(words.split(','), 'kopi') });
  const number = () => ({ name: String(below(1000)) });
  const price = () => {
    const minPrice = 500 * below(FILL.prices);
    return { minPrice, maxPrice: minPrice + 500 * pick([0, 0, 1, 20, 100], 0) };
  };
  const sort = () =>
    pick<object>(
      [{}, { sortByPrice: 'ASC' }, { sortByPrice: 'DESC' }, { sortByName: 'ASC' }, { sortByName: 'DESC' }],
      {},
    );
  const maybe = (part: () => object): object => (below(2) === 0 ? part() : {});
  const name = () => pick([() => short(1), () => short(2), () => short(3), long, number], long)();
  const ids = () => some(200).map(() => String(100_001 + below(FILL.coupons)));
  const ask = (filters: object, more: object = {}): CouponRequest => ({ body: { filters, ...more } });

  return {
    'first page': () => ask({}),
    category: () => ask(category()),
    'brands in a category': () => ask({ ...category(), ...merchant() }),
    brands: () => ask(merchant()),
    'search, 1 character': () => ask({ ...short(1), ...maybe(category) }),
    'search, 2 characters': () => ask({ ...short(2), ...maybe(category) }),
    'search, 3 characters': () => ask({ ...short(3), ...maybe(category) }),
    'search, words': () => ask({ ...long(), ...maybe(category) }),
    'search, other words': () => ask({ name: pick(otherWords.split(','), 'ngopi'), ...maybe(category) }),
    'search, a number': () => ask({ ...number(), ...maybe(category) }),
    'price range': () => ask({ ...price(), ...maybe(category) }),
    'what I can buy': () => ({ body: { filters: { limitPrice: true, ...maybe(sort) } }, isMember: true }),
    ids: () => ask(maybe(sort), { productId: ids() }),
    promotion: () => ask(maybe(sort), { adsId: `P${1 + below(FILL.promotions)}` }),
    'each sort': () => ask({ ...sort(), ...maybe(category) }),
    'sort and search': () => ask({ ...sort(), ...name(), ...maybe(category) }),
    'everything mixed': () =>
      ask({ ...sort(), ...maybe(category), ...maybe(merchant), ...maybe(name), ...maybe(price) }),
    'everything mixed, 100 a page': () =>
      ask(
        { ...sort(), ...maybe(category), ...maybe(merchant), ...maybe(name), ...maybe(price) },
        { perPage: 100 },
      ),
  };
};
