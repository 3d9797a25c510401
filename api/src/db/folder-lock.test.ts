import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockFolder } from './folder-lock';

jest.setTimeout(60_000);

let home: string;
let folder: string;

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'poku-lock-'));
  folder = join(home, 'db');
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

/** Another process that holds the folder. */
async function startHolder() {
  const script = `
    import { lockFolder } from ${JSON.stringify(new URL('folder-lock.ts', `file://${__filename}`).href)};
    lockFolder(${JSON.stringify(folder)});
    process.stdout.write('held');
    setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script]);
  await once(child.stdout, 'data');
  return child;
}

test('a folder that another process holds is refused with its number and POKU_HOME, until it is gone', async () => {
  const holder = await startHolder();
  const text = `in use by process ${holder.pid ?? 0}. Stop that process, or set POKU_HOME`;
  try {
    expect(() => lockFolder(folder)).toThrow(text);
  } finally {
    const gone = once(holder, 'exit');
    holder.kill('SIGKILL');
    await gone;
  }
  expect(existsSync(`${folder}.lock`)).toBe(true);
  lockFolder(folder)();
  expect(existsSync(`${folder}.lock`)).toBe(false);
});

test('the same process cannot open a folder twice, and may open it again once it is closed', () => {
  const release = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(/POKU_HOME/);
  release();
  lockFolder(folder)();
});

test('a number that now belongs to another process is not taken for the holder', () => {
  writeFileSync(`${folder}.lock`, `${process.ppid} 1`);
  lockFolder(folder)();
  expect(existsSync(`${folder}.lock`)).toBe(false);
});
