import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '@poku/tooling';
import { findHeadlessShell } from '../../checks/headless-shell';
import { breakages, whileBroken } from './breakages';
import { startRegistry } from './registry';

const run = promisify(execFile);
const MOST_OUTPUT = 64 * 1024 * 1024;
const REMOTE = 'mfe-rewards';
/** The first of a row of ports of their own, so that a site that runs already stays. */
const PORT = 5400;
const PORTS = {
  POKU_SITE_PORT: String(PORT),
  POKU_API_PORT: String(PORT + 10),
  POKU_PARTNERS_PORT: String(PORT + 20),
};
const SITE = `http://localhost:${PORT}`;
const API = `http://127.0.0.1:${PORT + 10}`;
const DEV_PORT = String(PORT + 40);

/** Its exit code says enough. */
const ANYTHING = /(?:)/;

type Env = NodeJS.ProcessEnv;

/** What a program said. */
interface Said {
  readonly code: number;
  readonly text: string;
}

/** Runs a program to its end; what it says of being refused is an answer too. */
const attempt = async (file: string, args: readonly string[], cwd: string, env: Env): Promise<Said> => {
  try {
    const { stdout, stderr } = await run(file, args, {
      cwd,
      env: { ...process.env, ...env },
      maxBuffer: MOST_OUTPUT,
    });
    return { code: 0, text: stdout + stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code?: number; stdout?: string; stderr?: string };
    return { code: typeof code === 'number' ? code : 1, text: `${stdout ?? ''}${stderr ?? String(error)}` };
  }
};

/** Starts a program and waits until it says something. @returns ends it */
const start = async (
  file: string,
  args: readonly string[],
  { cwd, env, isReady }: { readonly cwd: string; readonly env: Env; readonly isReady: string },
): Promise<() => Promise<void>> => {
  // A group of its own: npx does not hand on what it is told.
  const program = spawn(file, args, { cwd, env: { ...process.env, ...env }, detached: true });
  const ended = once(program, 'exit');
  let text = '';
  await new Promise<void>((resolve, reject) => {
    const listen = (more: Buffer) => {
      text += more.toString();
      if (text.includes(isReady)) resolve();
    };
    program.stdout.on('data', listen);
    program.stderr.on('data', listen);
    program.once('exit', () => reject(new Error(text)));
  });
  return async () => {
    if (program.exitCode === null && program.pid !== undefined) process.kill(-program.pid, 'SIGTERM');
    await ended;
  };
};

/** A line of the proof. @returns whether it is good */
const report = (what: string, startedAt: number, { code, text }: Said, isGood: boolean): boolean => {
  console.log(`${isGood ? 'good ' : 'WRONG'} ${what} (${((Date.now() - startedAt) / 1000).toFixed(0)} s)`);
  if (!isGood) console.log(`      exit code ${code}\n${text.slice(-4_000)}`);
  return isGood;
};

/** A key for a remote, as the platform's owners make it. */
const createKey = async (id: string, name: string, env: Env): Promise<Env> => {
  const asked = ['--team', id, '--names', name, '--channels', 'production', '--routes', '/rewards'];
  const call = ['scripts/bootstrap.mjs', 'release', 'key', 'create', id, ...asked, '--slots', 'dashboard'];
  const { text } = await attempt(process.execPath, call, ROOT, env);
  const [, file] = /Its secret is (\S+)\. /.exec(text) ?? [];
  const [, rootKey] = /POKU_ROOT_KEY=(\S+)/.exec(text) ?? [];
  if (file === undefined || rootKey === undefined) throw new Error(text);
  return { POKU_KEY: file, POKU_ROOT_KEY: rootKey };
};

/** What the site says is live. */
const liveRegistry = async (): Promise<string> =>
  ((await (await fetch(`${SITE}/registry.json`)).json()) as { readonly text: string }).text;

/** For so long a site that believed the store would have shown what is in it. */
const SITE_LOOKS_MS = 5_000;

/** Lets the pointer of the channel lead to its first state, as somebody could who writes into the bucket. */
const withReplacedPointer = async <T>(store: string, look: () => Promise<T>): Promise<T> => {
  const channel = join(store, 'channels/production');
  const file = join(channel, 'live.json');
  const text = await readFile(file, 'utf8');
  const [first = ''] = (await readdir(join(channel, 'revisions'))).sort();
  const registry = `channels/production/revisions/${first.replace(/html$/, 'json')}`;
  await writeFile(file, JSON.stringify({ ...(JSON.parse(text) as object), revision: 1, registry }));
  try {
    await new Promise((resolve) => setTimeout(resolve, SITE_LOOKS_MS));
    return await look();
  } finally {
    await writeFile(file, text);
  }
};

