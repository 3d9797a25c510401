import { isDeepStrictEqual } from 'node:util';
import type { LiveRelease } from '@poku/contract';
import { verifyText, toLiveRelease } from '@poku/platform/release';
import type { Policy } from '../keys/policy';
import { type RegistryDocument } from '../registry-document';
import type { AnyRelease } from '../releases';
import type { ReleaseStore } from '../store';
import { damage, type Finding, note, problemOf } from './finding';

const REPLACE = 'Publish the release again under a new version and promote it, or roll back to a whole one.';
const STOPPED =
  'Browsers run it no more. Publish it again with a good key, which signs it anew; or promote another release.';
const RESIGN = 'Nothing now. When it is published next, a good key signs it.';

/** A release that members run, or may go back to. */
interface UsedRelease {
  readonly name: string;
  readonly version: string;
  /** What the registry says of it; of shell and embed it knows the version only. */
  readonly told?: LiveRelease;
}

export const usedReleases = ({ shell, embed, remotes }: RegistryDocument): UsedRelease[] => [
  ...Object.entries({ shell, embed }).flatMap(([name, entry]) =>
    [entry?.live, entry?.previous].flatMap((version) => (version === undefined ? [] : [{ name, version }])),
  ),
  ...Object.entries(remotes).flatMap(([name, { live, previous, canary }]) =>
    [live, previous, canary?.release].flatMap((told) =>
      told ? [{ name, version: told.version, told }] : [],
    ),
  ),
];

/** A signature stays good when its key ends; a key that the store never knew is none. */
const examineSignature = async (
  store: ReleaseStore,
  policy: Policy | undefined,
  { name, version }: UsedRelease,
): Promise<Finding[]> => {
  const signed = await store.releases.signed(name, version);
  const { rootKey } = store;
  const { id, publicKey, until } = await verifyText(signed, {
    rootKey,
    kind: 'release',
    subject: name,
    now: 0,
  });
  if (!policy) return [];
  const { keys, revoked = [] } = policy;
  const where = `${name} ${version}`;
  if (revoked.some(({ certificate }) => certificate.publicKey === publicKey))
    return [note(where, `It was signed with the key "${id}", which is revoked.`, STOPPED)];
  if (!keys.some((key) => key.publicKey === publicKey))
    return [
      damage(where, `It was signed with the key "${id}", which was never good for this store.`, REPLACE),
    ];
  if (Date.parse(until) < Date.now())
    return [note(where, `It was signed with the key "${id}", which was valid until ${until}.`, RESIGN)];
  return [];
};

/** Source maps are for the team alone: without them members miss nothing. */
const examineMaps = async (
  { releases }: ReleaseStore,
  { name, version }: UsedRelease,
): Promise<Finding[]> => {
  const release = await releases.read<AnyRelease>(name, version);
  if (!('maps' in release) || release.maps === undefined) return [];
  try {
    await releases.maps(name, version);
    return [];
  } catch (error) {
    return [
      note(
        `${name} ${version}`,
        problemOf(error),
        'Its errors are told by its scripts until it is replaced.',
      ),
    ];
  }
};

const examineRelease = async (
  store: ReleaseStore,
  policy: Policy | undefined,
  used: UsedRelease,
): Promise<Finding[]> => {
  const { name, version, told } = used;
  const where = `${name} ${version}`;
  try {
    const findings = [...(await examineSignature(store, policy, used)), ...(await examineMaps(store, used))];
    await store.releases.verifyFiles(name, version);
    const described = told && toLiveRelease(await store.releases.read(name, version));
    // As the registry keeps it, which is JSON.
    const isTold = isDeepStrictEqual(told, described && JSON.parse(JSON.stringify(described)));
    return isTold
      ? findings
      : [
          ...findings,
          damage(where, 'The registry says something else of it than the release itself.', REPLACE),
        ];
  } catch (error) {
    return [damage(where, problemOf(error), REPLACE)];
  }
};

/** Looks at every release that a channel names, byte by byte. */
export const examineReleases = async (
  store: ReleaseStore,
  policy: Policy | undefined,
  registry: RegistryDocument,
): Promise<Finding[]> => {
  const findings = await Promise.all(
    usedReleases(registry).map((used) => examineRelease(store, policy, used)),
  );
  return findings.flat();
};
