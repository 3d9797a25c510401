import type { Tx } from '../../db/tx';
import { dueAtOf } from './day-hours';
import { kindRules, type CausedKind, type NoticeFacts } from './kinds';
import { insertNotice } from './notice.repository';
import { noticeWording } from './wording';

/** Something a member is told of. */
export interface Told<K extends CausedKind> {
  memberId: string;
  kind: K;
  /** What it is about; a second notice of the kind about the same is none. */
  object: string;
  data: NoticeFacts[K];
}

/**
 * Tells a member something, in the transaction that causes it and at its end, since it tells the member's open pages as
 * `recordMemberEvent` does. It stands in the inbox at once; which other channels it goes out by is decided when it is due (D66). Once
 * for member, kind and object, however often it is called.
 * @returns false when there was one
 */
export function tellMember<K extends CausedKind>(
  tx: Tx,
  { memberId, kind, object, data }: Told<K>,
  now: Date,
): Promise<boolean> {
  const dueAt = dueAtOf(memberId, kindRules[kind].waitsForDay, now);
  return insertNotice(
    tx,
    { memberId, kind, object, ...noticeWording[kind](data), isShown: true, dueAt },
    now,
  );
}