/** What a team does, from nothing to members, and what keeps it from breaking others. @returns whether all of it is good */
const beTheTeam = async (
  team: string,
  env: Env,
  { otherKey, store }: { readonly otherKey: string; readonly store: string },
): Promise<boolean> => {
  const startedAt = Date.now();
  const good: boolean[] = [];
  const does = async (what: string, file: string, args: readonly string[], says: RegExp, more: Env = {}) => {
    const at = Date.now();
    const said = await attempt(file, args, team, { ...env, ...more });
    const isGood = said.code === 0 && says.test(said.text);
    good.push(report(what, at, said, isGood));
    return said.text;
  };
  const poku = (args: readonly string[], says: RegExp) =>
    does(`npx poku ${args.join(' ')}`, 'npx', ['poku', ...args], says);

  await does(
    `npm create poku-remote ${REMOTE}`,
    'npm',
    ['create', '--yes', 'poku-remote', REMOTE],
    /is made/,
  );
  await does('npm install', 'npm', ['install', '--no-audit', '--no-fund'], ANYTHING);
  await does('its types, as an editor sees them', 'npx', ['tsc', '-p', '.'], ANYTHING);
  await does('npm test', 'npm', ['test'], /Tests: +\d+ passed/);
  const journey = { POKU_CHROMIUM: findHeadlessShell() };
  const dev = { ...env, POKU_DEV_PORT: DEV_PORT };
  const stopDev = await start('npx', ['poku', 'dev', REMOTE, '--shell', SITE], {
    cwd: team,
    env: dev,
    isReady: 'Ctrl-C ends it',
  });
  const local = { ...journey, POKU_SITE: `http://localhost:${DEV_PORT}` };
  await does('its journey in npm run dev', 'npm', ['run', 'e2e'], /\d+ passed/, local);
  await stopDev();
  await poku(['check', REMOTE], /0 errors/);
  const published = await poku(['publish', REMOTE], /is published/);
  const [, version = ''] = /mfe-rewards (\S+) is published/.exec(published) ?? [];
  const preview = await poku(['preview', `${REMOTE}@${version}`, '--site', SITE], /http/);
  const link = new URL(/https?:\S+/.exec(preview)?.[0] ?? SITE);
  const previewed = { ...journey, POKU_SITE: SITE, POKU_START: link.pathname + link.search + link.hash };
  await does('its journey by the preview link', 'npm', ['run', 'e2e'], /\d+ passed/, previewed);
  await poku(['promote', REMOTE, '--version', version], /live/);
  const live = { ...journey, POKU_SITE: SITE, POKU_START: '/' };
  await does('its journey as members have it', 'npm', ['run', 'e2e'], /\d+ passed/, live);
  console.log(`      from nothing to members in ${((Date.now() - startedAt) / 1000).toFixed(0)} s`);

  for (const breakage of breakages(otherKey, API)) {
    const { what, first, command = ['check', REMOTE], says, env: other } = breakage;
    const at = Date.now();
    const said = await whileBroken(team, breakage, async () => {
      if (first) await attempt('npx', ['poku', ...first], team, env);
      return attempt('npx', ['poku', ...command], team, { ...env, ...other });
    });
    good.push(report(`${what} is refused`, at, said, said.code !== 0 && says.test(said.text)));
  }
  const at = Date.now();
  const text = await withReplacedPointer(store, () => liveRegistry());
  good.push(
    report('a pointer to an older state is not served', at, { code: 0, text }, text.includes(version)),
  );
  return good.every(Boolean);
};

/**
 * Makes a remote in an empty folder as an outside team would, with nothing but a registry of npm, a running site and a key, and takes it to
 * members; then breaks it in each way. Asks the registry of npm. Sets the exit code 1 when anything is not as it should be.
 */
export const proveTeam = async (): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'poku-team-'));
  const [home, team] = [join(folder, 'home'), join(folder, 'team')];
  await mkdir(team);
  const ends: (() => Promise<void>)[] = [];
  try {
    const registry = await startRegistry(join(folder, 'registry'));
    ends.push(registry.stop);
    console.log(`      ${registry.packages.length} packages are in the registry`);
    const platform = { ...PORTS, POKU_HOME: home, POKU_BUILDS: join(ROOT, '.poku/build') };
    ends.push(
      await start(process.execPath, ['scripts/bootstrap.mjs', 'start'], {
        cwd: ROOT,
        env: platform,
        isReady: 'Ctrl-C',
      }),
    );
    const key = await createKey('rewards', REMOTE, platform);
    const other = await createKey('gifts', 'mfe-gifts', platform);
    const env = { ...registry.env, ...key, POKU_HOME: home, POKU_KEYS: join(folder, 'keys') };
    process.exitCode = (await beTheTeam(team, env, {
      otherKey: other.POKU_KEY ?? '',
      store: join(home, 'store'),
    }))
      ? 0
      : 1;
  } finally {
    for (const end of ends.toReversed()) await end();
    await rm(folder, { recursive: true, force: true });
  }
};
