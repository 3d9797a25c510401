import { postKey, type RouteClaim } from '@poku/contract';
import { createClient, createSessionGuard, earlyResponsesFrom } from '@poku/platform/api';
import { aCategory, aFavorite, aPromotion, aVoucher, envelope, startTestServer } from '@poku/testing';
import { remote } from '../../remote.config';
import { CATALOGUE_PAGE_SIZE } from '@poku/domain/limits/catalogue';
import { EVERYTHING, toQuery } from '../features/filter-coupons/search';
import { categoriesCall } from './categories';
import { couponCall } from './coupon-detail';
import { couponsCall } from './coupons';
import { favouritesCall, ownFavouritesCall } from './favourites';
import { goalCall } from './goal';
import { popularCall } from './popular';
import { promotionsCall } from './promotions';

// No handler: a request would fail the test.
startTestServer();

const clientWith = (early: Readonly<Record<string, Promise<Response>>>) =>
  createClient({
    clientId: () => 'member-siti',
    guard: createSessionGuard(() => undefined),
    early: earlyResponsesFrom(early),
    isOnline: () => true,
  });

const lists = [categoriesCall, popularCall, favouritesCall, ownFavouritesCall, promotionsCall];
const items: Readonly<Record<string, object>> = {
  [categoriesCall.path]: aCategory(),
  [popularCall.path]: aVoucher(),
  [favouritesCall.path]: aFavorite(),
  [ownFavouritesCall.path]: aFavorite(),
  [promotionsCall.path]: aPromotion(),
};
const goal = { voucher: null, nearest: [aVoucher()], earnedPoint: 0, earnedDays: 7 };
const preloads = [
  ...new Set(
    [...remote.routes, ...remote.slots].flatMap((claim): readonly string[] =>
      'preload' in claim ? claim.preload : [],
    ),
  ),
];

test('what a member saves up for is the answer that the page requested before', async () => {
  const client = clientWith({ '/gateway/customergoal/member-siti': Promise.resolve(envelope(goal)) });
  expect((await client.call(goalCall, {})).near).toHaveLength(1);
});

const ofLists = preloads.filter((path) => !path.includes('?') && path !== goalCall.path);
test.each(ofLists)('what the page requested before is the answer of %s, with no request', async (path) => {
  const call = lists.find((one) => one.path === path);
  if (call === undefined) throw new Error(`No call takes ${path}.`);
  const address = `/gateway${path.replace('{clientId}', 'member-siti')}`;
  const client = clientWith({ [address]: Promise.resolve(envelope([items[path]])) });
  expect(await client.call(call, {})).toHaveLength(1);
});

test.each(preloads.filter((path) => path.includes('?')))(
  'a coupon is asked for by what its address says, as its page asks for it: %s',
  async (asked) => {
    const said: Readonly<Record<string, string>> = {
      id: '7',
      redemptionId: 'r1',
      rewardItemId: 'i1',
      adsId: 'p1',
    };
    const path = asked
      .replace('{clientId}', 'member-siti')
      .replace(/\{[?:](\w+)\}/g, (_, name: string) => said[name] ?? name);
    const client = clientWith({ [`/gateway${path}`]: Promise.resolve(envelope(aVoucher())) });
    const key = { couponId: '7', redemptionRuleId: 'r1', rewardItemId: 'i1', promotionId: 'p1' };
    await expect(client.call(couponCall, key)).resolves.toMatchObject({ name: aVoucher().voucherName });
  },
);

test('the coupons of a category are asked for as its page asks for them', async () => {
  const posts = (remote.routes as readonly RouteClaim[]).flatMap(({ preloadPosts = [] }) => preloadPosts);
  const early = posts.map(({ path, body }) => {
    const sent = JSON.stringify(body).replace('{clientId}', 'member-siti').replace('{:categoryId}', '1');
    const answer = envelope({ result: [aVoucher()], brandList: [], page: 1, perPage: 20, nextCursor: null });
    return [postKey(`/gateway${path}`, sent), Promise.resolve(answer)] as const;
  });
  const asked = {
    filter: toQuery({ categoryId: '1' }, { ...EVERYTHING, pages: 1 }),
    perPage: CATALOGUE_PAGE_SIZE,
  };
  const { coupons } = await clientWith(Object.fromEntries(early)).call(couponsCall, asked);
  expect(coupons).toHaveLength(1);
});
