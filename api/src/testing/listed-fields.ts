import { randomToken, sha256 } from '../security/random';
import { sitiId, testChallenge, testVerifier } from './api';
import type { ListedWorld } from './listed-world';

/** Fields and their values, exactly as a row of [A] §7 or [C] §7 lists them. */
export type Payload = Readonly<Record<string, unknown>>;

/** One row: a call with nothing but what the specification lists. */
export interface ListedRow {
  /** `METHOD path` as the row spells it; the id in a path is the member's. */
  call: string;
  /** Which way to make the call, where a row has several. */
  way?: string;
  /** Names of the row's fields, in its query, its body or its path; what `ask` gives has these and no others. */
  fields: string;
  /** Makes what comes before and gives the payload. */
  ask(world: ListedWorld): Promise<Payload> | Payload;
  /** Fields that may be empty, with each way to be so. */
  blanks?: readonly Payload[];
  /** Names of what the answer's data must have. */
  shows?: string;
  /** Dewi makes the call: she has accounts at the partners and no link. Without this Siti makes it. */
  isDewi?: boolean;
  /** Nobody is logged in. */
  isGuest?: boolean;
  /** It changes what others read, so the fixtures come before it and after it. */
  isWriting?: boolean;
  /** An older call, which answers `status` 'ok'. */
  isOlder?: boolean;
}

const coffee = { voucherId: '1001', redemptionRuleId: 'R1001', rewardItemId: 'I1001' };
const clientId = sitiId;
const own = { clientId };
const read = (call: string, shows?: string): ListedRow => ({
  call,
  fields: '',
  ask: () => ({}),
  ...(shows !== undefined && { shows }),
});
const page: Pick<ListedRow, 'fields' | 'ask' | 'blanks'> = {
  fields: 'page perPage',
  ask: () => ({ page: 1, perPage: 5 }),
  blanks: [{ page: '', perPage: '' }],
};
const login = { msisdn: '081200000002', password: 'Rahasia123', clientId: 'poku-web' };
const blankAds = [{ adsId: '' }, { adsId: null }];
const noRedirect = [{ redirectToken: '' }, { redirectToken: null }];
const buyFields =
  'otpRequestId otpCode voucherId totalTransaction redemptionRuleId rewardItemId quantity paymentMethods adsId msisdn clientId';

