/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { sitiId, startTestApi, type TestApi } from '../../testing/api';
import { purchasesOf, takesEvents, type Purchase } from '../../testing/purchases';
import { importCampaigns } from '../earning/campaign-import';
import { createPartnerPurchaseService } from '../earning/partner-purchase.service';
import { ledger } from '../ledger/service';
import { createPurchaseDesk } from './purchase.service';

const hourMs = 3_600_000;

let api: TestApi;
let report: ReturnType<typeof purchasesOf>;
beforeAll(async () => {
  api = await startTestApi(takesEvents);
  report = purchasesOf(api);
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const desk = () => createPurchaseDesk(api.deps);
const later = async (ms: number): Promise<void> => {
  api.deps.clock.advance(ms);
  while (await createPartnerPurchaseService(api.deps).next());
};
/** Reported a moment after those before. */
const made = async (purchase: Purchase): Promise<void> => {
  api.deps.clock.advance(1000);
  expect(await report.made(purchase)).toMatchObject({ status: 200 });
};
const wallet = { slug: 'dompetnusa', subject: '+6281200000002', category: 'merchant' };
const spendAll = async (): Promise<void> => {
  const at = api.deps.clock.now();
  const points = await ledger.spendable(api.deps.db, sitiId, at);
  await api.deps.db.transaction((tx) => ledger.spend(tx, { id: 'all', memberId: sitiId, points, at }));
};
const show = (reference: string, partner = 'nusapoin') => desk().show(partner, reference);
const listed = async (filter: Parameters<ReturnType<typeof desk>['list']>[0], limit = 10) =>
  (await desk().list(filter, limit)).map(({ reference }) => reference);

test('the list has the newest report first, each with its state; of one partner, member or state', async () => {
  await made({ reference: 'came' });
  await later(hourMs);
  await made({ reference: 'waits' });
  await made({ reference: 'small', amountRupiah: 900 });
  await made({ reference: 'of-nobody', subject: 'nobody@contoh.id' });
  await made({ reference: 'given-back' });
  await report.reversed('given-back');
  await made({ ...wallet, reference: 'wallet' });
  const lines = await desk().list({}, 10);
  expect(lines.map(({ partner_slug, reference, state }) => [partner_slug, reference, state])).toEqual([
    ['dompetnusa', 'wallet', 'earned'],
    ['nusapoin', 'given-back', 'reversed'],
    ['nusapoin', 'of-nobody', 'nothing'],
    ['nusapoin', 'small', 'nothing'],
    ['nusapoin', 'waits', 'waiting'],
    ['nusapoin', 'came', 'earned'],
  ]);
  expect(await listed({}, 2)).toEqual(['wallet', 'given-back']);
  expect(await listed({ partner: 'dompetnusa' })).toEqual(['wallet']);
  expect(await listed({ member: 'm-nobody' })).toEqual([]);
  expect(await listed({ member: sitiId, partner: 'nusapoin' })).toEqual([
    'given-back',
    'small',
    'waits',
    'came',
  ]);
  expect(await listed({ state: 'waiting' })).toEqual(['waits']);
  expect(await listed({ state: 'earned' })).toEqual(['wallet', 'came']);
  expect(await listed({ state: 'nothing' })).toEqual(['of-nobody', 'small']);
  expect(await listed({ state: 'reversed' })).toEqual(['given-back']);
});

test('a purchase is shown with its terms, and waits without a line in the books', async () => {
  await made({ reference: 'one' });
  const { purchase, version, moves, debt } = await show('one');
  expect(purchase).toMatchObject({ state: 'waiting', member_id: sitiId, points: 50, booked: 0, revision: 1 });
  expect(version).toMatchObject({ version: 1, terms: { waitingMinutes: 60 } });
  expect([moves, debt]).toEqual([[], 0]);
  await expect(show('one', 'dompetnusa')).rejects.toThrow('dompetnusa reported no purchase one');
});

test('every move of its points in the books is shown, with what the member owes now and what paid a debt', async () => {
  await made({ reference: 'one' });
  await later(hourMs);
  expect((await report.corrected(2, { reference: 'one', amountRupiah: 40_000 })).status).toBe(200);
  await made({ reference: 'another' });
  await later(hourMs);
  await spendAll();
  await report.reversed('one');
  const { purchase, moves, debt } = await show('one');
  const number = purchase.number ?? '';
  expect(moves).toMatchObject([
    { kind: 'earn', reference: number, points: 50 },
    { kind: 'take-back', reference: `${number}:1`, points: 10 },
    { kind: 'owe', reference: `${number}:2`, points: 40 },
  ]);
  expect([purchase.state, purchase.booked, debt]).toEqual(['reversed', 0, 40]);

  await made({ ...wallet, reference: 'pays', amountRupiah: 10_000 });
  const paying = await show('pays', 'dompetnusa');
  expect(paying.moves.map(({ kind, points }) => [kind, points])).toEqual([
    ['earn', 100],
    ['repay', 40],
  ]);
  expect(paying.debt).toBe(0);
});

test('what is nobody’s, what was never reported, and what a campaign added are shown as they are', async () => {
  await made({ reference: 'of-nobody', subject: 'nobody@contoh.id' });
  const nobodys = await show('of-nobody');
  expect(nobodys).toMatchObject({ debt: undefined, version: { version: 1, terms: { beforeLinkHours: 24 } } });
  expect(nobodys.purchase).toMatchObject({ member_id: null, why: { nothing: 'not-linked' } });

  await report.reversed('unknown');
  const unknown = await show('unknown');
  expect(unknown).toMatchObject({ version: undefined, moves: [], debt: undefined });
  expect(unknown.purchase).toMatchObject({ state: 'reversed', revision: 0, why: null });
});

test('terms stand by partner, the newest version first', async () => {
  const slugs = (await desk().terms()).map(({ partner_slug }) => partner_slug);
  expect(slugs).toEqual(['dompetnusa', 'fitnusa', 'garuda', 'nusapoin', 'rumahnet']);
  expect(await desk().terms('fitnusa')).toMatchObject([
    {
      partner_slug: 'fitnusa',
      version: 1,
      starts_at: new Date('2019-12-31T17:00:00Z'),
      terms: { waitingMinutes: 30 },
    },
  ]);
});

test('a campaign stands once, in its newest version, with what all of its versions gave', async () => {
  const gajian = (percent: number) => ({
    id: 'gajian',
    partner: null,
    startsAt: '2020-01-01T00:00:00+07:00',
    endsAt: '2090-01-01T00:00:00+07:00',
    terms: { title: 'Gajian', percent },
  });
  await importCampaigns(api.deps.db, [gajian(200)]);
  await made({ reference: 'one' });
  await importCampaigns(api.deps.db, [gajian(300)]);
  await made({ reference: 'two' });
  await made({ reference: 'given-back' });
  await report.reversed('given-back');
  expect(await desk().campaigns()).toMatchObject([
    { id: 'gajian', version: 2, partner_slug: null, terms: { percent: 300 }, points: 150, members: 1 },
    { id: 'platinum', version: 1, partner_slug: null, points: 0, members: 0 },
    { id: 'servis-pertama', version: 1, partner_slug: 'garuda', points: 0, members: 0 },
  ]);
});
