import { toTable } from '@poku/tooling';
import { canaryFigures, VITALS_HEAD, vitalsOf } from '../canary/command';
import { isWatched } from '../canary/lease';
import { readPointer, readRevision } from '../chain';
import { channelKeys } from '../channel-keys';
import { emptyRegistry, isUnit } from '../registry-document';
import type { AnyRelease } from '../releases';
import type { ReleaseStore } from '../store';
import { changeText, LIVE_HEAD, liveTable, type LiveVersions, liveVersions } from './live-versions';
import { CHANNEL, FORMAT, FORMAT_CALL, isJson, openChannel, toJson } from './options';
import { defineVerb, type Say, UsageError } from './verb';
import { everyMs, watch } from './watch';

/** Names whose live release was built from sources that stand in no commit. */
const liveUncommitted = async (
  { releases, objects }: ReleaseStore,
  versions: Readonly<Record<string, LiveVersions>>,
): Promise<string[]> => {
  const asked = Object.entries(versions).map(async ([name, { live }]) => {
    if (live === undefined) return [];
    // One that is missing is for the doctor to tell.
    const stored = await objects.read(releases.key(name, live, 'release.json'));
    const release = stored && (JSON.parse(stored.bytes.toString()) as AnyRelease);
    return release?.hasUncommittedChanges === true ? [name] : [];
  });
  return (await Promise.all(asked)).flat();
};

interface Asked {
  readonly channel: string;
  readonly asJson: boolean;
  /** Tells the web vitals too. */
  readonly withVitals: boolean;
  readonly telemetry?: string | undefined;
}

/** Web vitals of what is live and of canaries; why not, where the collector cannot be read. */
const tellVitals = async (
  versions: Readonly<Record<string, LiveVersions>>,
  { channel, telemetry }: Asked,
  say: Say,
): Promise<void> => {
  const remotes = Object.entries(versions).filter(([name]) => !isUnit(name));
  try {
    const rows = await Promise.all(
      remotes.map(([name, { live, canary }]) =>
        vitalsOf(
          name,
          channel,
          [live, canary?.version].filter((one) => one !== undefined),
          telemetry,
        ),
      ),
    );
    say(`\nthree of four in the last hour had at most\n${toTable(VITALS_HEAD, rows.flat())}`);
  } catch (error) {
    say(`\nno web vitals: ${error instanceof Error ? error.message : String(error)}`);
  }
};

const tellStatus = async (store: ReleaseStore, asked: Asked, say: Say): Promise<void> => {
  const { channel } = asked;
  const { pointer } = await readPointer(store.objects, channel);
  const head = pointer && (await readRevision(store.objects, pointer.registry));
  const { revision } = head?.revision ?? emptyRegistry(channel);
  const versions = liveVersions(head?.revision ?? emptyRegistry(channel));
  const last = head && {
    at: head.revision.at,
    by: head.signed.signature.certificate.team,
    key: head.signed.signature.certificate.id,
    change: head.revision.change,
  };
  const uncommitted = await liveUncommitted(store, versions);
  if (asked.asJson) {
    say(toJson({ store: store.objects.address, channel, revision, last, live: versions, uncommitted }));
    return;
  }
  say(`channel ${channel}, revision ${revision}, in ${store.objects.address}`);
  if (last) say(`last change: ${changeText(last.change)} at ${last.at} by ${last.by} (${last.key})`);
  say(toTable(LIVE_HEAD, liveTable(versions)));
  if (uncommitted.length > 0) say(`built with uncommitted changes: ${uncommitted.join(', ')}`);
  for (const [name, { canary }] of Object.entries(head?.revision.remotes ?? {})) {
    if (!canary) continue;
    const { version } = canary.release;
    const watched = await isWatched(store.objects, channelKeys(channel).watch(name));
    say(
      `canary ${name} ${version}, ${watched ? 'watched' : 'watched by nobody'}: ${await canaryFigures(name, channel, version)}`,
    );
  }
  if (asked.withVitals) await tellVitals(versions, asked, say);
};

export const statusVerb = defineVerb({
  call: `status [--watch [--every <seconds>] [--telemetry <url>]] [--channel <name>] ${FORMAT_CALL}`,
  does: 'what is live; with --watch again and again, with web vitals, until Ctrl-C',
  words: 0,
  options: {
    watch: { type: 'boolean' },
    every: { type: 'string', default: '10' },
    telemetry: { type: 'string' },
    ...CHANNEL,
    ...FORMAT,
  },
  run: async (_, { watch: isWatched = false, every, telemetry, channel, ...options }, say) => {
    const asJson = isJson(options);
    const ms = everyMs(every);
    if (isWatched && asJson) throw new UsageError('--watch is for people; --format json tells once.');
    const store = await openChannel(channel);
    const tell = (told: Say) =>
      tellStatus(store, { channel, asJson, withVitals: isWatched, telemetry }, told);
    return isWatched ? watch(ms, tell, say) : tell(say);
  },
});
