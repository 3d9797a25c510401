import { basket as basketFields } from '@poku/mfe-checkout/calls/basket';
import { buyCall } from '@poku/mfe-checkout/calls/purchase';
import { readFields } from '@poku/contract/calls';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { only } from '../db/rows';
import { verifyLedger } from '../modules/ledger/verify.service';
import { insertOtp, markVerified } from '../modules/otp/repository';
import { type Basket, fingerprintBasket } from '../modules/payment/basket';
import { partnerPurpose, paymentPurpose } from '../modules/payment/purposes';
import { createSagaService } from '../modules/payment/saga/saga.service';
import type { PurchaseRequest } from '../modules/payment/order.repository';
import { after } from '../ports/clock';
import { keyedHash } from '../security/random';
import { sitiId, sitiPhone, startTestApi, type Answer, type TestApi } from './api';
import { frozenClock } from './clock';
import { createTopupService } from '../modules/topups/service';
import { createFakeBillers, type FakeBillers } from './fake-billers';
import { createFakePartners, type FakePartners } from '../simulation/fake-partners';

/** Points per source; Siti has 15,000 own, 20,000 at NusaPoin ('2', with a code) and 150,000 at DompetNusa ('3'). */
export type Shares = Readonly<Record<string, number>>;

/** The body of a purchase as it is sent. */
export interface BuyBody {
  clientId: string;
  otpRequestId: string;
  otpCode?: string | undefined;
  voucherId: string;
  redemptionRuleId: string;
  rewardItemId: string;
  quantity: number;
  totalTransaction: number;
  paymentMethods: { partnerId: string; point: number; useOtp?: boolean }[];
  partnerOtpRequestId?: string;
  msisdn?: string;
  adsId?: string;
}

/** The same as the services get it. */
export const toRequest = (body: BuyBody) => readFields(buyCall.body, { ...body }, 'body') as PurchaseRequest;

/** A purchase in a test. */
export interface PurchaseWish {
  shares: Shares;
  /** Names the code; another one each time unless it is given. */
  otpRequestId?: string;
  /** Fields of the body that differ. */
  more?: Partial<BuyBody>;
  /** No code of the partner was confirmed. */
  isWithoutPartnerCode?: boolean;
}

/** How an order stands. */
export interface OrderView {
  state: string;
  failure: number | null;
  legs: string[];
  stuck: boolean;
  due: boolean;
  coupons: number;
}

/** The API with partners in memory, and Siti who buys a coffee for the sum of what she pays. */
export interface Paying {
  api: TestApi;
  fake: FakePartners;
  /** The biller of all packages, in memory. */
  billers: FakeBillers;
  /** A saga of another process. */
  saga: ReturnType<typeof createSagaService>;
  /** Puts the fixtures back, forgets all calls, and lets the partners work. */
  reset(): Promise<void>;
  /** The body of a purchase with confirmed codes. */
  prepare(wish: PurchaseWish): Promise<BuyBody>;
  /** Sends a body, of a package when it names a number. */
  send(body: BuyBody, headers?: Record<string, string>): Promise<Answer>;
  /** Both. */
  buy(wish: PurchaseWish): Promise<Answer>;
  /** The newest order. */
  order(): Promise<OrderView & { number: string; id: string }>;
  /** How the newest order's transaction reads. */
  transaction(query?: string): Promise<Answer>;
  /** Moves the time and does what the worker does, until nothing is due. */
  work(ms?: number): Promise<void>;
  /** Siti's balances: own points that can be spent, held ones, units at the partners. */
  balances(): Promise<{ own: number; held: number; nusapoin: number; dompetnusa: number }>;
  stock(): Promise<number>;
  /** What the ledger and the partners' books disagree about; empty when nothing. */
  problems(): Promise<unknown[]>;
  close(): Promise<void>;
}

const coffee = { voucherId: '1001', redemptionRuleId: 'R1001', rewardItemId: 'I1001' };
const code = '123456';
const siti = { subject: 'siti@contoh.id', mandate: 'fixture-mandate-dompetnusa-6281200000002' };
const nusapoin = '2';

