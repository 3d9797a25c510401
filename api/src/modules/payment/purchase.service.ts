import type { wire } from '@poku/shared/contract';
import {
  BRAND,
  OWN_POINTS_PARTNER_ID,
  PAYMENT_OTP_VERIFIED_LIFE_MS,
  paymentCodeWording,
  SERVER_ANSWER_MS,
} from '@poku/shared/domain';
import type { Tx } from '../../db/database';
import type { AppDeps } from '../../deps';
import { OtpValidateCode, PaymentCode } from '../../http/codes';
import { refusal } from '../../http/errors';
import { after } from '../../ports/clock';
import { randomReference, sha256 } from '../../security/random';
import { issueCoupons } from '../coupons/issue';
import { readMember } from '../customer/repository';
import { ledger } from '../ledger/service';
import { consumeOtp } from '../otp/repository';
import { createOtpService } from '../otp/service';
import { fingerprintBasket } from './basket';
import { answerWithin } from './deadline';
import { findOffer } from './offer';
import * as orders from './order.repository';
import { orderNumber } from './order-number';
import { paymentPurpose } from './otp.service';
import type { BuyBody } from './schema';

const refuse = (code: number) => refusal(code, paymentCodeWording);

/** A purchase as it is asked for, with the key of its repeats (D46). */
interface Ask {
  memberId: string;
  body: BuyBody;
  idempotencyKey: string | null;
  requestHash: string;
}

/** Fingerprint of everything that decides a purchase, but not of the code that proves it. */
const hashOf = (body: BuyBody): string =>
  sha256(
    JSON.stringify([
      fingerprintBasket(body),
      body.otpRequestId,
      body.totalTransaction,
      body.paymentMethods.map(({ partnerId, point }) => [partnerId, point]),
      body.type ?? 'regular',
    ]),
  );

/** Purchases with own points (D44 to D50); `answerMs` is how long a purchase may stay without an answer (D6). */
export function createPurchaseService(
  deps: Pick<AppDeps, 'db' | 'clock' | 'config'>,
  answerMs = SERVER_ANSWER_MS,
) {
  const { db, clock } = deps;
  const otp = createOtpService(deps);

  /** The stored reply of the same purchase; 40003 for another body under the same key, 20002 while it runs (D46). */
  const replay = async (tx: Tx, ask: Ask): Promise<wire.WireBuyVoucherData | undefined> => {
    const key = { otpRequestId: ask.body.otpRequestId, idempotencyKey: ask.idempotencyKey };
    const found = await orders.findOrders(tx, ask.memberId, key);
    if (found.some((order) => order.request_hash !== ask.requestHash))
      throw refuse(PaymentCode.figuresDiffer);
    const [order] = found;
    if (order === undefined) return undefined;
    if (order.reply === null) throw refuse(PaymentCode.inProcess);
    return order.reply;
  };

  /** Creates the order, spends the OTP, holds the points, reserves stock, captures and issues: all or nothing. */
  const purchase = async (tx: Tx, ask: Ask): Promise<wire.WireBuyVoucherData> => {
    const { memberId, body } = ask;
    const now = clock.now();
    const owner = { purpose: paymentPurpose, memberId, basket: fingerprintBasket(body) };
    const since = after(now, -PAYMENT_OTP_VERIFIED_LIFE_MS);
    if (!(await consumeOtp(tx, body.otpRequestId, owner, now, since))) {
      const stored = await replay(tx, ask);
      if (stored !== undefined) return stored;
      throw refuse(PaymentCode.otpRefused);
    }
    const item = await findOffer(tx, body, now);
    const total = item.price_points * body.quantity;
    demandOwnPointsOnly(body, total);
    const order = { id: randomReference(), number: orderNumber(now) };
    const holdId = randomReference();
    if (!(await ledger.hold(tx, { id: holdId, memberId, points: total, at: now }))) {
      throw refuse(PaymentCode.notEnoughPoints);
    }
    // The member's accounts are locked now, so an order under the same key is either there or will never be.
    await replay(tx, ask);
    if (!(await orders.reserveStock(tx, item.id, body.quantity, now))) throw refuse(PaymentCode.outOfStock);
    await orders.insertOrder(tx, {
      ...order,
      memberId,
      voucherId: item.id,
      saleType: body.type ?? 'regular',
      adsId: body.adsId ?? null,
      msisdn: null,
      quantity: body.quantity,
      unitPoints: item.price_points,
      otpRequestId: body.otpRequestId,
      idempotencyKey: ask.idempotencyKey,
      requestHash: ask.requestHash,
      now,
    });
    await orders.insertLeg(tx, {
      orderId: order.id,
      position: 0,
      partnerId: OWN_POINTS_PARTNER_ID,
      points: total,
      partnerUnits: total,
      rate: { numerator: 1, denominator: 1 },
      state: 'held',
      reference: randomReference(),
      holdId,
    });
    await ledger.capture(tx, holdId, now);
    await orders.captureOwnLegs(tx, order.id);
    const sale = { memberId, voucherId: item.id, orderId: order.id, expiresAt: item.use_ends_at };
    const coupons = await issueCoupons(tx, sale, body.quantity, now);
    const reply: wire.WireBuyVoucherData = {
      [BRAND.wire.transactionNumber]: order.number,
      totalTransaction: total,
      coupons,
      customerPoin: await ledger.spendable(tx, memberId, now),
    };
    await orders.completeOrder(tx, order.id, reply, now);
    return reply;
  };

  const checkAndPurchase = async (ask: Ask): Promise<wire.WireBuyVoucherData> => {
    const { memberId, body } = ask;
    const stored = await replay(db, ask);
    if (stored !== undefined) return stored;
    const { msisdn } = await readMember(db, memberId);
    const checked = await otp.check({ purpose: paymentPurpose, msisdn, memberId }, body);
    if (checked === OtpValidateCode.locked) otp.demand(checked);
    // A code that is used already may belong to the same purchase at this very moment; the transaction finds out.
    if (checked !== OtpValidateCode.ok && checked !== OtpValidateCode.used)
      throw refuse(PaymentCode.otpRefused);
    return db.transaction((tx) => purchase(tx, ask));
  };

  return {
    /**
     * Buys with own points. Idempotent by `otpRequestId` and by the Idempotency-Key header (D46). Refusals of D48;
     * a wrong code is 40111 and stays counted, the third in a row 207 (D21). A refused purchase leaves no trace but
     * that count. 20002 when there is no result in time; the purchase goes on and a repeat gets its result (D6).
     */
    buy(memberId: string, body: BuyBody, idempotencyKey: string | null): Promise<wire.WireBuyVoucherData> {
      const ask: Ask = { memberId, body, idempotencyKey, requestHash: hashOf(body) };
      return answerWithin(checkAndPurchase(ask), answerMs, () => refuse(PaymentCode.inProcess));
    },
  };
}

/** The client's figures must be the server's (D44), and own points cover them: partners pay nothing yet. */
function demandOwnPointsOnly(body: BuyBody, total: number): void {
  const paid = body.paymentMethods.reduce((sum, method) => sum + method.point, 0);
  if (body.totalTransaction !== total || paid !== total) throw refuse(PaymentCode.figuresDiffer);
  const isForeign = body.paymentMethods.some(
    ({ partnerId, point }) => partnerId !== OWN_POINTS_PARTNER_ID && point > 0,
  );
  if (isForeign) throw refuse(PaymentCode.linkInactive);
}
