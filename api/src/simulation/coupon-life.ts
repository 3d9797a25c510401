import { createRandom } from '@poku/tooling';
import type { Cluster } from './api-process';
import { keepShown, openBooks, type CouponBooks } from './coupon-books';
import { listCoupons, type SimulatedCoupon } from './coupon.repository';
import { createGiving, type CouponKey } from './gift-giving';
import { unlessRefused } from './refused';
import { createTills, type ShownCoupon } from './tills';
import type { World } from './world';

const minuteMs = 60_000;
const secondMs = 1000;
const sentShare = 0.4;
const hiddenShare = 0.15;
const sharedTokenShare = 0.25;
const againShare = 0.35;

/** What becomes of coupons after they were bought. */
export interface CouponLives {
  readonly books: CouponBooks;
  /** Begins what is new. @returns how many coupons somebody still does something with */
  look(): Promise<number>;
}

/**
 * Members send coupons, reveal them and show them to tills and shops, several at once and again. Its decisions are drawn apart, as
 * those of `shop`.
 * @param isOver whether the world is; it is looked for new coupons until then
 * @param lookMs how often; default every three minutes
 */
export function liveCoupons(
  world: World,
  cluster: Cluster,
  isOver: () => boolean,
  lookMs = 3 * minuteMs,
): CouponLives {
  const { schedule, db, seed } = world;
  const random = createRandom(seed + 2_000_003);
  const books = openBooks();
  const tills = createTills(world, cluster, random, books);
  const giving = createGiving(world, cluster, random, books);
  const seen = new Set<string>();
  let open = 0;
  const session = (memberId: string) => ({ id: memberId, memberId, partner: null, isFresh: true });

  const reveal = async (memberId: string, key: CouponKey): Promise<string | undefined> => {
    const shown = await unlessRefused(
      cluster.insist(({ coupons }) => coupons.reveal(session(memberId), key)),
    );
    if ('code' in shown) return undefined;
    keepShown(books, key.reference, memberId);
    return shown.value.secretCode;
  };

  /** Shows the token to a till without a network; a picture of it to another one, too. */
  const showToken = async (memberId: string, key: CouponKey): Promise<void> => {
    const shown = await unlessRefused(
      cluster.insist(({ coupons }) => coupons.tillToken(session(memberId), key)),
    );
    if ('code' in shown) return;
    const { token, remainingSeconds } = shown.value;
    // Its time began before it came here.
    const until = new Date(schedule.clock.now().getTime() + remainingSeconds * secondMs);
    const scan = async (): Promise<void> => {
      await schedule.sleep(random.int(0, 2 * minuteMs));
      await tills.scan({ coupon: key.reference, token, until });
    };
    await Promise.all(random.chance(sharedTokenShare) ? [scan(), scan()] : [scan()]);
  };

  const use = async (memberId: string, key: CouponKey, shown: ShownCoupon): Promise<void> => {
    const ways = Array.from({ length: random.pick([1, 1, 1, 2, 3]) }, () =>
      shown.channel === 'till' && random.chance(0.5)
        ? () => showToken(memberId, key)
        : () => tills.type(shown),
    );
    const isAtOnce = random.chance(0.5);
    await Promise.all(
      ways.map(async (way) => {
        await schedule.sleep(random.int(0, isAtOnce ? secondMs : 8 * minuteMs));
        await way();
      }),
    );
    if (random.chance(againShare)) await tills.type(shown);
  };

  const live = async ({ code, voucher_id, buyer_id, use_channel }: SimulatedCoupon): Promise<void> => {
    await schedule.sleep(random.int(0, 60 * minuteMs));
    const key = { voucherId: voucher_id, reference: code };
    let holder = buyer_id;
    for (let times = 0; times < 2 && random.chance(sentShare); times += 1)
      // Who sends a coupon may want to see its code at the same time.
      [holder] = await Promise.all([
        giving.give(holder, key),
        ...(random.chance(0.2) ? [reveal(holder, key)] : []),
      ]);
    if (random.chance(hiddenShare)) return;
    const secretCode = await reveal(holder, key);
    if (secretCode !== undefined) await use(holder, key, { coupon: code, secretCode, channel: use_channel });
  };

  const look = async (): Promise<number> => {
    for (const coupon of await schedule.turn(() => listCoupons(db))) {
      if (seen.has(coupon.code)) continue;
      seen.add(coupon.code);
      open += 1;
      schedule.spawn(async () => {
        await live(coupon);
        open -= 1;
      });
    }
    return open;
  };

  schedule.spawn(async () => {
    while (!isOver()) {
      await look();
      await schedule.sleep(lookMs);
    }
  });
  return { books, look };
}
