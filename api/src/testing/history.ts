import { sql } from 'drizzle-orm';
import type { Tx } from '../db/tx';
import type { OrderState } from '../modules/payment/saga/states';

/** An earn of a test; what is left out is a success of 100 points at NusaPoin. */
export interface EarnWish {
  number: string;
  /** Text of a timestamp, so that microseconds can be named. */
  at: string;
  status?: number;
  points?: number;
  partnerId?: string;
  description?: string;
}

/** Stores an earn whose journal moves no points of a member. */
export async function addEarn(tx: Tx, memberId: string, earn: EarnWish): Promise<void> {
  const { number, at, status = 0, points = 100, partnerId = '2', description = 'Belanja' } = earn;
  await tx.run(sql`
    with journal as (
      insert into ledger_journal (kind, reference, occurred_at)
      select 'earn', ${number}, ${at}::timestamptz where ${status}::int = 0 returning id),
    entry as (
      insert into ledger_entry (journal_id, account_id, amount)
      select journal.id, a.id, case a.purpose when 'issued' then -1 else 1 end
      from journal, ledger_account a where a.asset = 'POKU' and a.purpose in ('issued', 'expired'))
    insert into earn_record (number, member_id, partner_id, points, description, status, occurred_at, journal_id)
    values (${number}, ${memberId}, ${partnerId}, ${points}, ${description}, ${status}, ${at}::timestamptz,
      (select id from journal))`);
}

/** An order of a test; what is left out is a completed one of a coupon for 500 own points. */
export interface BurnWish {
  number: string;
  at: string;
  state?: OrderState;
  voucherId?: string;
  /** Points by partner. */
  legs?: Readonly<Record<string, number>>;
}

/** Stores an order with its legs, which moves no points. */
export async function addBurn(tx: Tx, memberId: string, burn: BurnWish): Promise<void> {
  const { number, at, state = 'completed', voucherId = '1001', legs = { '0': 500 } } = burn;
  const total = Object.values(legs).reduce((sum, points) => sum + points, 0);
  await tx.run(sql`
    insert into otp_request (id, purpose, msisdn, member_id, basket, code_hash, state, created_at, expires_at)
    values (${number}, 'payment', '', ${memberId}, '', '', 'consumed', now(), now())`);
  await tx.run(sql`
    insert into purchase_order (id, number, member_id, voucher_id, sale_type, quantity, unit_points, total_points, state,
      otp_request_id, request_hash, created_at)
    values (${number}, ${number}, ${memberId}, ${voucherId}, 'regular', 1, ${total}, ${total}, ${state}, ${number}, '',
      ${at}::timestamptz)`);
  for (const [position, [partnerId, points]] of Object.entries(legs).entries()) {
    await tx.run(sql`
      insert into order_leg (order_id, position, partner_id, points, partner_units, rate_numerator, rate_denominator,
        state, reference)
      values (${number}, ${position}, ${partnerId}, ${points}, ${points}, 1, 1, 'captured', ${`${number}-${position}`})`);
  }
}
