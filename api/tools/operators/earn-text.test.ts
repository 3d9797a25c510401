// @database either: no database is asked.
import type { NoEarning } from '../../src/modules/earning/reckon';
import type { EarnTerms } from '../../src/modules/earning/terms.schema';
import type { PurchaseLine } from '../../src/modules/operators/purchase.repository';
import type { PurchaseFile } from '../../src/modules/operators/purchase.service';
import { purchaseListText, purchaseShowText } from './earn-text';
import { campaignListText, termsListText } from './terms-text';

const card = { category: 'card', points: 1, perRupiah: 1000, minimumRupiah: 10_000, maximumPoints: 60 };
const terms: EarnTerms = {
  waitingMinutes: 60,
  reportedWithinDays: 30,
  beforeLinkHours: 24,
  maximumPointsPerDay: 5000,
  rates: [card, { category: 'class', points: 150, maximumPerDay: 2 }],
};
const at = new Date('2026-11-26T03:04:05Z');
const purchase: PurchaseLine = {
  partner_id: '2',
  partner_slug: 'nusapoin',
  reference: 'TRX-1',
  state: 'earned',
  revision: 1,
  subject: 'siti@contoh.id',
  amount_rupiah: 75_000,
  category: 'card',
  made_at: at,
  reported_at: at,
  reversed_at: null,
  member_id: 'm-1',
  points: 85,
  why: {
    terms: 3,
    rate: card,
    base: 60,
    limited: 'purchase',
    extras: [{ campaign: 'perdana', version: 2, title: 'bonus perdana', points: 25 }],
  },
  booked: 85,
  lapsed: 0,
  moves: 1,
  spendable_at: at,
  due_at: null,
  number: 'RH20261126ABCDEFGH',
};
const file = (change: Partial<PurchaseLine> = {}): PurchaseFile => ({
  purchase: { ...purchase, ...change },
  version: { version: 3, terms },
  moves: [{ kind: 'earn', reference: 'RH20261126ABCDEFGH', points: 85, occurred_at: at }],
  debt: 7,
});
const nothing = (reason: NoEarning, change: Partial<PurchaseLine> = {}): string =>
  purchaseShowText(file({ state: 'nothing', points: 0, why: { nothing: reason, terms: 3 }, ...change }));

test('a purchase is told with the rate in words, the sum, the books and the debt', () => {
  const text = purchaseShowText(file());
  expect(text).toContain(
    "Terms 3 give 1 point for each full Rp1.000 of 'card', from Rp10.000 on, at most 60 of one purchase.",
  );
  expect(text).toMatch(/rate +60 +the most of one purchase instead of 75\n/);
  expect(text).toMatch(/campaign perdana, version 2 +25 +bonus perdana\n/);
  expect(text).toMatch(/all +85/);
  expect(text).toMatch(/2026-11-26 03:04:05 +earn +85 +RH20261126ABCDEFGH/);
  expect(text).toMatch(/member owes +7\n/);
});

test.each<[string, Partial<PurchaseLine>, RegExp]>([
  ['without a limit', { why: { terms: 3, rate: card, base: 75, extras: [] } }, /rate +75 +of Rp75.000\n/],
  [
    'with what the day left',
    { why: { terms: 3, rate: card, base: 5, limited: 'day', extras: [] } },
    /rate +5 +what was left of the 5.000 a day instead of 75\n/,
  ],
  [
    'given back',
    { state: 'reversed', reversed_at: at, points: 0, amount_rupiah: 1 },
    /given back as a whole, so it earns nothing. Before that:\n\nTerms 3 .*\n\n.*\nrate +60 +the most of one purchase\n/,
  ],
  [
    'given back before it was reported',
    { state: 'reversed', reversed_at: at, revision: 0, amount_rupiah: null, why: null },
    /bought +-\n[^]*The partner has not reported it yet/,
  ],
  [
    'reported after it was given back',
    { state: 'reversed', reversed_at: at, why: null },
    /so it earns nothing\.\n/,
  ],
])('a purchase %s', (_name, change, text) => {
  expect(purchaseShowText(file(change))).toMatch(text);
});

test.each<[NoEarning, Partial<PurchaseLine>, string]>([
  ['not-linked', {}, 'linked to no member when it was made, nor within 24 hours after it.'],
  ['no-terms', {}, 'nusapoin had no terms of that time when it was reckoned.'],
  ['other-category', { category: 'gift' }, "Terms 3 have no rate for 'gift', only for 'card', 'class'."],
  ['too-late', {}, 'first reported later than the 30 days after it was made that terms 3 allow.'],
  ['too-small', { amount_rupiah: 9000 }, 'Rp9.000 is too little: terms 3 give 1 point for each full Rp1.000'],
  [
    'enough-of-the-day',
    { category: 'class' },
    "as terms 3 allow: 150 points for each purchase of 'class', 2 of them a day; at most 5.000 points a day.",
  ],
])('why a purchase earns nothing is a sentence: %s', (reason, change, sentence) => {
  const text = nothing(reason, change);
  expect(text).toContain(sentence);
  expect(text).toMatch(new RegExp(`state +nothing: ${reason}\n`));
});

test('a list and a purchase have no whole number or address, and nothing that a terminal obeys', () => {
  const list = purchaseListText([purchase]);
  expect(list).toMatch(/2026-11-26 03:04 +nusapoin +TRX-1 +1 +m-1 +75000 +card +85 +85 +earned/);
  expect(list).not.toContain('siti@');
  expect(purchaseShowText(file())).toContain('s***@contoh.id');
  expect(purchaseShowText(file({ subject: '+6281200000002' }))).toContain('0812*****002');
  expect(purchaseShowText(file({ subject: 'ID 7\u001b[2J' }))).toMatch(/account +ID 7\?\[2J/);
});

test('terms and campaigns are lines of their limits', () => {
  expect(termsListText([{ partner_slug: 'nusapoin', version: 3, starts_at: at, terms }])).toMatch(
    /nusapoin +3 +2026-11-26 03:04 .*; at most 5.000 points a day; points wait 60 min; reported within 30 d; 24 h before a link/,
  );
  const run = {
    id: 'gajian',
    version: 2,
    partner_slug: null,
    starts_at: at,
    ends_at: at,
    points: 9,
    members: 4,
  };
  const campaigns = campaignListText([
    { ...run, terms: { title: 'Gajian', percent: 200, category: 'card', maximumPoints: 500 } },
    { ...run, id: 'perdana', terms: { title: 'Perdana', firstPurchasePoints: 25, minimumRupiah: 10_000 } },
  ]);
  expect(campaigns).toMatch(
    /gajian +2 +all .*200 % of the points, of 'card', at most 500 points a member +9 +4/,
  );
  expect(campaigns).toMatch(/25 points for a first purchase, from Rp10.000 on/);
});
