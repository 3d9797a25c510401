import { sql } from 'drizzle-orm';
import { only, type Row } from '../../db/rows';
import type { Tx } from '../../db/tx';
import type { TableRows } from './fixtures/table-rows';

/** Tables that no fixture fills, next to those of the fixtures. */
const otherTables = [
  'session',
  'authorization_code',
  'password_reset',
  'verification_link',
  'redirect_token',
  'notification_setting',
  'member_device',
  'login_guard',
  'otp_guard',
  'rate_limit',
  'sms_day',
  'security_event',
  'checkout_attempt',
  'purchase_key',
  'ledger_day',
  'operator_act',
  'member_favourite',
  'goal',
  'mission_reward',
  'recommendation_reckoning',
  'recommendation',
  'campaign_visit',
  'earn_visit',
  'partner_purchase',
  'settlement_difference',
  'settlement',
  'stock_alert',
  'stock_return',
  'outbox',
  'notice_delivery',
  'notice',
  'notice_scan',
  'notice_promotion',
  'push_subscription',
  'link_attempt',
  'coupon_double_use',
  'redemption_refusal',
  'coupon_redemption',
  'coupon_gift',
  'topup',
  'partner_event',
  'partner_call_count',
  'partner_request',
  'partner_task',
  'member_event',
  'ticket',
  'feedback',
  'feedback_rating',
  'telemetry.release_count',
  'telemetry.canary_vote',
  'telemetry.thrown',
];

/** A table by its name, with its schema where it has one of its own. */
const tableOf = (name: string) =>
  sql.join(
    name.split('.').map((part) => sql.identifier(part)),
    sql`.`,
  );

/** Their triggers refuse every change of a row; only `emptyTables` switches them off. */
const appendOnlyTables = ['ledger_entry', 'ledger_journal', 'ledger_day', 'operator_act', 'security_event'];

/** Made of the coupons by triggers, and emptied with them. */
export const listingTable = 'voucher_listing';

/** Their triggers fill columns of a new row. */
const completedTables = ['purchase_order', 'order_leg', 'ledger_entry'];

const identityTables = ['ledger_account', 'ledger_journal', 'ledger_entry', 'ledger_lot'];

/**
 * Switches triggers and foreign-key checks off, or on again, until the transaction ends. Only a superuser may, which the embedded
 * database's role is; for other roles it does nothing.
 * @returns whether they are off
 */
async function leaveOutChecks(tx: Tx, isLeftOut: boolean): Promise<boolean> {
  const rows = await tx.rows(sql`
    select set_config('session_replication_role', ${isLeftOut ? 'replica' : 'origin'}, true)
    where current_setting('is_superuser')::boolean`);
  return isLeftOut && rows.length > 0;
}

/** Whether the role may switch triggers and foreign-key checks off. */
export async function mayLeaveOutChecks(tx: Tx): Promise<boolean> {
  const rows = await tx.rows<{ may: boolean }>(sql`select current_setting('is_superuser')::boolean as may`);
  return only(rows).may;
}

/** Returns to the role that logged in until the transaction ends, since the API's role may not reset (migration 0033). */
export const becomeOwner = (tx: Tx): Promise<unknown> => tx.run(sql`set local role none`);

/**
 * Empties these tables and those that no fixture fills, no others, and restarts their sequences. One statement deletes from all:
 * foreign keys between the tables are checked only at its end, unless they are off. `truncate` takes several times as long for
 * tables with few rows.
 * @param keepsListing keeps what triggers made of the coupons, when the same coupons are filled in again; `fillTables` needs the
 * same value
 */
export async function emptyTables(tx: Tx, tables: TableRows, keepsListing = false): Promise<void> {
  const own = tables.map(([name]) => name);
  const isUnchecked = await leaveOutChecks(tx, true);
  const emptiesListing = own.includes('voucher') && !(isUnchecked && keepsListing);
  const names = [...otherTables, ...own, ...(emptiesListing ? [listingTable] : [])];
  const deletions = names.map(
    (name) => sql`${sql.identifier(`emptied_${name}`)} as (delete from ${tableOf(name)})`,
  );
  // Deleting a hundred thousand coupons takes longer than the time limit of the statements of calls.
  await tx.run(sql`set local statement_timeout = 0`);
  const setTriggers = async (state: 'disable' | 'enable') =>
    isUnchecked ||
    tx.script(appendOnlyTables.map((table) => `alter table ${table} ${state} trigger user;`).join('\n'));
  await setTriggers('disable');
  await tx.run(sql`with ${sql.join(deletions, sql`, `)} select`);
  await setTriggers('enable');
  await leaveOutChecks(tx, false);
  await tx.rows(sql`
    select setval(s.oid::regclass, 1, false)
    from pg_class s join pg_depend d on d.objid = s.oid and d.deptype in ('a', 'i') join pg_class t on t.oid = d.refobjid
    where s.relkind = 'S' and t.relnamespace = current_schema()::regnamespace and t.relname in ${names}`);
}

/**
 * Inserts rows, whose keys are columns (other keys are ignored), and moves the sequences past their ids.
 * @param known what happens to a row whose key exists already. Default an error
 * @param wereChecked rows with the same references were here before, so they need not be checked again if the role may switch
 * checks off
 * @param keepsListing the coupons are those of the listing that `emptyTables` kept
 */
