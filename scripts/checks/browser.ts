import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

/** The shell without windows first: the journeys take a third less time in it. */
const COMMANDS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];

const onPath = (command: string): string | undefined => {
  try {
    return (
      execFileSync('which', [command], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim() ||
      undefined
    );
  } catch {
    return undefined;
  }
};

const present = (): string | undefined => {
  const named = process.env.POKU_CHROMIUM;
  if (named) {
    if (!existsSync(named)) throw new Error(`POKU_CHROMIUM is ${named}, and there is no such file.`);
    return named;
  }
  const own = chromium.executablePath();
  return COMMANDS.map(onPath).find(Boolean) ?? (own && existsSync(own) ? own : undefined);
};

const tryInstall = (command: string, options: readonly string[]): boolean =>
  spawnSync(command, options, { stdio: 'ignore' }).status === 0;

/**
 * Finds Chromium, installing it when there is none: the one of `POKU_CHROMIUM` or the PATH, else Playwright's own
 * build, else the system's package.
 * @returns absolute path of the executable
 * @throws Error that says what to do when there is none to be had
 */
export const findChromium = (): string => {
  const found = present();
  if (found) return found;
  console.log('No Chromium found; installing one …');
  if (
    tryInstall(process.execPath, [
      'node_modules/playwright-core/cli.js',
      'install',
      '--with-deps',
      'chromium',
    ])
  ) {
    const installed = present();
    if (installed) return installed;
  }
  if (
    tryInstall('apt-get', ['update', '-qq']) &&
    (tryInstall('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell']) ||
      tryInstall('apt-get', ['install', '-y', '-qq', 'chromium']))
  ) {
    const installed = present();
    if (installed) return installed;
  }
  throw new Error('The journeys need Chromium: install one and name it in POKU_CHROMIUM.');
};
