import type { Tx } from '../../db/tx';
import { dueAtOf } from './day-hours';
import { kindRules, type CausedKind, type NoticeFacts } from './kinds';
import { insertNotice, insertNotices, type NewNotice } from './notice.repository';
import { noticeWording } from './wording';

/** Something a member is told of. */
export interface Told<K extends CausedKind> {
  memberId: string;
  kind: K;
  /** What it is about; a second notice of the kind about the same is none. */
  object: string;
  data: NoticeFacts[K];
}

/** A notice as it is written: with its text, shown in the inbox, and due at once or in the morning. */
const noticeOf = <K extends CausedKind>({ memberId, kind, object, data }: Told<K>, now: Date): NewNotice => ({
  memberId,
  kind,
  object,
  ...noticeWording[kind](data),
  isShown: true,
  dueAt: dueAtOf(memberId, kindRules[kind].waitsForDay, now),
});

/**
 * Tells a member something, in the transaction that causes it and at its end, since it tells the member's open pages as
 * `recordMemberEvent` does. It stands in the inbox at once; which other channels it goes out by is decided when it is due (D66). Once
 * for member, kind and object, however often it is called.
 * @returns false when there was one
 */
export const tellMember = <K extends CausedKind>(tx: Tx, told: Told<K>, now: Date): Promise<boolean> =>
  insertNotice(tx, noticeOf(told, now), now);

/** Tells many members, in any order; otherwise like `tellMember`. Returns how many notices there were not before. */
export const tellMembers = <K extends CausedKind>(
  tx: Tx,
  told: readonly Told<K>[],
  now: Date,
): Promise<number> =>
  insertNotices(
    tx,
    told.map((one) => noticeOf(one, now)),
    now,
  );
