import { sql } from 'drizzle-orm';
import type { Row } from '../../db/rows';
import type { Tx } from '../../db/tx';

/** Errors at one place of a release. */
export interface ThrownRow extends Row {
  version: string;
  kind: string;
  module: string;
  name: string;
  message: string;
  /** JSON. */
  frames: string;
  count: number;
}

/** Errors to be added to a day. */
export interface Thrown {
  readonly remote: string;
  readonly version: string;
  /** What tells it from others of its remote. */
  readonly fingerprint: string;
  readonly kind: string;
  readonly module: string;
  readonly name: string;
  readonly message: string;
  /** JSON. */
  readonly frames: string;
  readonly count: number;
}

/** Stands for what was over the bound of groups. */
const OTHER = 'other';

/**
 * Adds to the errors of a day. A remote has at most `most` groups in a day; what is new then counts into one that has neither name nor
 * place. Reports that come at the same moment do not see each other's groups, so that there may be a few more. Rows are locked in one
 * order.
 * @param thrown each remote, version and fingerprint once
 */
export async function addThrown(
  tx: Tx,
  channel: string,
  now: Date,
  thrown: readonly Thrown[],
  most: number,
): Promise<void> {
  const day = now.toISOString().slice(0, 10);
  await tx.run(sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(thrown)}::jsonb)
        as given(remote text, version text, fingerprint text, kind text, module text, name text, message text,
          frames text, count bigint)),
    present as (
      select remote, version, fingerprint from telemetry.thrown
      where channel = ${channel} and day = ${day}::date and remote in (select remote from given)),
    marked as (
      select given.*, present.remote is not null as is_known,
        (select count(*) from present as other where other.remote = given.remote) as groups
      from given left join present using (remote, version, fingerprint)),
    placed as (
      select marked.*, is_known
        or groups + row_number() over (partition by remote, is_known order by version, fingerprint) <= ${most} as fits
      from marked)
    insert into telemetry.thrown as present
      (channel, remote, version, day, fingerprint, kind, module, name, message, frames, count, first_seen, last_seen)
    select ${channel}, remote, version, ${day}::date,
      case when fits then fingerprint else ${OTHER} end, case when fits then kind else ${OTHER} end,
      case when fits then module else '' end, case when fits then name else 'Error' end,
      case when fits then message else ${OTHER} end, case when fits then frames else '[]' end,
      sum(count)::bigint, ${now}::timestamptz, ${now}::timestamptz
    from placed group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10
    order by remote, version, 5
    on conflict (channel, remote, day, version, fingerprint) do update set
      count = present.count + excluded.count,
      first_seen = least(present.first_seen, excluded.first_seen),
      last_seen = greatest(present.last_seen, excluded.last_seen)`);
}

/** Errors of days, added up. */
export interface ThrownSum extends ThrownRow {
  firstSeen: Date;
  lastSeen: Date;
}

/**
 * Errors of a remote's releases on the days from `from` on; those that most pages met first.
 * @param version of which alone; undefined for all
 * @param most so many at most
 */
export const sumThrown = (
  tx: Tx,
  channel: string,
  remote: string,
  from: Date,
  version: string | undefined,
  most: number,
): Promise<ThrownSum[]> =>
  tx.rows<ThrownSum>(sql`
    select version, kind, module, name, message, min(frames) as frames, sum(count)::bigint as count,
      min(first_seen) as "firstSeen", max(last_seen) as "lastSeen"
    from telemetry.thrown
    where channel = ${channel} and remote = ${remote} and day >= ${from.toISOString().slice(0, 10)}::date
      and (${version ?? null}::text is null or version = ${version ?? null})
    group by version, fingerprint, kind, module, name, message
    order by count desc, version, fingerprint limit ${most}`);

/** Forgets at most `limit` errors that were last met before a time. Returns how many. */
export const forgetThrown = (tx: Tx, before: Date, limit: number): Promise<number> =>
  tx.run(sql`
    with old as materialized (
      select channel, remote, day, version, fingerprint from telemetry.thrown where last_seen < ${before}
      order by last_seen limit ${limit} for update skip locked)
    delete from telemetry.thrown where (channel, remote, day, version, fingerprint) in (select * from old)`);
