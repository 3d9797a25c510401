import { earlyResponsesFrom } from '@poku/platform/api';
import { createPlatform, type PlatformHandle, type PlatformOptions, type StorageLike } from '@poku/platform';
import { rememberMember } from '@poku/platform/offline';
import { STORAGE_KEYS } from '@poku/domain/brand';
import { createMemoryStorage } from './memory-storage';
import { createMemoryVault } from './memory-vault';
import { endAfterTest } from './test-ends';
import { envelope } from './test-server';
import type { WireCustomerDetail } from './wire-customer';

/** A platform for a test, and what it stored. */
export interface TestPlatform extends PlatformHandle {
  readonly storage: StorageLike;
  /** Cuts the network: from now on every call rejects at once with an `ApiError` of kind `offline`. */
  readonly goOffline: () => void;
  /** The network is back, and the page is told so. */
  readonly goOnline: () => void;
}

/** Options of `createTestPlatform`; those of a platform, and who is there. */
export interface TestPlatformOptions extends Omit<PlatformOptions, 'storage' | 'isOnline'> {
  /** The member who is logged in (see `aCustomer`); their first reading needs no handler. Default a guest. */
  readonly member?: WireCustomerDetail;
  /** What the device keeps of that member, by name. Default nothing but what the test puts there. */
  readonly kept?: Readonly<Record<string, unknown>>;
  /** When that was kept, ISO 8601. Default now. */
  readonly keptAt?: string;
  /** Whether the network is cut from the start: the member is the one that the device remembers, since `keptAt`. */
  readonly isOffline?: boolean;
}

const failTest = (error: unknown): void => {
  queueMicrotask(() => {
    throw error;
  });
};

/** A device on which the member was, at `keptAt`. */
const visitedVault = async ({ member, kept = {}, keptAt, isOffline, now }: TestPlatformOptions) => {
  const clock = now ?? (() => new Date());
  let isVisit = true;
  const vault = createMemoryVault(() => (isVisit && keptAt !== undefined ? new Date(keptAt) : clock()));
  if (member) {
    for (const [name, value] of Object.entries(kept)) await vault.put(member.customer_id, name, value);
  }
  if (member && isOffline) {
    const visit = await createTestPlatform({ member, vault: () => Promise.resolve(vault) });
    rememberMember(visit.platform)();
    // Calls take effect in their order, so the member is remembered when this one answers.
    await visit.platform.offline.get('visit', () => null);
    visit.dispose();
  }
  isVisit = false;
  return vault;
};

/**
 * Makes a real platform in memory: the real API client over the mocked network, no other tabs, its own storage and vault,
 * every path known. The session is settled when the promise resolves. A listener that throws fails the test. It ends with the test
 * (`startTestServer`).
 */
export async function createTestPlatform({
  member,
  kept,
  keptAt,
  isOffline = false,
  ...options
}: TestPlatformOptions = {}): Promise<TestPlatform> {
  const clientId = member?.customer_id ?? '';
  const storage = createMemoryStorage(
    member && { [STORAGE_KEYS.session]: JSON.stringify({ clientId, points: {} }) },
  );
  const early = earlyResponsesFrom(
    member && !isOffline
      ? { [`/gateway/customerdetail/${clientId}`]: Promise.resolve(envelope(member)) }
      : {},
  );
  const vault =
    options.vault === undefined
      ? await visitedVault({ member, kept, keptAt, isOffline, now: options.now })
      : await options.vault();
  let isOnline = !isOffline;
  const handle = createPlatform({
    channel: null,
    isKnownPath: () => true,
    onListenerError: failTest,
    tab: createMemoryStorage(),
    early,
    ...options,
    vault: () => Promise.resolve(vault),
    isOnline: () => isOnline,
    storage,
  });
  endAfterTest(handle.dispose);
  await handle.keeper.restore();
  return {
    ...handle,
    storage,
    goOffline: () => {
      isOnline = false;
    },
    goOnline: () => {
      isOnline = true;
      window.dispatchEvent(new Event('online'));
      void handle.keeper.lookAgain();
    },
  };
}
