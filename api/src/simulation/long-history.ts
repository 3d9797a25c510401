/** What a filled history has: so many earns, and so many orders with their coupons. */
export const historyRows = { member: 10_000, others: 20_000 };

/** Partners that a filled history names: one of them gave few of the earns, another one paid for few of the orders. */
export const historySources = {
  common: '2',
  rareEarn: '11',
  rareBurn: '3',
  /** Nobody earned there or paid with it. */
  none: '9',
} as const;

/** Two years; every second row has the moment of the one before it. */
const moment = `date_trunc('second', now()) - (n / 2 * 2) * interval '104 minutes' - interval '1 second'`;

const fill = (memberId: string, rows: number, mark: string): readonly string[] => [
  // Between accounts of the system: the member's balance stays.
  `with journal as (
      insert into ledger_journal (kind, reference, occurred_at)
      select 'earn', '${mark}-' || n, now() from generate_series(1, ${rows}) n where n % 40 <> 0 returning id)
    insert into ledger_entry (journal_id, account_id, amount)
    select journal.id, a.id, case a.purpose when 'issued' then -1 else 1 end
    from journal, ledger_account a where a.asset = 'POKU' and a.purpose in ('issued', 'expired')`,
  `insert into earn_record (number, member_id, partner_id, points, description, status, occurred_at, journal_id)
    select '${mark}' || lpad(n::text, 6, '0'), '${memberId}',
      case when n % 1000 = 7 then '${historySources.rareEarn}' when n % 3 = 0 then '10' else '${historySources.common}' end,
      100 + n % 900, 'Belanja ' || n, case when n % 40 = 0 then 1 else 0 end, ${moment}, j.id
    from generate_series(1, ${rows}) n
    left join ledger_journal j on j.kind = 'earn' and j.reference = '${mark}-' || n`,
  `insert into otp_request (id, purpose, msisdn, member_id, basket, code_hash, state, created_at, expires_at)
    select '${mark}-' || n, 'payment', '', '${memberId}', '', '', 'consumed', now(), now()
    from generate_series(1, ${rows}) n`,
  `insert into purchase_order (id, number, member_id, voucher_id, sale_type, quantity, unit_points, total_points, state,
      otp_request_id, request_hash, created_at, ended_at)
    select '${mark}-' || n, 'PK${mark}' || lpad(n::text, 6, '0'), '${memberId}',
      case when n % 20 = 0 then (select id from voucher where kind = 'telco' order by id limit 1)
        else (select id from voucher where kind = 'regular' order by id offset n % 7 limit 1) end,
      'regular', 1, 500 + n % 100, 500 + n % 100,
      case when n % 1000 = 9 then 'refunding' when n % 50 = 0 then 'failed' else 'completed' end,
      '${mark}-' || n, '', ${moment}, ${moment}
    from generate_series(1, ${rows}) n`,
  `insert into order_leg (order_id, position, partner_id, points, partner_units, rate_numerator, rate_denominator, state,
      reference)
    select '${mark}-' || n, position, partner_id, points, points, 1, 1, 'captured', '${mark}-' || n || '-' || position
    from generate_series(1, ${rows}) n, lateral (values
      (0, '0', 300 + n % 100, true),
      (1, '${historySources.common}', 200, n % 3 = 0),
      (1, '${historySources.rareBurn}', 200, n % 3000 = 1000)) as leg (position, partner_id, points, paid)
    where paid`,
  `insert into coupon (code, secret_code, member_id, voucher_id, order_id, issued_at, expires_at)
    select id, 'S' || id, member_id, voucher_id, id, created_at, now() + interval '30 days'
    from purchase_order where id like '${mark}-%' and state = 'completed'`,
];

/**
 * Statements that give a member a long history, on a database that has the fixtures, and somebody else a longer one. The same
 * rows on every run, apart from their times; the last statement may not run in a transaction.
 * @param rows default `historyRows`
 */
export const longHistory = (memberId: string, otherId: string, rows = historyRows): readonly string[] => [
  ...fill(memberId, rows.member, 'LH'),
  ...fill(otherId, rows.others, 'OH'),
  'vacuum analyze',
];
