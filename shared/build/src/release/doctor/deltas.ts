import { decompressWith } from '../deltas/dcz';
import { deltaPairs } from '../deltas/pairs';
import type { RegistryDocument } from '../registry-document';
import type { ReleaseStore } from '../store';
import { damage, type Finding, note, problemOf } from './finding';
import { usedReleases } from './releases';

const DELETE =
  'Delete it, and see who can write into the store. Until then browsers that ask for it refuse the file.';

const LATER = 'Nothing now: browsers that had that release get whole files.';

/** Looks whether each delta of a release that a channel names gives the file that it stands for. */
export const examineDeltas = async (store: ReleaseStore, registry: RegistryDocument): Promise<Finding[]> => {
  const findings: Finding[] = [];
  for (const { name, version } of usedReleases(registry)) {
    try {
      for await (const { bytes, dictionary, key } of deltaPairs(store, registry.channel, name, version)) {
        const delta = await store.objects.read(key);
        if (!delta) continue;
        const given = await decompressWith(dictionary, delta.bytes, bytes.length).catch(problemOf);
        if (typeof given === 'string') findings.push(damage(key, given, DELETE));
        else if (!bytes.equals(given)) findings.push(damage(key, 'It gives another file.', DELETE));
      }
    } catch (error) {
      findings.push(note(`${name} ${version}`, `Its deltas were not looked at: ${problemOf(error)}`, LATER));
    }
  }
  return findings;
};
