import { join } from 'node:path';
import { ROOT } from '../webpack/common';

/** Folder of everything that commands make: store, database, caches. `POKU_HOME`, default `<repository>/.poku`. */
export const pokuHome = (): string => process.env.POKU_HOME ?? join(ROOT, '.poku');

/** Folder that the site serves: releases, registries, `index.html` and pictures. */
export const storeFolder = (): string => join(pokuHome(), 'store');

/** Folder of finished builds, by name and version. They depend on sources alone: `POKU_BUILDS` shares it between homes. */
export const buildFolder = (name: string, version: string): string =>
  join(process.env.POKU_BUILDS ?? join(pokuHome(), 'build'), name, version);
