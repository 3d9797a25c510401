/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { sql, type SQL } from 'drizzle-orm';
import fc from 'fast-check';
import { couponsCall } from '@poku/mfe-catalogue/calls/coupons';
import { readWords } from './search.service';
import { answerTo, sitiId, startTestApi, type TestApi } from '../../testing/api';

const runs = Number(process.env.POKU_PROPERTY_RUNS ?? '200');
const coupons = 2600;
/** Siti's own points (D58); the partners' are taken away. */
const total = 15_000;

let api: TestApi;
let token: string;

/** Few prices, popularities and words, so that ties and matches abound; names with signs that patterns know. */
beforeAll(async () => {
  api = await startTestApi();
  token = await api.login();
  const { db } = api.deps;
  await db.run(sql`
    insert into brand (id, name) select 'zb' || n, (array['Kopi Élan', 'TOKO 100%', 'a_b', 'Zamrud', 'kopi'])[1 + n % 5] || ' ' || n
    from generate_series(1, 30) n`);
  await db.run(sql`
    insert into voucher (id, slug, kind, redemption_id, reward_item_id, category_id, brand_id, name, product_name, operator,
      price_points, face_value_rupiah, description_html, terms_html, pickup_html, redeem_html, image, stock,
      sale_ends_at, use_ends_at, withdrawn, popularity, use_channel)
    select (case n % 3 when 0 then 'Z' else 'z' end) || n, 'z' || n, case when n % 41 = 0 then 'telco' else 'regular' end,
      'zr' || n, 'zi' || n, (1 + n * n % 8)::text, 'zb' || (1 + (n * n + n / 7) % 30),
      (array['Es Kopi', 'ES TEH', 'Diskon 50%', 'a_b c\d', 'Żółw', 'x', 'Voucher Belanja', 'voucher'])[1 + n * 7 % 8]
        || case when n % 4 = 0 then '' else ' ' || n % 37 end || case when n = 2500 then ' qz' else '' end,
      'p', case when n % 41 = 0 then (select operator from voucher where kind = 'telco' limit 1) end, 500 * (1 + n * 13 % 140), 0, '', '', '', '', '/i', n % 3,
      now() + case when n % 11 = 0 then -1 else 1 end * interval '1 hour', now() + interval '9 days', n % 17 = 0, n * 31 % 50,
      case when n % 41 = 0 then 'online' else 'till' end
    from generate_series(1, ${coupons}::int) n`);
  await db.run(sql`insert into promotion (id, name, link, image, position) values ('zp', 'P', '', '', 9)`);
  await db.run(sql`
    insert into promotion_voucher (promotion_id, voucher_id, position)
    select 'zp', id, row_number() over (order by md5(id)) from voucher where popularity % 7 = 3`);
  await db.run(sql`update partner_link set balance_units = 0 where member_id = ${sitiId}`);
});
afterAll(() => api.close());

const order = (list: Asked): SQL => {
  if (list.filters.sortByPrice === 'ASC') return sql`v.price_points, v.id collate "C"`;
  if (list.filters.sortByPrice === 'DESC') return sql`v.price_points desc, v.id collate "C" desc`;
  if (list.filters.sortByName === 'ASC') return sql`lower(v.name) collate "C", v.id collate "C"`;
  if (list.filters.sortByName === 'DESC') return sql`lower(v.name) collate "C" desc, v.id collate "C" desc`;
  if (list.productId) return sql`v.stock < 1, array_position(${sql.param(list.productId)}::text[], v.id)`;
  if (list.adsId)
    return sql`v.stock < 1, (select position from promotion_voucher where promotion_id = ${list.adsId} and voucher_id = v.id)`;
  return sql`v.stock < 1, v.popularity desc, v.id collate "C"`;
};

/** Then what has a text as it is written comes first. */
const isByPopularity = ({ filters, productId, adsId }: Asked): boolean =>
  !filters.sortByPrice && !filters.sortByName && !productId && !adsId;

