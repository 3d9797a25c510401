/** @jest-environment node */
import 'fake-indexeddb/auto';
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { createVault, VAULT_NAME } from '.';

const SECRET = 'KODE-RAHASIA-123456';
const SITI = 'member-siti';
const AGUS = 'member-agus';
const NOW = Date.parse('2026-11-21T07:00:00.000Z');
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});
afterEach(() => jest.restoreAllMocks());

/** A vault whose clock the test moves. */
const make = (startMs = NOW) => {
  let nowMs = startMs;
  const vault = createVault(() => new Date(nowMs));
  return {
    vault,
    setClock: (ms: number) => {
      nowMs = ms;
    },
  };
};

const asked = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(new Error('the database refused'));
  });

/** Everything that stands in the database, as anybody could read it. */
const rawDatabase = async () => {
  const database = await asked(indexedDB.open(VAULT_NAME));
  const read = database.transaction(['keys', 'records']);
  const [keys, records, names]: [unknown[], unknown[], unknown[]] = await Promise.all([
    asked(read.objectStore('keys').getAll()),
    asked(read.objectStore('records').getAll()),
    asked(read.objectStore('records').getAllKeys()),
  ]);
  database.close();
  return { keys, records, names };
};

/** Buffers come from another realm than the test's. */
const isBuffer = (value: unknown): value is ArrayBuffer =>
  Object.prototype.toString.call(value) === '[object ArrayBuffer]';

const bytesOf = (value: unknown): string => {
  if (isBuffer(value)) return String.fromCharCode(...new Uint8Array(value));
  if (ArrayBuffer.isView(value)) return String.fromCharCode(...new Uint8Array(value.buffer));
  if (typeof value === 'object' && value !== null) return Object.values(value).map(bytesOf).join('|');
  return String(value);
};

test('what was kept is there again, with the time of its keeping, also for a vault that is opened later', async () => {
  await make().vault.put(SITI, 'coupon.v1.a', { code: SECRET });
  const { vault } = make(NOW + DAY_MS);
  expect(await vault.get(SITI, 'coupon.v1.a')).toEqual({
    value: { code: SECRET },
    savedAt: '2026-11-21T07:00:00.000Z',
  });
  expect(await vault.get(SITI, 'coupon.v1.b')).toBeNull();
});

test('nothing of a value stands readable in the database, and its key cannot be taken out', async () => {
  await make().vault.put(SITI, 'coupon.v1.a', { code: SECRET });
  const { keys, records } = await rawDatabase();
  expect(records).toHaveLength(1);
  expect(bytesOf(records).length).toBeGreaterThan(SECRET.length);
  expect(bytesOf(records)).not.toContain(SECRET);
  const [held] = keys;
  const key: unknown = typeof held === 'object' && held !== null ? Reflect.get(held, 'key') : undefined;
  if (!(key instanceof CryptoKey)) throw new Error('there is no key');
  expect(key.extractable).toBe(false);
  await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow();
});

test('the same value kept twice has other bytes each time', async () => {
  const { vault } = make();
  await vault.put(SITI, 'a', SECRET);
  const [first] = (await rawDatabase()).records;
  await vault.put(SITI, 'a', SECRET);
  const [second] = (await rawDatabase()).records;
  expect(bytesOf(second)).not.toBe(bytesOf(first));
});

test('another member reads nothing, and their first value takes the place of everything', async () => {
  const { vault } = make();
  await vault.put(SITI, 'a', SECRET);
  expect(await vault.get(AGUS, 'a')).toBeNull();
  await vault.put(AGUS, 'b', 'theirs');
  expect(await vault.get(SITI, 'a')).toBeNull();
  expect((await rawDatabase()).names).toEqual(['b']);
});

test('a member who comes deletes what another left, key included, and keeps what is their own', async () => {
  const { vault } = make();
  await vault.put(SITI, 'a', SECRET);
  await vault.claim(SITI);
  expect(await vault.get(SITI, 'a')).not.toBeNull();
  await vault.claim(AGUS);
  expect(await rawDatabase()).toEqual({ keys: [], records: [], names: [] });
});

