import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { askedDelta, deltaPath } from '../../site/delta-names';
import { examine } from '../doctor';
import { unitPromoted } from '../registry-document';
import { STORES } from '../testing/stores';
import { aLiveStore, promoteIn } from '../testing/a-live-store';
import { aShell } from '../testing/a-shell';
import { aBuild } from '../testing/a-store';
import type { ObjectStore } from '../objects/object-store';
import { compressWith, decompressWith, dictionaryDigest } from './dcz';
import { writeDeltas } from './write-deltas';

/** A script of some length that nothing repeats in, with one line that differs. */
const code = (line: string): string =>
  Array.from({ length: 400 }, (_, index) =>
    index === 200 ? line : `run('${createHash('sha256').update(String(index)).digest('hex')}');`,
  ).join('\n');

describe('the coding dcz', () => {
  const dictionary = Buffer.from(code('first()'));
  const bytes = Buffer.from(code('second()'));

  it('begins as RFC 9842 says, with the digest of the dictionary, and gives the bytes back', async () => {
    const delta = await compressWith(dictionary, bytes);
    expect(delta.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000');
    expect(delta.subarray(8, 40)).toEqual(createHash('sha256').update(dictionary).digest());
    expect(delta.length).toBeLessThan(120);
    expect(await decompressWith(dictionary, delta, bytes.length)).toEqual(bytes);
  });

  it('is refused with another dictionary, and when it is cut off or changed', async () => {
    const delta = await compressWith(dictionary, bytes);
    await expect(decompressWith(bytes, delta, bytes.length)).rejects.toThrow('no delta against this file');
    await expect(decompressWith(dictionary, delta.subarray(0, -4), bytes.length)).rejects.toThrow();
    await expect(decompressWith(dictionary, Buffer.from('dcz'), 9)).rejects.toThrow('no delta');
  });
});

describe.each(Object.entries(STORES))('deltas in %s', (_, make) => {
  let objects: ObjectStore;
  let end: () => Promise<void>;
  let made: Awaited<ReturnType<typeof aLiveStore>>;
  beforeEach(async () => {
    ({ objects, end } = await make());
    made = await aLiveStore(objects);
  });
  afterEach(() => end());

  const publish = async (version: string): Promise<Buffer> => {
    const text = code(`version('${version}')`);
    const entry = `entry.${createHash('sha256').update(text).digest('hex').slice(0, 12)}.js`;
    const { release, folder } = await aBuild('mfe-a', version, text, {}, entry);
    await made.store.releases.publish('mfe-a', release, folder, made.signer);
    return readFileSync(`${folder}/${entry}`);
  };
  const promote = (version: string) => promoteIn(made.store, made.signer, 'mfe-a', version);
  const deltas = () => objects.list('deltas/');
  const write = (version: string) => writeDeltas(made.store, 'production', 'mfe-a', version);

  it('are written against the five releases that were live last, once, and give the script', async () => {
    const bytes: Buffer[] = [];
    for (let number = 10; number < 18; number += 1) {
      bytes.push(await publish(String(number)));
      if (number < 17) await promote(String(number));
    }
    expect(await write('17')).toBe(5);
    expect(await write('17')).toBe(0);
    const [script = ''] = (await objects.list('remotes/mfe-a/17/entry.')).filter((key) =>
      key.endsWith('.js'),
    );
    const newest = bytes.at(-1) ?? Buffer.alloc(0);
    const lived = bytes.slice(2, 7);
    const keys = lived.map((one) => deltaPath(`/${script}`, dictionaryDigest(one)).slice(1));
    expect(await deltas()).toEqual(keys.toSorted());
    for (const [index, key] of keys.entries()) {
      const delta = (await objects.read(key))?.bytes ?? Buffer.alloc(0);
      expect(delta.length).toBeLessThan(newest.length / 30);
      expect(await decompressWith(lived[index] ?? Buffer.alloc(0), delta, newest.length)).toEqual(newest);
    }
  });

  it('are written for a release that comes back, against the one that it takes the place of', async () => {
    await publish('10');
    await publish('11');
    await promote('10');
    await promote('11');
    expect(await write('10')).toBe(1);
    expect((await deltas())[0]).toContain('remotes/mfe-a/10/');
  });

  it('are written of what a release of the shell says of itself, in which pages look for the worker', async () => {
    const facts = { types: Object.fromEntries(Object.entries(code('').split('\n'))) };
    const bytes: Buffer[] = [];
    for (const version of ['10', '11']) {
      const { release, folder } = await aShell(version, facts);
      await made.store.releases.publish('shell', release, folder, made.signer);
      bytes.push(readFileSync(`${folder}/release.json`));
    }
    const change = { action: 'promote', name: 'shell', version: '10' } as const;
    await made.store.change('production', made.signer, change, (registry) =>
      unitPromoted(registry, 'shell', '10'),
    );
    const [before = Buffer.alloc(0), after = Buffer.alloc(0)] = bytes;
    expect(await writeDeltas(made.store, 'production', 'shell', '11')).toBe(1);
    const key = deltaPath('/shell/11/release.json', dictionaryDigest(before)).slice(1);
    const delta = (await objects.read(key))?.bytes ?? Buffer.alloc(0);
    expect(delta.length).toBeLessThan(after.length / 30);
    expect(await decompressWith(before, delta, after.length)).toEqual(after);
  });

  it('are not written against a script that is damaged', async () => {
    await publish('10');
    await promote('10');
    const [script = ''] = (await objects.list('remotes/mfe-a/10/entry.')).filter((key) =>
      key.endsWith('.js'),
    );
    await objects.write(script, 'other()');
    await publish('11');
    expect(await write('11')).toBe(0);
    expect(await deltas()).toEqual([]);
  });

  it('are found by the doctor when they give another script, or nothing', async () => {
    await publish('10');
    const bytes = await publish('11');
    await promote('10');
    await write('11');
    await promote('11');
    const damaged = async () =>
      (await examine(made.store, 'production')).findings.filter(({ kind }) => kind === 'damage');
    expect(await damaged()).toEqual([]);
    const [key = ''] = await deltas();
    const dictionary =
      (await objects.list('remotes/mfe-a/10/entry.')).find((one) => one.endsWith('.js')) ?? '';
    const earlier = (await objects.read(dictionary))?.bytes ?? Buffer.alloc(0);
    await objects.write(key, await compressWith(earlier, Buffer.concat([bytes, Buffer.from(' ')])));
    expect((await damaged()).map(({ where }) => where)).toEqual([key]);
    await objects.write(key, 'nothing');
    expect((await damaged()).map(({ what }) => what)).toEqual(['It is no delta against this file.']);
  });
});

test('a delta is asked for by the digest of what a browser has, for scripts with a hash in their name and the description of the shell', () => {
  const path = '/shell/1/shell.0123456789ab.js';
  const digest = createHash('sha256').update('one').digest();
  const dictionary = `:${digest.toString('base64')}:`;
  const codings = 'gzip, br, zstd, dcb, dcz';
  const delta = `/deltas${path}.${digest.toString('base64url')}.dcz`;
  expect(askedDelta(path, { codings, dictionary })).toBe(delta);
  expect(askedDelta(path, { codings: 'gzip, br', dictionary })).toBeUndefined();
  expect(askedDelta('/shell/1/release.json', { codings, dictionary })).toBe(
    `/deltas/shell/1/release.json.${digest.toString('base64url')}.dcz`,
  );
  expect(askedDelta('/embed/v1/release.json', { codings, dictionary })).toBeUndefined();
  expect(askedDelta('/remotes/mfe-a/1/release.json', { codings, dictionary })).toBeUndefined();
  expect(askedDelta('/shell/1/shell.js', { codings, dictionary })).toBeUndefined();
  expect(askedDelta('/media/a.0123456789ab.js', { codings, dictionary })).toBeUndefined();
  for (const other of [undefined, null, '', ':abc:', digest.toString('base64'), `${dictionary}, x`])
    expect(askedDelta(path, { codings, dictionary: other })).toBeUndefined();
});
