import { jakartaDay } from '@poku/domain/dates';
import { startOfJakartaWeek } from '../modules/ledger/jakarta';

/** One call, or one way to make it, as the matrix of accesses tries it. */
export interface AccessCase {
  /** `METHOD path` as registered. */
  call: string;
  /**
   * house: outside the specified calls; anyone: also guests; member: the policy demands a session; inside: the service
   * does, since other ways to make the call need none; partner: the signature of a partner, merchant or biller.
   */
  access: 'house' | 'anyone' | 'member' | 'inside' | 'partner';
  /** When `idIn` is 'body', `clientId` is added unless it is given here. */
  body?: object;
  query?: string;
  /** Where the client id is: by default in the path of paths that have one, and in the body of every other member's write. */
  idIn: 'path' | 'body' | 'nowhere';
  /** responseCode for the owner, or `status` of the older calls. */
  owner: number | 'ok' | 'error';
}

const isWrite = (call: string): boolean => !call.startsWith('GET ');

function describe(call: string, access: AccessCase['access'], rest: Partial<AccessCase>): AccessCase {
  const idIn = /:(clientId|id)\b/.test(call)
    ? 'path'
    : isWrite(call) && access === 'member'
      ? 'body'
      : 'nowhere';
  return { call, access, idIn, owner: 200, ...rest };
}

const house = (call: string): AccessCase => describe(call, 'house', {});
const anyone = (call: string, rest: Partial<AccessCase> = {}): AccessCase => describe(call, 'anyone', rest);
const member = (call: string, rest: Partial<AccessCase> = {}): AccessCase => describe(call, 'member', rest);
const partner = (call: string): AccessCase => describe(call, 'partner', {});
const inside = (call: string, rest: Partial<AccessCase>): AccessCase => describe(call, 'inside', rest);

const item = { voucherId: '1001', redemptionRuleId: 'R1001', rewardItemId: 'I1001', quantity: 1 };
const itemQuery = '?voucherId=1001&redemptionRuleId=R1001&rewardItemId=I1001&quantity=1';
const thisWeek = jakartaDay(startOfJakartaWeek(new Date()));
const thisMonth = `?month=${jakartaDay(Date.now()).slice(0, 'YYYY-MM'.length)}`;
const otp = { otpRequestId: 'unknown', otpCode: '000000' };
const purchase = { ...item, ...otp, totalTransaction: 500, paymentMethods: [{ partnerId: '0', point: 500 }] };
const profile = { gender: '1', name: 'Siti Rahma', dob: '1991-08-25', email: 'siti@contoh.id' };
const passwords = { oldPassword: 'Salah1234', newPassword: 'Rahasia456' };

