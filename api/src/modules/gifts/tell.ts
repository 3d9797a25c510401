import type { Tx } from '../../db/tx';
import { recordMemberEvent } from '../live/repository';
import { enqueueMessage } from '../outbox/repository';
import { listSent } from './repository';
import { giftMailWording } from './wording';

/** Tells the open pages of members that a coupon changed; in the order of their ids, so that no two tellers wait for each other. */
export async function tellHolders(
  tx: Tx,
  memberIds: readonly string[],
  reference: string,
  now: Date,
): Promise<void> {
  for (const memberId of [...new Set(memberIds)].sort())
    await recordMemberEvent(tx, memberId, 'coupon.changed', { reference }, now);
}

/**
 * Tells who has coupons of an order that somebody else bought that they are void, since the order is given back: their open pages,
 * and by e-mail. The buyer's open pages hear of it too.
 */
export async function tellRefunded(
  tx: Tx,
  order: { id: string; memberId: string },
  now: Date,
): Promise<void> {
  const sent = await listSent(tx, order.id);
  const members = [...new Set([order.memberId, ...sent.map(({ member_id }) => member_id)])].sort();
  if (sent.length > 0)
    for (const memberId of members)
      await recordMemberEvent(tx, memberId, 'coupon.changed', { reference: '' }, now);
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
}
