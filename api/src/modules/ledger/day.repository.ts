import { sql, type SQL } from 'drizzle-orm';
import { first, only, type Row } from '../../db/rows';
import type { Tx } from '../../db/tx';

/** A day whose journals were signed. */
export interface SignedDay extends Row {
  /** Of Asia/Jakarta, YYYY-MM-DD. */
  day: string;
  journals: number;
  /** Root of the tree of the day's journals, in hex. */
  root: string;
  /** Hash of what was signed of the day before, in hex; empty for the first. */
  previous: string;
  /** Public half of the key that signed it. */
  key: string;
  signature: string;
  signed_at: Date;
}

/** A leaf of a day's tree. */
export interface DayLeaf {
  id: number;
  text: string;
}

const leavesAtOnce = 5000;

/** All signed days, the oldest first. */
export const signedDays = (tx: Tx): Promise<SignedDay[]> =>
  tx.rows<SignedDay>(sql`
    select day, journals, root, previous, key, signature, signed_at from ledger_day order by day`);

/** The newest signed day, or undefined. */
export const newestDay = async (tx: Tx): Promise<SignedDay | undefined> =>
  first(
    await tx.rows<SignedDay>(sql`
      select day, journals, root, previous, key, signature, signed_at from ledger_day order by day desc limit 1`),
  );

/** Keeps a signed day, unless another process has signed it. */
export async function insertDay(tx: Tx, day: SignedDay): Promise<void> {
  await tx.run(sql`
    insert into ledger_day (day, journals, root, previous, key, signature, signed_at)
    values (${day.day}, ${day.journals}, ${day.root}, ${day.previous}, ${day.key}, ${day.signature}, ${day.signed_at})
    on conflict (day) do nothing`);
}

/** The database's clock, which also gives journals their `recorded_at`. */
export const databaseTime = async (tx: Tx): Promise<Date> =>
  only(await tx.rows<{ now: Date }>(sql`select clock_timestamp() as now`)).now;

/** When the first journal was recorded; null before that. Reads all of them. */
export const firstRecorded = async (tx: Tx): Promise<Date | null> =>
  only(await tx.rows<{ first: Date | null }>(sql`select min(recorded_at) as first from ledger_journal`))
    .first;

/**
 * The journals that were recorded from `from` until before `to`, by their ids. What was recorded before days were signed belongs
 * to the first of them.
 * @param isFirst whether this is the first day
 */
export async function leavesOf(tx: Tx, from: Date, to: Date, isFirst: boolean): Promise<DayLeaf[]> {
  const isOfDay: SQL = isFirst
    ? sql`(j.recorded_at is null or j.recorded_at < ${to})`
    : sql`j.recorded_at >= ${from} and j.recorded_at < ${to}`;
  const [range = { low: null, high: null }] = await tx.rows<{ low: number | null; high: number | null }>(
    sql`select min(j.id) as low, max(j.id) as high from ledger_journal j where ${isOfDay}`,
  );
  const leaves: DayLeaf[] = [];
  if (range.low === null) return leaves;
  for (let after = range.low - 1; ;) {
    const rows = await tx.rows<DayLeaf & Row>(sql`
      select j.id, ledger_journal_text(j) as text from ledger_journal j
      where j.id > ${after} and j.id <= ${range.high} and ${isOfDay} order by j.id limit ${leavesAtOnce}`);
    leaves.push(...rows);
    const last = rows.at(-1);
    if (last === undefined || rows.length < leavesAtOnce) return leaves;
    after = last.id;
  }
}

/** Ids of the journals that moved a member's points. */
export const journalsOfMember = async (tx: Tx, memberId: string): Promise<ReadonlySet<number>> =>
  new Set(
    (
      await tx.rows<{ id: number }>(sql`
        select distinct e.journal_id as id from ledger_account a join ledger_entry e on e.account_id = a.id
        where a.member_id = ${memberId}`)
    ).map(({ id }) => id),
  );
