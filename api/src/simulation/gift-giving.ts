import { SendCode } from '@poku/mfe-history/calls/send-coupon';
import type { Random } from '@poku/tooling';
import type { Cluster } from './api-process';
import type { CouponBooks } from './coupon-books';
import { unlessRefused } from './refused';
import type { World } from './world';

/** What the API names a coupon by. */
export interface CouponKey {
  readonly voucherId: string;
  readonly reference: string;
}

const minuteMs = 60_000;
const attempts = 3;

/** Members who send coupons by links, which are opened by nobody, by one or by several at once, and taken back meanwhile. */
export function createGiving(world: World, cluster: Cluster, random: Random, books: CouponBooks) {
  const { schedule, members } = world;

  /** The token of a new link. A link whose answer was lost is taken back first; undefined when the coupon is not sent. */
  const link = async (senderId: string, key: CouponKey): Promise<string | undefined> => {
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const sent = await unlessRefused(cluster.insist(({ gifts }) => gifts.send(senderId, key)));
      if ('value' in sent) return sent.value.link.split('#')[1];
      if (sent.code !== SendCode.open) return undefined;
      await unlessRefused(cluster.insist(({ gifts }) => gifts.takeBack(senderId, key)));
    }
    return undefined;
  };

  return {
    /** Sends a coupon. @returns who has it then, as these people know */
    async give(senderId: string, key: CouponKey): Promise<string> {
      const token = await link(senderId, key);
      if (token === undefined) return senderId;
      const sent = { coupon: key.reference, receivers: new Set<string>() };
      books.links.push(sent);
      const accept = async (receiverId: string): Promise<void> => {
        await schedule.sleep(random.int(0, 2 * minuteMs));
        const accepted = await unlessRefused(cluster.insist(({ gifts }) => gifts.accept(receiverId, token)));
        if ('value' in accepted) sent.receivers.add(receiverId);
      };
      const takeBack = async (): Promise<void> => {
        await schedule.sleep(random.int(0, 2 * minuteMs));
        await unlessRefused(cluster.insist(({ gifts }) => gifts.takeBack(senderId, key)));
      };
      // A link that is open to all may be opened by its sender, too, and twice by one.
      const guests = Array.from({ length: random.int(0, 3) }, () => random.pick(members).id);
      await Promise.all([...guests.map(accept), ...(random.chance(0.3) ? [takeBack()] : [])]);
      if (sent.receivers.size === 0) await takeBack();
      return [...sent.receivers][0] ?? senderId;
    },
  };
}
