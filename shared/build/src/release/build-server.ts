import { readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ServerFile } from '@poku/contract';
import type { Configuration } from 'webpack';
import { compile } from '../webpack/compile';
import { SERVER_FILE } from '../webpack/server-config';
import type { BuildWork } from './build-once';
import { integrityOf } from './files';

/**
 * Builds what paints pages as HTML, beside the build folder. It comes before the scripts of browsers, whose names hold the version: what
 * it read counts for that too.
 * @param configure gives the configuration for a folder
 * @returns puts it among the release's files, once those are described, and describes it
 */
export const buildServer = async (
  { folder, trace }: BuildWork,
  configure: (outputPath: string) => Configuration,
): Promise<() => Promise<ServerFile>> => {
  const apart = `${folder}-server`;
  await compile(trace.of(configure(apart)));
  return async () => {
    const file = join(folder, SERVER_FILE);
    await rename(join(apart, SERVER_FILE), file);
    await rm(apart, { recursive: true });
    const bytes = await readFile(file);
    return { name: SERVER_FILE, integrity: integrityOf(bytes), bytes: bytes.length };
  };
};
