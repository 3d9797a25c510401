import type { Purchase } from '@poku/mfe-checkout/calls/purchase';
import { PAYMENT_OTP_VERIFIED_LIFE_MS } from '@poku/domain/limits/codes';
import { SERVER_ANSWER_MS } from '@poku/domain/limits/transport';
import { PaymentCode, paymentCodeWording } from '@poku/mfe-checkout/calls/payment';
import { mainOrigin } from '../../config/site';
import type { AppDeps } from '../../deps';
import { OtpValidateCode } from '../../http/codes';
import { BusinessError, refusal } from '../../http/errors';
import { sha256 } from '../../security/random';
import { createOtpService, type OtpVerdict } from '../otp/service';
import { fingerprintBasket } from './basket';
import { createOrder, type PurchaseAsk } from './create-order';
import { answerWithin } from '@poku/domain/deadline';
import { keepRefusedKey, type PurchaseRequest } from './order.repository';
import { paymentPurpose } from './purposes';
import { replay } from './replay';
import { createSagaService } from './saga/saga.service';

const refuse = (code: number) => refusal(code, paymentCodeWording);

/** Fingerprint of everything that decides a purchase, but not of the code that proves it. */
const hashOf = (body: PurchaseRequest): string =>
  sha256(
    JSON.stringify([
      fingerprintBasket(body),
      body.otpRequestId,
      body.totalPoints,
      body.shares.map(({ partnerId, points }) => [partnerId, points]),
      body.saleType,
      body.partnerOtpRequestId,
    ]),
  );

/** Where a member buys. */
export interface Buyer {
  /** The site that the member is on; the main one for an origin that is not ours. */
  siteOrigin?: string | undefined;
  /** The session whose verified codes are used when the purchase names none (D62). */
  sessionId?: string | null;
  /** Called when the answer or refusal is that of an earlier request (D46). */
  onReplay?: () => void;
}

/** Purchases (D44 to D50); `answerMs` is how long a purchase may stay without an answer (D6). */
export function createPurchaseService(
  deps: Pick<AppDeps, 'db' | 'clock' | 'config' | 'partners'>,
  answerMs = SERVER_ANSWER_MS,
) {
  const { db, clock, config } = deps;
  const otp = createOtpService(deps);
  const saga = createSagaService(deps);

  /** Checks the code; where a reload lost it (D26), its request must be verified. */
  const checkCode = (memberId: string, { otpRequestId, otpCode }: PurchaseRequest): Promise<OtpVerdict> => {
    const owner = { purpose: paymentPurpose, memberId };
    return otpCode === ''
      ? otp.standing(db, owner, otpRequestId, PAYMENT_OTP_VERIFIED_LIFE_MS)
      : otp.check(owner, { otpRequestId, otpCode });
  };

  const attempt = async (ask: PurchaseAsk, onReplay?: () => void): Promise<Purchase> => {
    const { memberId, body } = ask;
    const stored = await replay(db, ask, onReplay);
    if (stored !== undefined) return stored;
    const checked = await checkCode(memberId, body);
    if (checked.code === OtpValidateCode.locked) otp.demand(checked);
    // A used code may belong to the same purchase, sent twice at once; the transaction finds out.
    if (checked.code !== OtpValidateCode.ok && checked.code !== OtpValidateCode.used)
      throw refuse(PaymentCode.otpRefused);
    const created = await db.transaction((tx) => createOrder(tx, ask, clock.now()));
    if (created?.reply !== undefined && created.reply !== null) return created.reply;
    if (created !== undefined) await saga.begin(created);
    const reply = await replay(db, ask, created === undefined ? onReplay : undefined);
    if (reply === undefined) throw refuse(PaymentCode.otpRefused);
    return reply;
  };

  const purchase = async (ask: PurchaseAsk, onReplay?: () => void): Promise<Purchase> => {
    try {
      return await attempt(ask, onReplay);
    } catch (error) {
      if (error instanceof BusinessError && ask.idempotencyKey !== null)
        await keepRefusedKey(db, ask, clock.now());
      throw error;
    }
  };

  return {
    /**
     * Buys. Idempotent by `otpRequestId` and by the Idempotency-Key header (D46). Refusals of D48; a wrong code is 40111 and stays
     * counted, the third in a row 207 (D21). A request that is refused before an order exists leaves only that count and its key,
     * which is then valid for the same body only; a partner's refusal is answered once everything is given back. 20002 while the
     * result is not known: the purchase continues, and a repeat gets its result (D6, D47).
     */
    buy(
      memberId: string,
      body: PurchaseRequest,
      idempotencyKey: string | null,
      { siteOrigin, sessionId = null, onReplay }: Buyer = {},
    ): Promise<Purchase> {
      const isOwn = siteOrigin !== undefined && config.siteOrigins.includes(siteOrigin);
      const ask: PurchaseAsk = {
        memberId,
        body,
        otpRequestId: body.otpRequestId,
        idempotencyKey,
        requestHash: hashOf(body),
        sessionId,
        siteOrigin: isOwn ? siteOrigin : mainOrigin(config),
      };
      return answerWithin(purchase(ask, onReplay), answerMs, () => refuse(PaymentCode.inProcess));
    },
  };
}
