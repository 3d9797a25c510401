import type { Tx } from '../../db/tx';
import { recordMembersEvent } from '../live/repository';
import { enqueueMessage } from '../outbox/repository';
import { listSent } from './repository';
import { giftMailWording } from './wording';

/** Tells the open pages of members that a coupon changed. The last of a transaction. */
export const tellHolders = (
  tx: Tx,
  memberIds: readonly string[],
  reference: string,
  now: Date,
): Promise<void> => recordMembersEvent(tx, memberIds, 'coupon.changed', { reference }, now);

/**
 * Tells who has coupons of an order that somebody else bought that they are void, since the order is given back: their open pages,
 * and by e-mail. The buyer's open pages hear of it too. The last of a transaction, as `tellHolders`.
 */
export async function tellRefunded(
  tx: Tx,
  order: { id: string; memberId: string },
  now: Date,
): Promise<void> {
  const sent = await listSent(tx, order.id);
  for (const { email, member_name, name } of sent)
    if (email !== null)
      await enqueueMessage(
        tx,
        {
          channel: 'email',
          to: email,
          subject: giftMailWording.cancelledSubject,
          text: giftMailWording.cancelledText(member_name, name),
        },
        now,
      );
  if (sent.length > 0)
    await tellHolders(tx, [order.memberId, ...sent.map(({ member_id }) => member_id)], '', now);
}
