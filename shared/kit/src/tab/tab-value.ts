/** A text that this tab keeps over pages and reloads: phones drop a tab while something else is looked up. */
export interface TabText {
  /** @returns `null` when nothing is kept */
  readonly read: () => string | null;
  readonly keep: (text: string) => void;
  readonly forget: () => void;
}

/** The same of a value. */
export interface TabValue<T> extends Pick<TabText, 'forget'> {
  /** @returns `undefined` when nothing is kept, or something else */
  readonly read: () => T | undefined;
  readonly keep: (value: T) => void;
}

/** Runs what a browser may refuse. */
const attempt = <T>(run: () => T, otherwise: T): T => {
  try {
    return run();
  } catch {
    return otherwise;
  }
};

/** The place of a text in session storage. Where storage is forbidden or full, nothing is kept. @param key unique */
export const tabText = (key: string): TabText => ({
  read: () => attempt(() => sessionStorage.getItem(key), null),
  keep: (text) => attempt(() => sessionStorage.setItem(key, text), undefined),
  forget: () => attempt(() => sessionStorage.removeItem(key), undefined),
});

/** The place of a value in session storage, as JSON. @param isKept whether what was read is one: anybody may write there */
export const tabValue = <T>(key: string, isKept: (value: unknown) => value is T): TabValue<T> => {
  const { read, keep, forget } = tabText(key);
  return {
    read: () => {
      const kept = attempt(() => JSON.parse(read() ?? 'null') as unknown, null);
      return isKept(kept) ? kept : undefined;
    },
    keep: (value) => keep(JSON.stringify(value)),
    forget,
  };
};
