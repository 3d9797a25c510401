import type { Vault } from '@poku/platform/offline';
import type { KeptValue } from '@poku/contract';
import { OFFLINE_LIFE_MS } from '@poku/domain/limits/offline';

/** A vault without a browser: the rules of the real one, in memory and in the clear. */
export function createMemoryVault(now: () => Date = () => new Date()): Vault {
  let owner: string | null = null;
  const records = new Map<string, { readonly json: string; readonly savedAtMs: number; endsAtMs: number }>();
  const clear = (): void => {
    owner = null;
    records.clear();
  };
  const claim = (next: string): void => {
    if (owner !== next) clear();
    owner = next;
  };
  const read = (from: string, name: string): KeptValue<unknown> | null => {
    const record = owner === from ? records.get(name) : undefined;
    const nowMs = now().getTime();
    if (!record || nowMs < record.savedAtMs) return null;
    if (nowMs >= record.endsAtMs) {
      records.delete(name);
      return null;
    }
    return { value: JSON.parse(record.json), savedAt: new Date(record.savedAtMs).toISOString() };
  };
  return {
    claim: async (next) => {
      if (owner !== null) await Promise.resolve(claim(next));
    },
    put: async (next, name, value, endsAtMs) => {
      claim(next);
      const savedAtMs = now().getTime();
      const record = {
        json: JSON.stringify(value),
        savedAtMs,
        endsAtMs: endsAtMs ?? savedAtMs + OFFLINE_LIFE_MS,
      };
      if (record.endsAtMs > savedAtMs) records.set(name, record);
      else records.delete(name);
      await Promise.resolve();
    },
    get: (from, name) => Promise.resolve(read(from, name)),
    remove: async (from, name) => {
      if (owner === from) await Promise.resolve(records.delete(name));
    },
    clear: () => Promise.resolve(clear()),
  };
}
