import type { Tx } from '../../db/tx';
import { findLinkedMember } from './people.repository';
import { consumeToken, findToken } from './token.repository';

/**
 * Uses a redirect token up for the login of the member that it stands for, in the transaction of the login. False when it
 * was used before or is over, or when the account at the partner is no longer this member's.
 */
export async function redeemEntry(tx: Tx, tokenHash: string, memberId: string, now: Date): Promise<boolean> {
  const token = await findToken(tx, tokenHash);
  if (token === undefined) return false;
  // The sandbox's own tokens promise a linked user at every brand, also where the fixtures have no link (D58).
  const isPromised = token.kind === 'linkage';
  if (!isPromised && (await findLinkedMember(tx, token.partnerId, token.subject)) !== memberId) return false;
  return consumeToken(tx, tokenHash, memberId, now);
}
