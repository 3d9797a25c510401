import { earlyResponsesFrom } from '../api';
import { createPlatform, type PlatformHandle, type PlatformOptions, type StorageLike } from '../platform';
import type { wire } from '../contract';
import { STORAGE_KEYS } from '../domain';
import { createMemoryStorage } from './memory-storage';
import { envelope } from './test-server';

/** A platform for a test, and what it stored. */
export interface TestPlatform extends PlatformHandle {
  readonly storage: StorageLike;
}

/** Options of `createTestPlatform`; those of a platform, and who is there. */
export interface TestPlatformOptions extends Omit<PlatformOptions, 'storage'> {
  /** The member who is logged in (see `aCustomer`); their first reading needs no handler. Default a guest. */
  readonly member?: wire.WireCustomerDetail;
}

const failTest = (error: unknown): void => {
  queueMicrotask(() => {
    throw error;
  });
};

/**
 * Makes a real platform in memory: the real API client over the mocked network, no other tabs, its own storage, every
 * path known. The session is settled when the promise resolves. A listener that throws fails the test.
 */
export async function createTestPlatform({
  member,
  ...options
}: TestPlatformOptions = {}): Promise<TestPlatform> {
  const clientId = member?.customer_id ?? '';
  const storage = createMemoryStorage(
    member && { [STORAGE_KEYS.session]: JSON.stringify({ clientId, points: {} }) },
  );
  const early = earlyResponsesFrom(
    member ? { [`/gateway/customerdetail/${clientId}`]: Promise.resolve(envelope(member)) } : {},
  );
  const handle = createPlatform({
    channel: null,
    isKnownPath: () => true,
    onListenerError: failTest,
    tab: createMemoryStorage(),
    early,
    ...options,
    storage,
  });
  await handle.keeper.restore();
  return { ...handle, storage };
}
