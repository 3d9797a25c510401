/** Average number of journals for an order of `ledgerFill`. */
export const journalsPerOrder = 3.75;

/** Points of an order, of which partner '2' pays some in every third. */
const total = 1000;
const share = 300;
/** Points that a member earns before each order. */
const earned = 1500;

const accountOf = (asset: string, purpose: string): string =>
  `(select id from ledger_account where asset = '${asset}' and purpose = '${purpose}' and member_id is null)`;
const memberAccount = (purpose: string): string =>
  `(select a.id from ledger_account a where a.asset = 'POKU' and a.member_id = f.member_id and a.purpose = '${purpose}')`;

/** A journal of one kind for each order that has it, with both of its entries. */
function journals(
  kind: string,
  reference: string,
  amount: string,
  from: string,
  to: string,
  has: string,
  detail = 'null',
): string {
  const reverses =
    kind === 'reverse'
      ? `(select id from ledger_journal where kind = 'capture' and reference = ${reference})`
      : 'null';
  return `
  insert into ledger_journal (kind, reference, occurred_at, reverses, detail)
    select '${kind}', ${reference}, f.at, ${reverses}, ${detail} from fill f where ${has} order by f.k;
  insert into ledger_entry (journal_id, account_id, amount)
    select j.id, side.account_id, side.amount
    from fill f join ledger_journal j on j.kind = '${kind}' and j.reference = ${reference},
      lateral (values (${from}, -(${amount})), (${to}, ${amount})) as side (account_id, amount)
    where ${has};`;
}

const own = `'FH' || f.k`;
const leg = `'FP' || f.k`;
const [partner, clearing, settled] = ['partner', 'clearing', 'settled'].map((name) => accountOf('P:2', name));
const [available, held] = ['available', 'held'].map(memberAccount);
const pays = 'f.units > 0';

/** Partners, a coupon and members that orders need; what is there already stays. */
const surroundings = (members: number): string => `
  insert into partner (id, slug, name, kind, image, url, description, linkable, identity_key,
      email_verification_required, use_otp, maximum_units, position)
    values ('0', 'poku', 'Poku', 1, '', '', '', false, 'phone', false, true, 0, 0),
      ('2', 'nusapoin', 'NusaPoin', 1, '', '', '', true, 'email', false, true, 1000000, 1)
    on conflict do nothing;
  insert into category (id, slug, name, image, position) values ('fill', 'fill', 'Fill', '', 99);
  insert into brand (id, name) values ('fill', 'Fill');
  insert into voucher (id, slug, kind, redemption_id, reward_item_id, category_id, brand_id, name, product_name,
      price_points, face_value_rupiah, description_html, terms_html, pickup_html, redeem_html, image, stock,
      sale_ends_at, use_ends_at, popularity)
    values ('fill', 'fill', 'regular', 'RF', 'IF', 'fill', 'fill', 'Fill', 'Fill', ${total}, ${total}, '', '', '', '', '',
      1000000, now() + interval '1 year', now() + interval '1 year', 0);
  insert into member (id, msisdn, email, name, password_hash, created_at)
    select 'F' || n, '+62899' || lpad(n::text, 8, '0'), 'f' || n || '@contoh.id', 'Fill', '', now()
    from generate_series(0, ${members - 1}) n;
  insert into ledger_asset (code) values ('P:2') on conflict do nothing;
  insert into ledger_account (asset, purpose) select 'P:2', purpose
    from unnest(array['partner', 'clearing', 'settled']) purpose on conflict do nothing;
  insert into ledger_account (asset, member_id, purpose)
    select 'POKU', 'F' || n, purpose from generate_series(0, ${members - 1}) n, unnest(array['available', 'held']) purpose;`;

/**
 * A script that fills migrated books with orders in every state, most of them completed and one in three with a partner's share;
 * `verifyLedger` finds no problem in them. Deterministic except for the time. Needs a connection without a limit for statements.
 */
