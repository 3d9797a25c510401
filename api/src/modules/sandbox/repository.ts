import { sql } from 'drizzle-orm';
import { only, type Row, type Tx } from '../../db/database';
import type { TableRows } from './fixtures/tables';

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
  'checkout_attempt',
  'member_favourite',
  'recommendation_reckoning',
  'recommendation',
  'campaign_visit',
  'earn_visit',
  'outbox',
  'link_attempt',
  'partner_event',
  'partner_request',
  'partner_task',
  'member_event',
  'ticket',
  'feedback',
  'feedback_rating',
  'telemetry_count',
];

/** Refuse every change of a row; a reset is not one of the books. */
const appendOnlyTables = ['ledger_entry', 'ledger_journal'];

/** Made of the coupons by triggers, and emptied with them. */
const listingTable = 'voucher_listing';

const identityTables = ['ledger_account', 'ledger_journal', 'ledger_entry', 'ledger_lot'];

/**
 * Empties these tables and those that no fixture fills, and no other one of the server, and begins their counters anew.
 * One statement deletes from all: references between them are looked at when it ends. `truncate` takes several times as long for
 * tables of some rows.
 */
export async function emptyTables(tx: Tx, tables: TableRows): Promise<void> {
  const own = tables.map(([name]) => name);
  const names = [...otherTables, ...own, ...(own.includes('voucher') ? [listingTable] : [])];
  const deletions = names.map(
    (name) => sql`${sql.identifier(`emptied_${name}`)} as (delete from ${sql.identifier(name)})`,
  );
  // A hundred thousand coupons take longer than a statement of a call may.
  await tx.run(sql`set local statement_timeout = 0`);
  await tx.script(appendOnlyTables.map((table) => `alter table ${table} disable trigger user;`).join('\n'));
  await tx.run(sql`with ${sql.join(deletions, sql`, `)} select`);
  await tx.script(appendOnlyTables.map((table) => `alter table ${table} enable trigger user;`).join('\n'));
  await tx.rows(sql`
    select setval(s.oid::regclass, 1, false)
    from pg_class s join pg_depend d on d.objid = s.oid and d.deptype in ('a', 'i') join pg_class t on t.oid = d.refobjid
    where s.relkind = 'S' and t.relnamespace = current_schema()::regnamespace and t.relname in ${names}`);
}

/**
 * Inserts rows, whose keys are columns (others are left out), and moves the counters behind them.
 * @param known what becomes of a row whose key is there already. Default an error
 */
export async function fillTables(
  tx: Tx,
  tables: TableRows,
  known: 'refused' | 'kept' = 'refused',
): Promise<void> {
  const columnsOf = await readColumns(tx);
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
}

/** The columns of every table. One question for all: the fixtures are put back before each journey. */
async function readColumns(tx: Tx): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await tx.rows<{ table: string; columns: string[] }>(sql`
    select c.relname::text as table, jsonb_agg(a.attname order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' group by c.relname`);
  return new Map(rows.map(({ table, columns }) => [table, columns]));
}

/** What the rows of each of these tables are now, as a digest by table. Nobody else writes to them until the transaction ends. */
export async function digestTables(tx: Tx, names: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (names.length === 0) return new Map();
  const digests = names.map(
    (name) =>
      sql`select ${name}::text as table, md5(coalesce(string_agg(t::text, ',' order by t::text), '')) as digest
        from ${sql.identifier(name)} t`,
  );
  const tables = sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  );
  await tx.run(sql`lock table ${tables} in share mode`);
  const rows = await tx.rows<{ table: string; digest: string }>(sql.join(digests, sql` union all `));
  return new Map(rows.map(({ table, digest }) => [table, digest]));
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

/** Sets how a partner links and where its pages stand. */
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
