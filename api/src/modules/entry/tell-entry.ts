import type { Tx } from '../../db/tx';
import { findClientPartner, noteEntryDevice } from '../access/device.repository';
import { findMember } from '../access/member.repository';
import { tellOwner } from '../access/security-notice';
import { securityWording } from '../security/wording';

/** Tells the owner when a partner's user comes in for the first time on a device, in the transaction of the entry (D59). */
export async function tellEntry(
  tx: Tx,
  { memberId, clientId, deviceHash }: { memberId: string; clientId: string; deviceHash: string },
  now: Date,
): Promise<void> {
  if (!(await noteEntryDevice(tx, memberId, deviceHash, now))) return;
  const member = await findMember(tx, memberId);
  const partner = await findClientPartner(tx, clientId);
  if (member === undefined || partner === undefined) throw new Error('An entry has no member or no partner');
  await tellOwner(tx, member, securityWording.enteredFromPartner(member.name, partner.name), now);
}
