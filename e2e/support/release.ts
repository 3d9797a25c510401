import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { JOURNEYS_HOME, JOURNEYS_KEYS } from './addresses';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const environment = () => ({
  ...process.env,
  POKU_HOME: JOURNEYS_HOME,
  POKU_KEYS: JOURNEYS_KEYS,
  POKU_BUILDS: `${ROOT}.poku/build`,
});
const commandOf = (options: readonly string[]) => ['scripts/bootstrap.mjs', 'release', ...options];

const run = (options: readonly string[]) =>
  spawnSync(process.execPath, commandOf(options), { cwd: ROOT, encoding: 'utf8', env: environment() });

/** Runs `npm run release` on the store of the running site. */
export const release = (...options: string[]): string => {
  const { status, stdout, stderr } = run(options);
  if (status !== 0) throw new Error(`npm run release -- ${options.join(' ')}: ${stdout}${stderr}`);
  return stdout;
};

/** The same where the command is to say no. @returns what it says */
export const refusedRelease = (...options: string[]): string => {
  const { status, stdout, stderr } = run(options);
  if (status !== 1)
    throw new Error(`npm run release -- ${options.join(' ')} ended with ${status}: ${stdout}${stderr}`);
  return stdout + stderr;
};

/** Starts `npm run release` on the store of the running site, and goes on beside it. */
export const startRelease = (...options: string[]) => {
  const child = spawn(process.execPath, commandOf(options), {
    cwd: ROOT,
    env: environment(),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const exitCode = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  return {
    /** What it has printed so far. */
    output: () => output,
    exitCode,
  };
};

/** The newest change of the channel, as its history keeps it. */
export const newestChange = (): Readonly<Record<string, unknown>> => {
  const store = `${JOURNEYS_HOME}/store`;
  const { registry } = JSON.parse(readFileSync(`${store}/channels/production/live.json`, 'utf8')) as {
    readonly registry: string;
  };
  const { text } = JSON.parse(readFileSync(`${store}/${registry}`, 'utf8')) as { readonly text: string };
  return (JSON.parse(text) as { readonly change: Readonly<Record<string, unknown>> }).change;
};

/**
 * Runs `work` while a source file has another text, as a team would have changed it, and puts the file back.
 * @param file path inside the repository
 * @param edit gives the changed text; an edit that changes nothing is an error
 */
export const withSource = async (
  file: string,
  edit: (text: string) => string,
  work: () => Promise<void> | void,
): Promise<void> => {
  const original = readFileSync(ROOT + file, 'utf8');
  const edited = edit(original);
  if (edited === original) throw new Error(`The edit of ${file} changes nothing`);
  writeFileSync(ROOT + file, edited);
  try {
    await work();
  } finally {
    writeFileSync(ROOT + file, original);
  }
};
