import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pokuHome } from '@poku/tooling';
import { findChromium } from './browser';

const NAME = 'chromium-headless-shell';
/** Where Debian's packages of Chromium put what they have in common. */
const SYSTEM_FOLDER = '/usr/lib/chromium';
const DOWNLOAD_MS = 120_000;

const output = (command: string, options: readonly string[], cwd?: string): string =>
  execFileSync(command, options, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: DOWNLOAD_MS,
    env: process.env,
    cwd,
  });

/** Version of the package that has a file; undefined where it is of none, or there are no packages of Debian. */
const packageVersion = (file: string): string | undefined => {
  try {
    const [name = ''] = output('dpkg-query', ['--search', file]).split(':');
    return output('dpkg-query', ['--show', '--showformat', '${Version}', name]).trim();
  } catch {
    return undefined;
  }
};

/** Fetches the package of that version and unpacks it into a folder, beside links to what the other packages have. */
const unpack = (version: string, folder: string): void => {
  mkdirSync(join(folder, '..'), { recursive: true });
  const work = mkdtempSync(`${folder}-`);
  try {
    output('apt-get', ['download', '-qq', '-o', 'Acquire::Retries=1', `${NAME}=${version}`], work);
    const file = readdirSync(work).find((one) => one.endsWith('.deb')) ?? '';
    output('dpkg-deb', ['--extract', file, 'unpacked'], work);
    const unpacked = join(work, 'unpacked', SYSTEM_FOLDER);
    for (const one of existsSync(SYSTEM_FOLDER) ? readdirSync(SYSTEM_FOLDER) : [])
      if (!existsSync(join(unpacked, one))) symlinkSync(join(SYSTEM_FOLDER, one), join(unpacked, one));
    output(join(unpacked, NAME), ['--version']);
    renameSync(unpacked, folder);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
};

/**
 * The browser of the journeys: the one of `POKU_CHROMIUM`, else Chromium's shell without windows, in which journeys take a third less of the
 * processor. Where Debian's Chromium is installed without it, the shell of the same version is fetched into the data folder once;
 * nothing of the system changes.
 * @param found the Chromium that there is
 * @returns absolute path of the executable; of Chromium itself where its shell cannot be had, which is said
 * @throws Error that says what to do when there is no Chromium either
 */
export const findHeadlessShell = (found: string = findChromium()): string => {
  if (process.env.POKU_CHROMIUM || basename(found) === NAME) return found;
  const version = packageVersion(found);
  if (version === undefined) return found;
  const folder = join(pokuHome(), 'browser', version);
  const shell = join(folder, NAME);
  if (existsSync(shell)) return shell;
  try {
    console.log(`Fetching ${NAME} ${version}, in which the journeys take a third less time …`);
    unpack(version, folder);
    return shell;
  } catch (error) {
    // Another run may have been quicker.
    if (existsSync(shell)) return shell;
    const why = error instanceof Error ? error.message.trim() : String(error);
    console.log(`It cannot be had, so they run in ${found}: ${why}`);
    return found;
  }
};
