import type { PartnerEntry, PokuApi, PurchaseItem } from '@poku/contract';
import { http } from 'msw';
import { createClient, createSessionGuard } from '..';
import { failure, GATEWAY, startTestServer } from '@poku/testing';

const server = startTestServer();
const { api } = createClient({
  clientId: () => 'member-siti',
  guard: createSessionGuard(() => undefined),
  isOnline: () => true,
});

const clientId = 'member-siti';
const consentVersion = '2026-11';
const entry = { partnerId: '2', redirectToken: 'token-1', verifier: 'verifier-1' } as PartnerEntry;
const person = { email: 'wati@contoh.id', password: 'Rahasia123', name: 'Wati', birthDate: '1999-01-31' };
const basket = {
  voucherId: 'v-1',
  redemptionRuleId: 'rule-1',
  rewardItemId: 'reward-1',
  quantity: 2,
  adsId: 'ads-1',
};
const bought: PurchaseItem = { ...basket, kind: 'ads', phone: '081200000002' };
const shares = [{ partnerId: '2', points: 10_000, needsOtp: true }];
const paymentMethods = [{ partnerId: '2', point: 10_000, useOtp: true }];
const code = { authorizationCode: 'code-1', email: 'siti@contoh.id', state: 'state-1' };

const rows: readonly (readonly [string, (api: PokuApi) => Promise<unknown>, object])[] = [
  [
    '/requestotpforgotpassword',
    (to) => to.access.requestForgotOtp('0812-0000-0002'),
    { msisdn: '+6281200000002' },
  ],
  [
    '/requestforgotpasswordemail',
    (to) => to.access.requestResetLink(' Siti@Contoh.id '),
    { email: 'siti@contoh.id' },
  ],
  ['/verificationemail', (to) => to.access.sendVerificationEmail(), { clientId }],
  ['/validationemail', (to) => to.access.verifyEmail('token'), { verifyCode: 'token' }],
  [
    '/completeregister',
    (to) =>
      to.access.register({
        ...person,
        gender: 'male',
        otpRequestId: 'r-1',
        otpCode: '123456',
        phone: '081200000077',
        entry: { ...entry, consentVersion },
      }),
    {
      msisdn: '+6281200000077',
      otpRequestId: 'r-1',
      otpCode: '123456',
      email: 'wati@contoh.id',
      name: 'Wati',
      dob: '1999-01-31',
      password: 'Rahasia123',
      gender: '0',
      redirectToken: 'token-1',
      codeVerifier: 'verifier-1',
      consentVersion,
    },
  ],
  [
    '/customerinterest',
    (to) => to.customer.saveInterests(['4']),
    { clientId, interestIds: [{ interestId: '4' }] },
  ],
  ['/finishonboarding', (to) => to.customer.finishOnboarding(), { clientId }],
  [
    '/initiatelink',
    (to) =>
      to.linkage.link({ partnerId: '2', returnPath: '/partner', consentVersion, otpRequestId: 'otp-1' }),
    { clientId, partnerId: '2', urlRedirect: '/partner', consentVersion, otpRequestId: 'otp-1' },
  ],
  ['/initiatelink/checkstatus', (to) => to.linkage.linkStatus('state-1'), { clientId, authCode: 'state-1' }],
  ['/partnerlink', (to) => to.linkage.confirmByCode('2', code), { clientId, partnerId: '2', data: code }],
  [
    '/partnerlink',
    (to) => to.linkage.confirmByMandate('3', { refNum: 'ref-1', mandateId: 'mandate-1' }),
    { clientId, partnerId: '3', refNum: 'ref-1', mandateId: 'mandate-1' },
  ],
  [
    '/partnerlink',
    (to) => to.entry.link(entry, consentVersion),
    {
      clientId,
      partnerId: '2',
      linktype: 'partnerlogin',
      data: { redirectToken: 'token-1', codeVerifier: 'verifier-1' },
      consentVersion,
    },
  ],
  ['/partnerunlink', (to) => to.linkage.unlink(['2', '3']), { clientId, partnerId: ['2', '3'] }],
  [
    '/voucherlist',
    (to) =>
      to.catalogue.coupons({
        name: 'kopi',
        sort: 'name-asc',
        maxPricePoints: 9_000,
        isAffordableOnly: true,
        ids: ['v-1'],
        promotionId: 'ads-1',
        perPage: 5,
      }),
    {
      clientId,
      filters: { name: 'kopi', sortByName: 'ASC', maxPrice: 9_000, limitPrice: true },
      productId: ['v-1'],
      adsId: 'ads-1',
      perPage: 5,
    },
  ],
  [
    '/multiplepaymentotp',
    (to) => to.payment.requestOtp('2', bought, shares),
    { clientId, paymentMethod: '2', ...basket, msisdn: '+6281200000002', paymentMethods },
  ],
  [
    '/multiplevalidateotp',
    (to) => to.payment.validateOtp('2', { requestId: 'otp-1', code: '1234' }),
    { clientId, paymentMethod: '2', data: { otpRequestId: 'otp-1', otpCode: '1234' } },
  ],
  [
    '/buydiscountproduct',
    (to) =>
      to.payment.buy({
        item: bought,
        totalPoints: 10_000,
        shares,
        otpRequestId: 'otp-1',
        otpCode: '012345',
        partnerOtpRequestId: 'otp-2',
        key: 'key-1',
      }),
    {
      clientId,
      otpRequestId: 'otp-1',
      otpCode: '012345',
      ...basket,
      msisdn: '+6281200000002',
      type: 'ads',
      totalTransaction: 10_000,
      paymentMethods,
      partnerOtpRequestId: 'otp-2',
    },
  ],
  ['/canceltransaction', (to) => to.payment.cancel('TRX-1'), { clientId, number: 'TRX-1' }],
];

test.each(rows)('%s is sent with its specified fields', async (path, ask, expected) => {
  const sent: unknown[] = [];
  server.use(
    http.all(`${GATEWAY}${path}`, async ({ request }) => {
      sent.push(await request.json());
      return failure(500);
    }),
  );
  await expect(ask(api)).rejects.toMatchObject({ kind: 'http' });
  expect(sent).toEqual([expected]);
});

test('a transaction is asked for by each of its names', async () => {
  const asked: object[] = [];
  server.use(
    http.get(`${GATEWAY}/transaction/:clientId`, ({ request }) => {
      asked.push(Object.fromEntries(new URL(request.url).searchParams));
      return failure(500);
    }),
  );
  const names = [{ number: 'TRX-1' }, { key: 'key-1' }, { trxId: 'trx-1', refNum: 'ref-1' }];
  for (const name of names)
    await expect(api.payment.transaction(name)).rejects.toMatchObject({ kind: 'http' });
  expect(asked).toEqual(names);
});
