import type { RedemptionAnswer } from '@poku/partner-protocol';
import type { Tx } from '../../db/tx';
import { insertRefusal, type RefusedCall } from './refusal.repository';

/** Stores what was refused, in the transaction that refuses it, and gives the answer on. What was not refused is not stored. */
export async function keepRefusal<A extends RedemptionAnswer | undefined>(
  tx: Tx,
  call: Omit<RefusedCall, 'reason'>,
  answer: A,
  now: Date,
): Promise<A> {
  if (answer?.status === 'refused') await insertRefusal(tx, { ...call, reason: answer.reason }, now);
  return answer;
}
