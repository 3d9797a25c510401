const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/**
 * Gives the history's entry that a page is loaded into a key of its own, as React Router gives each entry that it makes. Without
 * one every load of a tab has the key `default`, and begins at the place to which the one before it was scrolled. A reload finds
 * the key again, and so its place.
 */
export const keyOwnEntry = (): void => {
  const state: unknown = history.state;
  if (isRecord(state) && typeof state.key === 'string') return;
  history.replaceState({ ...(isRecord(state) && state), key: crypto.randomUUID() }, '');
};
