import type { SignedText, Timestamp } from '@poku/contract';
import { isSignedBy, readTimestamp, SignatureError, signedMessage } from '@poku/platform/release';
import { channelKeys } from '../../release/channel-keys';
import { POLICY, type Policy, type PolicyFile, revokedKeys } from '../../release/keys/policy-list';
import type { Revision } from '../../release/revision';
import { requireFacts } from '../../release/timestamp-facts';
import { verifyState } from '../../release/verify-state';
import type { LiveState } from '../live-state';
import { digestOf, jsonOf, type UntrustedStore } from '../untrusted-store';
import { type Head, requireKnown, verifiedState } from '../verified-parts';

const policyOf = async (store: UntrustedStore): Promise<Policy> => {
  const { text, signature } = (await jsonOf(store, POLICY)) as PolicyFile;
  if (!(await isSignedBy(store.rootKey, signedMessage('policy', text), signature)))
    throw new SignatureError(`${POLICY} is not signed by the root key.`);
  return JSON.parse(text) as Policy;
};

/** What is said to be live: by a key that is good, and no older than what was said before. */
const presentTimestamp = async (
  store: UntrustedStore,
  newest: number,
): Promise<{ readonly signed: SignedText; readonly told: Timestamp; readonly policy: Policy }> => {
  const { rootKey, channel } = store;
  const signed = (await jsonOf(store, channelKeys(channel).timestamp)) as SignedText;
  const told = await readTimestamp(signed, { rootKey, channel, now: Date.now() });
  if (!(told.revision >= newest))
    throw new Error(`Revision ${told.revision} is said to be live; revision ${newest} was live here.`);
  const policy = await policyOf(store);
  if (!policy.keys.some(({ publicKey }) => publicKey === signed.signature.certificate.publicKey))
    throw new SignatureError('What is live is said with a key that is good no more.');
  return { signed, told, policy };
};

const headOf = async (store: UntrustedStore, policy: Policy, told: Timestamp): Promise<Head> => {
  const { rootKey, channel } = store;
  const key = channelKeys(channel).revision(told.revision, told.registry, 'json');
  const signed = (await jsonOf(store, key)) as SignedText;
  if ((await digestOf(signed.text)) !== told.registry)
    throw new Error(`${key} has other bytes than was said.`);
  const revision = JSON.parse(signed.text) as Revision;
  const now = Date.parse(revision.at);
  const certificate = await verifyState(signed, revision.change, { rootKey, channel, now });
  requireKnown(policy, certificate, key);
  // Whoever revokes a key has the channel signed anew.
  if (revokedKeys(policy).includes(certificate.publicKey))
    throw new SignatureError(`${key} is signed with a key that is revoked.`);
  requireFacts(told, revision, policy);
  return { signed, revision, now };
};

/**
 * What is said to be live in a channel, with each part verified by the key of those whose it is. That each state was made by a key that
 * may is what the timestamp says, whose maker has gone through them.
 * @param newest the newest revision that was live here
 */
export const toldState = async (store: UntrustedStore, newest: number): Promise<LiveState> => {
  const { signed, told, policy } = await presentTimestamp(store, newest);
  return verifiedState(store, policy, await headOf(store, policy, told), signed);
};
