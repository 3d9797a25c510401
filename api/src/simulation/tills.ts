import { VOID_LIMIT_MS, type RedemptionAnswer } from '@poku/partner-protocol';
import type { Random } from '@poku/tooling';
import type { ApiProcess, Cluster } from './api-process';
import { openEntry, type CouponBooks, type TillEntry } from './coupon-books';
import { MERCHANTS } from './coupon.repository';
import type { World } from './world';

/** A coupon whose code its member shows. */
export interface ShownCoupon {
  readonly coupon: string;
  readonly secretCode: string;
  readonly channel: 'till' | 'online';
}

/** A token on a member's screen. */
export interface ShownToken {
  readonly coupon: string;
  readonly token: string;
  /** Until when a till takes it. */
  readonly until: Date;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const twiceShare = 0.15;
const wrongShare = 0.08;
const voidShare = 0.2;
const onceMoreShare = 0.2;
const wrongClockShare = 0.1;
/** Well within what Poku lets pass. */
const clockErrorMs = 100_000;
const store = 'Toko Pusat';

const isLate = ({ usedAt, voidedAt }: { usedAt: string; voidedAt: string }): boolean =>
  Date.parse(voidedAt) - Date.parse(usedAt) > VOID_LIMIT_MS;

/**
 * Tills and shops of merchants: they repeat what was not answered under the same reference, tell late what they took without a
 * network, ask for what is not theirs, and take uses back. They write down what they believe.
 */
export function createTills({ schedule }: World, cluster: Cluster, random: Random, books: CouponBooks) {
  /** The newest answer counts. */
  const hear = (entry: TillEntry, answer: RedemptionAnswer | undefined): void => {
    if (answer === undefined) throw new Error(`${entry.merchant} is not known`);
    if (answer.status === 'voided' && isLate(answer))
      throw new Error(`${entry.reference} was taken back too late`);
    if (answer.status !== 'refused') entry.belief = answer.status;
    else entry.belief = answer.otherUse === undefined ? 'refused' : 'double';
  };
  /** Now and then the network delivers twice. */
  const deliver = async (work: () => Promise<void>): Promise<void> => {
    await Promise.all(random.chance(twiceShare) ? [work(), work()] : [work()]);
  };

  /** Takes a use back soon, or too late: then it stands. */
  const takeBack = async (entry: TillEntry): Promise<void> => {
    if (entry.belief !== 'used' || !random.chance(voidShare)) return;
    await schedule.sleep(random.int(0, 7 * minuteMs));
    await deliver(async () => {
      const answer = await cluster.insist(({ redemptions }) => redemptions.takeBack(entry));
      if (answer.status !== 'refused' || answer.reason !== 'too-late') hear(entry, answer);
    });
  };

  /** Tells of a use until it is answered, takes it back perhaps, and may ask once more, as after a till was started anew. */
  const tell = async (
    entry: TillEntry,
    ask: (process: ApiProcess) => Promise<RedemptionAnswer | undefined>,
  ): Promise<void> => {
    const asking = async (): Promise<void> => hear(entry, await cluster.insist(ask));
    await deliver(asking);
    await takeBack(entry);
    if (!random.chance(onceMoreShare)) return;
    await schedule.sleep(random.int(0, 10 * minuteMs));
    await asking();
  };

  const wrongly = ({ coupon, channel }: ShownCoupon) =>
    random.chance(0.5)
      ? { merchant: MERCHANTS.other, channel, coupon }
      : {
          merchant: MERCHANTS.own,
          channel: channel === 'till' ? ('online' as const) : ('till' as const),
          coupon,
        };

  return {
    /** Uses a coupon by its code, at a till with a network or in a shop. */
    async type(shown: ShownCoupon): Promise<void> {
      const isWrong = random.chance(wrongShare);
      const { merchant, channel, coupon } = isWrong
        ? wrongly(shown)
        : { merchant: MERCHANTS.own, channel: shown.channel, coupon: shown.coupon };
      const entry = openEntry(books, { merchant, coupon, must: isWrong ? 'be-refused' : 'either' });
      const order = { reference: entry.reference, code: shown.secretCode, channel, store };
      await tell(entry, ({ redemptions }) => redemptions.use(merchant, order));
    },

    /** Takes a token without a network, and tells of it later. */
    async scan({ coupon, token, until }: ShownToken): Promise<void> {
      const hasWrongClock = random.chance(wrongClockShare);
      const errorMs = hasWrongClock ? 10 * minuteMs : random.int(-clockErrorMs, clockErrorMs);
      const takenAt = new Date(schedule.clock.now().getTime() + errorMs).toISOString();
      if (schedule.clock.now() > until) return;
      const merchant = MERCHANTS.own;
      const entry = openEntry(books, { merchant, coupon, must: hasWrongClock ? 'either' : 'be-given' });
      const late = random.next();
      await schedule.sleep(random.int(0, late < 0.6 ? minuteMs : late < 0.9 ? hourMs : 6 * hourMs));
      const order = { reference: entry.reference, token, store, takenAt };
      await tell(entry, ({ offline }) => offline.settle(merchant, order));
    },
  };
}
