import { aCategory, aVoucher, createTestPlatform, envelope, onCall, startTestServer } from '@poku/testing';
import { waitFor } from '@testing-library/dom';
import { coupons, serveCoupons } from '../testing/coupon-list-server';
import type { EmbedContext } from './embed-context';
import { createEmbedRouter } from './embed-router';

const server = startTestServer(
  onCall.get('/category/:clientId', () => envelope([aCategory()])),
  onCall.get('/getpopularvoucher/:clientId', () => envelope(coupons(10))),
);

const open = async (plan: Partial<EmbedContext['plan']> = {}) => {
  const { platform } = await createTestPlatform({});
  const left: string[] = [];
  const missing: string[] = [];
  const context: EmbedContext = {
    platform,
    plan: { start: '/tukar', list: '/tukar', limit: undefined, layout: 'grid', language: 'id', ...plan },
    site: 'https://poku.example',
    leave: (path: string) => void left.push(path),
    onShown: () => undefined,
    onProblem: () => undefined,
    onNoStart: () => void missing.push(context.plan.start),
  };
  const router = createEmbedRouter(context).initialize();
  await waitFor(() => expect(router.state.initialized).toBe(true));
  return { router, left, missing, data: (): unknown => Object.values(router.state.loaderData).at(-1) };
};

test.each(['name=kopi', '?name=kopi'])(
  'a search stays inside, with and without its question mark (%s)',
  async (search) => {
    serveCoupons(server, [aVoucher()]);
    const { router, left } = await open();
    await router.navigate({ pathname: '/kategori/1', search });
    expect(left).toEqual([]);
    expect(router.state.location).toMatchObject({ pathname: '/kategori/1', search: '?name=kopi' });
  },
);

test('an address of another page leads out, with its query', async () => {
  const { router, left } = await open();
  await router.navigate({ pathname: '/pulsa-prabayar', search: 'number=0812' });
  expect(left).toEqual(['/pulsa-prabayar?number=0812']);
  expect(router.state.location.pathname).toBe('/tukar');
});

test('a limit cuts the popular coupons and every list, which is read as far as it needs', async () => {
  const asked = serveCoupons(server, coupons(60));
  const { router, data } = await open({ limit: 25 });
  expect(data()).toMatchObject({ kind: 'start', popular: { value: { length: 10 } } });
  await router.navigate('/kategori/1');
  expect(data()).toMatchObject({ rows: { length: 25 }, nextCursor: null, search: { pages: 1 } });
  expect(asked.map(({ perPage }) => perPage)).toEqual([40]);
  await router.navigate('/tukar?name=Kupon');
  expect(data()).toMatchObject({ kind: 'found', rows: { length: 25 }, nextCursor: null });
  const few = await open({ limit: 3 });
  expect(few.data()).toMatchObject({ popular: { value: { length: 3 } } });
});

test('a row is of the popular coupons or of a category, and reads no more than it shows', async () => {
  const asked = serveCoupons(server, coupons(60));
  const { router, data } = await open({ layout: 'row', limit: 4 });
  expect(data()).toMatchObject({ name: 'Kupon Populer', rows: { length: 4 } });
  await router.navigate('/kategori/1');
  expect(data()).toMatchObject({ name: aCategory().categoryName, rows: { length: 4 } });
  expect(asked).toMatchObject([{ perPage: 4, filters: { categoryId: '1' } }]);
});

test('a coupon to begin with that is not there is told; another one is not', async () => {
  server.use(onCall.get('/voucherdetail/:clientId', () => envelope(undefined, 20404, 'Tidak ada')));
  const { router, missing } = await open({ start: '/voucher?id=9' });
  expect(missing).toEqual(['/voucher?id=9']);
  await router.navigate('/voucher?id=8');
  expect(missing).toHaveLength(1);
});
