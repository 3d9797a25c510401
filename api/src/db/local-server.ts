import { execFileSync, spawn } from 'node:child_process';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const output = (command: string, options: readonly string[]): string | undefined => {
  try {
    return execFileSync(command, options, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
};

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no free port')),
      );
    });
  });

/** A PostgreSQL server that was started for tests and measurements, and which a test may hold still. */
export interface LocalServer {
  readonly url: string;
  /** Its version. */
  readonly origin: string;
  /** Stops all its processes in the midst of what they do (SIGSTOP): connections stay, and nothing answers. */
  freeze(): void;
  /** Lets them go on. */
  thaw(): void;
  /** Ends it and removes its data. */
  stop(): Promise<void>;
}

/** PostgreSQL refuses to run as root; then its own user, or nobody, runs it. */
const serverUser = (): { uid: number; gid: number } | undefined => {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    const uid = output('id', ['-u', name]);
    const gid = output('id', ['-g', name]);
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  return undefined;
};

const startOwn = async (isDurable: boolean): Promise<LocalServer> => {
  const folder = await mkdtemp(join(tmpdir(), 'poku-postgres-'));
  const user = serverUser();
  if (user) await chown(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const asUser = { ...user, stdio: 'ignore' as const, cwd: folder };
  execFileSync('initdb', ['-D', data, '-U', 'poku', '--auth=trust', '--encoding=UTF8', '--no-sync'], asUser);
  const port = await freePort();
  const settings = [
    '-c',
    `fsync=${isDurable ? 'on' : 'off'}`,
    '-c',
    'max_connections=200',
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    `unix_socket_directories=${folder}`,
  ];
  const server = spawn('postgres', ['-D', data, '-p', String(port), ...settings], asUser);
  const gone = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const isReady = () => output('pg_isready', ['-h', '127.0.0.1', '-p', String(port)]) !== undefined;
  while (!isReady()) {
    if (server.exitCode !== null) throw new Error('PostgreSQL did not start.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const tell = (pid: number, name: NodeJS.Signals): void => {
    try {
      process.kill(pid, name);
    } catch (error) {
      // A process that has ended meanwhile needs no telling.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  };
  // Its processes are not one group: each backend leads its own. The first one comes first, so that it makes no others meanwhile.
  const signal = (name: NodeJS.Signals): void => {
    server.kill(name);
    const children = output('ps', ['-o', 'pid=', '--ppid', String(server.pid)])?.split(/\s+/) ?? [];
    for (const pid of children.filter(Boolean)) tell(Number(pid), name);
  };
  return {
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    url: `postgres://poku@127.0.0.1:${port}/postgres`,
    origin: output('postgres', ['--version']) ?? 'PostgreSQL',
    stop: async () => {
      signal('SIGCONT');
      server.kill('SIGINT');
      await gone;
      await rm(folder, { recursive: true, force: true });
    },
  };
};

const canStart = (): boolean =>
  output('initdb', ['--version']) !== undefined && output('postgres', ['--version']) !== undefined;

/**
 * Starts a server with an empty database in a temporary folder, when `initdb` and `postgres` are on the PATH; undefined
 * otherwise.
 * @param isDurable whether it waits for the disk, as a server that is measured must
 *
 * @public `npm test`, the measurements and tests start it
 */
export const startLocalServer = async (isDurable: boolean): Promise<LocalServer | undefined> =>
  canStart() ? startOwn(isDurable) : undefined;