export function ledgerFill(orders: number): string {
  const members = Math.max(10, Math.ceil(orders / 10));
  return `
  create temporary table fill as
    select k, (select coalesce(max(id), 0) from ledger_lot) + k as lot, now() + interval '1 year' as ends, 'F' || (k % ${members}) as member_id, now() - (k % 500) * interval '1 hour' as at,
      case when k % 3 = 0 then ${share} else 0 end as units,
      case k % 20 when 0 then 'failed' when 1 then 'paying' when 2 then 'refunded' else 'completed' end as state
    from generate_series(1, ${orders}) k;
  analyze fill;
  ${surroundings(members)}
  analyze ledger_account;
  ${journals('earn', `'FE' || f.k`, `${earned}`, accountOf('POKU', 'issued'), `${available}`, 'true', `jsonb_build_object('lot', f.lot, 'ends', ledger_micros(f.ends))`)}
  insert into ledger_lot (id, account_id, journal_id, original, remaining, expires_at) overriding system value
    select f.lot, ${available}, j.id, ${earned},
      ${earned} - case when f.state in ('completed', 'paying') then ${total} - f.units else 0 end, f.ends
    from fill f join ledger_journal j on j.kind = 'earn' and j.reference = 'FE' || f.k order by f.k;
  ${journals('hold', own, `${total} - f.units`, `${available}`, `${held}`, 'true', `jsonb_build_object('lots', jsonb_build_array(jsonb_build_array(f.lot, ${total} - f.units)))`)}
  ${journals('capture', own, `${total} - f.units`, `${held}`, accountOf('POKU', 'redeemed'), `f.state in ('completed', 'refunded')`)}
  ${journals('reverse', own, `${total} - f.units`, accountOf('POKU', 'redeemed'), `${held}`, `f.state = 'refunded'`)}
  ${journals('void', own, `${total} - f.units`, `${held}`, `${available}`, `f.state in ('failed', 'refunded')`)}
  ${journals('debit', leg, 'f.units', `${partner}`, `${clearing}`, pays)}
  ${journals('settle', leg, 'f.units', `${clearing}`, `${settled}`, `${pays} and f.state in ('completed', 'refunded')`)}
  ${journals('return', leg, 'f.units', `case f.state when 'refunded' then ${settled} else ${clearing} end`, `${partner}`, `${pays} and f.state in ('failed', 'refunded')`)}
  select setval(pg_get_serial_sequence('ledger_lot', 'id'), (select max(id) from ledger_lot));
  insert into ledger_hold (id, member_id, asset, amount, state, created_at, ended_at)
    select ${own}, f.member_id, 'POKU', ${total} - f.units, case f.state when 'completed' then 'captured'
      when 'paying' then 'held' when 'failed' then 'voided' else 'refunded' end, f.at,
      case when f.state <> 'paying' then f.at end from fill f;
  insert into ledger_hold_lot (hold_id, lot_id, amount)
    select ${own}, l.id, ${total} - f.units
    from fill f join ledger_journal j on j.kind = 'earn' and j.reference = 'FE' || f.k
    join ledger_lot l on l.journal_id = j.id;
  insert into otp_request (id, purpose, msisdn, member_id, basket, code_hash, state, created_at, expires_at)
    select 'FO' || k, 'payment', member_id, member_id, '', '', 'consumed', at, at from fill;
  insert into purchase_order (id, number, member_id, voucher_id, sale_type, quantity, unit_points, total_points, state,
      otp_request_id, request_hash, created_at, ended_at)
    select 'F' || k, 'PKF' || k, member_id, 'fill', 'regular', 1, ${total}, ${total}, state, 'FO' || k, '', at,
      case when state <> 'paying' then at end from fill;
  insert into order_leg (order_id, position, partner_id, points, partner_units, rate_numerator, rate_denominator, state,
      reference, hold_id)
    select 'F' || f.k, 0, '0', ${total} - f.units, ${total} - f.units, 1, 1,
      case f.state when 'completed' then 'captured' when 'paying' then 'held' else 'released' end, 'FL' || f.k, ${own}
    from fill f
    union all
    select 'F' || f.k, 1, '2', f.units, f.units, 1, 1,
      case f.state when 'completed' then 'captured' when 'paying' then 'debited' else 'released' end, ${leg}, null
    from fill f where ${pays};
  insert into coupon (code, secret_code, member_id, voucher_id, order_id, issued_at, expires_at, cancelled_at)
    select 'FC' || k, 'FS' || k, member_id, 'fill', 'F' || k, at, now() + interval '1 year',
      case state when 'refunded' then at end
    from fill where state in ('completed', 'refunded');
  drop table fill;`;
}
