import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockFile, tryLock } from './process-lock';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'poku-lock-'));
  file = join(folder, 'lock');
});
afterEach(() => rm(folder, { recursive: true }));

/** The number of a process that lived and is over. */
const deadPid = async (): Promise<number> => {
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  return child.pid ?? 0;
};
const heldBy = (holder: object) =>
  writeFile(file, JSON.stringify({ host: hostname(), token: 'a', ...holder }));
const isFree = (): boolean => {
  const attempt = tryLock(file);
  if ('holder' in attempt) return false;
  attempt.release();
  return true;
};

describe('the lock of a file', () => {
  it('is had by one at a time, however many ask', async () => {
    let inside = 0;
    let most = 0;
    const work = async () => {
      const release = await lockFile(file);
      inside += 1;
      most = Math.max(most, inside);
      await new Promise((resolve) => setImmediate(resolve));
      inside -= 1;
      release();
    };
    await Promise.all(Array.from({ length: 20 }, work));
    expect(most).toBe(1);
    await expect(readdir(folder)).resolves.toEqual([]);
  });

  it('is had by one process, which is named, until it is killed', async () => {
    const script = `
      import { tryLock } from ${JSON.stringify(new URL('process-lock.ts', `file://${__filename}`).href)};
      process.stdout.write('release' in tryLock(${JSON.stringify(file)}) ? 'taken' : 'refused');
      setInterval(() => undefined, 1000);`;
    const other = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script]);
    const [said] = (await once(other.stdout, 'data')) as [Buffer];
    expect(said.toString()).toBe('taken');
    expect(tryLock(file)).toMatchObject({ holder: { pid: other.pid, host: hostname() } });
    const gone = once(other, 'exit');
    other.kill('SIGKILL');
    await gone;
    expect(isFree()).toBe(true);
    await expect(readdir(folder)).resolves.toEqual([]);
  });

  it('is free at once when its holder was killed, for one of many', async () => {
    const pid = await deadPid();
    await heldBy({ pid });
    await writeFile(`${file}.break.unfinished`, JSON.stringify({ host: hostname(), pid, token: 'b' }));
    let inside = 0;
    await Promise.all(
      Array.from({ length: 8 }, async () => {
        const release = await lockFile(file);
        inside += 1;
        expect(inside).toBe(1);
        await new Promise((resolve) => setImmediate(resolve));
        inside -= 1;
        release();
      }),
    );
    await expect(readdir(folder)).resolves.toEqual([]);
  });

  it('is free when its holder has a number that another process has now, or this process forgot it', async () => {
    for (const left of [{ pid: process.ppid, began: 'long ago' }, { pid: process.pid }]) {
      await heldBy(left);
      expect(isFree()).toBe(true);
    }
    await writeFile(file, `${process.ppid} 1`);
    expect(isFree()).toBe(true);
    await expect(readdir(folder)).resolves.toEqual([]);
  });

  it('is never taken from a process that lives, however old it is', async () => {
    const release = await lockFile(file);
    await utimes(file, 0, 0);
    expect(isFree()).toBe(false);
    release();
    await heldBy({ pid: process.ppid });
    await utimes(file, 0, 0);
    expect(isFree()).toBe(false);
    await rm(file);
    expect(isFree()).toBe(true);
  });

  it('of another host is believed for a while', async () => {
    await heldBy({ pid: await deadPid(), host: 'another' });
    expect(isFree()).toBe(false);
    expect(tryLock(file, { foreignMs: 0 })).toHaveProperty('release');
    await rm(file);
    await heldBy({ pid: process.ppid, host: 'another' });
    await utimes(file, 0, 0);
    expect(isFree()).toBe(true);
  });

  it('is given back once, so that the next one’s is not taken away', async () => {
    const first = await lockFile(file);
    first();
    const second = await lockFile(file);
    first();
    expect(isFree()).toBe(false);
    second();
  });
});