/** The rows of [A] §7, with the older calls below its table. */
const accountRows: readonly ListedRow[] = [
  {
    call: 'POST /loginauth',
    fields: 'msisdn password clientId codeChallenge',
    ask: () => ({ ...login, codeChallenge: testChallenge }),
    shows: 'authorizationCode',
    isGuest: true,
  },
  {
    call: 'POST /logintoken',
    fields: 'authorizationCode codeVerifier clientId grantType password',
    ask: async ({ authorize }) => ({
      authorizationCode: await authorize('poku-web'),
      codeVerifier: testVerifier,
      clientId: 'poku-web',
      grantType: 'authorization_code',
      password: login.password,
    }),
    shows: 'accessToken',
    isGuest: true,
  },
  { call: 'POST /signout', fields: 'clientId', ask: () => own, isWriting: true },
  { ...read('GET /checklimit'), isGuest: true },
  {
    call: 'POST /register',
    fields: 'msisdn email',
    ask: ({ person: { phone, email } }) => ({ msisdn: phone, email }),
    shows: 'otpRequestId remainingOTP remainingOtpRequest',
    isGuest: true,
  },
  {
    call: 'POST /registerotp',
    fields: 'msisdn otpRequestId otpCode',
    ask: async ({ person, askToRegister }) => ({ msisdn: person.phone, ...(await askToRegister()) }),
    isGuest: true,
  },
  {
    call: 'POST /completeregister',
    fields: 'msisdn otpCode otpRequestId email name dob password gender redirectToken',
    ask: async ({ completion }) => ({ ...(await completion()), redirectToken: '' }),
    blanks: [...noRedirect, { gender: 0 }],
    shows: 'msisdn',
    isGuest: true,
    isWriting: true,
  },
  {
    call: 'POST /completeregister',
    way: 'with a redirect token',
    fields: 'msisdn otpCode otpRequestId email name dob password gender redirectToken',
    ask: async ({ completion, visit }) => ({
      ...(await completion()),
      redirectToken: await visit('rumahnet'),
    }),
    shows: 'msisdn',
    isGuest: true,
    isWriting: true,
  },
  {
    call: 'POST /requestotpforgotpassword',
    fields: 'msisdn',
    ask: () => ({ msisdn: login.msisdn }),
    shows: 'otpRequestId remainingOTP remainingOtpRequest',
    isGuest: true,
    isWriting: true,
  },
  {
    call: 'POST /requestforgotpasswordemail',
    fields: 'email',
    ask: () => ({ email: 'siti@contoh.id' }),
    isGuest: true,
    isWriting: true,
  },
  {
    call: 'POST /validateotpforgotpassword',
    fields: 'msisdn otpRequestId otpCode',
    ask: async ({ askForgotten }) => ({ msisdn: login.msisdn, ...(await askForgotten()) }),
    isGuest: true,
    isWriting: true,
  },
  {
    call: 'POST /validateforgotpasswordemail',
    fields: 'verifyCode password',
    ask: async ({ resetLink }) => ({ verifyCode: await resetLink(), password: 'Sandi4567' }),
    isGuest: true,
    isWriting: true,
  },
  {
    call: 'POST /updatepassword',
    fields: 'msisdn newPassword otpCode otpRequestId',
    ask: async ({ askForgotten }) => ({
      msisdn: login.msisdn,
      newPassword: 'Sandi4567',
      ...(await askForgotten()),
    }),
    isGuest: true,
    isWriting: true,
  },
  {
    call: 'PUT /changepassword',
    fields: 'clientId oldPassword newPassword',
    ask: () => ({ clientId, oldPassword: 'Rahasia123', newPassword: 'Sandi4567' }),
    isWriting: true,
  },
  { call: 'POST /verificationemail', fields: 'clientId', ask: () => own },
  {
    call: 'POST /validationemail',
    fields: 'verifyCode',
    ask: async ({ verificationLink }) => ({ verifyCode: await verificationLink() }),
    isGuest: true,
    isWriting: true,
  },
  {
    call: 'POST /generalverificationemail',
    fields: 'msisdn',
    ask: () => ({ msisdn: '081200000001' }),
    isGuest: true,
    isWriting: true,
  },
  {
    call: 'GET /checkmsisdn',
    fields: 'msisdn',
    ask: () => ({ msisdn: login.msisdn }),
    shows: 'isVerify',
    isGuest: true,
  },
  {
    call: 'GET /checkemail',
    fields: 'email',
    ask: () => ({ email: 'siti@contoh.id' }),
    shows: 'isVerify',
    isGuest: true,
  },
  read(
    'GET /customerdetail/{clientId}',
    'name msisdn email customerPoin poinPoku customerTier totalpoint emailVerify',
  ),
  {
    call: 'PUT /customer',
    fields: 'clientId gender name dob email',
    ask: () => ({ clientId, gender: '1', name: 'Siti Rahma', dob: '1991-08-25', email: 'siti@contoh.id' }),
    blanks: [{ gender: 1 }],
  },
  read('GET /interest/{clientId}', 'interestId interestName interestImage'),
  read('GET /customerinterest/{clientId}', 'interest_id interest_name images status'),
  {
    call: 'POST /customerinterest',
    fields: 'clientId interestIds',
    ask: () => ({ clientId, interestIds: [{ interestId: '1' }] }),
    blanks: [{ interestIds: [] }],
  },
  read('GET /customersetting/{clientId}', 'notifStatus'),
  {
    call: 'PUT /customersetting',
    fields: 'clientId notifStatus',
    ask: () => ({ clientId, notifStatus: '1' }),
    blanks: [{ notifStatus: 1 }],
  },
  read('GET /tier/{clientId}', 'tierList remainingPoint'),
  read(
    'GET /customerpartnerpoin/{clientId}',
    'partnerId partnerName partnerPoin partnerPokuPoin specialRate note message partnerType exchangeRate description',
  ),
  read('GET /ewalletcoalition/{clientId}', 'partnerId partnerName linkable linked emailVerificationRequired'),
  read('GET /partnercoalition/{clientId}', 'partnerId partnerName linkable linked emailVerificationRequired'),
  read('GET /partnerewallet', 'partner ewallet'),
  {
    call: 'POST /initiatelink',
    fields: 'clientId partnerId urlRedirect',
    ask: ({ id }) => ({ clientId: id, partnerId: '9', urlRedirect: '/partner-linkage' }),
    blanks: [{ urlRedirect: '' }],
    shows: 'directLinkage binding_url',
    isDewi: true,
    isWriting: true,
  },
  {
    call: 'POST /initiatelink',
    way: 'after the code that its partner needs',
    fields: 'clientId partnerId urlRedirect',
    ask: async ({ id, verifyLinkCode }) => {
      await verifyLinkCode();
      return { clientId: id, partnerId: '10', urlRedirect: '/partner-linkage' };
    },
    shows: 'directLinkage binding_url',
    isDewi: true,
    isWriting: true,
  },
  {
    call: 'POST /initiatelink/checkstatus',
    fields: 'clientId authCode',
    ask: async ({ id, initiate }) => ({ clientId: id, authCode: (await initiate('9')).authCode }),
    shows: 'status_desc',
    isDewi: true,
    isWriting: true,
  },
  {
    call: 'POST /partnerlink',
    fields: 'clientId partnerId',
    ask: async ({ id, initiate }) => {
      await initiate('9');
      return { clientId: id, partnerId: '9' };
    },
    isDewi: true,
    isWriting: true,
  },
  {
    call: 'POST /partnerlink',
    way: 'back from the bank',
    fields: 'clientId partnerId data',
    ask: async ({ id, comeBack }) => {
      return { clientId: id, partnerId: '2', data: await comeBack('2') };
    },
    isDewi: true,
    isWriting: true,
  },
  {
    call: 'POST /partnerlink',
    way: 'back from the bank, which gave no state',
    fields: 'clientId partnerId data',
    ask: async ({ id, comeBack }) => {
      return { clientId: id, partnerId: '2', data: { ...(await comeBack('2')), state: '' } };
    },
    isDewi: true,
    isWriting: true,
  },
  {
    call: 'POST /partnerlink',
    way: 'back from the e-wallet',
    fields: 'clientId partnerId refNum mandateId',
    ask: async ({ id, comeBack }) => {
      return { clientId: id, partnerId: '3', ...(await comeBack('3')) };
    },
    isDewi: true,
    isWriting: true,
  },
  {
    call: 'POST /partnerlink',
    way: 'with a partner login',
    fields: 'clientId partnerId data linktype accessToken',
    ask: async ({ id, partnerLogin }) => ({
      clientId: id,
      partnerId: '9',
      data: { authorizationCode: randomToken(), email: 'dewi@contoh.id', state: randomToken() },
      linktype: 'partnerlogin',
      accessToken: await partnerLogin('rumahnet'),
    }),
    blanks: [{ data: { authorizationCode: '', email: '', state: '' } }, { data: null, accessToken: '' }],
    isDewi: true,
    isWriting: true,
  },
  {
    call: 'POST /partnerunlink',
    fields: 'clientId partnerId',
    ask: () => ({ clientId, partnerId: '2' }),
    isWriting: true,
  },
  read('GET /datashareloyalty/{clientId}', 'version text scope consents'),
  {
    call: 'GET /v1/check_redirect',
    fields: 'redirect_token code_challenge',
    ask: async ({ mint }) => ({
      redirect_token: await mint('rumahnet'),
      code_challenge: sha256(randomToken()),
    }),
    shows:
      'customer_status email email_verify msisdn poku_auth_code client_id callback_url partner_auth_code message responseCode',
    isGuest: true,
  },
  { call: 'POST /finishonboarding', fields: 'clientId', ask: () => own },
  {
    call: 'POST /ticket',
    fields: 'clientId message',
    ask: () => ({ clientId, message: 'Kupon saya tidak bisa dipakai.' }),
    isWriting: true,
  },
  {
    call: 'POST /api/login',
    fields: 'email password',
    ask: () => ({ email: 'siti@contoh.id', password: 'Rahasia123' }),
    shows: 'token secret user_id email',
    isGuest: true,
    isOlder: true,
  },
  {
    call: 'POST /api/forgotPassword',
    fields: 'email url',
    ask: () => ({ email: 'siti@contoh.id', url: 'http://localhost:3000/change-password' }),
    blanks: [{ url: '' }],
    shows: 'token secret user_id email',
    isGuest: true,
    isOlder: true,
    isWriting: true,
  },
  {
    call: 'PATCH /api/changePassword/{id}',
    fields: 'new_password conf_password',
    ask: () => ({ new_password: 'Sandi4567', conf_password: 'Sandi4567' }),
    shows: 'token secret user_id email',
    isOlder: true,
    isWriting: true,
  },
  {
    call: 'POST /api/register',
    fields: 'email password profile reference url',
    ask: async ({ completion }) => {
      const { email, password, ...profile } = await completion();
      return { email, password, profile, reference: 'teman', url: 'http://localhost:3000/' };
    },
    blanks: [{ reference: '', url: '' }],
    shows: 'token secret user_id email',
    isGuest: true,
    isOlder: true,
    isWriting: true,
  },
  {
    call: 'GET /api/verification/{token}',
    fields: 'token',
    ask: async ({ verificationLink }) => ({ token: await verificationLink() }),
    shows: 'token secret user_id email',
    isGuest: true,
    isOlder: true,
    isWriting: true,
  },
];

