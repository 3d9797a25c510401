import type { Database } from '../../src/db/database';
import { fingerprintBasket } from '../../src/modules/payment/basket';
import { keyedHash, sha256 } from '../../src/security/random';
import type { Workload } from './workload-api';

/** Members who buy; each has points for all of a run and a session. */
export const MEMBERS = 1000;
/** Coupons that are bought, so that purchases seldom wait for each other's stock. */
const VOUCHERS = 100;
/** Ids of accounts and lots start here, so that each follows from its member's number. */
const FIRST_ID = 10_000_000;
/** The code of every purchase. */
export const OTP_CODE = '123456';
const BATCH = 5000;
/** Price of every coupon that is bought. */
export const PRICE_POINTS = 1800;

/** Everything about the purchase number `n` that is known before it is made. */
export const purchaseOf = (n: number) => {
  const member = n % MEMBERS;
  const voucher = n % VOUCHERS;
  const item = {
    voucherId: `bench-v-${voucher}`,
    redemptionRuleId: `bench-R-${voucher}`,
    rewardItemId: 'I1001',
    quantity: 1,
  };
  return {
    memberId: `bench-m-${member}`,
    msisdn: `+62899${FIRST_ID + member}`,
    token: `bench-token-${member}`,
    sessionId: `bench-s-${member}`,
    available: FIRST_ID + 2 * member,
    held: FIRST_ID + 2 * member + 1,
    lot: FIRST_ID + member,
    otpId: `bench-http-${n}`,
    item,
    basket: fingerprintBasket({ ...item, phone: '', adsId: '' }),
  };
};

/** The call that makes purchase `n`. */
export const purchaseBody = (n: number): string => {
  const { memberId, otpId, item } = purchaseOf(n);
  return JSON.stringify({
    clientId: memberId,
    otpRequestId: otpId,
    otpCode: OTP_CODE,
    ...item,
    totalTransaction: PRICE_POINTS,
    paymentMethods: [{ partnerId: '0', point: PRICE_POINTS }],
  });
};

/**
 * What stands for each known value in a script of pgbench, whose `:n` is the number of the purchase, `:m` and `:v` its member
 * and coupon. pgbench has sessions and codes of its own in the same tables.
 */
const knownValues = (n: number): ReadonlyMap<string, string> => {
  const { memberId, msisdn, token, sessionId, available, held, lot, otpId, item, basket } = purchaseOf(n);
  return new Map([
    [memberId, `('bench-m-' || :m)`],
    [msisdn, `('+62899' || (${FIRST_ID} + :m))`],
    [sha256(token), `('bench-hash-' || :m)`],
    [sessionId, `('bench-p-' || :m)`],
    [String(available), ':available'],
    [String(held), ':held'],
    [String(lot), ':lot'],
    [otpId, `('bench-pg-' || :n)`],
    [item.voucherId, `('bench-v-' || :v)`],
    [item.redemptionRuleId, `('bench-R-' || :v)`],
    [basket, `('bench-basket-' || :v)`],
  ]);
};

/** The variables of `knownValues`; every client of pgbench takes `perClient` purchases of its own from `first` on. */
const variables = (first: number, perClient: number): string[] => [
  `\\set i :i + 1`,
  `\\set n ${first} + :client_id * ${perClient} + :i`,
  `\\set m :n % ${MEMBERS}`,
  `\\set v :n % ${VOUCHERS}`,
  `\\set available ${FIRST_ID} + 2 * :m`,
  `\\set held :available + 1`,
  `\\set lot ${FIRST_ID} + :m`,
];

