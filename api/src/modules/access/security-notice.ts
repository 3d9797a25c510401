import type { Tx } from '../../db/tx';
import { enqueueMessage } from '../outbox/repository';
import type { SecurityNotice } from '../security/wording';

/** Where the owner of an account is reached, as it was before a change. */
export interface Owner {
  email: string;
  msisdn: string;
}

/**
 * Tells the owner of an account by e-mail and by SMS, in the transaction of what they are told of (D60). Security notices obey no
 * setting (D66).
 */
export async function tellOwner(
  tx: Tx,
  { email, msisdn }: Owner,
  { subject, text, sms }: SecurityNotice,
  now: Date,
): Promise<void> {
  await enqueueMessage(tx, { channel: 'email', to: email, subject, text }, now);
  await enqueueMessage(tx, { channel: 'sms', to: msisdn, text: sms }, now);
}
