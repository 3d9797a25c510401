import type { Year } from '@poku/mfe-history/calls/year';
import { jakartaDay } from '@poku/domain/dates';
import type { AppDeps } from '../../deps';
import type { Tx } from '../../db/tx';
import { badField } from '../../http/errors';
import { after } from '../../ports/clock';
import { jakartaMidnight } from '../ledger/jakarta';
import { firstMovement } from '../statement/movement.repository';
import { readOneState } from '../statement/standing.repository';
import {
  type BoughtRow,
  countUsed,
  findTopBrand,
  firstPurchase,
  listBought,
  listMoved,
  type MovedRow,
} from './repository';

/** Most years that are told. */
const YEARS_MAX = 5;
const MONTHS_OF_YEAR = 12;

const yearOf = (moment: Date): number => Number(jakartaDay(moment).slice(0, 'YYYY'.length));
const isJanuary = (moment: Date): boolean =>
  jakartaDay(moment).slice('YYYY-'.length, 'YYYY-MM'.length) === '01';
const begin = (year: number): Date => jakartaMidnight(`${String(year)}-01-01`);

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

async function yearsOf(tx: Tx, memberId: string, now: Date): Promise<number[]> {
  const beginnings = [await firstMovement(tx, memberId), await firstPurchase(tx, memberId)];
  const firsts = beginnings.flatMap((at) => (at === null ? [] : [yearOf(at)]));
  const newest = yearOf(now);
  const count = firsts.length === 0 ? 0 : newest - Math.min(...firsts) + 1;
  return Array.from({ length: Math.min(count, YEARS_MAX) }, (_, back) => newest - back);
}

/** What was earned by partner, the most first, ties by name. */
function partnersOf(earned: readonly MovedRow[]): Year['partners'] {
  const points = new Map<string, number>();
  for (const row of earned) {
    if (row.partner_name !== null)
      points.set(row.partner_name, (points.get(row.partner_name) ?? 0) + row.points);
  }
  return [...points]
    .flatMap(([name, its]) => (its > 0 ? [{ name, points: its }] : []))
    .sort((one, other) => other.points - one.points || (one.name < other.name ? -1 : 1));
}

/** What the rows of a year come to. */
function told(moved: readonly MovedRow[], bought: readonly BoughtRow[]) {
  const earned = moved.filter(({ kind }) => kind === 'earn' || kind === 'take-back');
  const ended = moved.filter(({ kind }) => kind === 'expire' || kind === 'reopen');
  const months = Array.from({ length: MONTHS_OF_YEAR }, (_, index) => ({
    earnedPoints: sum(earned.flatMap(({ month, points }) => (month === index + 1 ? [points] : []))),
    usedPoints: bought.find(({ month }) => month === index + 1)?.points ?? 0,
  }));
  return {
    earnedPoints: sum(months.map(({ earnedPoints }) => earnedPoints)),
    usedPoints: sum(months.map(({ usedPoints }) => usedPoints)),
    endedPoints: sum(ended.map(({ points }) => -points)),
    months,
    partners: partnersOf(earned),
    purchases: sum(bought.map(({ purchases }) => purchases)),
    coupons: sum(bought.map(({ coupons }) => coupons)),
    worthRupiah: sum(bought.map(({ worth_rupiah: worth }) => worth)),
  };
}

/** A year of a member's points, by the calendar of WIB; it equals the books (decision 050). */
export function createYearService({ db, clock }: Pick<AppDeps, 'db' | 'clock'>) {
  return {
    /**
     * One year, all of it read in one state of the books.
     * @param wanted null for the newest; in January for the one that has just ended, where it is told
     * @throws HttpError 400 that names `year`, for one that is not told
     */
    read: (memberId: string, wanted: number | null): Promise<Year> =>
      db.transaction(async (tx) => {
        await readOneState(tx);
        const now = clock.now();
        const years = await yearsOf(tx, memberId, now);
        const usual = years[isJanuary(now) && years.length > 1 ? 1 : 0] ?? yearOf(now);
        if (wanted !== null && !years.includes(wanted)) throw badField('year');
        const year = wanted ?? usual;
        const isRunning = year === yearOf(now);
        const span = { from: begin(year), until: isRunning ? after(now, 1) : begin(year + 1) };
        return {
          years: years.map((one) => ({ year: one })),
          year,
          isRunning,
          ...told(await listMoved(tx, memberId, span), await listBought(tx, memberId, span)),
          usedCoupons: await countUsed(tx, memberId, span),
          topBrand: (await findTopBrand(tx, memberId, span)) ?? null,
        };
      }),
  };
}
