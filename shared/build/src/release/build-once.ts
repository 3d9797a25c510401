import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildFolder } from './home';
import { lockedEntries, presentLock } from './inputs/lock';
import { type Origin, originOf } from './inputs/origin';
import { type BuildRecord, digestsOf, fingerprint, keepRecord, presentRecord } from './inputs/record';
import { type BuildSettings, readSettings } from './inputs/settings';
import { type Digests, presentDigests } from './inputs/sources';
import { Trace } from './inputs/trace';
import { readJson, writeWhole } from './json-file';
import type { AnyRelease } from './releases';
import { packageVersion } from './remotes';

/** A finished build: its folder and what it says of itself. */
export interface Built<R extends AnyRelease> {
  readonly folder: string;
  readonly release: R;
  readonly wasCached: boolean;
}

/** What a build works with. Its version follows from what it reads, so it is known when all is read. */
export interface BuildWork {
  /** Folder to build into. */
  readonly folder: string;
  /** Stands in the code for the version until that is known; of the same length. */
  readonly noVersion: string;
  /** Has to see every run of webpack that makes code of the release. */
  readonly trace: Trace;
  /** Version of what was read until now. */
  readonly version: () => Promise<string>;
}

/** How a remote, the shell or the embed is built. */
export interface BuildPlan<R extends AnyRelease = AnyRelease> {
  readonly name: string;
  /** Folder whose `package.json` has the version that people choose. */
  readonly workspace: string;
  readonly settings: BuildSettings;
  /** Builds, and says of the release what is not known of it by how it is built. */
  readonly make: (work: BuildWork) => Promise<Omit<R, keyof Origin>>;
  /** Throws when what was made may not be released. Default nothing is asked. */
  judge?(folder: string, release: R): Promise<void>;
}

const NO_FINGERPRINT = '0'.repeat(10);

/** What a plan would be built by now. */
export const presentState = async ({ workspace, settings }: BuildPlan) => {
  const digest = presentDigests();
  const lock = await presentLock();
  const own = await packageVersion(workspace);
  const facts = [own, settings.facts];
  return { digest, lock, own, settings: await readSettings({ ...settings, facts }, digest, lock) };
};
type Present = Awaited<ReturnType<typeof presentState>>;

const originNow = (inputs: BuildRecord, { lock, settings: { paths, tools } }: Present): Origin =>
  originOf({
    files: [...Object.keys(inputs.read), ...paths],
    packages: { ...inputs.packages, ...lockedEntries(lock, tools) },
  });

const findRecord = (
  { name }: BuildPlan,
  { digest, lock, settings }: Present,
  other: Digests = digest,
): Promise<BuildRecord | undefined> =>
  presentRecord(name, { settings: settings.digest, lock: lock.digest }, other);

/**
 * Finds the record of a build of these very sources; undefined when they must be built to know what is in it.
 * @returns asks for files as they are given. Default: those of the working copy.
 */
export const recordFinder = async (plan: BuildPlan) => {
  const present = await presentState(plan);
  return (digest?: Digests): Promise<BuildRecord | undefined> => findRecord(plan, present, digest);
};

const cachedBuild = async <R extends AnyRelease>(
  name: string,
  present: Present,
  record: BuildRecord,
): Promise<Built<R> | undefined> => {
  const folder = buildFolder(name, record.version);
  const cached = await readJson<R>(join(folder, 'release.json'));
  if (!cached) return undefined;
  const asItIs = { folder, release: cached, wasCached: true };
  if (cached.hasUncommittedChanges !== true) return asItIs;
  const { commit, hasUncommittedChanges } = originNow(record, present);
  if (hasUncommittedChanges) return asItIs;
  // It was built before its sources were committed, and now they are.
  const release = { ...cached, commit, hasUncommittedChanges: false };
  await writeWhole(join(folder, 'release.json'), JSON.stringify(release, null, 2));
  return { ...asItIs, release };
};

/**
 * Builds what a plan says, unless a build of the same sources is there. A build that was cut short leaves nothing behind.
 * @param given overrides the version that follows from the sources; then nothing is taken from the cache
 * @throws Error when webpack reports anything
 */
export const buildOnce = async <R extends AnyRelease>(
  plan: BuildPlan<R>,
  given?: string,
): Promise<Built<R>> => {
  const { name } = plan;
  const present = await presentState(plan);
  const { digest, lock, own, settings } = present;
  const known = given === undefined ? await findRecord(plan, present) : undefined;
  const kept = known && (await cachedBuild<R>(name, present, known));
  if (kept) return kept;

  const startedAt = Date.now();
  const trace = new Trace();
  const noVersion = given ?? `${own}-${NO_FINGERPRINT}`;
  const version = async (): Promise<string> => {
    if (given !== undefined) return given;
    const { bundled, packages, code } = trace.result();
    const files = await digestsOf(bundled, digest);
    const parts = { settings: settings.digest, files, packages: lockedEntries(lock, packages), code };
    return `${own}-${fingerprint(parts)}`;
  };
  const unfinished = `${buildFolder(name, noVersion)}.unfinished-${process.pid}`;
  const made = await plan.make({ folder: unfinished, noVersion, trace, version });
  const { read: paths, absent, packages, ...traced } = trace.result();
  const whereNothingIs = await Promise.all(absent.map(async (path) => (await digest(path)) === undefined));
  const record: BuildRecord = {
    ...traced,
    version: made.version,
    settings: settings.digest,
    lock: lock.digest,
    packages: lockedEntries(lock, packages),
    // A folder is no file, and webpack goes on into it.
    absent: absent.filter((_, index) => whereNothingIs[index]),
    read: await digestsOf(paths, digest),
  };
  const release = { ...made, ...originNow(record, present) } as unknown as R;
  await plan.judge?.(unfinished, release);
  await writeFile(join(unfinished, 'release.json'), JSON.stringify(release, null, 2));
  const folder = buildFolder(name, release.version);
  // What changed was perhaps in no script.
  const same = given === undefined ? await cachedBuild<R>(name, present, record) : undefined;
  if (same) {
    await rm(unfinished, { recursive: true });
  } else {
    await rm(folder, { recursive: true, force: true });
    await rename(unfinished, folder);
  }
  if (given === undefined) await keepRecord(name, record, startedAt);
  return same ?? { folder, release, wasCached: false };
};