/** The rows of [C] §7, with the reads below its table and the telco detail. */
const couponRows: readonly ListedRow[] = [
  {
    call: 'POST /voucherlist',
    fields: 'clientId filters productId adsId',
    ask: () => ({ clientId, filters: { categoryId: '1' }, productId: ['1001'], adsId: '501' }),
    blanks: [
      ...blankAds,
      { productId: [] },
      { productId: null },
      { filters: { categoryId: 1 } },
      { filters: null },
      {
        filters: {
          categoryId: '',
          merchant: [],
          sortByPrice: '',
          sortByName: '',
          name: '',
          minPrice: null,
          maxPrice: null,
        },
      },
      { filters: {}, productId: [], adsId: '' },
    ],
    shows: 'result brandList',
  },
  read('GET /category/{clientId}', 'categoryId categoryName categoryImage'),
  read('GET /getpopularvoucher/{clientId}', 'voucherId voucherName voucherPoint'),
  read('GET /customerpromotion/{clientId}', 'adsId adsName adsLink image productId'),
  read('GET /favoritvoucher', 'favoriteId voucherId redemptionId rewardItemId voucherImages productName'),
  { ...read('GET /allfavoritvoucher/{clientId}'), shows: '' },
  {
    call: 'GET /favoritvoucherdetail',
    fields: 'favoriteId',
    ask: async ({ favourite }) => ({ favoriteId: await favourite() }),
    shows: 'favoriteId voucherId voucherName',
  },
  {
    call: 'GET /customerrecomendationdetail/{clientId}',
    fields: 'adsId',
    ask: () => ({ adsId: '501' }),
    blanks: [{ adsId: '' }],
    shows: 'adsId adsName result',
  },
  {
    call: 'GET /voucherdetail/{clientId}',
    fields: 'voucherId redemptionRuleId rewardItemId adsId',
    ask: () => ({ ...coffee, adsId: '501' }),
    blanks: [{ adsId: '' }, { redemptionRuleId: '', rewardItemId: '', adsId: '' }],
    shows: 'voucherId voucherName redemptionId rewardItemId voucherPoint voucherType voucherQty',
  },
  {
    call: 'GET /voucherdetail/{clientId}',
    way: 'of a telco product',
    fields: 'typeTelco msisdn productId',
    ask: () => ({ typeTelco: 2, msisdn: '081200000002', productId: 5001 }),
    blanks: [{ msisdn: '' }],
    shows: 'voucherId voucherName voucherType',
  },
  {
    call: 'GET /customervoucherdetail/{clientId}',
    fields: 'voucherId code',
    ask: ({ boughtCoupon }) => boughtCoupon(),
    shows: 'voucherId code status_activity status voucherCode',
    isWriting: true,
  },
  { call: 'GET /customervoucher/{clientId}', ...page, shows: 'data' },
  {
    call: 'POST /redeemvoucher',
    fields: 'voucherId code clientId',
    ask: async ({ boughtCoupon }) => ({ ...(await boughtCoupon()), clientId }),
    shows: 'voucherCode',
    isWriting: true,
  },
  {
    call: 'GET /checkoutvoucher/{clientId}',
    fields: 'clientId type voucherId quantity msisdn redemptionRuleId redemptionRuleid rewardItemId adsId',
    ask: () => ({
      clientId,
      type: 'regular',
      ...coffee,
      redemptionRuleid: coffee.redemptionRuleId,
      quantity: 1,
      msisdn: '',
      adsId: '501',
    }),
    blanks: [{ adsId: '' }, { type: '', adsId: '' }],
    shows: 'quantity pokuPoint voucherData partnerPoint notes msisdn',
  },
  {
    call: 'POST /multiplepaymentotp',
    fields: 'paymentMethod voucherId redemptionRuleId rewardItemId quantity',
    ask: () => ({ paymentMethod: '0', ...coffee, quantity: 1 }),
    shows: 'otpRequestId remainingOTP remainingOtpRequest',
    isWriting: true,
  },
  {
    call: 'POST /multiplepaymentotp',
    way: "for a package, step '0'",
    fields: 'paymentMethod voucherId redemptionRuleId rewardItemId quantity',
    ask: async ({ openPackage }) => ({ paymentMethod: '0', ...(await openPackage()), quantity: 1 }),
    shows: 'otpRequestId remainingOTP remainingOtpRequest',
    isWriting: true,
  },
  {
    call: 'POST /multiplepaymentotp',
    way: "step '2'",
    fields: 'paymentMethod voucherId redemptionRuleId rewardItemId quantity',
    ask: async ({ raisePrice }) => ({ paymentMethod: '2', ...(await raisePrice()), quantity: 1 }),
    shows: 'otpRequestId remainingOTP remainingOtpRequest',
    isWriting: true,
  },
  {
    call: 'POST /multiplevalidateotp',
    fields: 'paymentMethod data',
    ask: async ({ askToPay }) => ({ paymentMethod: '0', data: await askToPay(coffee) }),
    isWriting: true,
  },
  {
    call: 'POST /multiplevalidateotp',
    way: "step '2'",
    fields: 'paymentMethod data',
    ask: async ({ raisePrice, askPartnerCode }) => ({
      paymentMethod: '2',
      data: await askPartnerCode(await raisePrice()),
    }),
    isWriting: true,
  },
  {
    call: 'POST /buyvoucher',
    fields: buyFields,
    ask: async ({ purchase }) => purchase(coffee, { adsId: '', msisdn: '' }),
    blanks: [{ adsId: null, msisdn: null }, { otpCode: '' }],
    shows: 'pokuTransactionNumber totalTransaction coupons',
    isWriting: true,
  },
  {
    call: 'POST /buyvoucher',
    way: 'split with a partner that has codes of its own',
    fields: buyFields,
    ask: async ({ splitPurchase }) => splitPurchase({ adsId: '', msisdn: '' }),
    shows: 'pokuTransactionNumber totalTransaction coupons',
    isWriting: true,
  },
  {
    call: 'POST /buyproduct',
    fields: buyFields,
    ask: async ({ openPackage, purchase, packagePhone }) =>
      purchase(await openPackage(), { adsId: '', msisdn: packagePhone }),
    blanks: [{ adsId: null }],
    shows: 'pokuTransactionNumber totalTransaction coupons',
    isWriting: true,
  },
  {
    call: 'POST /buydiscountproduct',
    fields: buyFields,
    ask: async ({ purchase }) => purchase(coffee, { adsId: '501', msisdn: '' }),
    blanks: [{ msisdn: null }],
    shows: 'pokuTransactionNumber totalTransaction coupons',
    isWriting: true,
  },
  {
    call: 'POST /buydiscountproduct',
    way: 'split with a partner that has codes of its own',
    fields: buyFields,
    ask: async ({ splitPurchase }) => splitPurchase({ adsId: '501', msisdn: '' }),
    shows: 'pokuTransactionNumber totalTransaction coupons',
    isWriting: true,
  },
  { call: 'GET /customerearn/{clientId}', ...page, shows: 'data' },
  { call: 'GET /customerburn/{clientId}', ...page, shows: 'data' },
  read('GET /customersummaryearnpoin/{clientId}', 'summaryEarnPoint'),
  read('GET /customersummaryburnpoin/{clientId}', 'summaryUsedPoint'),
  read('GET /partnerearn/{clientId}', 'partnerId partnerName partnerAddress partnerEarnDetail'),
  {
    call: 'POST /reportearnpartner',
    fields: 'clientId partnerId',
    ask: () => ({ clientId, partnerId: '11' }),
  },
  read('GET /customerfaq/{clientId}', 'topicName listChild'),
  read('GET /question/{clientId}', 'questionId question listMinRatting'),
  {
    call: 'POST /feedback',
    fields: 'clientId questionRatting comment',
    ask: () => ({ clientId, questionRatting: [{ questionId: '6', ratting: 5 }], comment: 'Bagus' }),
    blanks: [{ comment: '' }],
    isWriting: true,
  },
  { call: 'POST /updateRedemptionProductList', fields: 'clientId', ask: () => own },
  {
    call: 'POST /adstracking',
    fields: 'pokuCampaignId clientId',
    ask: () => ({ pokuCampaignId: 'akhir-bulan', clientId }),
    blanks: [{ pokuCampaignId: '' }],
  },
  { ...read('GET /termcondition', 'title content'), isGuest: true },
  { ...read('GET /privacypolicy', 'title content'), isGuest: true },
];

/** Every row of both tables. */
export const listedRows: readonly ListedRow[] = [...accountRows, ...couponRows];
