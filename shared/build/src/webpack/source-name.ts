import { ROOT } from '@poku/tooling';

/** Begins the names of sources in maps. */
export const SOURCE_PREFIX = 'webpack://poku/';

/** Name of a source in the browser's tools: its path in the repository. @param identifier webpack's, or a path */
export const sourceName = (identifier: string): string => {
  const file = identifier.split('!').at(-1) ?? identifier;
  return SOURCE_PREFIX + file.replace(/^webpack:\/\//, '').replace(ROOT, '');
};