/** Every registered call. A call that is missing here fails the test. */
export const accessMatrix: readonly AccessCase[] = [
  house('GET /openapi.json'),
  house('GET /health/live'),
  house('GET /health/ready'),
  house('GET /sandbox'),
  house('GET /sandbox/outbox'),
  house('GET /sandbox/trail'),
  house('POST /sandbox/reset'),
  house('POST /sandbox/clock'),
  house('PUT /sandbox/quota'),
  house('PUT /sandbox/partners/:slug/faults'),
  house('POST /sandbox/partners/:slug/events'),
  house('POST /telemetry'),
  house('GET /telemetry/releases/:remote'),
  house('GET /telemetry/votes/:remote'),
  house('GET /telemetry/errors/:remote'),
  house('GET /notices/unsubscribe/:token'),
  house('POST /notices/unsubscribe/:token'),

  partner('POST /partners/:slug/events'),
  partner('POST /partners/:slug/visitors'),
  partner('GET /partners/:slug/purchases'),
  partner('POST /merchants/:slug/redemptions'),
  partner('POST /merchants/:slug/redemptions/offline'),
  partner('GET /merchants/:slug/keys'),
  partner('GET /merchants/:slug/redemptions/:reference'),
  partner('POST /merchants/:slug/redemptions/:reference/void'),
  partner('POST /billers/:slug/events'),

  anyone('POST /loginauth'),
  anyone('POST /logintoken'),
  anyone('POST /signout', { idIn: 'body' }),
  anyone('GET /checklimit'),
  anyone('GET /checkmsisdn', { query: '?msisdn=081200000001' }),
  anyone('GET /checkemail', { query: '?email=budi@contoh.id' }),
  anyone('POST /register'),
  anyone('POST /registerotp'),
  anyone('POST /completeregister'),
  anyone('POST /requestotp', { body: { purpose: 'register', msisdn: 'x' } }),
  inside('POST /requestotp', { body: { purpose: 'linkage' } }),
  anyone('POST /validateotp', { body: { purpose: 'register', ...otp } }),
  inside('POST /requestotp', { body: { purpose: 'stepup' } }),
  inside('POST /validateotp', { body: { purpose: 'linkage', ...otp }, owner: 201 }),
  inside('POST /validateotp', { body: { purpose: 'stepup', ...otp }, owner: 201 }),
  anyone('POST /requestotpforgotpassword'),
  anyone('POST /validateotpforgotpassword'),
  anyone('POST /updatepassword'),
  anyone('POST /requestforgotpasswordemail'),
  anyone('POST /checkforgotpasswordemail'),
  anyone('POST /validateforgotpasswordemail'),
  anyone('POST /validationemail'),
  anyone('POST /generalverificationemail'),
  anyone('POST /checkunsubscribe'),
  anyone('POST /unsubscribe'),
  member('PUT /changepassword', { body: passwords, owner: 205 }),
  member('POST /stepup', { body: { password: 'Salah1234' }, owner: 201 }),
  member('POST /verificationemail'),

  anyone('POST /api/login'),
  anyone('POST /api/forgotPassword'),
  anyone('POST /api/register'),
  anyone('GET /api/verification/:token'),
  inside('PATCH /api/changePassword/:id', {
    body: { new_password: 'Rahasia456', conf_password: 'Rahasia457' },
    owner: 'error',
  }),

  member('GET /customerdetail/:clientId'),
  member('PUT /customer', { body: profile }),
  member('GET /tier/:clientId'),
  member('GET /customerending/:clientId'),
  member('GET /customermission/:clientId'),
  member('POST /customermission', { body: { missionId: 'tidak-ada', week: thisWeek }, owner: 404 }),
  member('GET /customergoal/:clientId'),
  member('PUT /customergoal', { body: { voucherId: '1001' } }),
  member('DELETE /customergoal'),
  member('GET /customerlinkgain/:clientId', { query: '?partnerId=2' }),
  member('GET /customerpartnerpoin/:clientId'),
  member('POST /finishonboarding'),
  anyone('GET /interest/:clientId'),
  member('GET /customerinterest/:clientId'),
  member('POST /customerinterest', { body: { interestIds: [{ interestId: '1' }] } }),
  member('GET /customersetting/:clientId'),
  member('PUT /customersetting', { body: { notifStatus: '1' } }),

  anyone('GET /v1/check_redirect', { query: '?redirect_token=unknown&code_challenge=' + 'a'.repeat(64) }),
  member('GET /events'),

  member('GET /partnercoalition/:clientId'),
  member('GET /ewalletcoalition/:clientId'),
  member('GET /partnerewallet'),
  member('POST /initiatelink', { body: { partnerId: '0', urlRedirect: '/' }, owner: 208 }),
  member('POST /initiatelink/checkstatus', { body: { authCode: 'unknown' }, owner: 201 }),
  member('POST /partnerlink', { body: { partnerId: '3', refNum: 'x', mandateId: 'x' }, owner: 201 }),
  member('POST /partnerunlink', { body: { partnerId: '9' }, owner: 201 }),
  anyone('GET /datashareloyalty'),
  member('GET /datashareloyalty/:clientId'),

  anyone('GET /category/:clientId'),
  anyone('POST /voucherlist', { idIn: 'body' }),
  anyone('GET /voucherdetail/:clientId', { query: itemQuery }),
  anyone('GET /getpopularvoucher/:clientId'),
  anyone('GET /customerpromotion/:clientId'),
  anyone('GET /favoritvoucher'),
  anyone('GET /favoritvoucherdetail', { query: '?favoriteId=F1' }),
  member('GET /allfavoritvoucher/:clientId'),
  member('POST /favoritvoucher', { body: { voucherId: '1001' } }),
  member('DELETE /favoritvoucher', { body: { voucherId: '1001' } }),
  member('GET /stockalert/:clientId', { query: '?voucherId=1001' }),
  member('PUT /stockalert', { body: { voucherId: '1001' }, owner: 201 }),
  member('DELETE /stockalert', { body: { voucherId: '1001' } }),
  member('GET /productlist/:clientId', { query: '?msisdn=081200000002' }),
  member('GET /customerrecomendationdetail/:clientId'),
  member('POST /updateRedemptionProductList'),
  member('POST /adstracking', { body: { pokuCampaignId: 'akhir-bulan' } }),
  anyone('GET /embed/origin'),
  anyone('GET /brand'),
  anyone('GET /embed/brand/:slug'),

  member('GET /checkoutvoucher/:clientId', { query: itemQuery }),
  member('POST /multiplepaymentotp', { body: { ...item, paymentMethod: '0' } }),
  member('POST /multiplevalidateotp', { body: { paymentMethod: '0', data: otp }, owner: 201 }),
  member('POST /buyvoucher', { body: purchase, owner: 40111 }),
  member('POST /buyproduct', { body: { ...purchase, msisdn: '081200000002' }, owner: 40111 }),
  member('POST /buydiscountproduct', { body: { ...purchase, adsId: 'A1' }, owner: 40111 }),
  member('GET /transaction/:clientId', { query: '?number=unknown', owner: 404 }),
  member('POST /canceltransaction', { body: { number: 'unknown' }, owner: 404 }),

  member('GET /customervoucher/:clientId'),
  member('GET /customervoucherdetail/:clientId', { query: '?voucherId=1001&code=unknown', owner: 404 }),
  member('GET /customervouchertoken/:clientId', { query: '?voucherId=1001&code=unknown', owner: 404 }),
  member('POST /redeemvoucher', { body: { voucherId: '1001', code: 'unknown' }, owner: 404 }),
  member('POST /sendvoucher', { body: { voucherId: '1001', code: 'unknown' }, owner: 404 }),
  member('POST /takebackvoucher', { body: { voucherId: '1001', code: 'unknown' }, owner: 404 }),
  anyone('POST /checksentvoucher', { body: { giftCode: 'unknown' } }),
  member('POST /receivevoucher', { body: { giftCode: 'unknown' }, owner: 201 }),
  member('GET /customerearn/:clientId'),
  member('GET /customerburn/:clientId'),
  member('GET /customerearncsv/:clientId'),
  member('GET /customerburncsv/:clientId'),
  member('GET /customeryear/:clientId'),
  member('GET /customerstatement/:clientId'),
  member('GET /customerstatementpdf/:clientId', { query: thisMonth }),
  member('GET /customerstatementcsv/:clientId', { query: thisMonth }),
  member('GET /customersummaryearnpoin/:clientId'),
  member('GET /customersummaryburnpoin/:clientId'),
  member('GET /customerwaitingearn/:clientId'),
  member('GET /customernotice/:clientId'),
  member('POST /readnotice', { body: { noticeId: 1 } }),
  member('GET /pushkey'),
  member('POST /pushsubscription', {
    body: {
      endpoint: 'https://fcm.googleapis.com/fcm/send/matrix',
      p256dh: 'BMXwUTaxiZnA1RmHv6xejU-goAhtICxC7kc5kBb_CjzgaYm9Ypo-TFdxZH2s8_vjkAZQyOkG2biD6ym9Jo-ugYE',
      auth: 'AAAAAAAAAAAAAAAAAAAAAA',
    },
  }),
  member('DELETE /pushsubscription', { body: { endpoint: 'https://fcm.googleapis.com/fcm/send/unknown' } }),
  anyone('GET /partnerearn/:clientId'),
  member('POST /reportearnpartner', { body: { partnerId: '11' } }),

  anyone('GET /customerfaq/:clientId'),
  member('POST /ticket', { body: { message: 'Kupon saya tidak bisa dipakai.' } }),
  member('GET /question/:clientId'),
  member('POST /feedback', { body: { questionRatting: [{ questionId: '6', ratting: 5 }], comment: '' } }),
  anyone('GET /about'),
  anyone('GET /termcondition'),
  anyone('GET /privacypolicy'),
];
