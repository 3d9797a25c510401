import { sql } from 'drizzle-orm';
import type { Row, Tx } from '../../db/database';

/** Something that was counted of a release. */
export interface Counted {
  readonly remote: string;
  readonly version: string;
  /** `loads`, `error.<class>`, or the name of a histogram. */
  readonly measure: string;
  /** Place in the histogram, 0 for plain counts. */
  readonly bucket: number;
  readonly count: number;
}

/**
 * Adds to the counts of a minute; reports that come at once all count. Rows are taken in one order, so that none waits for
 * another in a circle.
 * @param counted each release, measure and bucket once
 */
export async function addCounts(
  tx: Tx,
  channel: string,
  minute: Date,
  counted: readonly Counted[],
): Promise<void> {
  await tx.run(sql`
    insert into telemetry.release_count as present (channel, remote, version, minute, measure, bucket, count)
    select ${channel}, remote, version, ${minute}::timestamptz, measure, bucket, count
    from jsonb_to_recordset(${JSON.stringify(counted)}::jsonb)
      as given(remote text, version text, measure text, bucket smallint, count bigint)
    order by remote, version, measure, bucket
    on conflict (channel, remote, minute, version, measure, bucket)
    do update set count = present.count + excluded.count`);
}

/** A sum over minutes. */
export interface CountRow extends Row {
  version: string;
  measure: string;
  bucket: number;
  count: number;
}

/** Counts of a remote's releases over the minutes that begin from `from` on, and before `to`; in order. */
export const sumCounts = (
  tx: Tx,
  channel: string,
  remote: string,
  from: Date,
  to: Date,
): Promise<CountRow[]> =>
  tx.rows<CountRow>(sql`
    select version, measure, bucket::int as bucket, sum(count)::bigint as count from telemetry.release_count
    where channel = ${channel} and remote = ${remote} and minute >= ${from} and minute < ${to}
    group by version, measure, bucket order by version, measure, bucket`);

/** Removes the counts of minutes before a time. */
export async function forgetCounts(tx: Tx, before: Date): Promise<void> {
  await tx.run(sql`delete from telemetry.release_count where minute < ${before}`);
}
