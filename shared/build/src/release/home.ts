import { join } from 'node:path';
import { pokuHome } from '@poku/tooling';

/** Folder that the site serves: releases, registries, `index.html` and pictures. */
export const storeFolder = (): string => join(pokuHome(), 'store');

/** File that remembers the newest state of a channel that the site served: outside of the store, which others may write to. */
export const seenFile = (channel: string): string =>
  join(pokuHome(), 'site', `${checkName('channel', channel)}.json`);

/**
 * Names, versions and channels become folders; none may lead out of its own.
 * @throws Error that names the field
 */
export const checkName = (field: string, value: string): string => {
  if (!/^\w[\w.+-]*$/.test(value)) {
    throw new Error(
      `The ${field} "${value}" may have letters, digits and . + - _ only, and begins with a letter or digit.`,
    );
  }
  return value;
};

const builds = (): string => process.env.POKU_BUILDS ?? join(pokuHome(), 'build');

/** Folder of finished builds, by name and version. They depend on sources alone: `POKU_BUILDS` shares it between homes. */
export const buildFolder = (name: string, version: string): string =>
  join(builds(), checkName('name', name), checkName('version', version));

/** A digest in base64 as a name of a file. */
const fileNameOf = (integrity: string): string =>
  integrity.replace(/[+/=]/g, (sign) => (sign === '+' ? '-' : sign === '/' ? '_' : ''));

/** File of the source maps of a build, by their integrity; it is shared as builds are. */
export const sourceMapsFile = (integrity: string): string =>
  join(builds(), 'maps', `${fileNameOf(integrity)}.json`);

/** File of what was painted, by a digest of everything that it follows from; it is shared as builds are. */
export const paintedFile = (digest: string): string => join(builds(), 'painted', `${digest}.json`);
