import { writeDeltas } from '../deltas/write-deltas';
import { ownSigner } from '../keys/key-home';
import { canaried, isUnit } from '../registry-document';
import type { ReleaseStore } from '../store';
import { channelKeys } from '../channel-keys';
import type { Signer } from '../keys/key-pair';
import { createCanaryChannel, OvertakenError } from './canary-channel';
import { createLease, type Lease, RENEW_MS } from './lease';
import type { Outcome } from './outcome';
import { parseStrategy } from './strategy';
import { createVotesClient } from './telemetry-client';
import { watchCanary } from './watch';
import type { WatchPlan } from './watch-plan';

/** What is released, how, and how it is watched. */
export interface StrategyOptions {
  readonly store: ReleaseStore;
  readonly name: string;
  readonly version: string;
  readonly channel: string;
  readonly plan: WatchPlan;
  /** Address of the collector. Default the API of `npm start`. */
  readonly telemetry?: string;
  readonly say: (line: string) => void;
}

/** Waits, but not once the signal is there. */
const waitUnless = (signal: AbortSignal) => (ms: number) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) return resolve();
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done, { once: true });
  });

/** A watch of a canary that its lease is for. */
export interface HeldWatch extends StrategyOptions {
  readonly signer: Signer;
  readonly lease: Lease;
  /** For how long the canary had its share when the watch begins. Default 0 */
  readonly passedMs?: number;
  /** Stops the watch between two windows, and leaves the canary and the lease. */
  readonly signal: AbortSignal;
}

/** Watches a canary as its plan says, for as long as its lease is renewed; see `watchCanary`. */
export const watchHeld = async ({
  store,
  name,
  version,
  channel,
  plan,
  ...more
}: HeldWatch): Promise<Outcome> => {
  const { telemetry, say, signer, lease, passedMs = 0, signal } = more;
  const { allow, strategy, ...watched } = plan;
  let isHeld = true;
  const renew = () =>
    lease.take().then(
      (isMine) => void (isHeld &&= isMine),
      // The store may not answer for a moment; what the watch changes in it fails by itself.
      () => undefined,
    );
  const renewing = setInterval(() => void renew(), RENEW_MS);
  try {
    const release = await store.releases.read(name, version);
    await writeDeltas(store, channel, name, version);
    return await watchCanary({
      ...watched,
      version,
      strategy: parseStrategy(strategy),
      channel: createCanaryChannel(store, channel, release, signer, { allow, plan }),
      readVotes: createVotesClient({
        remote: name,
        channel,
        ...(telemetry !== undefined && { url: telemetry }),
      }),
      wait: waitUnless(signal),
      hold: () =>
        isHeld ? Promise.resolve() : Promise.reject(new OvertakenError('another watch goes on with it')),
      passedMs,
      signal,
      say,
    });
  } finally {
    clearInterval(renewing);
    await lease.leave();
  }
};

/**
 * Brings a published release of a remote to all members by a strategy. Ctrl-C stops the watch and leaves the canary. From another watch of
 * the same remote it takes over.
 * @throws Error when it is no remote, is not published, or the channel refuses it
 */
export const promoteByStrategy = async (options: StrategyOptions): Promise<Outcome> => {
  const { store, name, version, channel, plan } = options;
  if (isUnit(name)) throw new Error(`${name} has no canary; promote it with --strategy AllAtOnce.`);
  // What is refused anyway takes no watch from anybody.
  const [first] = parseStrategy(plan.strategy).steps;
  const release = await store.releases.read(name, version);
  if (first) canaried(await store.registry(channel), release, first.share);
  const lease = createLease(store.objects, channelKeys(channel).watch(name));
  while (!(await lease.take(true))) {
    // Another wrote it in the same moment.
  }
  const stop = new AbortController();
  const interrupt = () => stop.abort();
  process.on('SIGINT', interrupt);
  try {
    return await watchHeld({ ...options, signer: await ownSigner(), lease, signal: stop.signal });
  } finally {
    process.off('SIGINT', interrupt);
  }
};
