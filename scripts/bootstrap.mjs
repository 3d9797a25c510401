/**
 * Entry of every `npm run` command: installs what is missing, then hands over to `scripts/commands/<name>.ts`.
 * Plain JavaScript without dependencies, because it is what runs in a fresh clone.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const [command = '', ...options] = process.argv.slice(2);

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Poku needs Node 20.19 or later; this is ${process.versions.node}.`);
  process.exit(1);
}

/** Remembers for which lock file node_modules was installed. */
const marker = `${root}node_modules/.poku-installed`;
const lockHash = createHash('sha256')
  .update(readFileSync(`${root}package-lock.json`))
  .digest('hex');
const isInstalled = existsSync(marker) && readFileSync(marker, 'utf8') === lockHash;

if (!isInstalled) {
  console.log('Installing packages (npm ci) …');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('npm ci failed; see above.');
    process.exit(status ?? 1);
  }
  writeFileSync(marker, lockHash);
}

const child = spawn(
  process.execPath,
  ['--import', 'tsx', `${root}scripts/commands/${command}.ts`, ...options],
  {
    // The channel tells the command when this process is gone, however it ended.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, TSX_TSCONFIG_PATH: `${root}tsconfig.base.json` },
  },
);
// A terminal sends Ctrl-C to both; a supervisor sends it to this process only.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
