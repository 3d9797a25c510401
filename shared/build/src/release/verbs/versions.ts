import { toTable } from '@poku/tooling';
import { openStore } from '../channel';
import { pastOf } from '../past';
import type { AnyRelease } from '../releases';
import { liveVersions } from './live-versions';
import { checkReleasable, FORMAT, FORMAT_CALL, isJson, toJson } from './options';
import { defineVerb } from './verb';

export const versionsVerb = defineVerb({
  call: `versions <name> ${FORMAT_CALL}`,
  does: 'the published releases, and where each is live',
  words: 1,
  options: FORMAT,
  run: async ([name = ''], options, say) => {
    const asJson = isJson(options);
    const store = await openStore();
    await checkReleasable(store, name);
    const uses: string[][] = [];
    for (const channel of await store.channels()) {
      const { live, canary, previous } = liveVersions(await store.registry(channel))[name] ?? {};
      if (live) uses.push([live, `live in ${channel}`]);
      if (canary) uses.push([canary.version, `canary in ${channel}`]);
      if (previous) uses.push([previous, `before it in ${channel}`]);
      const { takenBack } = await pastOf(store, channel, name);
      for (const version of takenBack.keys()) uses.push([version, `taken back in ${channel}`]);
    }
    const releases = await Promise.all(
      (await store.releases.versions(name)).map(async (version) => {
        const release = await store.releases.read<AnyRelease>(name, version);
        return {
          version,
          ...('commit' in release && { commit: release.commit }),
          ...(release.hasUncommittedChanges === true && { hasUncommittedChanges: true }),
          brotliBytes: release.files.reduce((sum, file) => sum + file.brotliBytes, 0),
          uses: uses.filter(([used]) => used === version).flatMap(([, use]) => use ?? []),
        };
      }),
    );
    if (asJson) {
      say(toJson({ name, releases }));
      return;
    }
    const rows = releases.map(({ version, commit = '', hasUncommittedChanges, brotliBytes, uses: of }) => [
      version,
      `${commit.slice(0, 12)}${hasUncommittedChanges ? ' with uncommitted changes' : ''}`,
      String(brotliBytes),
      of.join(', '),
    ]);
    say(toTable(['version', 'commit', 'brotli bytes', 'used'], rows));
  },
});
