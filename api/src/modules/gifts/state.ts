import { GiftCode, giftCodeWording } from '@poku/mfe-history/calls/gifts';
import { refusal } from '../../http/errors';
import type { GiftRow } from './repository';

const refuse = (code: number) => refusal(code, giftCodeWording);

/** Why a link gives nothing any more to who asks; undefined while it is open. */
function whyNot(gift: GiftRow, memberId: string | null, now: Date): number | undefined {
  if (gift.accepted_at !== null) return gift.receiver_id === memberId ? GiftCode.received : GiftCode.accepted;
  if (gift.closed_at !== null && gift.closed_at < gift.expires_at) return GiftCode.takenBack;
  if (gift.closed_at !== null || gift.expires_at <= now || gift.cancelled_at !== null) return GiftCode.over;
  return undefined;
}

/** A link that is open. @throws the refusal that says what became of it */
export function demandOpen(gift: GiftRow | undefined, memberId: string | null, now: Date): GiftRow {
  if (gift === undefined) throw refuse(GiftCode.unknown);
  const code = whyNot(gift, memberId, now);
  if (code !== undefined) throw refuse(code);
  return gift;
}

/** A link that a member may accept: open, and not their own. @throws as `demandOpen`, or `GiftCode.own` */
export function demandAcceptable(gift: GiftRow | undefined, memberId: string, now: Date): GiftRow {
  const open = demandOpen(gift, memberId, now);
  if (open.sender_id === memberId) throw refuse(GiftCode.own);
  return open;
}
