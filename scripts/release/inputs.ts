import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { ROOT } from '../webpack/common';

const IGNORED = new Set(['node_modules', 'dist', '.poku', 'testing']);
/** Whether a file or folder of that name counts for a build. */
export const isInput = (name: string): boolean => !IGNORED.has(name) && !/\.test\.tsx?$|\.md$/.test(name);

const filesBelow = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { withFileTypes: true });
  const nested = await Promise.all(
    entries
      .filter(({ name }) => isInput(name))
      .map(async (entry) => {
        const path = join(folder, entry.name);
        return entry.isDirectory() ? filesBelow(path) : [path];
      }),
  );
  return nested.flat();
};

const LOCK = join(ROOT, 'package-lock.json');

/** What a lock file says of packages from outside. The workspaces in it are not inputs: a new remote changes no other one. */
export const installedPackages = (lock: string): string => {
  const { packages } = JSON.parse(lock) as {
    packages: Readonly<Record<string, { readonly link?: boolean }>>;
  };
  const fromOutside = Object.entries(packages).filter(
    ([path, { link }]) => path.includes('node_modules/') && link !== true,
  );
  return JSON.stringify(fromOutside);
};

const contentOf = async (file: string): Promise<string | Buffer> =>
  file === LOCK ? installedPackages(await readFile(file, 'utf8')) : readFile(file);

/**
 * Fingerprint of source files: their paths inside the repository and their bytes. Tests and Markdown do not count.
 * @param paths folders or files, relative to the repository
 * @param more what else the build depends on. Default nothing.
 * @returns ten hexadecimal characters, the same for the same sources
 */
export const fingerprint = async (paths: readonly string[], more = ''): Promise<string> => {
  const files = (
    await Promise.all(
      paths.map(async (path) => (/\.\w+$/.test(path) ? [join(ROOT, path)] : filesBelow(join(ROOT, path)))),
    )
  ).flat();
  const hash = createHash('sha256').update(more);
  for (const file of files.sort()) {
    hash
      .update(`${relative(ROOT, file)}\0`)
      .update(await contentOf(file))
      .update('\0');
  }
  return hash.digest('hex').slice(0, 10);
};

const TOOLS = ['scripts/webpack', 'tsconfig.base.json', 'package-lock.json'];

/**
 * What a remote is made from: its folder, and what it carries itself. The UI kit, the router facade and the platform
 * come from the shell at run time, so a change there makes no new release of a remote.
 */
export const remoteInputs = (name: string): string[] => [
  name,
  'shared/src/domain',
  'shared/src/api/groups/coupon-filter.ts',
  'shared/src/contract/platform.ts',
  'shared/src/entry',
  'shared/src/hooks',
  'shared/src/linking',
  'shared/src/otp',
  'shared/src/ui/carousel',
  'shared/src/ui/fields',
  'shared/src/ui/forms',
  'shared/src/ui/member-card',
  'shared/src/verify-email',
  'shared/package.json',
  ...TOOLS,
];

/** What the embed is made from: it takes nothing from a shell. */
export const embedInputs = (): string[] => ['mfe-catalogue', 'shared/src', 'shared/package.json', ...TOOLS];

/** What the shell is made from. */
export const shellInputs = (): string[] => [
  'shell',
  'shared/src',
  'shared/report',
  'shared/package.json',
  ...TOOLS,
];
