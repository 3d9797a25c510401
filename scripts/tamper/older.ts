import {
  type AnyRelease,
  integrityOf,
  isUnit,
  type ReleaseStore,
  type Signer,
  signText,
} from '@poku/build/store';
import { containerName } from '@poku/build/webpack';

const renamed = (release: AnyRelease, name: string, version: string): AnyRelease => ({
  ...release,
  version,
  ...(!isUnit(name) && { container: containerName(name, version) }),
});

/** Where the release before has its own name, another one has another. */
const ownNames = (before: AnyRelease, after: AnyRelease): readonly (readonly [string, string])[] => [
  ...('container' in before && 'container' in after ? [[before.container, after.container] as const] : []),
  [`/${before.version}/`, `/${after.version}/`],
];

/**
 * Publishes the files of a release under another version, with a line more in each and rightly signed: what a team released some time ago.
 * @returns its description
 */
export const publishOlder = async (
  { objects, releases }: ReleaseStore,
  name: string,
  from: string,
  version: string,
  signer: Signer,
): Promise<AnyRelease> => {
  const before = await releases.read<AnyRelease>(name, from);
  const after = renamed(before, name, version);
  const entry = 'entry' in before ? before.entry : '';
  const names = ownNames(before, after);
  const hashes: (readonly [string, string])[] = [];
  const files: Record<string, string> = {};
  // The entry, which comes last, has the hashes of the others.
  const inOrder = [...before.files].sort(
    (one, next) => Number(one.name === entry) - Number(next.name === entry),
  );
  for (const { name: file, integrity } of inOrder) {
    const text = (await objects.read(releases.key(name, from, file)))?.bytes.toString() ?? '';
    const changed = [...names, ...hashes].reduce((code, [old, next]) => code.replaceAll(old, next), text);
    const code = `${changed}\n/* ${version} */\n`;
    files[file] = integrityOf(code);
    hashes.push([integrity, files[file]]);
    await objects.write(releases.key(name, version, file), code);
  }
  const server = 'server' in before ? before.server : undefined;
  const painter = server && (await objects.read(releases.key(name, from, server.name)));
  // It names neither version nor address.
  if (server && painter) await objects.write(releases.key(name, version, server.name), painter.bytes);
  const described = before.files.map((file) => ({ ...file, integrity: files[file.name] ?? '' }));
  const text = JSON.stringify({ ...after, files: described });
  await objects.write(
    releases.signatureKey(name, version, text),
    JSON.stringify(signText(signer, 'release', text).signature),
  );
  await objects.write(releases.key(name, version, 'release.json'), text);
  return JSON.parse(text) as AnyRelease;
};
