import { writeDeltas } from '../deltas/write-deltas';
import { ownSigner } from '../keys/key-home';
import { isUnit } from '../registry-document';
import type { ReleaseStore } from '../store';
import { createCanaryChannel } from './canary-channel';
import type { Margins } from './judge';
import type { Outcome } from './outcome';
import type { Strategy } from './strategy';
import { createVotesClient } from './telemetry-client';
import { watchCanary } from './watch';

/** What is released, how, and how it is watched. */
export interface StrategyOptions {
  readonly store: ReleaseStore;
  readonly name: string;
  readonly version: string;
  readonly channel: string;
  readonly strategy: Strategy;
  readonly margins: Margins;
  /** Votes that the canary must have had to be judged. */
  readonly minLoads: number;
  readonly isUnwatched: boolean;
  /** Address of the collector. Default the API of `npm start`. */
  readonly telemetry?: string;
  /** Codes of errors of the gate that are meant. Default none. */
  readonly allow?: readonly string[];
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

/**
 * Brings a published release of a remote to all members by a strategy; see `watchCanary`. Ctrl-C stops the watch and leaves the
 * canary.
 * @throws Error when it is no remote, is not published, or the channel refuses it
 */
export const promoteByStrategy = async (options: StrategyOptions): Promise<Outcome> => {
  const { store, name, version, channel, telemetry, allow = [], ...watched } = options;
  if (isUnit(name)) throw new Error(`${name} has no canary; promote it with --strategy AllAtOnce.`);
  const release = await store.releases.read(name, version);
  await writeDeltas(store, channel, name, version);
  const stop = new AbortController();
  const interrupt = () => stop.abort();
  process.on('SIGINT', interrupt);
  try {
    return await watchCanary({
      ...watched,
      version,
      channel: createCanaryChannel(store, channel, release, await ownSigner(), { allow }),
      readVotes: createVotesClient({
        remote: name,
        channel,
        ...(telemetry !== undefined && { url: telemetry }),
      }),
      wait: waitUnless(stop.signal),
      signal: stop.signal,
    });
  } finally {
    process.off('SIGINT', interrupt);
  }
};
