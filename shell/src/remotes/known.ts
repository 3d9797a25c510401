import type { SignedText, Timestamp } from '@poku/contract';
import { readTimestamp } from '@poku/platform/release';
import { type Known, pageTimestamp, type Signing } from './registry-source';

/**
 * Begins the keys, one per channel, of what this browser saw to be live. It says nothing of a member and stays at logout, which removes
 * all that begins with `STORAGE_PREFIX`; or an older state could be brought back.
 */
export const NEWEST = 'poku:newest:';

const READ_WITHIN_MS = 2_000;
const TIMESTAMP_ADDRESS = '/timestamp.json';

/** What this browser saw to be live, the newest; undefined before the first, and without storage. */
const keptTimestamp = (key: string): SignedText | undefined => {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as SignedText | undefined;
  } catch {
    return undefined;
  }
};

const keep = (key: string, signed: SignedText): void => {
  try {
    localStorage.setItem(key, JSON.stringify(signed));
  } catch {
    // A browser that refuses storage remembers nothing.
  }
};

/**
 * Asks the site what is live. Its clock counts: that of the device may be wrong. When the site cannot be reached, what this browser saw
 * last counts, at the time when that was said, for pages open without a network too.
 */
const ask = async (kept: SignedText | undefined, trust: Signing): Promise<Known & { signed: SignedText }> => {
  const answer = await fetch(TIMESTAMP_ADDRESS, {
    cache: 'no-store',
    signal: AbortSignal.timeout(READ_WITHIN_MS),
  }).catch(() => undefined);
  const isReached = answer !== undefined && answer.status < 500;
  if (!isReached && !kept) throw new Error(`${TIMESTAMP_ADDRESS} cannot be read.`);
  const signed = isReached ? ((await answer.json()) as SignedText) : (kept as SignedText);
  const now = isReached
    ? Date.parse(answer.headers.get('date') ?? '') || Date.now()
    : Date.parse((JSON.parse(signed.text) as { at: string }).at);
  return { signed, now, timestamp: await readTimestamp(signed, { ...trust, now }) };
};

/** Whether somebody takes back what was said before: a state, a later entry, or that a key is revoked. Nobody may, by whatever key. */
const takesBack = ({ revision, since, revoked }: Timestamp, before: Timestamp): boolean =>
  revision < before.revision ||
  Object.entries(before.since).some(([remote, from]) => (since[remote] ?? from) < from) ||
  !before.revoked.every((key) => revoked.includes(key));

/**
 * Finds out what is live now, as the page says it, or the site when that is over; and never something older than this browser saw.
 * @throws Error, SignatureError when nobody who may says it
 */
export const knowPresent = async (trust: Signing): Promise<Known> => {
  const key = NEWEST + trust.channel;
  const kept = keptTimestamp(key);
  const now = Date.now();
  const signed = pageTimestamp();
  const said = await readTimestamp(signed, { ...trust, now }).then(
    (timestamp) => ({ signed, now, timestamp }),
    () => ask(kept, trust),
  );
  if (kept) {
    const at = Date.parse((JSON.parse(kept.text) as { at: string }).at);
    const before = await readTimestamp(kept, { ...trust, now: at }).catch(() => undefined);
    if (before && takesBack(said.timestamp, before)) return { now: said.now, timestamp: before };
  }
  keep(key, said.signed);
  return said;
};
