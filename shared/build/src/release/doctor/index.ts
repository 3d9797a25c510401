import { readPointer, type StoredPointer } from '../chain';
import type { Policy } from '../keys/policy';
import { channelKeys, type StoredRevision } from '../revision';
import type { ReleaseStore } from '../store';
import { examineChain } from './chain';
import { examineDeltas } from './deltas';
import { examineEntries } from './entries';
import { damage, type Finding, isDamage, note, problemOf } from './finding';
import { examineLeftovers } from './leftovers';
import { examinePage } from './page';
import { examinePainted } from './painted';
import { examineReleases } from './releases';
import { examineTogether } from './together';

export type { Finding } from './finding';

/** What the doctor says of a channel. */
export interface Diagnosis {
  readonly channel: string;
  /** States that were looked at. */
  readonly revisions: number;
  /** The damage first. */
  readonly findings: readonly Finding[];
}

const SOON_MS = 14 * 86_400_000;

/** Reads something, or says as a finding why it cannot be read. */
const attempt = async <T>(where: string, todo: string, read: () => Promise<T>): Promise<T | Finding> => {
  try {
    return await read();
  } catch (error) {
    return damage(where, problemOf(error), todo);
  }
};
const isFinding = (value: Policy | StoredPointer | Finding): value is Finding => 'kind' in value;

/** Browsers refuse a registry whose key is over: the channel then needs a change by a key that is good. */
const examineKeyOfHead = ({ signed, revision }: StoredRevision): Finding[] => {
  const { id, until } = signed.signature.certificate;
  const left = Date.parse(until) - Date.now();
  if (left > SOON_MS) return [];
  const where = channelKeys(revision.channel).pointer;
  const todo = 'Let a key that is good for longer make a change in the channel: renew, or any other.';
  return left > 0
    ? [note(where, `Browsers take the registry until ${until}, when the key "${id}" ends.`, todo)]
    : [damage(where, `Browsers refuse the registry: the key "${id}" was valid until ${until}.`, todo)];
};

/**
 * Looks at everything that a channel of a store rests on: the list of good keys, every state from the first, the pointer and the
 * page, each release that members run or may go back to. Changes nothing. Never rejects for what is damaged.
 */
export const examine = async (store: ReleaseStore, channel: string): Promise<Diagnosis> => {
  const findings: Finding[] = [];
  const { pointer: pointerKey } = channelKeys(channel);
  const policy = await attempt(
    'policy.json',
    'Sign the list again with the root key: key create, or key revoke.',
    () => store.policy(),
  );
  if (isFinding(policy)) findings.push(policy);
  const good = isFinding(policy) ? undefined : policy;
  const stored = await attempt(pointerKey, 'Put the pointer back from a copy of the store.', () =>
    readPointer(store.objects, channel),
  );
  if (isFinding(stored)) findings.push(stored);
  const pointer = isFinding(stored) ? undefined : stored.pointer;
  const chain = pointer && (await examineChain(store, good, channel, pointer.registry));
  findings.push(...(chain?.findings ?? []));
  if (pointer && chain?.head) {
    const releases = await examineReleases(store, good, chain.head.revision);
    findings.push(
      ...(await examinePage(store, pointer, chain.head)),
      ...examineKeyOfHead(chain.head),
      ...(await examineEntries(store, pointer, chain.head)),
      ...(await examinePainted(store, chain.head.revision)),
      ...releases,
      // What a damaged release says of itself proves nothing.
      ...(releases.some(isDamage) ? [] : await examineTogether(store, chain.head.revision)),
      ...(chain.isWhole && !releases.some(isDamage) ? await examineDeltas(store, chain.head.revision) : []),
    );
  }
  // Where the history cannot be followed, nobody knows what does not belong to it.
  const known = isFinding(stored) || chain?.isWhole === false ? undefined : (chain?.keys ?? []);
  findings.push(...(await examineLeftovers(store.objects, channel, known)));
  return {
    channel,
    revisions: chain?.keys.length ?? 0,
    findings: findings.sort((left, right) => left.kind.localeCompare(right.kind)),
  };
};
