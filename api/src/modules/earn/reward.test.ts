/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { sql } from 'drizzle-orm';
import { earnPartnersCall, type EarnReward } from '@poku/mfe-history/calls/earn';
import { answerTo, startTestApi, type TestApi } from '../../testing/api';
import { importCampaigns } from '../earning/campaign-import';
import { importTerms } from '../earning/terms-import';
import type { CampaignTerms, EarnRate } from '../earning/terms.schema';
import { rewardOf } from './reward';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const byAmount: EarnReward = {
  points: 1,
  perRupiah: 1000,
  minimumRupiah: null,
  isMost: false,
  firstPurchase: null,
};
const rewards = async () =>
  Object.fromEntries(
    answerTo(earnPartnersCall, await api.call('GET', '/partnerearn/guest')).map(({ name, reward }) => [
      name,
      reward,
    ]),
  );
const reward = (rates: EarnRate[], campaigns: CampaignTerms[] = []) =>
  rewardOf({ waitingMinutes: 0, reportedWithinDays: 30, beforeLinkHours: 24, rates }, campaigns);

test('each partner says what a purchase gives by its terms, and a campaign what the first one gets on top', async () => {
  expect(await rewards()).toEqual({
    FitNusa: { ...byAmount, points: 150, perRupiah: null, isMost: true },
    'Garuda Motor': { ...byAmount, perRupiah: 100, firstPurchase: { points: 250, minimumRupiah: null } },
    RumahNet: { ...byAmount, perRupiah: 50 },
    NusaPoin: byAmount,
    DompetNusa: { ...byAmount, perRupiah: 100, minimumRupiah: 10_000 },
  });
});

test('new terms and campaigns of an operator count from when they start, and no longer than they run', async () => {
  const { clock } = api.deps;
  const inHours = (hours: number) => new Date(clock.now().getTime() + hours * 3_600_000).toISOString();
  await importTerms(api.deps, [
    {
      partner: 'nusapoin',
      startsAt: inHours(1),
      terms: {
        waitingMinutes: 60,
        reportedWithinDays: 30,
        beforeLinkHours: 24,
        rates: [{ category: 'card', points: 3, perRupiah: 1000 }],
      },
    },
  ]);
  await importCampaigns(api.deps.db, [
    {
      id: 'kartu-pertama',
      partner: 'nusapoin',
      startsAt: inHours(1),
      endsAt: inHours(3),
      terms: { title: 'kartu pertama', firstPurchasePoints: 500, minimumRupiah: 50_000 },
    },
  ]);
  expect((await rewards()).NusaPoin).toEqual(byAmount);
  clock.advance(2 * 3_600_000);
  const firstPurchase = { points: 500, minimumRupiah: 50_000 };
  expect((await rewards()).NusaPoin).toEqual({ ...byAmount, points: 3, firstPurchase });
  clock.advance(2 * 3_600_000);
  expect((await rewards()).NusaPoin).toEqual({ ...byAmount, points: 3 });
});

test('a partner without terms promises nothing', async () => {
  await api.deps.db.run(sql`delete from earn_terms where partner_id = '9'`);
  expect((await rewards()).RumahNet).toBeNull();
});

test('of several rates the best one is told, as the most that there is, and of equal ones as what there is', () => {
  const service: EarnRate = { category: 'service', points: 1, perRupiah: 100 };
  expect(reward([service, { ...service, category: 'parts' }])).toEqual({ ...byAmount, perRupiah: 100 });
  expect(reward([{ ...service, category: 'oil', perRupiah: 500 }, service])).toEqual({
    ...byAmount,
    perRupiah: 100,
    isMost: true,
  });
  expect(reward([service, { category: 'visit', points: 50 }])).toMatchObject({
    perRupiah: 100,
    isMost: true,
  });
});

test('what only some levels or kinds of purchase get is promised to nobody, and no more than a member can have', () => {
  const card: EarnRate = { category: 'card', points: 1, perRupiah: 1000 };
  const first = { title: 'pertama', firstPurchasePoints: 900 };
  expect(reward([card], [{ ...first, levels: ['Gold'] }])?.firstPurchase).toBeNull();
  expect(reward([card], [{ ...first, category: 'card' }])?.firstPurchase).toBeNull();
  expect(reward([card], [{ title: 'dua kali', percent: 200 }])?.firstPurchase).toBeNull();
  expect(
    reward(
      [card],
      [
        { ...first, maximumPoints: 400 },
        { title: 'lain', firstPurchasePoints: 500 },
      ],
    )?.firstPurchase,
  ).toEqual({ points: 500, minimumRupiah: null });
});
