import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { JOURNEYS_HOME, stackSettings } from './addresses';
import { takeSources } from './sources';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const { resolve } = createRequire(import.meta.url);

const environment = () => ({
  ...process.env,
  // Its ports too: the page names the partners that payments go to.
  ...stackSettings(Number(process.env.TEST_PARALLEL_INDEX ?? 0)),
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

/** Runs a program of `@poku/build/testing` on the store of the running site. @returns what it prints */
const runProgram = (name: string, ...options: string[]): string => {
  const program = ['--import', 'tsx', resolve(`@poku/build/testing/${name}`), ...options];
  const { status, stdout, stderr } = spawnSync(process.execPath, program, {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...environment(), TSX_TSCONFIG_PATH: `${ROOT}tsconfig.base.json` },
  });
  if (status !== 0) throw new Error(`${name} ${options.join(' ')}: ${stdout}${stderr}`);
  return stdout.trim();
};

/**
 * Publishes the present sources of a remote, which are not judged first: for journeys whose subject is not the gate.
 * @param version overrides the one that follows from the sources
 * @returns the version
 */
export const publishUnjudged = (remote: string, ...version: [version?: string]): string =>
  runProgram('publish-unjudged', remote, ...version.filter((one) => one !== undefined));

/** Runs verbs of `npm run release` one after the other, in one process. */
export const releaseInTurn = (verbs: readonly (readonly string[])[]): void =>
  void runProgram('run-verbs', JSON.stringify(verbs));

/** Starts `npm run release` on the store of the running site, and goes on beside it. */
export const startRelease = (...options: string[]) => {
  const child = spawn(process.execPath, commandOf(options), {
    cwd: ROOT,
    env: environment(),
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, so that `kill` ends what it started, too.
    detached: true,
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
    /** Ends it at once, as a machine that is gone would. */
    kill: () => {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    },
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
 * Runs `work` while a source file has another text, as a team would have changed it, and puts the file back. Journeys of other
 * workers that change sources wait for it.
 * @param file path inside the repository
 * @param edit gives the changed text; an edit that changes nothing is an error
 */
export const withSource = async (
  file: string,
  edit: (text: string) => string,
  work: () => Promise<void> | void,
): Promise<void> => {
  const giveBack = await takeSources();
  const original = readFileSync(ROOT + file, 'utf8');
  try {
    const edited = edit(original);
    if (edited === original) throw new Error(`The edit of ${file} changes nothing`);
    writeFileSync(ROOT + file, edited);
    await work();
  } finally {
    writeFileSync(ROOT + file, original);
    giveBack();
  }
};

/**
 * Releases the shell with another service worker, and goes back to the release before when `work` is done.
 * @param file path inside the repository of a source of the worker, or of how it is built
 * @param edit gives the changed text
 */
export const withWorker = async (
  file: string,
  edit: (text: string) => string,
  work: () => Promise<void>,
): Promise<void> => {
  await withSource(file, edit, () => {
    release('promote', 'shell', '--version', runProgram('publish-worker'));
  });
  try {
    await work();
  } finally {
    release('rollback', 'shell', '--reason', 'the journey is over');
  }
};
