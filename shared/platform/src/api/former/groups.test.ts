import { createClient, createSessionGuard } from '..';
import {
  aBurn,
  aCustomer,
  anOpenLink,
  anOpenTransaction,
  aRunningCode,
  aFaqTopic,
  aLinkageItem,
  anEarn,
  anOwnedCoupon,
  aPage,
  aPartnerPoint,
  aTierData,
  aVoucher,
  aVoucherList,
  envelope,
  onCall,
  startTestServer,
} from '@poku/testing';

const server = startTestServer();
const { api } = createClient({
  clientId: () => 'member-siti',
  guard: createSessionGuard(() => undefined),
  isOnline: () => true,
});

const answer = (method: 'get' | 'post', path: string, data: unknown) => {
  const seen: { url?: URL; body?: unknown } = {};
  server.use(
    onCall[method](path, async ({ request }) => {
      seen.url = new URL(request.url);
      seen.body = method === 'post' ? await request.json() : undefined;
      return envelope(data);
    }),
  );
  return seen;
};

test('a login sends the hash of a 64-character verifier, then the code with the verifier', async () => {
  const auth = answer('post', '/loginauth', { authorizationCode: 'code-1' });
  const token = answer('post', '/logintoken', { accessToken: 'secret', clientId: 'member-siti' });
  const result = await api.access.login({ phone: '0812-0000-0002', password: 'Rahasia123' });
  expect(result).toEqual({ clientId: 'member-siti' });
  expect(auth.body).toMatchObject({
    msisdn: '+6281200000002',
    password: 'Rahasia123',
    clientId: 'member-siti',
  });
  expect(token.body).toMatchObject({ authorizationCode: 'code-1', grantType: 'authorization_code' });
  expect(token.body).not.toHaveProperty('password');
  const verifier: unknown = Reflect.get(Object(token.body), 'codeVerifier');
  expect(verifier).toMatch(/^[A-Za-z0-9]{64}$/);
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(String(verifier)));
  const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
  expect(auth.body).toMatchObject({ codeChallenge: hex });
});

test('the member is read into what pages see', async () => {
  answer(
    'get',
    '/customerdetail/:clientId',
    aCustomer({
      emailVerify: '0',
      gender: null,
      pokuPoinExpiryDate: null,
      pokuPoinHeld: 15_000,
      openTransactions: [
        anOpenTransaction({ expiredDate: '2026-11-21T07:20:00Z' }),
        anOpenTransaction({
          pokuTransactionNumber: 'TRX-2',
          waitsFor: null,
          expiredDate: null,
          pokuPoinHeld: 0,
        }),
      ],
      runningCodes: [aRunningCode({ expiredDate: '2026-11-21T07:30:00Z' })],
      openLinkages: [anOpenLink()],
    }),
  );
  expect(await api.customer.detail()).toEqual({
    clientId: 'member-siti',
    name: 'Siti Rahma',
    phone: '081200000002',
    email: 'siti@contoh.id',
    isEmailVerified: false,
    tier: 'Gold',
    ownPoints: 15_000,
    totalPoints: 185_000,
    pointsExpireAt: null,
    pendingEmail: null,
    lots: [{ points: 15_000, expiresAt: '2027-06-30T16:59:59Z' }],
    heldPoints: 15_000,
    openOrders: [
      {
        number: 'TRX-1',
        couponName: 'Kopi Susu Gratis',
        totalPoints: 25_000,
        heldPoints: 15_000,
        waitsFor: { wallet: 'DompetNusa', endsAt: '2026-11-21T07:20:00Z' },
      },
      { number: 'TRX-2', couponName: 'Kopi Susu Gratis', totalPoints: 25_000, heldPoints: 0, waitsFor: null },
    ],
    runningCodes: [
      {
        couponName: 'Kopi Susu Gratis',
        voucherId: '1001',
        reference: 'ref-1',
        endsAt: '2026-11-21T07:30:00Z',
      },
    ],
    openLinks: [{ name: 'DompetNusa', slug: 'dompetnusa', kind: 'ewallet' }],
    gender: null,
    birthDate: '1994-05-17',
    isOnboarded: true,
    unreadNotices: 0,
  });
});

test('tiers, partner balances and linkage lists are read', async () => {
  answer('get', '/tier/:clientId', aTierData());
  expect(await api.customer.tier()).toMatchObject({
    level: 'Gold',
    nextLevel: 'Platinum',
    remainingPoints: 60_000,
  });
  answer('get', '/customerpartnerpoin/:clientId', [
    aPartnerPoint({ exchangeRate: '3:2', message: 'Sedang Berkendala' }),
    aPartnerPoint({ partnerId: '3', partnerType: 2, exchangeRate: '1000:1', useOtp: false }),
  ]);
  expect(await api.customer.partnerPoints()).toMatchObject([
    { kind: 'loyalty', exchangeRate: '3 poin = 2 POKUPoin', message: 'Sedang berkendala', needsOtp: true },
    { kind: 'ewallet', exchangeRate: 'Rp1.000 = 1 POKUPoin', message: '', needsOtp: false },
  ]);
  answer('get', '/customerpartnerpoin/:clientId', [
    aPartnerPoint({
      exchangeRate: '3:2',
      specialRate: 'Kurs khusus sampai 30 November 2026',
      description: 'Poin bank.',
      note: 'Kode dikirim oleh NusaPoin.',
    }),
    aPartnerPoint({ exchangeRate: '3:2', specialRate: null, description: '', note: null }),
  ]);
  expect(await api.customer.partnerPoints()).toMatchObject([
    {
      exchangeRate: '3 poin = 2 POKUPoin · Kurs khusus sampai 30 November 2026',
      note: 'Poin bank. Kode dikirim oleh NusaPoin.',
    },
    { exchangeRate: '3 poin = 2 POKUPoin', note: '' },
  ]);
  answer('get', '/partnercoalition/:clientId', [aLinkageItem()]);
  expect(await api.linkage.partners()).toMatchObject([{ name: 'NusaPoin', canLink: true, isLinked: false }]);
});