test('a record that is moved to another name or given more time opens no more', async () => {
  const { vault } = make();
  await vault.put(SITI, 'a', SECRET, NOW + MINUTE_MS);
  const database = await asked(indexedDB.open(VAULT_NAME));
  const change = database.transaction('records', 'readwrite').objectStore('records');
  const record: unknown = await asked(change.get('a'));
  if (typeof record !== 'object' || record === null) throw new Error('there is no record');
  await asked(change.put(record, 'moved'));
  await asked(change.put({ ...record, endsAtMs: NOW + DAY_MS }, 'longer'));
  await asked(change.put({ ...record, endsAtMs: NOW + DAY_MS }, 'a'));
  database.close();
  for (const name of ['a', 'moved', 'longer']) expect(await vault.get(SITI, name)).toBeNull();
});

test('a value is gone for good once it is over', async () => {
  const { vault, setClock } = make();
  await vault.put(SITI, 'a', SECRET, NOW + MINUTE_MS);
  setClock(NOW + MINUTE_MS - 1);
  expect(await vault.get(SITI, 'a')).not.toBeNull();
  setClock(NOW + MINUTE_MS);
  expect(await vault.get(SITI, 'a')).toBeNull();
  expect((await rawDatabase()).names).toEqual([]);
});

test('what is over is deleted when the vault is opened, whether anybody asks for it or not', async () => {
  const { vault } = make();
  await vault.put(SITI, 'short', SECRET, NOW + MINUTE_MS);
  await vault.put(SITI, 'month', SECRET);
  await make(NOW + 30 * DAY_MS - 1).vault.get(SITI, 'other');
  expect((await rawDatabase()).names).toEqual(['month']);
  await make(NOW + 30 * DAY_MS).vault.get(SITI, 'other');
  expect((await rawDatabase()).names).toEqual([]);
});

test('a value that is over already takes the place of the one before and is not kept', async () => {
  const { vault } = make();
  await vault.put(SITI, 'a', SECRET);
  await vault.put(SITI, 'a', SECRET, NOW);
  expect((await rawDatabase()).names).toEqual([]);
});

test('a clock that was set back gives nothing', async () => {
  const { vault, setClock } = make();
  await vault.put(SITI, 'a', SECRET);
  setClock(NOW - 1);
  expect(await vault.get(SITI, 'a')).toBeNull();
});

test('clearing leaves neither a value nor the key, and comes after what was put before it', async () => {
  const { vault } = make();
  void vault.put(SITI, 'a', SECRET);
  await vault.clear();
  expect(await rawDatabase()).toEqual({ keys: [], records: [], names: [] });
  await vault.put(SITI, 'b', 'again');
  expect(await vault.get(SITI, 'b')).toMatchObject({ value: 'again' });
});

test('two pages of a member that begin at once read what the other kept', async () => {
  const [one, other] = [make().vault, make().vault];
  await Promise.all([one.put(SITI, 'a', 'one'), other.put(SITI, 'b', 'other')]);
  expect(await one.get(SITI, 'b')).toMatchObject({ value: 'other' });
  expect(await other.get(SITI, 'a')).toMatchObject({ value: 'one' });
});

test('a database that is deleted under it is made anew', async () => {
  const { vault } = make();
  await vault.put(SITI, 'a', SECRET);
  await asked(indexedDB.deleteDatabase(VAULT_NAME));
  expect(await vault.get(SITI, 'a')).toBeNull();
  await vault.put(SITI, 'a', 'again');
  expect(await vault.get(SITI, 'a')).toMatchObject({ value: 'again' });
});

test('only the value of that name is removed, and nobody else’s', async () => {
  const { vault } = make();
  await vault.put(SITI, 'a', 'one');
  await vault.put(SITI, 'b', 'two');
  await vault.remove(AGUS, 'b');
  await vault.remove(SITI, 'a');
  expect((await rawDatabase()).names).toEqual(['b']);
});

test('a browser without room keeps what it had and throws nothing', async () => {
  const { vault } = make();
  await vault.put(SITI, 'a', 'first');
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  await vault.put(SITI, 'a', 'second');
  await vault.put(SITI, 'b', 'second');
  jest.restoreAllMocks();
  expect(await vault.get(SITI, 'a')).toMatchObject({ value: 'first' });
  expect(await vault.get(SITI, 'b')).toBeNull();
});

test('a browser that refuses storage keeps nothing and throws nothing', async () => {
  jest.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('private', 'SecurityError');
  });
  const { vault } = make();
  await vault.put(SITI, 'a', SECRET);
  expect(await vault.get(SITI, 'a')).toBeNull();
  await Promise.all([vault.claim(AGUS), vault.remove(SITI, 'a'), vault.clear()]);
});
