import { spawn } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile, utimes } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockFile } from './process-lock';

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
  await new Promise((resolve) => child.once('exit', resolve));
  return child.pid ?? 0;
};
const heldBy = (holder: object) => writeFile(file, JSON.stringify({ host: hostname(), ...holder }));

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
      await release();
    };
    await Promise.all(Array.from({ length: 20 }, work));
    expect(most).toBe(1);
    await expect(readdir(folder)).resolves.toEqual([]);
  });

  it('is free at once when its holder was killed, for one of many', async () => {
    const pid = await deadPid();
    await heldBy({ pid });
    await writeFile(`${file}.break.unfinished`, JSON.stringify({ host: hostname(), pid }));
    const startedAt = performance.now();
    let inside = 0;
    await Promise.all(
      Array.from({ length: 8 }, async () => {
        const release = await lockFile(file);
        inside += 1;
        expect(inside).toBe(1);
        await new Promise((resolve) => setImmediate(resolve));
        inside -= 1;
        await release();
      }),
    );
    // A lock that waits for a time to pass would need seconds.
    expect(performance.now() - startedAt).toBeLessThan(2_000);
    await expect(readdir(folder)).resolves.toEqual([]);
  });

  it('is free when its holder has a number that another process has now', async () => {
    await heldBy({ pid: process.pid, began: 'long ago' });
    await (
      await lockFile(file)
    )();
    await expect(readdir(folder)).resolves.toEqual([]);
  });

  it('is never taken from a process that lives, nor from a young one of another host', async () => {
    for (const holder of [{ pid: process.pid }, { pid: await deadPid(), host: 'another' }]) {
      await heldBy(holder);
      let isMine = false;
      const asked = lockFile(file).then((release) => {
        isMine = true;
        return release();
      });
      // Long ago, so that a wait for a time would be over; another host is believed for a while.
      if (!('host' in holder)) await utimes(file, 0, 0);
      for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setTimeout(resolve, 1));
      expect(isMine).toBe(false);
      if ('host' in holder) await utimes(file, 0, 0);
      else await rm(file);
      await asked;
    }
  });
});
