import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { KeptValue } from '@poku/contract';
import { OFFLINE_LIFE_MS } from '@poku/domain/limits/offline';
import { createKey, open, seal, type SealedRecord } from './sealed-record';
import { VAULT_NAME } from './vault-name';

/** Encrypted values of one owner at a time, in this browser. No call rejects; calls take effect in their order. */
export interface Vault {
  /** Deletes everything, key included, when it is another owner's. */
  claim(owner: string): Promise<void>;
  /**
   * Keeps a value in place of an earlier one of that name; what another owner left is deleted first. A value that is over
   * already only deletes the earlier one. Keeps nothing when the browser refuses.
   * @param value what JSON can hold
   * @param endsAtMs when it is deleted, by the device's clock, ms since 1970. Default in 30 days
   */
  put(owner: string, name: string, value: unknown, endsAtMs?: number): Promise<void>;
  /**
   * @returns `null` when there is none, it is another owner's, it is over (then it is deleted), it was changed, or the
   * clock is before the time when it was kept
   */
  get(owner: string, name: string): Promise<KeptValue<unknown> | null>;
  /** Deletes the value of that name. */
  remove(owner: string, name: string): Promise<void>;
  /** Deletes every value and the key. */
  clear(): Promise<void>;
}

interface HeldKey {
  readonly owner: string;
  /** Another one for each key, so that a record is written for the key that is held or not at all. */
  readonly id: string;
  readonly key: CryptoKey;
}

interface VaultSchema extends DBSchema {
  keys: { key: 'current'; value: HeldKey };
  records: { key: string; value: SealedRecord };
}

type Database = IDBPDatabase<VaultSchema>;

const everything = (database: Database) => database.transaction(['keys', 'records'], 'readwrite');

const clearAll = async (database: Database): Promise<void> => {
  const change = everything(database);
  await Promise.all([change.objectStore('keys').clear(), change.objectStore('records').clear(), change.done]);
};

/** The owner's key; a new one, in place of everything, when there is none. Of two pages that make one, the first holds. */
const keyOf = async (database: Database, owner: string): Promise<HeldKey> => {
  const present = await database.get('keys', 'current');
  if (present?.owner === owner) return present;
  const made: HeldKey = { owner, id: crypto.randomUUID(), key: await createKey() };
  const change = everything(database);
  const keys = change.objectStore('keys');
  const meanwhile = await keys.get('current');
  if (meanwhile?.owner === owner) return meanwhile;
  await Promise.all([change.objectStore('records').clear(), keys.put(made, 'current'), change.done]);
  return made;
};

const deleteOver = async (database: Database, nowMs: number): Promise<void> => {
  const change = database.transaction('records', 'readwrite');
  for await (const cursor of change.store) {
    if (cursor.value.endsAtMs <= nowMs) await cursor.delete();
  }
  await change.done;
};

/**
 * Makes the vault over IndexedDB: AES-GCM with a key that cannot be read out of the browser, another IV for each record,
 * owner, name and times bound to it.
 * @param now default the device's clock
 */
export function createVault(now: () => Date = () => new Date()): Vault {
  let opening: Promise<Database> | null = null;
  let last: Promise<unknown> = Promise.resolve();

  const opened = (): Promise<Database> => {
    const forget = () => {
      opening = null;
    };
    opening ??= openDB<VaultSchema>(VAULT_NAME, 1, {
      upgrade(database) {
        database.createObjectStore('keys');
        database.createObjectStore('records');
      },
      // Another page deletes the database: it need not wait for this one.
      blocking(_before, _after, event) {
        if (event.target instanceof IDBDatabase) event.target.close();
        forget();
      },
      terminated: forget,
    }).then(async (database) => {
      await deleteOver(database, now().getTime());
      return database;
    });
    opening.catch(forget);
    return opening;
  };

  const inTurn = <T>(task: (database: Database) => Promise<T>, otherwise: T): Promise<T> => {
    const done = last.then(async () => task(await opened())).catch(() => otherwise);
    last = done;
    return done;
  };

  return {
    claim: (owner) =>
      inTurn(async (database) => {
        const held = await database.get('keys', 'current');
        if (held && held.owner !== owner) await clearAll(database);
      }, undefined),
    put: (owner, name, value, endsAtMs) =>
      inTurn(async (database) => {
        const savedAtMs = now().getTime();
        const held = await keyOf(database, owner);
        const place = { owner, name, savedAtMs, endsAtMs: endsAtMs ?? savedAtMs + OFFLINE_LIFE_MS };
        const record = place.endsAtMs > savedAtMs ? await seal(held.key, place, value) : null;
        const change = everything(database);
        const records = change.objectStore('records');
        // A logout of another page may have deleted the key meanwhile.
        const isHeld = (await change.objectStore('keys').get('current'))?.id === held.id;
        if (isHeld) await (record ? records.put(record, name) : records.delete(name));
        await change.done;
      }, undefined),
    get: (owner, name) =>
      inTurn(async (database) => {
        const held = await database.get('keys', 'current');
        const record = await database.get('records', name);
        const nowMs = now().getTime();
        if (held?.owner !== owner || !record || nowMs < record.savedAtMs) return null;
        if (nowMs >= record.endsAtMs) {
          await database.delete('records', name);
          return null;
        }
        const value = await open(held.key, owner, name, record);
        return { value, savedAt: new Date(record.savedAtMs).toISOString() };
      }, null),
    remove: (owner, name) =>
      inTurn(async (database) => {
        const held = await database.get('keys', 'current');
        if (held?.owner === owner) await database.delete('records', name);
      }, undefined),
    clear: () => inTurn(clearAll, undefined),
  };
}
