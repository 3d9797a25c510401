import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findHeadlessShell } from './headless-shell';

const before = { ...process.env };
let folder: string;
let bin: string;

/** A command of the machine, as a script of the shell. */
const command = (name: string, script: string): string => {
  const file = join(bin, name);
  writeFileSync(file, `#!/bin/sh\n${script}\n`);
  chmodSync(file, 0o755);
  return file;
};

/** A Debian with Chromium, and without its shell. */
const debian = (download: string): string => {
  command('dpkg-query', 'case "$1" in --search) echo "chromium: $2";; *) printf 7.1-1;; esac');
  command('apt-get', download);
  command(
    'dpkg-deb',
    'mkdir -p unpacked/usr/lib/chromium; cp "$2" unpacked/usr/lib/chromium/chromium-headless-shell',
  );
  return command('chromium', 'exit 0');
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'poku-shell-'));
  bin = join(folder, 'bin');
  mkdirSync(bin);
  Object.assign(process.env, { PATH: `${bin}:/usr/bin:/bin`, POKU_HOME: join(folder, 'home') });
  delete process.env['POKU_CHROMIUM'];
  jest.spyOn(console, 'log').mockReturnValue(undefined);
});
afterEach(() => {
  process.env = { ...before };
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

test('the shell of the same version is fetched once', () => {
  const chromium = debian('printf "#!/bin/sh\\n" > shell.deb; chmod +x shell.deb');
  const shell = join(folder, 'home/browser/7.1-1/chromium-headless-shell');
  expect(findHeadlessShell(chromium)).toBe(shell);
  expect(existsSync(shell)).toBe(true);
  command('apt-get', 'exit 1');
  expect(findHeadlessShell(chromium)).toBe(shell);
});

test('where it cannot be had the journeys run in Chromium, and it is said', () => {
  const chromium = debian('echo "no such version" >&2; exit 100');
  expect(findHeadlessShell(chromium)).toBe(chromium);
  expect(console.log).toHaveBeenLastCalledWith(expect.stringContaining('no such version'));
  expect(existsSync(join(folder, 'home/browser/7.1-1'))).toBe(false);
});

test('a browser that is named is the one', () => {
  const chromium = debian('exit 1');
  process.env['POKU_CHROMIUM'] = chromium;
  expect(findHeadlessShell(chromium)).toBe(chromium);
  expect(console.log).not.toHaveBeenCalled();
});
