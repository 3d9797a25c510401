import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { noteRunningSite, runningSite } from '@poku/tooling';

let home: string;
const before = process.env.POKU_HOME;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'poku-home-'));
  process.env.POKU_HOME = home;
});
afterEach(() => {
  rmSync(home, { recursive: true });
  if (before === undefined) delete process.env.POKU_HOME;
  else process.env.POKU_HOME = before;
});
const leave = (text: string) => writeFileSync(join(home, 'running-site.json'), text);

test('the site that runs is found until it ends', async () => {
  expect(await runningSite()).toBeUndefined();
  const takeBack = await noteRunningSite('http://localhost:5000');
  expect(await runningSite()).toBe('http://localhost:5000');
  await takeBack();
  expect(await runningSite()).toBeUndefined();
});

test('a site whose process is gone, and a note that is half written, are none', async () => {
  // No process has a higher number.
  leave(JSON.stringify({ url: 'http://localhost:5000', pid: 2 ** 22 + 1 }));
  expect(await runningSite()).toBeUndefined();
  leave('{"url":');
  expect(await runningSite()).toBeUndefined();
});

test('a site that ends leaves the word of another one', async () => {
  const takeBack = await noteRunningSite('http://localhost:5000');
  leave(JSON.stringify({ url: 'http://localhost:6000', pid: process.ppid }));
  await takeBack();
  expect(await runningSite()).toBe('http://localhost:6000');
});
