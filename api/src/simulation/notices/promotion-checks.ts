import { nameOf, type NoticeFacts } from './facts';
import type { SimulatedNotice } from './notice.repository';
import { promotionsWanted } from './rules';

const weekMs = 7 * 24 * 3_600_000;
const mostPromotions = 3;

/** Promotions that had to stay away since their member had enough in the seven days before, and what is wrong with which did. */
export function weighPromotions({ notices, people }: NoticeFacts): {
  capped: Set<SimulatedNotice>;
  breaches: string[];
} {
  const capped = new Set<SimulatedNotice>();
  const breaches: string[] = [];
  const byMember = new Map<string, SimulatedNotice[]>();
  for (const one of notices)
    if (one.kind === 'promo' && one.decided_at !== null)
      byMember.set(one.member_id, [...(byMember.get(one.member_id) ?? []), one]);
  for (const person of people) {
    const mine = byMember.get(person.id) ?? [];
    for (const one of mine) {
      const at = one.decided_at ?? one.created_at;
      const shownBefore = mine.filter(({ decided_at, is_shown }) => {
        const then = decided_at?.getTime() ?? Infinity;
        return is_shown && then < at.getTime() && then > at.getTime() - weekMs;
      }).length;
      const together = mine.filter(({ decided_at }) => decided_at?.getTime() === at.getTime());
      const shownNow = together.filter(({ is_shown }) => is_shown).length;
      const isFull = shownBefore + shownNow >= mostPromotions;
      if (isFull && !one.is_shown) capped.add(one);
      if (shownBefore + shownNow > mostPromotions)
        breaches.push(`${person.id} was shown too many promotions by ${at.toISOString()}`);
      const wanted = promotionsWanted(person, at);
      const isRight = one.is_shown ? wanted.includes(true) : isFull || wanted.includes(false);
      const isNamedRight = one.decisions['inbox'] === 'capped' ? isFull : true;
      if (!isRight || !isNamedRight)
        breaches.push(`${nameOf(one)} is ${one.decisions['inbox']} in the inbox, wanted ${String(wanted)}`);
    }
  }
  return { capped, breaches };
}
