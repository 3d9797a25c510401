import { http, HttpResponse } from 'msw';
import { createClient, createSessionGuard } from '..';
import {
  aBurn,
  aHistoryPage,
  anEarn,
  anEarnPartner,
  anOwnedCoupon,
  aPage,
  aQuestion,
  envelope,
  failure,
  GATEWAY,
  onCall,
  startTestServer,
} from '@poku/testing';

const server = startTestServer();
const ended: string[] = [];
const { api } = createClient({
  clientId: () => 'member-siti',
  guard: createSessionGuard(() => ended.push('ended')),
  isOnline: () => true,
});

/** Answers a call and notes what was sent. */
const answer = (method: 'get' | 'post', path: string, data?: unknown) => {
  const seen: { query?: object; body?: unknown } = {};
  server.use(
    onCall[method](path, async ({ request }) => {
      seen.query = Object.fromEntries(new URL(request.url).searchParams);
      seen.body = method === 'post' ? await request.json() : undefined;
      return envelope(data);
    }),
  );
  return seen;
};

test('a filtered page of the history asks for its filter and reads rows, sums, partners and the way on', async () => {
  const page = aHistoryPage([anEarn()], {
    total: 12,
    points: 9_500,
    partners: [{ partnerId: '11', partnerName: 'FitNusa' }],
    nextCursor: 'c-2',
  });
  const seen = answer('get', '/customerearn/:clientId', page);
  const filter = { from: '2026-11-01', to: '2026-11-21', status: 'success', partnerId: '11' } as const;
  expect(await api.history.earnPage({ ...filter, cursor: 'c-1', perPage: 50 })).toMatchObject({
    entries: [{ id: 'EARN-1', points: 1_500 }],
    total: 12,
    points: 9_500,
    partners: [{ id: '11', name: 'FitNusa' }],
    nextCursor: 'c-2',
  });
  expect(seen.query).toEqual({ ...filter, cursor: 'c-1', perPage: '50' });

  const burns = answer('get', '/customerburn/:clientId', aHistoryPage([aBurn()]));
  const { nextCursor } = await api.history.burnPage({ kind: 'prepaid' });
  expect(nextCursor).toBeNull();
  expect(burns.query).toEqual({ type: 'prepaid' });
});

test('a CSV comes as its text, and a refusal of it as an error like any other', async () => {
  const text = 'Tanggal;Poin\r\n21/11/2026;1500\r\n';
  const csv = `${GATEWAY}/customerearncsv/:clientId`;
  server.use(http.get(csv, () => HttpResponse.text(text, { headers: { 'content-type': 'text/csv' } })));
  expect(await api.history.csv('earn', {})).toBe(text);
  server.use(onCall.get('/customerearncsv/:clientId', () => failure(400, 'Salah', { field: 'to' })));
  await expect(api.history.csv('earn', {})).rejects.toMatchObject({ kind: 'invalid', field: 'to' });
  server.use(onCall.get('/customerearncsv/:clientId', () => envelope({ rows: 1 })));
  await expect(api.history.csv('earn', {})).rejects.toMatchObject({ kind: 'malformed' });
  server.use(onCall.get('/customerearncsv/:clientId', () => failure(401)));
  await expect(api.history.csv('earn', {})).rejects.toMatchObject({ kind: 'session' });
  expect(ended).toEqual(['ended']);
});

test('a partner to earn at keeps addresses of the web alone', async () => {
  const interim = {
    title: 'Sebentar',
    image: '',
    description: '<p>Ke sana.</p>',
    redirectUrl: 'https://a.example/',
  };
  answer('get', '/partnerearn/:clientId', [
    anEarnPartner({ partnerInterim: interim }),
    anEarnPartner({
      partnerUrl: 'javascript:alert(1)',
      partnerInterim: { ...interim, redirectUrl: 'data:x' },
    }),
  ]);
  const [safe, unsafe] = await api.history.earnPartners();
  expect(safe).toMatchObject({ url: 'https://fitnusa.example/', interim: { url: 'https://a.example/' } });
  expect(unsafe).toMatchObject({ url: '', interim: { url: '' } });

  const seen = answer('post', '/reportearnpartner');
  await api.history.reportEarnPartner('11');
  expect(seen.body).toEqual({ clientId: 'member-siti', partnerId: '11' });
});

test('the end of a reveal is reckoned from what the server says is left, whatever this clock shows', async () => {
  const now = jest.spyOn(Date, 'now').mockReturnValue(1_000_000);
  const revealed = { voucherCode: 'RAHASIA-1', status: true, status_activity: 0 } as const;
  answer(
    'get',
    '/customervoucher/:clientId',
    aPage([anOwnedCoupon({ ...revealed, revealExpiredDate: '2026-11-21T07:35:00Z', remainingSeconds: 90 })]),
  );
  const [coupon] = await api.coupons.list({ page: 1, perPage: 5 });
  expect(coupon).toMatchObject({ revealEndsAtMs: 1_090_000, expiresAt: '2026-11-21T07:35:00Z' });

  const seen = answer('post', '/redeemvoucher', { voucherCode: 'RAHASIA-1', remainingSeconds: 1_800 });
  const code = await api.coupons.reveal({ voucherId: 'v-1', reference: 'ref-1' });
  expect(code).toEqual({ secretCode: 'RAHASIA-1', endsAtMs: 2_800_000 });
  expect(seen.body).toEqual({ clientId: 'member-siti', voucherId: 'v-1', code: 'ref-1' });
  now.mockRestore();
});

test('reports and feedback are sent as the specification spells them', async () => {
  const ticket = answer('post', '/ticket', { ticketNumber: 'LAP-1' });
  expect(await api.help.report('Poin belum masuk')).toEqual({ number: 'LAP-1' });
  expect(ticket.body).toEqual({ clientId: 'member-siti', message: 'Poin belum masuk' });

  answer('get', '/question/:clientId', [aQuestion()]);
  expect(await api.help.questions()).toEqual([
    { id: '1', text: 'Seberapa mudah memakai Poku?', lowStars: [1, 2, 3] },
  ]);
  answer('get', '/question/:clientId', [aQuestion({ listMinRatting: [1.5] })]);
  await expect(api.help.questions()).rejects.toMatchObject({ kind: 'malformed' });

  const feedback = answer('post', '/feedback');
  await api.help.sendFeedback({ ratings: [{ questionId: '1', stars: 4 }], comment: 'Bagus' });
  expect(feedback.body).toEqual({
    clientId: 'member-siti',
    questionRatting: [{ questionId: '1', ratting: 4 }],
    comment: 'Bagus',
  });
});
