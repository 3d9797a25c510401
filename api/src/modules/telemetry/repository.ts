import { sql } from 'drizzle-orm';
import type { Row } from '../../db/rows';
import type { Tx } from '../../db/tx';

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
 * Adds to the counts of a minute; reports that come at once all count. Rows are locked in one order, so that calls never wait for
 * each other in a circle.
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

/** What a voter told of one release. */
export interface Vote {
  readonly remote: string;
  readonly version: string;
  /** Pseudonym of the voter, another one for each remote. */
  readonly voter: string;
  readonly isMember: boolean;
  /** Revision of the channel that gave the canary its share. */
  readonly revision: number;
  readonly loads: number;
  readonly failed: number;
  /** Class of the first failure; null without one. */
  readonly failure: string | null;
  /** Place of the first load time in the histogram; null without one. */
  readonly loadBucket: number | null;
  /** Places of the first web vitals in the histogram; null without one. */
  readonly lcpBucket: number | null;
  readonly inpBucket: number | null;
  readonly clsBucket: number | null;
}

/**
 * Adds to what a voter told; it stays one vote. Web vitals count from the report with the load time on: those of before are of pages
 * whose files came from a cache, as a canary's never do.
 * @param votes each remote and version once
 */
export async function addVotes(tx: Tx, channel: string, now: Date, votes: readonly Vote[]): Promise<void> {
  await tx.run(sql`
    insert into telemetry.canary_vote as present
      (channel, remote, version, voter, revision, is_member, loads, failed, failure, load_bucket, lcp_bucket, inp_bucket,
       cls_bucket, told_at)
    select ${channel}, remote, version, voter, revision, "isMember", loads, failed, failure, "loadBucket", "lcpBucket", "inpBucket",
      "clsBucket", ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(votes)}::jsonb)
      as given(remote text, version text, voter text, revision bigint, "isMember" boolean, loads bigint, failed bigint,
        failure text, "loadBucket" smallint, "lcpBucket" smallint, "inpBucket" smallint, "clsBucket" smallint)
    order by remote, version
    on conflict (channel, remote, version, voter, revision) do update set
      loads = present.loads + excluded.loads,
      failed = present.failed + excluded.failed,
      failure = coalesce(present.failure, excluded.failure),
      load_bucket = coalesce(present.load_bucket, excluded.load_bucket),
      lcp_bucket = case when present.load_bucket is null then excluded.lcp_bucket
        else coalesce(present.lcp_bucket, excluded.lcp_bucket) end,
      inp_bucket = case when present.load_bucket is null then excluded.inp_bucket
        else coalesce(present.inp_bucket, excluded.inp_bucket) end,
      cls_bucket = case when present.load_bucket is null then excluded.cls_bucket
        else coalesce(present.cls_bucket, excluded.cls_bucket) end`);
}

/** Measures of a vote that have a histogram. */
export type VoteMeasure = 'loadMs' | 'lcpMs' | 'inpMs' | 'clsMilli';

/** A number of voters whose votes are equal in one thing. */
export interface VoteRow extends Row {
  version: string;
  isMember: boolean;
  /** What it is; `failure` counts every voter. */
  measure: 'failure' | VoteMeasure;
  /** Class of the first failure; null without one, and of histograms. */
  failure: string | null;
  /** Place in the histogram; null of failures. */
  bucket: number | null;
  voters: number;
  /** Sum of the shares of their loads that failed, each 0 to 1; 0 of histograms. */
  failed: number;
}

/**
 * Votes about a remote's releases since a revision, each measure apart and in order. What a voter told under several shares of one canary is one vote; a
 * voter who told of no load has none.
 */
export const sumVotes = (tx: Tx, channel: string, remote: string, since: number): Promise<VoteRow[]> =>
  tx.rows<VoteRow>(sql`
    with vote as (
      select version, is_member, sum(loads) as loads, sum(failed) as failed,
        (array_agg(failure order by revision) filter (where failure is not null))[1] as failure,
        (array_agg(load_bucket order by revision) filter (where load_bucket is not null))[1] as load_bucket,
        (array_agg(lcp_bucket order by revision) filter (where lcp_bucket is not null and load_bucket is not null))[1] as lcp_bucket,
        (array_agg(inp_bucket order by revision) filter (where inp_bucket is not null and load_bucket is not null))[1] as inp_bucket,
        (array_agg(cls_bucket order by revision) filter (where cls_bucket is not null and load_bucket is not null))[1] as cls_bucket
      from telemetry.canary_vote
      where channel = ${channel} and remote = ${remote} and revision >= ${since}
      group by version, is_member, voter having sum(loads) > 0)
    select version, is_member as "isMember", measure, told.failure, bucket::int as bucket, count(*)::int as voters,
      sum(told.failed)::float8 as failed
    from vote cross join lateral (values
      ('failure', vote.failure, null::smallint, least(1, vote.failed / loads)),
      ('loadMs', null, load_bucket, 0),
      ('lcpMs', null, lcp_bucket, 0),
      ('inpMs', null, inp_bucket, 0),
      ('clsMilli', null, cls_bucket, 0)) told (measure, failure, bucket, failed)
    where measure = 'failure' or bucket is not null
    group by version, is_member, measure, told.failure, bucket
    order by version, is_member, measure, told.failure, bucket`);

/** Forgets at most `limit` votes that were told before a time. Returns how many. */
export const forgetVotes = (tx: Tx, before: Date, limit: number): Promise<number> =>
  tx.run(sql`
    with old as materialized (
      select channel, remote, version, voter, revision from telemetry.canary_vote where told_at < ${before}
      order by told_at limit ${limit} for update skip locked)
    delete from telemetry.canary_vote where (channel, remote, version, voter, revision) in (select * from old)`);
