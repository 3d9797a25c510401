import { toTable } from '@poku/tooling';
import { canaryFigures } from '../canary/command';
import { readPointer, readRevision } from '../chain';
import { emptyRegistry } from '../registry-document';
import type { AnyRelease } from '../releases';
import type { ReleaseStore } from '../store';
import { changeText, LIVE_HEAD, liveTable, type LiveVersions, liveVersions } from './live-versions';
import { CHANNEL, FORMAT, FORMAT_CALL, isJson, openChannel, toJson } from './options';
import { defineVerb } from './verb';

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

export const statusVerb = defineVerb({
  call: `status [--channel <name>] ${FORMAT_CALL}`,
  does: 'what is live',
  words: 0,
  options: { ...CHANNEL, ...FORMAT },
  run: async (_, { channel, ...options }, say) => {
    const asJson = isJson(options);
    const store = await openChannel(channel);
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
    if (asJson) {
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
      say(`canary ${name} ${version}: ${await canaryFigures(name, channel, version)}`);
    }
  },
});
