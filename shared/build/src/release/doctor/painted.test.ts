import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderObjects } from '../objects/folder-objects';
import { paintedKey, paintedText } from '../paint/painted';
import { emptyRegistry } from '../registry-document';
import { digestOf } from '../revision';
import { aStore } from '../testing/a-store';
import { changeProblem } from './change';
import { examinePainted } from './painted';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'poku-painted-'));
});
afterEach(() => rm(root, { recursive: true }));

const page = { guest: { html: '<p>a</p>', css: '' } };
const painted = async (name: string, path: string) => {
  const objects = folderObjects(join(root, name));
  const { store } = await aStore(objects);
  const text = paintedText({ [path]: page });
  const key = paintedKey(digestOf(text));
  await objects.write(key, text);
  const registry = { ...emptyRegistry('production'), painted: { [name]: digestOf(text) } };
  return { key, look: () => examinePainted(store, registry) };
};

test('what is painted of an address that its remote has not is found', async () => {
  const { look } = await painted('mfe-a', '/login');
  expect(await look()).toMatchObject([{ kind: 'damage', what: 'It paints /login, which mfe-a has not.' }]);
  expect(await (await painted('shell', '/')).look()).toEqual([]);
});

test('another byte, and what is gone, is found', async () => {
  const { key, look } = await painted('shell', '/');
  await writeFile(
    join(root, 'shell', key),
    (await readFile(join(root, 'shell', key), 'utf8')).replace('a', 'b'),
  );
  expect(await look()).toMatchObject([{ what: 'It has other bytes than its name says.' }]);
  await rm(join(root, 'shell', key));
  expect(await look()).toMatchObject([{ what: 'What is painted of shell is not there.' }]);
});

const before = { ...emptyRegistry('production'), painted: { shell: 's', 'mfe-a': 'a', 'mfe-b': 'b' } };
const after = (
  change: { action: 'renew' | 'withdraw' | 'promote'; name: string; version: string },
  more: object,
) => ({
  ...before,
  painted: { ...before.painted, ...more },
  revision: 1,
  parent: null,
  change,
  at: '2026-11-27T04:00:00.000Z',
});
const MORE = 'changed more than';

test('a change paints what it is about, and nothing else', () => {
  const ofA = { action: 'promote', name: 'mfe-a', version: '2' } as const;
  expect(changeProblem(before, after(ofA, { 'mfe-a': 'x' }))).not.toContain(MORE);
  expect(changeProblem(before, after(ofA, { 'mfe-b': 'x' }))).toContain(MORE);
  expect(changeProblem(before, after(ofA, { shell: 'x' }))).toContain(MORE);
  expect(changeProblem(before, after({ ...ofA, name: 'embed' }, { embed: 'x' }))).toContain(MORE);
});

test('the shell and a renewal paint all', () => {
  const all = { shell: 'x', 'mfe-a': 'x', 'mfe-b': 'x' };
  expect(changeProblem(before, after({ action: 'renew', name: '*', version: '*' }, all))).toBeUndefined();
  expect(changeProblem(before, after({ action: 'promote', name: 'shell', version: '2' }, all))).not.toContain(
    MORE,
  );
});