export async function fillTables(
  tx: Tx,
  tables: TableRows,
  {
    known = 'refused',
    wereChecked = false,
    keepsListing = false,
  }: { known?: 'refused' | 'kept'; wereChecked?: boolean; keepsListing?: boolean } = {},
): Promise<void> {
  const columnsOf = await readColumns(tx);
  const triggered = [...completedTables, ...(keepsListing ? [] : ['voucher'])];
  let isUnchecked = false;
  for (const [name, rows] of tables) {
    if (rows.length === 0) continue;
    const table = sql.identifier(name);
    const keys = new Set(rows.flatMap((row) => Object.keys(row)));
    const columns = sql.join(
      (columnsOf.get(name) ?? [])
        .filter((column) => keys.has(column))
        .map((column) => sql.identifier(column)),
      sql`, `,
    );
    const wanted = wereChecked && !triggered.includes(name);
    if (wanted !== isUnchecked) isUnchecked = await leaveOutChecks(tx, wanted);
    await tx.run(sql`
      insert into ${table} (${columns}) overriding system value
      select ${columns} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows)}::jsonb)
      ${known === 'kept' ? sql`on conflict do nothing` : sql``}`);
    if (identityTables.includes(name)) {
      await tx.rows(
        sql`select setval(pg_get_serial_sequence(${name}, 'id'), (select max(id) from ${table}))`,
      );
    }
  }
  if (isUnchecked) await leaveOutChecks(tx, false);
}

/** The columns of every table. One query for all of them, since the fixtures are put back before each journey. */
async function readColumns(tx: Tx): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await tx.rows<{ table: string; columns: string[] }>(sql`
    select c.relname::text as table, jsonb_agg(a.attname order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' group by c.relname`);
  return new Map(rows.map(({ table, columns }) => [table, columns]));
}

/**
 * A text for each of these tables that changes with any change of its rows: the number of rows, and the last transaction that
 * wrote one. Locks the tables against writing by others until the transaction ends.
 */
export async function readStates(tx: Tx, names: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (names.length === 0) return new Map();
  const states = names.map(
    (name) =>
      sql`select ${name}::text as table, concat(count(*), '/', max(xmin::text::bigint)) as state
        from ${sql.identifier(name)}`,
  );
  const tables = sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  );
  await tx.run(sql`lock table ${tables} in share mode`);
  const rows = await tx.rows<{ table: string; state: string }>(sql.join(states, sql` union all `));
  return new Map(rows.map(({ table, state }) => [table, state]));
}

/** The tables that each table refers to, itself left out. */
export async function listReferences(tx: Tx): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await tx.rows<{ table: string; references: string[] }>(sql`
    select c.relname::text as table, jsonb_agg(distinct r.relname::text) as references
    from pg_constraint f join pg_class c on c.oid = f.conrelid join pg_class r on r.oid = f.confrelid
    where f.contype = 'f' and c.oid <> r.oid and c.relnamespace = current_schema()::regnamespace group by c.relname`);
  return new Map(rows.map(({ table, references }) => [table, references]));
}

/** True when a table has no row. */
export async function isEmpty(tx: Tx, table: string): Promise<boolean> {
  const rows = await tx.rows<{ filled: boolean }>(sql`
    select exists (select 1 from ${sql.identifier(table)}) as filled`);
  return !only(rows).filled;
}

/** A member as the sandbox page lists it. */
export interface MemberLine extends Row {
  msisdn: string;
  name: string;
  points: number;
  partners: string | null;
}

/** The members with their own points and linked partners. */
export const listMembers = (tx: Tx): Promise<MemberLine[]> =>
  tx.rows<MemberLine>(sql`
    select m.msisdn, m.name, coalesce(a.balance, 0)::bigint as points,
      (select string_agg(p.name, ', ' order by p.position) from partner_link l join partner p on p.id = l.partner_id
       where l.member_id = m.id and l.state = 'active') as partners
    from member m left join ledger_account a on a.member_id = m.id and a.purpose = 'available' order by m.msisdn`);

/** Partners with services of their own, in their order. */
export const listPages = (tx: Tx): Promise<{ slug: string; name: string }[]> =>
  tx.rows<{ slug: string; name: string }>(
    sql`select slug, name from partner where id <> '0' order by position`,
  );

/** Sets where the coupons of these rows are used, as far as they are there. @param rows of the table `voucher` */
export const updateChannels = (tx: Tx, rows: readonly object[]): Promise<number> =>
  tx.run(sql`
    update voucher v set use_channel = fixture.use_channel
    from jsonb_populate_recordset(null::voucher, ${JSON.stringify(rows)}::jsonb) fixture
    where v.id = fixture.id and v.use_channel <> fixture.use_channel`);

/** Sets who sends the packages of operators that nobody serves. @param rows of the table `operator` */
export const updateBillers = (tx: Tx, rows: readonly object[]): Promise<number> =>
  tx.run(sql`
    update operator o set biller_slug = fixture.biller_slug
    from jsonb_populate_recordset(null::operator, ${JSON.stringify(rows)}::jsonb) fixture
    where o.id = fixture.id and o.biller_slug is null`);

/** Sets where partners' users buy, as far as the partners are there. @param rows of the table `earn_partner` */
export const updateShops = (tx: Tx, rows: readonly object[]): Promise<number> =>
  tx.run(sql`
    update earn_partner e set shop_url = fixture.shop_url
    from jsonb_populate_recordset(null::earn_partner, ${JSON.stringify(rows)}::jsonb) fixture
    where e.partner_id = fixture.partner_id and e.shop_url is distinct from fixture.shop_url`);

/** Sets how a partner links, and the addresses of its pages. */
export async function updateLinking(
  tx: Tx,
  partnerId: string,
  linking: { link_mode: string; link_otp: boolean; addresses: string[]; callback_url: string | null },
): Promise<void> {
  const { link_mode, link_otp, addresses, callback_url } = linking;
  await tx.run(sql`
    update partner set link_mode = ${link_mode}, link_otp = ${link_otp},
      addresses = ${JSON.stringify(addresses)}::jsonb, callback_url = ${callback_url}
    where id = ${partnerId}`);
}
