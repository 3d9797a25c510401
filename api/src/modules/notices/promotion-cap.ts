import { after } from '../../ports/clock';
import type { Tx } from '../../db/tx';
import { lockMembers } from '../live/repository';
import { countPromotions, type DueRow } from './due.repository';

const dayMs = 24 * 60 * 60_000;
/** Promotions that a member gets in so many days, whatever channels they take (D66). */
const PROMOTIONS_MOST = 3;
const PROMOTIONS_DAYS = 7;

/** Tells of each promotion whether its member had enough of them, and counts those that are shown. */
export interface PromotionCap {
  isReached(memberId: string): boolean;
  countShown(memberId: string): void;
}

/** The cap for promotions among these notices; no other transaction counts for their members until this one ends. */
export async function openPromotionCap(tx: Tx, due: readonly DueRow[], now: Date): Promise<PromotionCap> {
  const members = [...new Set(due.filter(({ kind }) => kind === 'promo').map((row) => row.member_id))];
  const shown = new Map<string, number>();
  if (members.length > 0) {
    await lockMembers(tx, members);
    const since = after(now, -PROMOTIONS_DAYS * dayMs);
    for (const row of await countPromotions(tx, members, since)) shown.set(row.member_id, row.shown);
  }
  const of = (memberId: string): number => shown.get(memberId) ?? 0;
  return {
    isReached: (memberId) => of(memberId) >= PROMOTIONS_MOST,
    countShown: (memberId) => void shown.set(memberId, of(memberId) + 1),
  };
}
