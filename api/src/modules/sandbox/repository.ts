import { sql } from 'drizzle-orm';
import { only, type Row, type Tx } from '../../db/database';
import type { TableRows } from './fixtures/tables';

/** Tables that no fixture fills, next to those of the fixtures. */
const otherTables = [
  'session',
  'authorization_code',
  'member_device',
  'login_guard',
  'otp_guard',
  'member_favourite',
  'recommendation_reckoning',
  'recommendation',
  'campaign_visit',
  'outbox',
  'link_attempt',
  'partner_event',
  'partner_request',
  'partner_task',
  'member_event',
];

const identityTables = ['ledger_account', 'ledger_journal', 'ledger_entry', 'ledger_lot'];

/** Empties every table of members, catalogue, partners and books. */
export async function emptyTables(tx: Tx, tables: TableRows): Promise<void> {
  const names = [...otherTables, ...tables.map(([name]) => name)].map((name) => sql.identifier(name));
  await tx.run(sql`truncate ${sql.join(names, sql`, `)} restart identity cascade`);
}

/** Inserts rows, whose keys are columns (others are left out), and moves the counters behind them. */
export async function fillTables(tx: Tx, tables: TableRows): Promise<void> {
  for (const [name, rows] of tables) {
    if (rows.length === 0) continue;
    const table = sql.identifier(name);
    const keys = new Set(rows.flatMap((row) => Object.keys(row)));
    const columns = sql.join(
      (await columnsOf(tx, name))
        .filter((column) => keys.has(column))
        .map((column) => sql.identifier(column)),
      sql`, `,
    );
    await tx.run(sql`
      insert into ${table} (${columns}) overriding system value
      select ${columns} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows)}::jsonb)`);
    if (identityTables.includes(name)) {
      await tx.rows(
        sql`select setval(pg_get_serial_sequence(${name}, 'id'), (select max(id) from ${table}))`,
      );
    }
  }
}

async function columnsOf(tx: Tx, table: string): Promise<string[]> {
  const rows = await tx.rows<{ column_name: string }>(sql`
    select column_name::text from information_schema.columns
    where table_schema = current_schema() and table_name = ${table}`);
  return rows.map((row) => row.column_name);
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
