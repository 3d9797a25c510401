import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { buildPackages } from '@poku/build/packages';

const run = promisify(execFile);

/** The registry server, which is fetched to be run and is no package of this repository. */
const SERVER = 'verdaccio@6.2.1';
const STARTS_WITHIN_MS = 120_000;

const freePort = async (): Promise<number> => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
};

/** The packages of the platform come from here alone, everything else from the registry that npm asks otherwise. */
const settings = (folder: string, registry: string): string => `storage: ${folder}/storage
uplinks: { npm: { url: '${registry}' } }
packages:
  '@poku/*': { access: $all, publish: $all }
  create-poku-remote: { access: $all, publish: $all }
  '**': { access: $all, proxy: npm }
log: { type: stdout, format: json, level: error }
`;

const isUp = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(`${url}-/ping`)).ok;
  } catch {
    return false;
  }
};

/** A registry of npm with the packages of the platform. */
export interface Registry {
  /** Variables by which npm asks it. */
  readonly env: Readonly<Record<string, string>>;
  readonly packages: readonly string[];
  readonly stop: () => Promise<void>;
}

/**
 * Starts a registry and publishes the packages of `shared` to it, as they are. Nothing goes anywhere else.
 * @param folder empty
 * @throws Error when it does not start, or refuses a package
 */
export const startRegistry = async (folder: string): Promise<Registry> => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const { stdout } = await run('npm', ['config', 'get', 'registry']);
  await mkdir(join(folder, 'storage'), { recursive: true });
  await writeFile(join(folder, 'config.yaml'), settings(folder, stdout.trim()));
  // It takes whoever has a token, of whatever text.
  await writeFile(join(folder, 'npmrc'), `registry=${url}\n//127.0.0.1:${port}/:_authToken=none\n`);
  const env = {
    npm_config_registry: url,
    npm_config_userconfig: join(folder, 'npmrc'),
    npm_config_update_notifier: 'false',
    // What npx kept of the same version at another time is another package.
    npm_config_cache: join(folder, 'cache'),
  };
  const server = spawn(
    'npx',
    ['--yes', SERVER, '--config', join(folder, 'config.yaml'), '--listen', `127.0.0.1:${port}`],
    { cwd: folder, stdio: 'ignore', detached: true },
  );
  const ended = once(server, 'exit');
  const stop = async (): Promise<void> => {
    // npx starts it as its child.
    if (server.exitCode === null && server.pid !== undefined) process.kill(-server.pid, 'SIGTERM');
    await ended;
  };
  try {
    const startedAt = Date.now();
    while (!(await isUp(url))) {
      if (Date.now() - startedAt > STARTS_WITHIN_MS || server.exitCode !== null)
        throw new Error(`${SERVER} does not answer at ${url}.`);
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    const packages = await buildPackages(join(folder, 'packages'));
    for (const one of packages)
      await run('npm', ['publish', '--silent', one], { cwd: folder, env: { ...process.env, ...env } });
    return { env, packages, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
