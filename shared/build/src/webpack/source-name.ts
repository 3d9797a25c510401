import { resolve } from 'node:path';
import { ROOT } from '@poku/tooling';

/** Begins the names of sources in maps. */
export const SOURCE_PREFIX = 'webpack://poku/';

const OF_WEBPACK = /^webpack:\/\//;

/**
 * Name of a source in the browser's tools: its path in the repository.
 * @param identifier webpack's, or a path
 * @param context folder that webpack's own names of sources (`webpack://./src/a.tsx`) are relative to. Default the repository
 */
export const sourceName = (identifier: string, context = ROOT): string => {
  const file = identifier.split('!').at(-1) ?? identifier;
  const path = OF_WEBPACK.test(file) ? resolve(context, file.replace(OF_WEBPACK, '')) : file;
  return SOURCE_PREFIX + path.replace(ROOT, '');
};
