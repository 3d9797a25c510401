import type { Tx } from '../../db/tx';
import { dropUndecided, endPromotion, insertPromotion } from '../../modules/notices/promotion.repository';
import { recallMessages } from '../../modules/notices/recall.repository';
import { CAFE } from './person';
import type { Planned } from './planned';

/** Stores a promotion as `ops notify` does. */
export async function storePromotion(
  tx: Tx,
  { id, channels, isForCafe, interests, startsAt }: Planned,
  now: Date,
): Promise<void> {
  const segment = {
    ...(isForCafe ? { partners: [CAFE.slug] } : {}),
    ...(interests.length > 0 ? { interests: [...interests] } : {}),
  };
  const text = { title: `Promo ${id}`, body: `Diskon ${id}!`, path: '/tukar' };
  await insertPromotion(tx, { id, ...text, channels: [...channels], segment, startsAt, by: 'simulasi' }, now);
}

/** Ends a promotion and recalls what was not sent, as `ops notify cancel` does. */
export async function stopPromotion(tx: Tx, id: string, now: Date): Promise<void> {
  await endPromotion(tx, id, now);
  await dropUndecided(tx, id);
  await recallMessages(tx, id, now, 1_000_000);
}
