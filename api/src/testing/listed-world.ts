import { favouritesCall } from '@poku/mfe-catalogue/calls/favourites';
import { buyCall } from '@poku/mfe-checkout/calls/purchase';
import { OTP_RESEND_WAIT_MS } from '@poku/domain/limits/codes';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { otpIssued } from '../modules/otp/schema';
import { dataOf, sitiPhone, testChallenge, type Answer, answerTo } from './api';
import { startOf, type Guest, type Linking } from './linking';
import { partnerAccount } from './partner-account';
import { codeOf, mandateOf, visitPage } from './partner-pages';
import { askForgotten, askToRegister, completion, newPerson } from './people';
import { checkToken, logInAt, mintToken } from './visits';

/** An item as a row names it. */
export interface ListedItem {
  voucherId: string;
  redemptionRuleId: string;
  rewardItemId: string;
}

const grant = z.object({ authorizationCode: z.string() });
const message = z.array(z.object({ link: z.string().nullish() }));
const coffee: ListedItem = { voucherId: '1001', redemptionRuleId: 'R1001', rewardItemId: 'I1001' };
const budiEmail = 'budi@contoh.id';
/** Siti's own points, all of which a split takes. */
const ownPoints = 15_000;
const dearPoints = 18_000;

/** What a row needs: who asks, and the steps before it, which also use the listed fields alone. */
export function listedWorld(linking: Linking, guest: Guest) {
  const { api, partners } = linking;
  const person = newPerson();
  let { token } = guest;
  let at: string | undefined;
  const post = (path: string, body: object): Promise<Answer> => api.call('POST', path, { token, at, body });
  /** Asks again while a partner on a busy machine has not answered. */
  const patiently = async (call: () => Promise<Answer>): Promise<Answer> => {
    const answer = await call();
    if (answer.responseCode !== 20_002 && answer.responseCode !== 504) return answer;
    api.deps.clock.advance(OTP_RESEND_WAIT_MS);
    return patiently(call);
  };
  const done = async (answer: Promise<Answer>): Promise<Answer> => {
    const { responseCode, message: text, ...rest } = await answer;
    if (responseCode !== 200) throw new Error(`A step before the row failed: ${responseCode} ${text}`);
    return { responseCode, message: text, ...rest };
  };
  const link = async (email: string): Promise<string> => {
    const [newest] = dataOf(await api.call('GET', `/sandbox/outbox?to=${email}`), message);
    return newest?.link ?? '';
  };
  const mint = (slug: string, { phone, email } = { phone: guest.phone, email: 'dewi@contoh.id' }) => {
    const msisdn = `+62${phone.slice(1)}`;
    return mintToken(api, slug, { subject: msisdn, msisdn, email, name: 'Orang Baru' });
  };
  const authorize = async (clientId: string): Promise<string> => {
    const body = { msisdn: guest.phone, password: 'Rahasia123', clientId, codeChallenge: testChallenge };
    return dataOf(await done(post('/loginauth', body)), grant).authorizationCode;
  };
  const ask = async (paymentMethod: '0' | '2', item: ListedItem): Promise<string> => {
    const body = { paymentMethod, ...item, quantity: 1 };
    return dataOf(await done(patiently(() => post('/multiplepaymentotp', body))), otpIssued).otpRequestId;
  };
  const askToPay = async (item: ListedItem) => ({
    otpRequestId: await ask('0', item),
    otpCode: await api.lastOtp(sitiPhone),
  });
  const askPartnerCode = async (item: ListedItem) => {
    const otpRequestId = await ask('2', item);
    const [newest] = await partnerAccount(
      partners,
      'nusapoin',
      'siti@contoh.id',
      '+6281200000002',
    ).messages();
    return { otpRequestId, otpCode: newest?.otp ?? '' };
  };
  const raisePrice = async (): Promise<ListedItem> => {
    await api.deps.db.run(
      sql`update voucher set price_points = ${dearPoints} where id = ${coffee.voucherId}`,
    );
    return coffee;
  };
  const purchase = async (
    item: ListedItem,
    more: object,
    paymentMethods?: { partnerId: string; point: number }[],
  ) => {
    const [row] = await api.deps.db.rows<{ price: number }>(sql`
      select price_points as price from voucher where id = ${item.voucherId}`);
    const totalTransaction = row?.price ?? 0;
    const code = await askToPay(item);
    await done(post('/multiplevalidateotp', { paymentMethod: '0', data: code }));
    return {
      ...code,
      ...item,
      quantity: 1,
      totalTransaction,
      paymentMethods: paymentMethods ?? [{ partnerId: '0', point: totalTransaction }],
      clientId: guest.id,
      ...more,
    };
  };

  return {
    id: guest.id,
    person,
    /** The token of the member who asks now. */
    token: () => token,
    /** The partner on whose origin they are, by slug. */
    at: () => at,
    patiently,
    authorize,
    mint,
    askToRegister: () => askToRegister(api, person),
    askForgotten: () => askForgotten(api, sitiPhone),
    completion: async () => completion(person, await askToRegister(api, person)),
    /** A redirect token of the person, which a page has checked. */
    visit: async (slug: string): Promise<string> => {
      return (await checkToken(api, await mint(slug, person))).redirectToken;
    },
    resetLink: async (): Promise<string> => {
      await done(api.call('POST', '/requestforgotpasswordemail', { body: { email: 'siti@contoh.id' } }));
      return new URL(await link('siti@contoh.id')).searchParams.get('verifyCode') ?? '';
    },
    /** Of Budi's e-mail, which nobody has verified. */
    verificationLink: async (): Promise<string> => {
      await done(api.call('POST', '/generalverificationemail', { body: { msisdn: '081200000001' } }));
      return (await link(budiEmail)).split('/').at(-1) ?? '';
    },
    /** Begins a link with the listed fields. */
    initiate: async (partnerId: string) => {
      const body = { clientId: guest.id, partnerId, urlRedirect: '/onboard' };
      return startOf(await done(patiently(() => post('/initiatelink', body))));
    },
    /** Gives the code that a partner needs before it links. */
    verifyLinkCode: async (): Promise<void> => {
      const { otpRequestId } = dataOf(await done(post('/requestotp', { purpose: 'linkage' })), otpIssued);
      const otpCode = await api.lastOtp(guest.phone);
      await done(post('/validateotp', { purpose: 'linkage', otpRequestId, otpCode }));
    },
    /** Agrees on the partner's page, and gives what came back. */
    comeBack: async (partnerId: '2' | '3') => {
      const body = { clientId: guest.id, partnerId, urlRedirect: '/onboard' };
      const { bindingUrl: page } = startOf(await done(patiently(() => post('/initiatelink', body))));
      const back = await (await visitPage(page)).agree({ email: 'dewi@contoh.id', phone: guest.phone });
      return partnerId === '2' ? codeOf(back).data : mandateOf(back);
    },
    /** Comes in from a partner and logs in at its application; gives the token of that session, which asks from then on. */
    partnerLogin: async (slug: string): Promise<string> => {
      await checkToken(api, await mint(slug));
      token = await logInAt(api, guest.phone, slug);
      at = slug;
      return token;
    },
    favourite: async (): Promise<string> => {
      const [first] = answerTo(favouritesCall, await api.call('GET', '/favoritvoucher'));
      return first?.id ?? '';
    },
    packagePhone: sitiPhone,
    /** Opens the checkout of a package for a number. */
    openPackage: async (): Promise<ListedItem> => {
      const item = { voucherId: '5001', redemptionRuleId: 'R5001', rewardItemId: 'I5001' };
      const query = new URLSearchParams({ ...item, quantity: '1', msisdn: sitiPhone });
      await done(api.call('GET', `/checkoutvoucher/${guest.id}?${query.toString()}`, { token, at }));
      return item;
    },
    /** The coffee, for more than Siti's own points. */
    raisePrice,
    askToPay,
    askPartnerCode,
    /** What buys an item with own points, whose code was given. */
    purchase: (item: ListedItem, more: object) => purchase(item, more),
    /** What buys the coffee with own points and a partner's, both codes given. */
    splitPurchase: async (more: object) => {
      const item = await raisePrice();
      const body = await purchase(item, more, [
        { partnerId: '0', point: ownPoints },
        { partnerId: '2', point: dearPoints - ownPoints },
      ]);
      const data = await askPartnerCode(item);
      await done(patiently(() => post('/multiplevalidateotp', { paymentMethod: '2', data })));
      return body;
    },
    /** A coupon that Siti has bought. */
    boughtCoupon: async (): Promise<{ voucherId: string; code: string }> => {
      const body = await purchase(coffee, { adsId: '', msisdn: '' });
      const [coupon] = answerTo(buyCall, await done(post('/buyvoucher', body))).coupons;
      return { voucherId: coupon?.voucherId ?? '', code: coupon?.reference ?? '' };
    },
  };
}

/** What a row needs. */
export type ListedWorld = ReturnType<typeof listedWorld>;
