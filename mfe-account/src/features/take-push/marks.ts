import { STORAGE_KEYS } from '@poku/domain/brand';

const { push, pushAsked } = STORAGE_KEYS;

/** What this browser remembers. One that refuses storage remembers nothing, and asks nothing by itself. */
const read = (key: string): string | null | undefined => {
  try {
    return localStorage.getItem(key);
  } catch {
    return undefined;
  }
};
const write = (key: string, value: string | null): void => {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // As above.
  }
};

/** Whether this browser took notices for a member. */
export const isTakenFor = (clientId: string): boolean => read(push) === clientId;
/** Remembers for whom this browser takes notices; `null` for nobody. */
export const markTaken = (clientId: string | null): void => write(push, clientId);
/** Whether the question was never answered here. */
export const mayAsk = (): boolean => read(pushAsked) === null;
/** Remembers that the question was answered. */
export const markAsked = (): void => write(pushAsked, '1');
