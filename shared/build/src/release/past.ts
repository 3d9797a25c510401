import type { LiveRelease } from '@poku/contract';
import { type ChangePart, changePartOf } from './change-parts';
import { isUnit, type RegistryDocument } from './registry-document';
import type { ReleaseStore } from './store';

/** A release that was live, with what the registry said of it; of shell and embed it knows the version only. */
export interface Lived {
  readonly version: string;
  readonly release?: LiveRelease;
}

/** A change and when it was made. */
export interface PastChange extends ChangePart {
  /** ISO 8601. */
  readonly at: string;
}

/** What a channel has been through with one remote or unit. */
export interface Past {
  /** Its newest change, when that took a canary away: what was live has stayed. */
  readonly canaryGone?: PastChange;
  /** Whether nothing was live just before the release that is live. */
  readonly isOutOfNothing: boolean;
  /** Releases that were live, each once, the one that was live last first. */
  readonly lived: readonly Lived[];
  /** What took a release back, by version: a rollback or a withdrawal after which it was not made live again. */
  readonly takenBack: ReadonlyMap<string, PastChange>;
}

const liveIn = (registry: RegistryDocument, name: string): Lived | undefined => {
  if (isUnit(name)) {
    const version = registry[name]?.live;
    return version === undefined ? undefined : { version };
  }
  const release = registry.remotes[name]?.live;
  return release && { version: release.version, release };
};

/** What a change says for good of a release: that it is to be live, or that it is taken back. */
const isDecision = ({ action }: ChangePart): boolean => action !== 'canary' && action !== 'renew';

/** Reads what a channel has been through with one remote or unit, from its whole chain. */
export const pastOf = async (store: ReleaseStore, channel: string, name: string): Promise<Past> => {
  const steps: { readonly change: PastChange; readonly live: Lived | undefined }[] = [];
  for await (const { revision } of store.history(channel)) {
    const change = changePartOf(revision.change, name);
    if (change) steps.push({ change: { ...change, at: revision.at }, live: liveIn(revision, name) });
  }
  const lived = new Map<string, Lived>();
  const decided = new Map<string, PastChange>();
  for (const { change, live } of steps) {
    if (live && !lived.has(live.version)) lived.set(live.version, live);
    if (isDecision(change) && !decided.has(change.version)) decided.set(change.version, change);
  }
  const [newest, before] = steps;
  const isCanaryGone = newest?.change.action === 'rollback' && newest.live?.version === before?.live?.version;
  const earlier = steps.find(({ live }) => live?.version !== newest?.live?.version);
  return {
    isOutOfNothing: earlier?.live === undefined,
    ...(newest && isCanaryGone && { canaryGone: newest.change }),
    lived: [...lived.values()],
    takenBack: new Map([...decided].filter(([, { action }]) => action !== 'promote')),
  };
};
