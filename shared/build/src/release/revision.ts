import { createHash } from 'node:crypto';
import type { SignedText } from '@poku/contract';
import type { WatchPlan } from './canary/watch-plan';
import type { RegistryDocument } from './registry-document';

/** What a change of a channel did, as the audit log tells it. */
export interface Change {
  /** `renew` changes nothing but the signatures. */
  readonly action: 'promote' | 'canary' | 'rollback' | 'withdraw' | 'renew';
  /** Remote, `shell` or `embed`; `*` is all, of a renewal, and stands before a set. */
  readonly name: string;
  /** Release that the change is about, of a rollback the one that goes; `*` as in `name`. */
  readonly version: string;
  /** Release that a rollback made live again. Missing when it took a canary away, and in rollbacks from before it was told. */
  readonly to?: string;
  /** Share of the members that have the canary from now on, 0 to 1. */
  readonly share?: number;
  /** How that canary is watched. Missing in changes from before it was told. */
  readonly watch?: WatchPlan;
  /** Why, in the words of who did it. */
  readonly reason?: string;
  /** What a change of several did to each of them, two or more; read it by `changeParts`. A remote that a rollback found nothing before is withdrawn. */
  readonly set?: readonly Omit<Change, 'set' | 'reason'>[];
}

/** One state of a channel: what its registry says, and how it came to be. Each names the one before it, so none can be lost. */
export interface Revision extends RegistryDocument {
  /** SHA-256 of the revision before it, hex; null for the first. */
  readonly parent: string | null;
  readonly change: Change;
  /** When, ISO 8601. */
  readonly at: string;
}

/** A revision as the store keeps it. */
export interface StoredRevision {
  readonly revision: Revision;
  readonly signed: SignedText;
}

/** What a channel points at: the one object that a change swaps. */
export interface Pointer {
  readonly revision: number;
  /** Key of the revision's signed registry. */
  readonly registry: string;
  /** Key of the page that is made of it; none before there is a shell. */
  readonly page?: string;
  /** Live release of the shell, for what of it has an address that stays. */
  readonly shell?: string;
  readonly embed?: string;
  /** Key of the signed entry of each remote, by remote. */
  readonly entries: Readonly<Record<string, string>>;
}

export const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');

export { channelKeys } from './channel-keys';