/** The answer as plain SQL gives it: every row looked at, one condition after the other. */
async function direct(list: Asked): Promise<string[]> {
  const { categoryId, merchant, name, minPrice, maxPrice, limitPrice } = list.filters;
  const where = [sql`v.kind = 'regular' and not v.withdrawn and v.sale_ends_at >= ${new Date()}`];
  if (categoryId) where.push(sql`v.category_id = ${categoryId}`);
  if (merchant?.length) where.push(sql`v.brand_id = any(${sql.param(merchant)}::text[])`);
  const part = name?.trim();
  let written = sql`true`;
  if (part) {
    const pattern = `%${part.replace(/[\\%_]/g, '\\$&')}%`;
    written = sql`(lower(v.name) like lower(${pattern}) or lower(b.name) like lower(${pattern}))`;
    const words = await readWords(api.deps.db, part);
    const having = words.map((meant) => sql`l.words && ${sql.param([...meant])}::text[]`);
    where.push(having.length === 0 ? written : sql`(${written} or (${sql.join(having, sql` and `)}))`);
  }
  if (minPrice !== undefined) where.push(sql`v.price_points >= ${minPrice}`);
  if (maxPrice !== undefined && maxPrice < 60_001) where.push(sql`v.price_points <= ${maxPrice}`);
  if (limitPrice && list.isMember) where.push(sql`v.price_points <= ${total} and v.stock > 0`);
  if (list.productId) where.push(sql`v.id = any(${sql.param(list.productId)}::text[])`);
  else if (list.adsId) {
    where.push(sql`v.id in (select voucher_id from promotion_voucher where promotion_id = ${list.adsId})`);
  }
  const rows = await api.deps.db.rows<{ id: string }>(sql`
    select v.id from voucher v join brand b on b.id = v.brand_id left join voucher_listing l on l.voucher_id = v.id
    where ${sql.join(where, sql` and `)}
    order by ${isByPopularity(list) ? sql`not ${written}, ` : sql``}${order(list)}`);
  return rows.map((row) => row.id);
}

/** All pages by cursor. */
async function walked({ isMember, ...list }: Asked): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | null = null;
  do {
    const body: object = { clientId: 'guest', ...list, ...(cursor !== null && { cursor }) };
    const answer = await api.call('POST', '/voucherlist', { body, ...(isMember && { token }) });
    const data = answerTo(couponsCall, answer);
    // They are in place of none.
    if (data.isNear) return [];
    ids.push(...data.coupons.map((one) => one.id));
    cursor = data.nextCursor;
  } while (cursor !== null);
  return ids;
}

const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
/** One in six. */
const rarely = <T>(value: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 5, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: value });
const direction = fc.constantFrom('ASC' as const, 'DESC' as const, '' as const);
const price = fc.oneof(
  fc.nat({ max: 140 }).map((n) => n * 500),
  fc.constantFrom(0, 1, 60_000, 60_001, 70_000),
);
const search = fc.oneof(
  fc.constantFrom(
    'e',
    'Q',
    'qz',
    'ZQ',
    '%',
    '_',
    '\\',
    '0%',
    'a_b',
    'é',
    'Ż',
    'ółw',
    'KOPI',
    'kopi 1',
    ' teh ',
    'n',
    'ѥ',
  ),
  // By words alone.
  fc.constantFrom('kopy', 'belanja voucher', 'kopi es 1', 'teh es', 'voucer'),
  fc.constantFrom('Voucher Belanja 1', 'oucher belanj', 'toko 100% 2', 'nothing like it', 'x'.repeat(256)),
  fc.string({ minLength: 1, maxLength: 3, unit: fc.constantFrom(...'eskopi 1250%_ab') }),
);
const someId = fc.nat({ max: coupons }).map((n) => `${n % 3 === 0 ? 'Z' : 'z'}${n}`);
const brand = fc.oneof(
  fc.integer({ min: 1, max: 30 }).map((n) => `zb${n}`),
  fc.constant('kopi-serambi'),
);

const everyFilter = fc.record(
  {
    categoryId: optional(fc.constantFrom('1', '2', '5', '8', '')),
    merchant: optional(fc.array(brand, { maxLength: 12 })),
    name: optional(search),
    sortByPrice: optional(direction),
    sortByName: optional(direction),
    minPrice: optional(price),
    maxPrice: optional(price),
    limitPrice: optional(fc.boolean()),
  },
  { requiredKeys: [] },
);
type Filters = typeof everyFilter extends fc.Arbitrary<infer T> ? T : never;
/** Of many filters together hardly a coupon is left, so half of the lists have these alone. */
const fewFilters: fc.Arbitrary<Filters> = fc.record(
  { categoryId: optional(fc.constantFrom('1', '2', '5')), name: search, sortByName: direction },
  { requiredKeys: ['name'] },
);

const asked = fc.record({
  filters: fc.oneof(everyFilter, fewFilters),
  productId: rarely(fc.array(someId, { minLength: 1, maxLength: 60 })),
  adsId: rarely(fc.constantFrom('zp', 'none')),
  perPage: fc.oneof(
    { weight: 3, arbitrary: fc.constant(100) },
    { weight: 1, arbitrary: fc.integer({ min: 15, max: 99 }) },
  ),
  isMember: fc.boolean(),
});
type Asked = typeof asked extends fc.Arbitrary<infer T> ? T : never;

test('every sort, filter and search, page after page, gives what plain SQL gives', async () => {
  let found = 0;
  await fc.assert(
    fc.asyncProperty(asked, async (list) => {
      const expected = await direct(list);
      found += expected.length;
      expect(await walked(list)).toEqual(expected);
    }),
    { numRuns: runs, seed: 20_261_121 },
  );
  expect(found).toBeGreaterThan(runs);
}, 600_000);
