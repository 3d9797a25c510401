import { parentKey, readRevision } from '../chain';
import type { Policy } from '../keys/policy';
import { emptyRegistry } from '../registry-document';
import { channelKeys, digestOf, type StoredRevision } from '../revision';
import type { ReleaseStore } from '../store';
import { verifyState } from '../verify-state';
import { changeProblem } from './change';
import { damage, type Finding, problemOf } from './finding';

const RESTORE =
  'Put the object back from a copy of the store, or promote anew from the last state that is whole.';
const DISTRUST =
  'Somebody wrote into the store who may not, or a file is damaged: see who can write, then promote what should be live again.';

/** What is known of a channel's past. */
export interface ChainReport {
  readonly findings: readonly Finding[];
  /** Keys of the revisions that can be reached, the newest first. */
  readonly keys: readonly string[];
  /** The newest one; undefined when it cannot be read. */
  readonly head?: StoredRevision;
  /** Whether they go back to the first. */
  readonly isWhole: boolean;
}

/** Whether the store's list had a key at a time. */
const wasGood = ({ keys, revoked = [] }: Policy, publicKey: string, at: string): boolean =>
  keys.some((key) => key.publicKey === publicKey) ||
  revoked.some((key) => key.certificate.publicKey === publicKey && Date.parse(key.at) >= Date.parse(at));

const signatureProblem = async (
  { rootKey }: ReleaseStore,
  policy: Policy | undefined,
  channel: string,
  { signed, revision }: StoredRevision,
): Promise<string | undefined> => {
  const { at, change } = revision;
  try {
    const asked = { rootKey, channel, now: Date.parse(at) };
    const { id, publicKey } = await verifyState(signed, change, asked);
    return !policy || wasGood(policy, publicKey, at)
      ? undefined
      : `The key "${id}" was not good for this store at ${at}.`;
  } catch (error) {
    return problemOf(error);
  }
};

const linkProblem = (
  channel: string,
  { revision: after }: StoredRevision,
  parent: StoredRevision | undefined,
): string | undefined => {
  const before = parent?.revision ?? emptyRegistry(channel);
  if (after.channel !== channel) return `is a state of the channel ${after.channel}`;
  if (after.parent !== (parent ? digestOf(parent.signed.text) : null))
    return 'does not name the state before it';
  if (after.revision !== before.revision + 1) return `counts ${after.revision} after ${before.revision}`;
  if (parent && Date.parse(after.at) < Date.parse(parent.revision.at))
    return 'is older than the state before it';
  return changeProblem(before, after);
};

/**
 * Goes through the revisions of a channel, from the newest to the first, and looks at each.
 * @param policy undefined when it cannot be read; then who was good when is not asked
 * @param until key of a revision that was looked at before, where it ends. Default the first
 */
export const examineChain = async (
  store: ReleaseStore,
  policy: Policy | undefined,
  channel: string,
  newest: string,
  until?: string,
): Promise<ChainReport> => {
  const findings: Finding[] = [];
  const keys: string[] = [];
  const read = async (key: string) => {
    try {
      return await readRevision(store.objects, key);
    } catch (error) {
      findings.push(damage(key, `The history ends here: ${problemOf(error)}`, RESTORE));
      return undefined;
    }
  };
  const head = await read(newest);
  let key = newest;
  for (let state = head; state;) {
    keys.push(key);
    const { revision, signed } = state;
    if (key !== channelKeys(channel).revision(revision.revision, digestOf(signed.text), 'json'))
      findings.push(damage(key, 'The state has other bytes than its name says.', DISTRUST));
    const unsigned = await signatureProblem(store, policy, channel, state);
    if (unsigned !== undefined) findings.push(damage(key, unsigned, DISTRUST));
    if (key === until) return { findings, keys, ...(head && { head }), isWhole: true };
    const next = parentKey(channel, revision);
    const parent = next === undefined ? undefined : await read(next);
    const broken = next === undefined || parent ? linkProblem(channel, state, parent) : undefined;
    if (broken !== undefined)
      findings.push(damage(key, `Revision ${revision.revision} ${broken}.`, DISTRUST));
    if (next === undefined) return { findings, keys, ...(head && { head }), isWhole: true };
    key = next;
    state = parent;
  }
  return { findings, keys, ...(head && { head }), isWhole: false };
};
