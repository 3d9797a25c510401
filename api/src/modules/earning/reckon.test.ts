import { reckon, type Bought, type RunningCampaign, type Standing } from './reckon';
import { campaignTerms, earnTerms, type EarnTerms } from './terms.schema';

const madeAt = new Date('2026-03-01T05:00:00Z');
const terms = (changes: Partial<EarnTerms> = {}): EarnTerms => ({
  waitingMinutes: 60,
  reportedWithinDays: 30,
  beforeLinkHours: 24,
  rates: [
    { category: 'card', points: 1, perRupiah: 1000 },
    { category: 'class', points: 150, maximumPerDay: 2 },
    { category: 'wallet', points: 2, perRupiah: 100, minimumRupiah: 10_000, maximumPoints: 500 },
  ],
  ...changes,
});
const campaign = (id: string, wish: object, used = 0): RunningCampaign => ({
  id,
  version: 3,
  used,
  terms: campaignTerms.parse({ title: id, ...wish }),
});
const alone: Standing = { dayPoints: 0, dayCount: 0, isFirst: true, level: 'Silver', campaigns: [] };
const points = (
  bought: Partial<Bought>,
  standing: Partial<Standing> = {},
  changes: Partial<EarnTerms> = {},
) => {
  const whole = { amountRupiah: 50_999, category: 'card', madeAt, ...bought };
  const { points: earned, why } = reckon(
    whole,
    madeAt,
    { version: 7, terms: terms(changes) },
    { ...alone, ...standing },
  );
  return 'nothing' in why ? why.nothing : earned;
};

test('a rate gives points for each full amount, or for the purchase', () => {
  expect(points({})).toBe(50);
  expect(points({ category: 'class' })).toBe(150);
  expect(points({ amountRupiah: 999 })).toBe('too-small');
  expect(points({ category: 'cash' })).toBe('other-category');
});

test('limits of a purchase, of the day and of the count', () => {
  expect(points({ category: 'wallet', amountRupiah: 9_999 })).toBe('too-small');
  expect(points({ category: 'wallet', amountRupiah: 10_000 })).toBe(200);
  expect(points({ category: 'wallet', amountRupiah: 900_000 })).toBe(500);
  expect(points({ category: 'class' }, { dayCount: 1 })).toBe(150);
  expect(points({ category: 'class' }, { dayCount: 2 })).toBe('enough-of-the-day');
  expect(points({}, { dayPoints: 30 }, { maximumPointsPerDay: 60 })).toBe(30);
  expect(points({}, { dayPoints: 60 }, { maximumPointsPerDay: 60 })).toBe('enough-of-the-day');
});

test('a purchase that is reported too late earns nothing, and none before the first terms', () => {
  const bought = { amountRupiah: 50_000, category: 'card', madeAt };
  const at = (days: number) => new Date(madeAt.getTime() + days * 24 * 60 * 60_000);
  const reported = (when: Date) => reckon(bought, when, { version: 7, terms: terms() }, alone);
  expect(reported(at(30)).points).toBe(50);
  expect(reported(new Date(at(30).getTime() + 1))).toEqual({
    points: 0,
    why: { nothing: 'too-late', terms: 7 },
  });
  expect(reckon(bought, madeAt, undefined, alone)).toEqual({ points: 0, why: { nothing: 'no-terms' } });
});

test('the best multiple and the points of a first purchase come on top, within what a member may get', () => {
  const double = campaign('double', { percent: 200 });
  const half = campaign('half', { percent: 150 });
  const first = campaign('first', { firstPurchasePoints: 25 });
  expect(points({}, { campaigns: [half, double] })).toBe(100);
  expect(points({}, { campaigns: [double, first] })).toBe(125);
  expect(points({}, { campaigns: [double, first], isFirst: false })).toBe(100);
  expect(points({}, { campaigns: [campaign('most', { percent: 300, maximumPoints: 80 }, 70)] })).toBe(60);
  expect(points({}, { campaigns: [campaign('other', { percent: 300, category: 'class' })] })).toBe(50);
  expect(points({}, { campaigns: [campaign('large', { percent: 300, minimumRupiah: 51_000 })] })).toBe(50);
});

test('a campaign may be for members of some levels', () => {
  const campaigns = [campaign('platinum', { percent: 110, levels: ['Platinum'] })];
  expect(points({}, { campaigns, level: 'Platinum' })).toBe(55);
  expect(points({}, { campaigns, level: 'Gold' })).toBe(50);
});

test('what made the points is kept: rule, sum and extras', () => {
  const { why } = reckon(
    { amountRupiah: 900_000, category: 'wallet', madeAt },
    madeAt,
    { version: 7, terms: terms() },
    { ...alone, campaigns: [campaign('double', { percent: 200 })] },
  );
  expect(why).toEqual({
    terms: 7,
    rate: terms().rates[2],
    base: 500,
    limited: 'purchase',
    extras: [{ campaign: 'double', version: 3, title: 'double', points: 500 }],
  });
});

test('terms with two rates of one category, or that wait longer than a day, are refused', () => {
  const [rate] = terms().rates;
  expect(earnTerms.safeParse(terms({ rates: [rate, rate] as EarnTerms['rates'] })).success).toBe(false);
  expect(earnTerms.safeParse(terms({ waitingMinutes: 1441 })).success).toBe(false);
  expect(campaignTerms.safeParse({ title: 'both', percent: 200, firstPurchasePoints: 5 }).success).toBe(
    false,
  );
  expect(campaignTerms.safeParse({ title: 'none' }).success).toBe(false);
});
