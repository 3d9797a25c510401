/** Makes an answer of the API from what it usually says and what is different. @param usual made anew each time */
export const fixture =
  <T extends object>(usual: () => T) =>
  (overrides: Partial<T> = {}): T => ({ ...usual(), ...overrides });
