import { aCategory, aVoucher, createTestPlatform, envelope, onCall, startTestServer } from '@poku/testing';
import { waitFor } from '@testing-library/dom';
import { serveCoupons } from '../testing/coupon-list-server';
import { createEmbedRouter } from './embed-router';

const server = startTestServer(
  onCall.get('/category/:clientId', () => envelope([aCategory()])),
  onCall.get('/getpopularvoucher/:clientId', () => envelope([aVoucher()])),
);

const open = async () => {
  const { platform } = await createTestPlatform({});
  const left: string[] = [];
  const context = {
    platform,
    start: '/tukar',
    leave: (path: string) => void left.push(path),
    onShown: () => undefined,
    onProblem: () => undefined,
  };
  const router = createEmbedRouter(context, 'https://poku.example').initialize();
  await waitFor(() => expect(router.state.initialized).toBe(true));
  return { router, left };
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