/** Starts the API; its clock moves only when it is advanced. */
export async function startPaying(): Promise<Paying> {
  const clock = frozenClock();
  const fake = createFakePartners(() => clock.now());
  const billers = createFakeBillers(() => clock.now());
  const api = await startTestApi({}, undefined, { partners: fake.port, billers: billers.port, clock });
  const { db, config } = api.deps;
  const saga = createSagaService(api.deps);
  const topups = createTopupService(api.deps);
  const key = { msisdn: `+62${sitiPhone.slice(1)}`, memberId: sitiId };
  let token = '';
  let count = 0;

  const grant = async (id: string, wish: PurchaseWish, total: number): Promise<string | undefined> => {
    const now = clock.now();
    const item = readFields(basketFields, { ...coffee, quantity: 1, ...wish.more }, 'body');
    const basket = fingerprintBasket(item as Basket);
    const codeHash = keyedHash(config.secret, [id, paymentPurpose, key.msisdn, basket, code].join('\n'));
    const expiresAt = after(now, 60_000);
    await db.run(sql`delete from otp_request where id = ${id} and state = 'issued'`);
    await insertOtp(db, { ...key, purpose: paymentPurpose, id, basket, codeHash, expiresAt, now });
    await db.run(sql`update voucher set price_points = ${total} where id = ${item.voucherId}`);
    const amountUnits = wish.shares[nusapoin];
    if (amountUnits === undefined || wish.isWithoutPartnerCode === true) return undefined;
    const partner = { id: `${id}-partner`, partnerReference: `code-${id}`, partnerId: nusapoin, amountUnits };
    await insertOtp(db, {
      ...key,
      purpose: partnerPurpose,
      basket,
      codeHash: '',
      expiresAt,
      now,
      ...partner,
    });
    await markVerified(db, partner.id, now);
    fake.books.sendCode('nusapoin', {
      reference: partner.partnerReference,
      subject: siti.subject,
      amountUnits,
    });
    fake.books.checkCode('nusapoin', partner.partnerReference, fake.books.lastCode());
    return partner.id;
  };

  const paying: Paying = {
    api,
    fake,
    billers,
    saga,
    async reset() {
      await api.reset();
      token = await api.login();
      fake.calls.length = 0;
      billers.clear();
      fake.decide = () => 'none';
      fake.afterEffect = () => undefined;
      fake.books.clear();
      fake.books.open('nusapoin', siti.subject, 20_000);
      fake.books.open('dompetnusa', siti.mandate, 150_000);
      fake.books.demandCodes('nusapoin');
      const { addresses } = only(
        await db.rows<{ addresses: string[] }>(sql`select addresses from partner where slug = 'dompetnusa'`),
      );
      fake.books.checkoutUrl = addresses[0] ?? '';
    },
    async prepare(wish) {
      count += 1;
      // So that the newest order has the latest time.
      clock.advance(1);
      const otpRequestId = wish.otpRequestId ?? `paying-${count}`;
      const total = Object.values(wish.shares).reduce((sum, point) => sum + point, 0);
      const partnerOtpRequestId = await grant(otpRequestId, wish, total);
      return {
        clientId: sitiId,
        ...coffee,
        quantity: 1,
        otpRequestId,
        otpCode: code,
        totalTransaction: total,
        paymentMethods: Object.entries(wish.shares).map(([partnerId, point]) => ({ partnerId, point })),
        ...(partnerOtpRequestId !== undefined && { partnerOtpRequestId }),
        ...wish.more,
      };
    },
    send: (body, headers = {}) =>
      api.call('POST', body.msisdn === undefined ? '/buyvoucher' : '/buyproduct', { token, body, headers }),
    buy: async (wish) => paying.send(await paying.prepare(wish)),
    async order() {
      return only(
        await db.rows<OrderView & { number: string; id: string } & Record<string, unknown>>(sql`
          select o.id, o.number, o.state, o.failure, o.stuck_at is not null as stuck, o.due_at is not null as due,
            (select count(*)::int from coupon c where c.order_id = o.id and c.cancelled_at is null) as coupons,
            array(select p.slug || ' ' || l.state from order_leg l join partner p on p.id = l.partner_id
              where l.order_id = o.id order by l.position) as legs
          from purchase_order o where o.otp_request_id like 'paying-%' order by o.created_at desc, o.number limit 1`),
      );
    },
    async transaction(query = '') {
      const { number } = await paying.order();
      return api.call('GET', `/transaction/${sitiId}?number=${number}${query}`, { token });
    },
    async work(ms = 0) {
      clock.advance(ms);
      while ((await topups.next()) || (await saga.next()));
    },
    async balances() {
      const row = only(
        await db.rows<{ own: number; held: number }>(sql`
          select sum(balance) filter (where purpose = 'available')::bigint as own,
            sum(balance) filter (where purpose = 'held')::bigint as held
          from ledger_account where member_id = ${sitiId}`),
      );
      return {
        ...row,
        nusapoin: fake.books.balance('nusapoin', siti.subject) ?? 0,
        dompetnusa: fake.books.balance('dompetnusa', siti.mandate) ?? 0,
      };
    },
    async stock() {
      return only(
        await db.rows<{ stock: number }>(sql`select stock from voucher where id = ${coffee.voucherId}`),
      ).stock;
    },
    async problems() {
      const booked = await db.rows<{ slug: string; units: number }>(sql`
        select p.slug, coalesce(sum(e.amount) filter (where a.purpose in ('clearing', 'settled')), 0)::bigint as units
        from partner p left join ledger_account a on a.asset = 'P:' || p.id
        left join ledger_entry e on e.account_id = a.id where p.slug in ('nusapoin', 'dompetnusa') group by p.slug`);
      const differing = booked.filter(({ slug, units }) => units !== fake.books.taken(slug));
      return [...(await verifyLedger(db)), ...differing];
    },
    close: () => api.close(),
  };
  return paying;
}

/** The number of a purchase's answer. */
export const numberOf = (answer: Answer): string =>
  z.object({ pokuTransactionNumber: z.string() }).parse(answer.data).pokuTransactionNumber;