/** Members with points, sessions, and coupons. */
const worldStatements = `
insert into member (id, msisdn, email, email_verified, name, password_hash, onboarded, created_at)
  select 'bench-m-' || m, '+62899' || (${FIRST_ID} + m), 'bench' || m || '@contoh.id', true, 'Beban', '-', true, now()
  from generate_series(0, ${MEMBERS - 1}) m;
insert into session (id, token_hash, member_id, created_at, last_seen_at, absolute_end_at)
  select 'bench-s-' || m, encode(sha256(('bench-token-' || m)::bytea), 'hex'), 'bench-m-' || m, now(),
    now() + interval '1 day', now() + interval '20 days' from generate_series(0, ${MEMBERS - 1}) m
  union all
  select 'bench-p-' || m, 'bench-hash-' || m, 'bench-m-' || m, now(),
    now() + interval '1 day', now() + interval '20 days' from generate_series(0, ${MEMBERS - 1}) m;
insert into ledger_account (id, asset, member_id, purpose) overriding system value
  select ${FIRST_ID} + 2 * m + held, 'POKU', 'bench-m-' || m, case held when 0 then 'available' else 'held' end
  from generate_series(0, ${MEMBERS - 1}) m, generate_series(0, 1) held;
with journal as (
  insert into ledger_journal (kind, reference, occurred_at, detail)
  select 'earn', 'bench-earn-' || m, now(),
    jsonb_build_object('lot', ${FIRST_ID} + m, 'ends', ledger_micros(now() + interval '300 days'))
  from generate_series(0, ${MEMBERS - 1}) m returning id, reference),
numbered as (select id, substr(reference, 12)::bigint as m from journal),
entries as (
  insert into ledger_entry (journal_id, account_id, amount)
  select id, (select id from ledger_account where asset = 'POKU' and purpose = 'issued'), -100000000 from numbered
  union all select id, ${FIRST_ID} + 2 * m, 100000000 from numbered)
insert into ledger_lot (id, account_id, journal_id, original, remaining, expires_at) overriding system value
  select ${FIRST_ID} + m, ${FIRST_ID} + 2 * m, id, 100000000, 100000000, now() + interval '300 days' from numbered;
insert into voucher select (jsonb_populate_record(v, jsonb_build_object(
    'id', 'bench-v-' || k, 'slug', 'bench-v-' || k, 'redemption_id', 'bench-R-' || k, 'stock', 100000000,
    'price_points', ${PRICE_POINTS}))).*
  from voucher v, generate_series(0, ${VOUCHERS - 1}) k where v.id = '1001';`;

/** Fills a database that has the fixtures. */
export const fillWorld = (db: Database): Promise<void> => db.script(worldStatements);

/** Confirmed codes for so many purchases by pgbench, numbered from 0. */
const fillScriptCodes = (db: Database, count: number): Promise<void> =>
  db.script(`
    insert into otp_request
      (id, purpose, msisdn, member_id, basket, code_hash, state, created_at, expires_at, verified_at)
    select 'bench-pg-' || n, 'payment', '+62899' || (${FIRST_ID} + n % ${MEMBERS}), 'bench-m-' || (n % ${MEMBERS}),
      'bench-basket-' || (n % ${VOUCHERS}), repeat('0', 64), 'verified', now() - interval '1 hour',
      now() + interval '1 day', now() + interval '1 day'
    from generate_series(0, ${count - 1}) n`);

/** Confirmed codes for so many purchases over HTTP, numbered from 0. */
export async function fillCodes(db: Database, secret: string, count: number): Promise<void> {
  for (let from = 0; from < count; from += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, count - from) }, (_, index) => {
      const { otpId: id, msisdn, memberId, basket } = purchaseOf(from + index);
      const codeHash = keyedHash(secret, [id, 'payment', msisdn, basket, OTP_CODE].join('\n'));
      return { id, msisdn, member_id: memberId, basket, code_hash: codeHash };
    });
    await db.script(`
      insert into otp_request
        (id, purpose, msisdn, member_id, basket, code_hash, state, created_at, expires_at, verified_at)
      select id, 'payment', msisdn, member_id, basket, code_hash, 'verified', now() - interval '1 hour',
        now() + interval '1 day', now() + interval '1 day'
      from jsonb_populate_recordset(null::otp_request, $rows$${JSON.stringify(rows)}$rows$::jsonb)`);
  }
}

/** Purchases of coupons with own points. */
export const purchases: Workload = {
  name: 'purchases',
  async fill(db, config, { calls, scripts }) {
    await fillWorld(db);
    await fillCodes(db, config.secret, calls);
    await fillScriptCodes(db, scripts);
  },
  callOf: (n) => ({
    url: '/buyvoucher',
    headers: { authorization: `Bearer ${purchaseOf(n).token}` },
    body: purchaseBody(n),
  }),
  isDone: (answer) => answer.includes('"responseCode":200'),
  knownValues,
  variables,
};
