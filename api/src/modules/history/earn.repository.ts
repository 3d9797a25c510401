import { sql, type SQL } from 'drizzle-orm';
import { only, type Row } from '../../db/rows';
import type { Tx } from '../../db/tx';
import type { HistoryFilter } from './filter';
import {
  all,
  microseconds,
  range,
  type HistoryPlace,
  type HistorySum,
  type HistoryWindow,
} from './place.repository';

/** An earn with its partner's name. */
export interface EarnRow extends Row {
  number: string;
  partner_name: string;
  partner_image: string;
  points: number;
  description: string;
  status: number;
  occurred_at: Date;
  /** `occurred_at` in microseconds since 1970. */
  at_us: number;
}

/** Status 0 succeeded, any other failed ([C] §4); none is in process. */
const statuses = {
  success: sql`e.status = 0`,
  processing: sql`false`,
  failed: sql`e.status <> 0`,
} as const satisfies Record<string, SQL>;

function conditions(memberId: string, filter: HistoryFilter, after?: HistoryPlace): SQL {
  const { status, partnerId } = filter;
  const found = [sql`e.member_id = ${memberId}`, ...range(sql`e.occurred_at`, sql`e.number`, filter, after)];
  if (status !== null) found.push(statuses[status]);
  if (partnerId !== null) found.push(sql`e.partner_id = ${partnerId}`);
  return all(found);
}

/** Earns of a member, newest first, ties by number (D53). */
export function listEarns(tx: Tx, memberId: string, window: HistoryWindow): Promise<EarnRow[]> {
  const { filter, after, limit, offset } = window;
  // The rows are found in the index, and only then read one by one; the fence keeps many from reading the whole table.
  return tx.rows<EarnRow>(sql`
    select e.number, p.name as partner_name, p.image as partner_image, e.points, e.description, e.status, e.occurred_at,
      ${microseconds(sql`e.occurred_at`)} as at_us
    from (select e.number from earn_record e where ${conditions(memberId, filter, after)}
      order by e.occurred_at desc, e.number desc limit ${limit} offset ${offset}) as found
    cross join lateral (select * from earn_record where number = found.number offset 0) as e
    join partner p on p.id = e.partner_id
    order by e.occurred_at desc, e.number desc`);
}

/** Number of a member's earns, of the successful ones, and the points of those. */
export async function sumEarns(tx: Tx, memberId: string, filter: HistoryFilter): Promise<HistorySum> {
  return only(
    await tx.rows<HistorySum & Row>(sql`
      select count(*)::int as total, (count(*) filter (where e.status = 0))::int as succeeded,
        coalesce(sum(e.points) filter (where e.status = 0), 0)::bigint as points
      from earn_record e where ${conditions(memberId, filter)}`),
  );
}

/** Partners at which the member earned, in the partners' order; one look into the index for each. */
export const listEarnSources = (tx: Tx, memberId: string): Promise<{ id: string; name: string }[]> =>
  tx.rows<{ id: string; name: string }>(sql`
    select p.id, p.name from partner p
    where (select true from earn_record e where e.member_id = ${memberId} and e.partner_id = p.id
      order by e.occurred_at desc, e.number desc limit 1)
    order by p.position`);
