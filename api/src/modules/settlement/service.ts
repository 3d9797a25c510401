import { jakartaDay } from '@poku/domain/dates';
import type { Tx } from '../../db/tx';
import type { AppDeps } from '../../deps';
import { after } from '../../ports/clock';
import type { Turns } from '../../ports/turns';
import { jakartaMidnight } from '../ledger/jakarta';
import { findPartnerBySlug } from '../linkage/link.repository';
import { differenceOf, pair, type Difference, type Ours, type Theirs, type What } from './compare';
import {
  isPlanned,
  keepDifferences,
  noteCompared,
  noteFailure,
  planDay,
  purchasesNamed,
  purchasesOfDay,
  takeDueDay,
  type SettlementKey,
} from './repository';

/** Lines of ours that are read at once. */
const linesAtOnce = 1000;
const hourMs = 3_600_000;
/** A day is compared when events of its last minutes have come: at 3:00 WIB of the next one. */
const firstAfterMs = 3 * hourMs;
/** While something differs it is compared again each night, for a week. */
const againMs = 24 * hourMs;
const longestMs = 7 * 24 * hourMs;
const leaseMs = 10 * 60_000;

/** A partner that did not give its list. */
class SilentPartner extends Error {
  override readonly name = 'SilentPartner';
}

/** What a comparison found, and among how many purchases. */
interface Compared {
  found: Difference[];
  purchases: number;
}

/** What a comparison came to. */
export interface Settled {
  /** Purchases that either side has. */
  purchases: number;
  /** Differences that are open now. */
  open: number;
}

/**
 * Compares the purchases of a day with the partner's own list of them (D64). It books nothing.
 * @param page lines of ours that are read at once, default 1,000
 */
export function createSettlementService(
  { db, clock, partners }: Pick<AppDeps, 'db' | 'clock' | 'partners'>,
  page = linesAtOnce,
) {
  async function* oursOf(key: SettlementKey): AsyncGenerator<Ours> {
    let last = '';
    for (;;) {
      const rows = await purchasesOfDay(db, key, last, page);
      yield* rows;
      const end = rows.at(-1);
      if (end === undefined || rows.length < page) return;
      last = end.reference;
    }
  }

  async function* theirsOf(slug: string, day: string): AsyncGenerator<Theirs> {
    let last = '';
    for (;;) {
      const reply = await partners.purchasesOfDay(slug, day, last);
      if (reply.outcome !== 'answered')
        throw new SilentPartner(`${slug} did not give its purchases of ${day}`);
      const { purchases } = reply.value;
      for (const purchase of purchases) {
        if (purchase.reference <= last)
          throw new SilentPartner(`${slug} gave its purchases of ${day} in another order than agreed`);
        last = purchase.reference;
        yield purchase;
      }
      if (purchases.length === 0) return;
    }
  }

  /** What Poku has under references that are missing in its list of the day: it may know another day of them. */
  const lookFurther = async (partnerId: string, missing: readonly Theirs[]): Promise<Difference[]> => {
    const known = new Map(
      (
        await purchasesNamed(
          db,
          partnerId,
          missing.map(({ reference }) => reference),
        )
      ).map((one) => [one.reference, one]),
    );
    return missing.flatMap((theirs) => toDifference(theirs.reference, known.get(theirs.reference), theirs));
  };

  const compare = async (key: SettlementKey, slug: string): Promise<Compared> => {
    const found: Difference[] = [];
    let missing: Theirs[] = [];
    let purchases = 0;
    for await (const { reference, ours, theirs } of pair(oursOf(key), theirsOf(slug, key.day))) {
      purchases += 1;
      if (ours === undefined && theirs !== undefined) missing.push(theirs);
      else found.push(...toDifference(reference, ours, theirs));
      if (missing.length < page) continue;
      found.push(...(await lookFurther(key.partnerId, missing)));
      missing = [];
    }
    found.push(...(await lookFurther(key.partnerId, missing)));
    return { found, purchases };
  };

  /** Keeps what a comparison found. */
  const keep = async (tx: Tx, key: SettlementKey, { found, purchases }: Compared): Promise<Settled> => {
    const now = clock.now();
    const isOver = now > after(jakartaMidnight(key.day, 1), longestMs);
    const dueAt = found.length === 0 || isOver ? null : after(now, againMs);
    await noteCompared(tx, key, { purchases, dueAt }, now);
    return { purchases, open: await keepDifferences(tx, key, found, now) };
  };

  return {
    /** Compares a day now, and keeps what differs. Rejects with `SilentPartner` when the partner does not give its list. */
    async settle(key: SettlementKey, slug: string): Promise<Settled> {
      const compared = await compare(key, slug);
      return db.transaction((tx) => keep(tx, key, compared));
    },

    /**
     * What a partner reported of a day as Poku has it, by reference in byte order, after one; undefined for a partner that is not
     * among ours.
     */
    async list(
      slug: string,
      { day, after: last, limit }: { day: string; after: string; limit: number },
    ): Promise<Ours[] | undefined> {
      const partner = await findPartnerBySlug(db, slug);
      return partner && purchasesOfDay(db, { partnerId: partner.id, day }, last, limit);
    },

    /** Plans yesterday's comparison, from 3:00 WIB on. */
    async plan(): Promise<void> {
      const now = clock.now();
      const yesterday = jakartaDay(after(now, -24 * hourMs));
      if (now >= after(jakartaMidnight(yesterday, 1), firstAfterMs)) await planDay(db, yesterday, now);
    },

    /**
     * Does a comparison that is due; a partner that does not answer is asked again in ten minutes. False when none is due.
     * @param inTurn runs what changes rows beside no other job; partners are asked outside of it, since that may take long
     */
    async next(inTurn: Turns['take'] = (work) => work()): Promise<boolean> {
      const now = clock.now();
      const taken = await inTurn(() => takeDueDay(db, now, after(now, leaseMs)));
      if (taken === undefined) return false;
      try {
        const compared = await compare(taken, taken.slug);
        await inTurn(() =>
          db.transaction(async (tx) => {
            // A reset of the sandbox may have come between.
            if (await isPlanned(tx, taken)) await keep(tx, taken, compared);
          }),
        );
      } catch (error) {
        if (!(error instanceof SilentPartner)) throw error;
        const { message } = error;
        await inTurn(() => noteFailure(db, taken, message, after(clock.now(), leaseMs)));
      }
      return true;
    },
  };
}

function toDifference(reference: string, ours: Ours | undefined, theirs: Theirs | undefined): Difference[] {
  const what: What | undefined = differenceOf(ours, theirs);
  return what === undefined ? [] : [{ reference, what, ours: ours ?? null, theirs: theirs ?? null }];
}
