import type { Random } from '@poku/tooling';
import type { Buyer, Told } from '../buyer';
import type { Cluster } from '../api-process';
import type { FaultRates } from '../network';
import type { World } from '../world';
import type { BillerBook } from './biller-book';
import { createBillerBook } from './biller-book';
import { BILLER, listOpenTopups } from './package.repository';

const toldShare = 0.6;
const twiceShare = 0.2;
const slowShare = 0.2;
const givenUpShare = 0.03;
const foreignShare = 0.04;
const wrongHintShare = 0.05;
const minuteMs = 60_000;

/** What a package is bought for: mostly a number of its operator, which several may buy for. */
export const drawNumber = (random: Random): string =>
  random.chance(foreignShare)
    ? '+6289912345678'
    : `${BILLER.prefix}${String(20_000_000 + random.int(0, 30))}`;

/** The biller of a world. It tells of changes late, twice or never, and now and then of what is not its own. */
export function createBiller(
  { schedule }: World,
  random: Random,
  rates: FaultRates,
  cluster: () => Cluster,
): BillerBook {
  const isFaulty = rates.lostBefore > 0;
  const hint = async (reference: string): Promise<void> => {
    await schedule.sleep(
      isFaulty && random.chance(slowShare) ? random.int(4000, 90 * minuteMs) : random.int(1, 4000),
    );
    await cluster().insist(({ topups }) => topups.nudge(BILLER.slug, reference));
  };
  return createBillerBook(schedule, random, (reference) => {
    if (isFaulty && random.chance(wrongHintShare)) schedule.spawn(() => hint(`${reference}-x`));
    if (isFaulty && !random.chance(toldShare)) return;
    const copies = isFaulty && random.chance(twiceShare) ? 2 : 1;
    for (let copy = 0; copy < copies; copy += 1) schedule.spawn(() => hint(reference));
  });
}

/** Members who buy packages for numbers, each in a task of its own. @param over hears of each that was bought or not */
export function buyPackages(
  { schedule, members }: World,
  random: Random,
  buyer: Buyer,
  count: number,
  over: (told: Told | undefined) => void,
): void {
  for (let index = 0; index < count; index += 1) {
    const member = random.pick(members);
    schedule.spawn(async () => over(await buyer.buy(member)));
  }
}

/** An operator calls few of the packages off that are being sent. */
export async function callOff({ schedule, db }: World, random: Random, cluster: Cluster): Promise<void> {
  for (const { order_id: orderId, member_id: memberId } of await schedule.turn(() => listOpenTopups(db)))
    if (random.chance(givenUpShare))
      await cluster.insist(({ topups }) => topups.giveUp({ orderId, memberId }, () => Promise.resolve()));
}
