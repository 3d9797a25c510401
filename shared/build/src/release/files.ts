import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ReleaseFile, ServerFile } from '@poku/contract';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Compresses as a site serves a file for a year: once, at the best level. */
export const brotliBest = (bytes: Buffer): Promise<Buffer> =>
  brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });

/** Compresses what is asked for a few times, while somebody waits. */
export const brotliQuick = (bytes: Buffer): Promise<Buffer> =>
  brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });

/** Subresource integrity of some bytes, `sha384-…`. */
export const integrityOf = (bytes: Buffer | string): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** Every file of a release that has to be what it says: those that browsers load, and what paints its pages. */
export const describedFiles = ({
  files,
  server,
}: {
  readonly files: readonly ReleaseFile[];
  readonly server?: ServerFile;
}): readonly ServerFile[] => [...files, ...(server ? [server] : [])];

/** Describes the scripts of a build folder, in the order of their names, and writes `.br` and `.gz` beside each. */
export const describeFiles = async (folder: string): Promise<ReleaseFile[]> => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.js')).sort();
  return Promise.all(
    names.map(async (name) => {
      const bytes = await readFile(join(folder, name));
      const [br, gz] = await Promise.all([brotliBest(bytes), zip(bytes, { level: 9 })]);
      await Promise.all([
        writeFile(join(folder, `${name}.br`), br),
        writeFile(join(folder, `${name}.gz`), gz),
      ]);
      return { name, integrity: integrityOf(bytes), bytes: bytes.length, brotliBytes: br.length };
    }),
  );
};
