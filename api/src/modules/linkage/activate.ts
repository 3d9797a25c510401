import type { Tx } from '../../db/tx';
import { wakePurchases } from '../earning/partner-purchase.repository';
import { noteSecurity } from '../security/log';
import { recordMemberEvent } from '../live/repository';
import { findActiveLink, findLink, insertLink, type NewLink } from './link.repository';

/**
 * What became of a link that its partner has: `linked`; `already`: the member had this very account linked; `other-linked`:
 * another account; `subject-taken`: another member has the account (D30); `over`: the link of this reference has ended.
 */
export type Activation = 'linked' | 'already' | 'other-linked' | 'subject-taken' | 'over';

/**
 * Makes a link active and tells the member's open pages. The unique indexes decide, so that of any number of members or calls at
 * once one wins; anything but `linked` changes nothing. The caller checks that the phone number is the member's.
 */
export async function activateLink(tx: Tx, link: NewLink, now: Date): Promise<Activation> {
  if (await insertLink(tx, link, now)) {
    await wakePurchases(tx, link, now);
    const detail = { partner: link.partnerId };
    await noteSecurity(tx, { what: 'link.made', memberId: link.memberId, detail }, now);
    await recordMemberEvent(tx, link.memberId, 'partner.linked', { partnerId: link.partnerId }, now);
    await recordMemberEvent(tx, link.memberId, 'points.changed', {}, now);
    return 'linked';
  }
  const same = await findLink(tx, link.partnerId, link.reference);
  if (same !== undefined) return same.state === 'active' ? 'already' : 'over';
  const own = await findActiveLink(tx, link.memberId, link.partnerId);
  if (own === undefined) return 'subject-taken';
  return own.subject === link.subject ? 'already' : 'other-linked';
}
