import type { StatementMonth } from '@poku/mfe-history/calls/statement';
import type { AppDeps } from '../../deps';
import type { Tx } from '../../db/tx';
import { badField } from '../../http/errors';
import { readMember } from '../customer/repository';
import { describe } from './describe';
import { monthsSince, type Period, periodOf } from './months';
import { firstMovement, listMovements, pointsBefore } from './movement.repository';
import { endsAfter, heldBefore, owedBefore, readOneState } from './standing.repository';
import { type MovementKind, statementWording } from './wording';

/** One movement of own points. */
export interface StatementLine {
  at: Date;
  kind: MovementKind;
  /** What it was about; may be empty. */
  text: string;
  /** The transaction's number; may be empty. */
  number: string;
  /** Below 0 when points went. */
  points: number;
  /** Own points after it. */
  balance: number;
}

/** A month of a member's own points, as the books have it. */
export interface Statement {
  period: Period;
  member: { name: string; phone: string };
  opening: number;
  lines: StatementLine[];
  /** Points of each kind that there was, in the order of the wording; those of what went are below 0. */
  sums: { kind: MovementKind; points: number }[];
  /** Reserved points are still in it. */
  closing: number;
  /** Purchases that were not over. */
  held: { at: Date; text: string; number: string; points: number }[];
  /** Points that the member owed; in no balance. */
  owed: number;
  /** What was left of points that end by the end of the month that follows. */
  ends: { at: Date; points: number }[];
}

const kinds = Object.keys(statementWording.kinds) as MovementKind[];

/** Movements with the balance after each. */
function linesOf(rows: Awaited<ReturnType<typeof listMovements>>, opening: number): StatementLine[] {
  let balance = opening;
  return rows.map((row) => {
    balance += row.points;
    const { occurred_at: at, kind, points } = row;
    return { at, kind, text: describe(row), number: row.number ?? '', points, balance };
  });
}

const sumsOf = (lines: readonly StatementLine[]): Statement['sums'] =>
  kinds.flatMap((kind) => {
    const its = lines.filter((line) => line.kind === kind);
    return its.length === 0 ? [] : [{ kind, points: its.reduce((sum, { points }) => sum + points, 0) }];
  });

/** A period as the books have it; the caller has one state of them before its eyes. */
export async function readStatement(tx: Tx, memberId: string, period: Period): Promise<Statement> {
  const { from, until, nextUntil } = period;
  const { name, msisdn } = await readMember(tx, memberId);
  const opening = await pointsBefore(tx, memberId, from);
  const lines = linesOf(await listMovements(tx, memberId, period), opening);
  const held = await heldBefore(tx, memberId, until);
  const ends = await endsAfter(tx, memberId, until, nextUntil);
  return {
    period,
    member: { name, phone: msisdn },
    opening,
    lines,
    sums: sumsOf(lines),
    closing: lines.at(-1)?.balance ?? opening,
    held: held.map((row) => ({
      at: row.occurred_at,
      text: describe(row),
      number: row.number ?? '',
      points: row.points,
    })),
    owed: await owedBefore(tx, memberId, until),
    ends: ends.map(({ ends_at: at, points }) => ({ at, points })),
  };
}

/** Statements of a member's own points by the calendar months of WIB (D67); they equal the books. */
export function createStatementService({ db, clock }: Pick<AppDeps, 'db' | 'clock'>) {
  const monthsOf = async (tx: Tx, memberId: string, now: Date): Promise<string[]> => {
    const first = await firstMovement(tx, memberId);
    return first === null ? [] : monthsSince(first, now);
  };

  return {
    /** Months with a statement, newest first, from that of the first movement to the running one, at most 24; none for who never had points. */
    async months(memberId: string): Promise<{ months: StatementMonth[] }> {
      const now = clock.now();
      const months = await monthsOf(db, memberId, now);
      return { months: months.map((month) => ({ month, isRunning: periodOf(month, now).isRunning })) };
    },

    /**
     * A month as the books have it, the running one up to now. All of it is read in one state of the books.
     * @throws HttpError 400 that names `month`, for one that has no statement
     */
    statement: (memberId: string, month: string): Promise<Statement> =>
      db.transaction(async (tx) => {
        await readOneState(tx);
        const now = clock.now();
        if (!(await monthsOf(tx, memberId, now)).includes(month)) throw badField('month');
        return readStatement(tx, memberId, periodOf(month, now));
      }),
  };
}