test('a coupon search sends the filter of the specification and 60001 as no maximum', async () => {
  const seen = answer('post', '/voucherlist', aVoucherList([aVoucher({ voucherType: 'telco' })]));
  const found = await api.catalogue.coupons({
    categoryId: '1',
    brands: ['kedai-senja'],
    sort: 'price-desc',
    minPricePoints: 500,
    maxPricePoints: 60_001,
    cursor: 'next-20',
  });
  expect(seen.body).toEqual({
    clientId: 'member-siti',
    filters: { categoryId: '1', merchant: ['kedai-senja'], sortByPrice: 'DESC', minPrice: 500 },
    cursor: 'next-20',
    perPage: 20,
  });
  expect(found.brands).toEqual([{ key: 'kedai-senja', name: 'Kedai Senja' }]);
  expect(found.coupons).toMatchObject([{ id: 'voucher-kopi', pricePoints: 5_000, stock: 12, kind: 'telco' }]);
});

test('a coupon detail asks with its keys and gives its texts', async () => {
  const seen = answer('get', '/voucherdetail/:clientId', aVoucher());
  const detail = await api.catalogue.detail({ voucherId: 'voucher-kopi', redemptionRuleId: 'rule-kopi' });
  expect(seen.url?.search).toBe('?voucherId=voucher-kopi&redemptionRuleId=rule-kopi');
  expect(detail).toMatchObject({ termsHtml: '<p>Satu kupon untuk satu transaksi.</p>', adsId: null });
});

test('owned coupons show the end of the reveal while it runs, and when it ended them', async () => {
  const seen = answer(
    'get',
    '/customervoucher/:clientId',
    aPage([
      anOwnedCoupon(),
      anOwnedCoupon({
        status_activity: 0,
        status: true,
        voucherCode: 'RAHASIA-1',
        revealExpiredDate: '2026-11-21T07:35:00Z',
      }),
      anOwnedCoupon({ status_activity: 4, status: true, revealExpiredDate: '2026-11-20T07:35:00Z' }),
      anOwnedCoupon({ status_activity: 3, status: true, revealExpiredDate: '2026-11-20T07:35:00Z' }),
    ]),
  );
  expect(await api.coupons.list({ page: 1, perPage: 5 })).toMatchObject([
    { state: 'new', isRevealed: false, secretCode: null, expiresAt: '2027-01-31T16:59:59Z' },
    { state: 'revealed', isRevealed: true, secretCode: 'RAHASIA-1', expiresAt: '2026-11-21T07:35:00Z' },
    { state: 'expired', expiresAt: '2026-11-20T07:35:00Z' },
    { state: 'used', expiresAt: '2027-01-31T16:59:59Z' },
  ]);
  expect(seen.url?.search).toBe('?page=1&perPage=5');
});

test('an owned coupon is asked for by voucher and reference', async () => {
  const seen = answer('get', '/customervoucherdetail/:clientId', anOwnedCoupon({ status_activity: 4 }));
  const coupon = await api.coupons.detail({ voucherId: 'voucher-kopi', reference: 'ref-1' });
  expect(coupon).toMatchObject({ state: 'expired', redeemHtml: '<p>Tunjukkan kode ke kasir.</p>' });
  expect(seen.url?.search).toBe('?voucherId=voucher-kopi&code=ref-1');
});

test('history and its totals are read', async () => {
  answer('get', '/customerearn/:clientId', aPage([anEarn(), anEarn({ status: 5 })]));
  expect((await api.history.earn({ page: 1, perPage: 5 })).map(({ status }) => status)).toEqual([
    'success',
    'failed',
  ]);
  answer('get', '/customerburn/:clientId', aPage([aBurn(), aBurn({ status: 1 }), aBurn({ status: 2 })]));
  const burns = await api.history.burn({ page: 1, perPage: 5 });
  expect(burns.map(({ status }) => status)).toEqual(['success', 'processing', 'failed']);
  expect(burns[0]).toMatchObject({
    id: 'TRX-1',
    quantity: 2,
    payments: [{ name: 'POKUPoin', points: 10_000 }],
  });
  answer('get', '/customersummaryearnpoin/:clientId', { summaryEarnPoint: 1_500 });
  answer('get', '/customersummaryburnpoin/:clientId', { summaryUsedPoint: '10000' });
  expect(await Promise.all([api.history.earnTotal(), api.history.burnTotal()])).toEqual([1_500, 10_000]);
});

test('help topics get their slug', async () => {
  answer('get', '/customerfaq/:clientId', [aFaqTopic()]);
  expect(await api.help.faq()).toMatchObject([
    {
      slug: 'akun-keamanan',
      entries: [{ title: 'Bagaimana cara mengganti password?', html: '<p>Buka Profil.</p>' }],
    },
  ]);
});

test.each([
  ['a missing field', { ...aVoucher(), voucherName: undefined }, 'data[0].voucherName'],
  ['a wrong type', { ...aVoucher(), voucherPoint: 'gratis' }, 'data[0].voucherPoint'],
  ['a fraction', { ...aVoucher(), voucherQty: 1.5 }, 'data[0].voucherQty'],
  ['no object', 'kopi', 'data[0]'],
])('%s in an answer is malformed, naming call and field', async (_, voucher, field) => {
  answer('get', '/getpopularvoucher/:clientId', [voucher]);
  await expect(api.catalogue.popular()).rejects.toMatchObject({
    kind: 'malformed',
    call: '/getpopularvoucher/{clientId}',
    field,
  });
});
