import { channelKeys } from '../channel-keys';
import { changePartOf } from '../change-parts';
import type { Signer } from '../keys/key-pair';
import type { ReleaseStore } from '../store';
import { createLease } from './lease';
import { reportOf } from './outcome';
import { watchHeld } from './promote-by-strategy';
import type { WatchPlan } from './watch-plan';

/** A canary, how it is watched, and since when it has its share, as Unix time in milliseconds. */
interface Kept {
  readonly name: string;
  readonly version: string;
  readonly channel: string;
  readonly plan: WatchPlan;
  readonly at: number;
}

/** What the keeper needs of the outside. */
export interface KeeperParts {
  readonly store: ReleaseStore;
  readonly signer: Signer;
  /** Address of the collector. Default the API of `npm start`. */
  readonly telemetry?: string;
  /** Hears of what it does, in a sentence. */
  readonly say: (line: string) => void;
  /** How often it looks for canaries that nobody watches, in milliseconds. Default 5,000 */
  readonly everyMs?: number;
  /** Watches one. Default as its plan says, with the votes of the collector. */
  readonly watch?: typeof watchHeld;
}

/** How a canary is watched, of the change that gave it its share; undefined where that does not say it. */
const planOf = async (
  store: ReleaseStore,
  channel: string,
  name: string,
  since: number,
): Promise<Pick<Kept, 'plan' | 'at'> | undefined> => {
  for await (const { revision } of store.history(channel)) {
    if (revision.revision > since) continue;
    const plan = revision.revision === since ? changePartOf(revision.change, name)?.watch : undefined;
    return plan && { plan, at: Date.parse(revision.at) };
  }
  return undefined;
};

/**
 * Watches the canaries that nobody watches: whose command was stopped or killed, or ran on a machine that is gone. Each goes on where it
 * stood, by the rules that it began with, until it is live for all or taken back; so none stays with a part of the members unseen.
 * @returns ends it, and leaves what it watched to the next one
 */
export const keepCanaries = (parts: KeeperParts): (() => Promise<void>) => {
  const { store, signer, telemetry, say, everyMs = 5_000, watch = watchHeld } = parts;
  const stop = new AbortController();
  const running = new Map<string, Promise<void>>();
  /** Plans by canary and revision: the history is read once for each. */
  const plans = new Map<string, ReturnType<typeof planOf>>();
  let lastProblem = '';
  const fail = (where: string, error: unknown): void => {
    const problem = `${where}: ${error instanceof Error ? error.message : String(error)}`;
    if (problem !== lastProblem) say(problem);
    lastProblem = problem;
  };

  const keep = async (
    { name, version, channel, plan, at }: Kept,
    lease: ReturnType<typeof createLease>,
  ): Promise<void> => {
    const outcome = await watch({
      ...{ store, signer, name, version, channel, plan, lease },
      ...(telemetry !== undefined && { telemetry }),
      passedMs: Math.max(0, Date.now() - at),
      signal: stop.signal,
      say: (line) => say(`${name} ${line}`),
    });
    const facts = { name, version, channel, options: `--strategy ${plan.strategy}` };
    if (outcome.kind !== 'interrupted' && outcome.kind !== 'overtaken') say(reportOf(outcome, facts).text);
  };

  const lookAt = async (channel: string): Promise<void> => {
    for (const [name, { canary, since = 0 }] of Object.entries((await store.registry(channel)).remotes)) {
      const key = `${channel}/${name}`;
      if (!canary || running.has(key) || stop.signal.aborted) continue;
      const found = plans.get(`${key}/${since}`) ?? planOf(store, channel, name, since);
      plans.set(`${key}/${since}`, found);
      const known = await found;
      const lease = createLease(store.objects, channelKeys(channel).watch(name));
      if (!known || !(await lease.take())) continue;
      const kept = { ...known, name, version: canary.release.version, channel };
      const done = keep(kept, lease)
        .catch((error: unknown) =>
          fail(`The canary ${name} ${kept.version} in ${channel} is not watched`, error),
        )
        .finally(() => running.delete(key));
      running.set(key, done);
    }
  };

  const look = async (): Promise<void> => {
    try {
      for (const channel of await store.channels()) await lookAt(channel);
    } catch (error) {
      plans.clear();
      fail('Canaries are not looked after', error);
    }
  };

  let looking = Promise.resolve();
  const timer = setInterval(() => void (looking = looking.then(look)), everyMs);
  return async () => {
    clearInterval(timer);
    stop.abort();
    await looking;
    await Promise.all(running.values());
  };
};
