import type { SignedText } from '@poku/contract';
import type { ObjectStore } from '../objects/object-store';
import { channelKeys, digestOf, type Revision } from '../revision';
import { parentKey } from '../chain';
import { damage, type Finding, note } from './finding';

const HARMLESS = 'Nothing; it may be deleted when no command runs.';

/** The state that a left revision was made of; undefined when it cannot be read. */
const parentOf = async (objects: ObjectStore, channel: string, key: string): Promise<string | undefined> => {
  try {
    const { text } = JSON.parse((await objects.read(key))?.bytes.toString() ?? '') as SignedText;
    const revision = JSON.parse(text) as Revision;
    const isNamed = key === channelKeys(channel).revision(revision.revision, digestOf(text), 'json');
    return isNamed ? parentKey(channel, revision) : undefined;
  } catch {
    // Not a whole revision: a leftover like any other.
    return undefined;
  }
};

/** States that no pointer leads to: a change that was killed or overtaken leaves one; two in a row were lived in. */
const leftRevisions = async (
  objects: ObjectStore,
  channel: string,
  chain: readonly string[],
): Promise<Finding[]> => {
  const reached = new Set(chain.flatMap((key) => [key, key.replace(/json$/, 'html')]));
  const left = (await objects.list(channelKeys(channel).revisions)).filter((key) => !reached.has(key));
  const findings = await Promise.all(
    left.map(async (key) => {
      const parent = await parentOf(objects, channel, key);
      return parent !== undefined && left.includes(parent)
        ? damage(
            parent,
            'The channel has been in this state, and its history does not know it: the pointer was put back.',
            'See who can write into the store; then promote what should be live again.',
          )
        : note(key, 'A change was killed or overtaken before it took effect.', HARMLESS);
    }),
  );
  return findings;
};

/** Releases whose files came and whose description did not. */
const leftReleases = async (objects: ObjectStore): Promise<Finding[]> => {
  const keys = (
    await Promise.all(['remotes/', 'shell/', 'embed/'].map((start) => objects.list(start)))
  ).flat();
  const folders = new Set(keys.map((key) => key.slice(0, key.lastIndexOf('/') + 1)));
  const whole = new Set(keys.filter((key) => key.endsWith('/release.json')));
  return [...folders]
    .filter((folder) => !whole.has(`${folder}release.json`))
    .map((folder) =>
      note(folder, 'A publication was killed before its end.', 'Publish it again, or delete it.'),
    );
};

/**
 * What killed commands left behind, and what the history has lost.
 * @param chain keys of the channel's revisions; undefined when they are not all known
 */
export const examineLeftovers = async (
  objects: ObjectStore,
  channel: string,
  chain: readonly string[] | undefined,
): Promise<Finding[]> => [
  ...(chain ? await leftRevisions(objects, channel, chain) : []),
  ...(await leftReleases(objects)),
  ...(await objects.leftovers()).map((key) => note(key, 'A write was killed before its end.', HARMLESS)),
];
