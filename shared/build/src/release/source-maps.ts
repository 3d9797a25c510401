import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { sourceName } from '../webpack/source-name';
import { integrityOf } from './files';
import { sourceMapsFile } from './home';
import { isMissing, writeWhole } from './json-file';

/** Source maps of the scripts of one release, as texts by the name of the script. They hold no sources, only places in them. */
export type SourceMaps = Readonly<Record<string, string>>;

/**
 * The configuration of a build that makes source maps beside its scripts, in which nothing leads to them: the scripts stay as they
 * are without.
 */
export const withSourceMaps = (config: Configuration): Configuration => ({
  ...config,
  devtool: 'hidden-nosources-source-map',
  output: {
    ...config.output,
    devtoolModuleFilenameTemplate: ({ absoluteResourcePath }: { absoluteResourcePath: string }) =>
      sourceName(absoluteResourcePath),
  },
});

/**
 * Keeps source maps where builds are kept.
 * @returns the integrity of what was kept, by which it is found again
 */
export const keepSourceMaps = async (maps: SourceMaps): Promise<string> => {
  const text = JSON.stringify(maps);
  const integrity = integrityOf(text);
  await writeWhole(sourceMapsFile(integrity), text);
  return integrity;
};

/** Takes the source maps out of a build folder, since all that is in it goes to the public, and keeps them. @returns as `keepSourceMaps` */
export const takeSourceMaps = async (folder: string): Promise<string> => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.map')).sort();
  const read = names.map(
    async (name) => [name.slice(0, -'.map'.length), await readFile(join(folder, name), 'utf8')] as const,
  );
  const integrity = await keepSourceMaps(Object.fromEntries(await Promise.all(read)));
  await Promise.all(names.map((name) => rm(join(folder, name))));
  return integrity;
};

/**
 * What `keepSourceMaps` kept.
 * @throws Error when it is gone, or not what it was
 */
export const keptSourceMaps = async (integrity: string): Promise<Buffer> => {
  const file = sourceMapsFile(integrity);
  const bytes = await readFile(file).catch((error: unknown) => {
    if (!isMissing(error)) throw error;
    throw new Error(
      `The source maps of the build are gone: ${file}. Delete the folder of builds and build again.`,
    );
  });
  sourceMapsOf(bytes, integrity, 'the build');
  return bytes;
};

/**
 * Reads source maps, if they are those of an integrity.
 * @param of whose they are, for the message
 * @throws Error when they are others
 */
export const sourceMapsOf = (bytes: Buffer, integrity: string, of: string): SourceMaps => {
  if (integrityOf(bytes) !== integrity)
    throw new Error(`The source maps of ${of} are not those that were made with it.`);
  return JSON.parse(bytes.toString()) as SourceMaps;
};
