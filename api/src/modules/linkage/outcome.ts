import { LinkCode, linkCodeWording } from '@poku/flows/linking/calls/link-code';
import type { ActiveLink, RefusalReason } from '@poku/partner-protocol';
import { refusal } from '../../http/errors';
import type { Attempt } from './attempt.repository';

/** How an attempt stands; `code` is a LinkCode. */
export type LinkOutcome = { status: 'linked' } | { status: 'pending' } | { status: 'failed'; code: number };

/** What settles an attempt: what its partner says of it, or what we found ourselves. */
export type Told =
  | ActiveLink
  | { status: 'pending' }
  | { status: 'refused'; reason: RefusalReason }
  | { status: 'ended' }
  /** The partner does not know the reference, or did not answer and is not asked again. */
  | { status: 'unknown' };

const codesOfReasons: Readonly<Record<RefusalReason, number>> = {
  'unknown-account': LinkCode.accountUnknown,
  'phone-differs': LinkCode.phoneDiffers,
  declined: LinkCode.refused,
  expired: LinkCode.over,
  'already-linked': LinkCode.subjectTaken,
  other: LinkCode.refused,
};

/** The code of a partner's refusal. */
export const codeOfReason = (reason: RefusalReason): number => codesOfReasons[reason];

/** How a stored attempt stands. */
export function outcomeOf({ status, failure }: Pick<Attempt, 'status' | 'failure'>): LinkOutcome {
  if (status === 'linked' || status === 'pending') return { status };
  return { status: 'failed', code: failure ?? LinkCode.over };
}

/** A refusal of a link, with the text that says what the member can do. */
export const linkRefusal = (code: number) => refusal(code, linkCodeWording);

/** Throws the refusal of an outcome that is no link: its code, or 20002 while nobody knows (D6). */
export function demandLinked(outcome: LinkOutcome): void {
  if (outcome.status === 'failed') throw linkRefusal(outcome.code);
  if (outcome.status === 'pending') throw linkRefusal(LinkCode.inProcess);
}
