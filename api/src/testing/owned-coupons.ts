import { couponCall, revealCall } from '@poku/mfe-history/calls/coupons';
import { sql } from 'drizzle-orm';
import { randomLetters, randomReference } from '../security/random';
import { answerTo, sitiId, type TestApi } from './api';

/** A coupon of Siti's as a test knows it. */
export interface TestCoupon {
  voucherId: string;
  /** What the API names it by. */
  reference: string;
  /** The secret code. */
  code: string;
}

/** A coupon on sale of a brand. */
export async function couponOf(api: TestApi, brand: string): Promise<string> {
  const [voucher] = await api.deps.db.rows<{ id: string }>(
    sql`select id from voucher where brand_id = ${brand} order by id limit 1`,
  );
  return voucher?.id ?? '';
}

/** A coupon of Siti's, as if she had bought it now. @param voucherId default one of Kopi Serambi */
export async function ownedCoupon(api: TestApi, voucherId = '1001'): Promise<TestCoupon> {
  const code = randomLetters(12);
  const reference = randomReference();
  await api.deps.db.run(sql`
    insert into coupon (code, secret_code, member_id, voucher_id, order_id, issued_at, expires_at)
    select ${reference}, ${code}, ${sitiId}, v.id, (select id from purchase_order where member_id = ${sitiId} limit 1),
      ${api.deps.clock.now()}, v.use_ends_at
    from voucher v where v.id = ${voucherId}`);
  return { voucherId, reference, code };
}

/** Reveals the code of a coupon. */
export async function reveal(
  api: TestApi,
  { voucherId, reference }: TestCoupon,
  token?: string,
): Promise<void> {
  const body = { clientId: sitiId, voucherId, code: reference };
  const answer = await api.call('POST', revealCall.path, { token: token ?? (await api.login()), body });
  expect(answer.responseCode).toBe(200);
}

/** An owned coupon whose code is revealed. */
export async function revealedCoupon(
  api: TestApi,
  { voucherId, token }: { voucherId?: string; token?: string } = {},
): Promise<TestCoupon> {
  const coupon = await ownedCoupon(api, voucherId);
  await reveal(api, coupon, token);
  return coupon;
}

/** A coupon of Siti's as her page reads it. */
export const readCoupon = async (api: TestApi, { voucherId, reference }: TestCoupon, token: string) =>
  answerTo(
    couponCall,
    await api.call('GET', `/customervoucherdetail/${sitiId}?voucherId=${voucherId}&code=${reference}`, {
      token,
    }),
  );
