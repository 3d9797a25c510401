import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { STORES } from '../testing/stores';
import { folderObjects } from './folder-objects';
import type { ObjectStore } from './object-store';

describe.each(Object.entries(STORES))('objects in %s', (_, make) => {
  let objects: ObjectStore;
  let end: () => Promise<void>;
  beforeEach(async () => {
    ({ objects, end } = await make());
  });
  afterEach(() => end());
  const textOf = async (key: string) => (await objects.read(key))?.bytes.toString();

  it('are read as they were written, and are not there before', async () => {
    await expect(objects.read('a/b.json')).resolves.toBeUndefined();
    await objects.write('a/b.json', '{"one":1}');
    await expect(textOf('a/b.json')).resolves.toBe('{"one":1}');
    await objects.write('a/b.json', Buffer.from([0, 255]));
    expect((await objects.read('a/b.json'))?.bytes).toEqual(Buffer.from([0, 255]));
  });

  it('are created once, however many try at once', async () => {
    const writers = Array.from({ length: 20 }, (_, index) => `writer ${index}`);
    const results = await Promise.all(writers.map((text) => objects.create('once', text)));
    expect(results.filter(Boolean)).toHaveLength(1);
    await expect(textOf('once')).resolves.toBe(writers[results.indexOf(true)]);
  });

  it('are replaced by whoever read them last', async () => {
    await expect(objects.replace('k', 'first', undefined)).resolves.toBe(true);
    await expect(objects.replace('k', 'second', undefined)).resolves.toBe(false);
    const { tag } = (await objects.read('k')) ?? {};
    await expect(objects.replace('k', 'second', tag)).resolves.toBe(true);
    await expect(objects.replace('k', 'third', tag)).resolves.toBe(false);
    await expect(textOf('k')).resolves.toBe('second');
  });

  it('lose no step of many counters at once', async () => {
    const countUp = async (): Promise<void> => {
      for (;;) {
        const stored = await objects.read('count');
        const next = Number(stored?.bytes.toString() ?? 0) + 1;
        if (await objects.replace('count', String(next), stored?.tag)) return;
      }
    };
    await Promise.all(Array.from({ length: 12 }, countUp));
    await expect(textOf('count')).resolves.toBe('12');
  });

  it('are listed by the beginning of their keys, in order, and without leftovers', async () => {
    for (const key of ['b/2', 'a/2', 'a/10/x', 'a/1']) await objects.write(key, key);
    await expect(objects.list('a/')).resolves.toEqual(['a/1', 'a/10/x', 'a/2']);
    await expect(objects.list('a/1')).resolves.toEqual(['a/1', 'a/10/x']);
    await expect(objects.list('c/')).resolves.toEqual([]);
    await expect(objects.leftovers()).resolves.toEqual([]);
  });
});

test('a folder has no file of a write that ended', async () => {
  const root = await mkdtemp(join(tmpdir(), 'poku-objects-'));
  const objects = folderObjects(root);
  await objects.create('one', '1');
  await objects.create('one', '2');
  await objects.replace('one', '3', 'other');
  await expect(readdir(root)).resolves.toEqual(['one']);
  await rm(root, { recursive: true });
});
