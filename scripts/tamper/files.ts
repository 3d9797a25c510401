import type { Page } from 'playwright-core';
import type { AnyRelease } from '@poku/build/store';
import type { ReleaseFile } from '@poku/contract';
import { type Change, changesOf, spread } from './changes';
import type { World } from './world';

/** A script of a live release, and the ways in which it is changed. */
export interface LiveFile {
  readonly name: string;
  /** Address of its folder. */
  readonly base: string;
  readonly file: ReleaseFile;
  readonly changes: readonly Change[];
}

/** The scripts of the live release of a remote, of the shell or of the embed. */
export const liveFiles = async (
  { store: { objects, releases }, units, older }: World,
  name: string,
): Promise<readonly LiveFile[]> => {
  const version = units.get(name) ?? '';
  const before = older.get(name);
  const bytesOf = async (of: string, file: string) =>
    (await objects.read(releases.key(name, of, file)))?.bytes;
  const { files } = await releases.read<AnyRelease>(name, version);
  return Promise.all(
    files.map(async (file, index) => {
      const other = files[(index + 1) % files.length];
      return {
        name,
        file,
        base: `/${releases.key(name, version, '')}`,
        changes: [
          ...changesOf(
            before && (await bytesOf(before.version, file.name)),
            other && other !== file ? await bytesOf(version, other.name) : undefined,
          ),
          ...spread,
        ],
      };
    }),
  );
};

/** Whether the browser runs a script with a hash, as the code of a release asks for its later chunks. */
export const isRun = (page: Page, src: string, integrity: string): Promise<boolean> =>
  page.evaluate(
    ([address = '', hash = '']) =>
      new Promise<boolean>((resolve) => {
        const script = document.createElement('script');
        script.crossOrigin = 'anonymous';
        script.integrity = hash;
        script.addEventListener('load', () => resolve(true));
        script.addEventListener('error', () => resolve(false));
        script.src = address;
        document.head.append(script);
      }),
    [src, integrity],
  );
