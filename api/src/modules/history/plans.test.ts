/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { withPlans } from '../../db/explain';
import { historySources, longHistory } from '../../simulation/long-history';
import { agusId, sitiId, startTestApi, type TestApi } from '../../testing/api';
import { createCouponService } from '../coupons/service';
import { createHistoryFileService } from './file.service';
import { createHistoryService } from './service';

const fullRead = /Seq Scan on (?:earn_record|purchase_order|order_leg|coupon)\b/;
const { common, rareEarn, rareBurn, none } = historySources;
/** Enough for the planner to prefer an index, and soon stored. */
const rows = { member: 3000, others: 9000 };
const plans: string[] = [];
let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
  for (const statement of longHistory(sitiId, agusId, rows)) await api.deps.db.script(statement);
});
beforeEach(() => plans.splice(0));
afterAll(() => api.close());

/** The first five rows of all. */
const everything = {
  from: null,
  to: null,
  status: null,
  kind: null,
  partnerId: null,
  cursor: null,
  page: 1,
  perPage: 5,
};
const explained = () => ({ ...api.deps, db: withPlans(api.deps.db, (plan) => plans.push(plan)) });
const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 24 * 60 * 60_000).toISOString().slice(0, 10);
const filters: readonly Partial<Parameters<ReturnType<typeof createHistoryService>['burns']>[1]>[] = [
  {},
  { perPage: 100 },
  { from: day(30), to: day(0) },
  { from: day(400), to: day(400) },
  { status: 'success' },
  { status: 'processing' },
  { status: 'failed' },
  { kind: 'coupon' },
  { kind: 'prepaid' },
  ...['0', common, rareEarn, rareBurn, none].map((partnerId) => ({ partnerId })),
  { from: day(365), status: 'failed', kind: 'prepaid', partnerId: common },
];

test.each(filters)(
  'the history by %j reads no table of rows from end to end, on its first and on a later page',
  async (filter) => {
    const history = createHistoryService(explained());
    for (const read of [history.earns, history.burns]) {
      const query = { ...everything, ...filter };
      const { nextCursor: cursor } = await read(sitiId, query);
      if (cursor !== null) await read(sitiId, { ...query, cursor });
    }
    expect(plans.length).toBeGreaterThanOrEqual(6);
    expect(plans.filter((plan) => fullRead.test(plan))).toEqual([]);
  },
);

test('files and coupons read no table of rows from end to end', async () => {
  const files = createHistoryFileService(explained());
  for (const file of [await files.earns(sitiId, everything), await files.burns(sitiId, everything)])
    file.content.destroy();
  const session = { id: 'any', memberId: sitiId, partner: null, isFresh: true };
  const coupons = createCouponService(explained());
  await coupons.list(session, { page: 1, perPage: 5, group: null });
  // Of a member who has few of all coupons: a group is sorted once its member's are read.
  for (const group of ['ready', 'revealed', 'used', 'expired'] as const)
    await coupons.list({ ...session, memberId: 'm-of-few' }, { page: 1, perPage: 5, group });
  expect(plans).toHaveLength(12);
  expect(plans.filter((plan) => fullRead.test(plan))).toEqual([]);
});

test('a long history is walked to its end by cursor, each row once', async () => {
  const history = createHistoryService(api.deps);
  const numbers = new Set<string>();
  let cursor: string | null = null;
  let pages = 0;
  do {
    const page: Awaited<ReturnType<typeof history.burns>> = await history.burns(sitiId, {
      ...everything,
      perPage: 100,
      cursor,
    });
    for (const burn of page.rows) numbers.add(burn.id);
    expect(page.total).toBeGreaterThanOrEqual(rows.member);
    cursor = page.nextCursor;
    pages += 1;
    if (cursor === null) expect(numbers.size).toBe(page.total);
  } while (cursor !== null);
  expect(pages).toBe(Math.ceil(numbers.size / 100));
});
