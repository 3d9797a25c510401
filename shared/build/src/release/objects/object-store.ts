/** A stored object. */
export interface StoredObject {
  readonly bytes: Buffer;
  /** Changes with the bytes; what `replace` compares. */
  readonly tag: string;
}

/**
 * What releases and registries are kept in: named objects, each of which is there whole or not at all, and is seen by everybody
 * as soon as a call that wrote it has ended. Keys are paths with `/`, made of names that `checkName` has seen.
 */
export interface ObjectStore {
  /** For people: where this store is. */
  readonly address: string;
  /** @returns undefined when there is no such object */
  read(key: string): Promise<StoredObject | undefined>;
  /** Writes an object, whatever was there. */
  write(key: string, bytes: Buffer | string): Promise<void>;
  /** Writes an object unless there is one. @returns false, with nothing changed, when there is */
  create(key: string, bytes: Buffer | string): Promise<boolean>;
  /**
   * Writes an object if it is still what was read (compare and swap).
   * @param tag tag that was read; undefined when there was no object
   * @returns false, with nothing changed, when another writer was faster
   */
  replace(key: string, bytes: Buffer | string, tag: string | undefined): Promise<boolean>;
  /** Keys that begin with `prefix`, in their order. */
  list(prefix: string): Promise<string[]>;
  /** What killed writers left behind, as people find it; no reader takes it for an object. */
  leftovers(): Promise<string[]>;
}
