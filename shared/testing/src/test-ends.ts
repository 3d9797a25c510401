const ends = new Set<() => void>();

/** Keeps what is to be ended after the test that runs: what goes on behind it would ask for something in another test. */
export const endAfterTest = (end: () => void): void => {
  ends.add(end);
};

/** Ends everything that the test has left. */
export const endTest = (): void => {
  for (const end of ends) end();
  ends.clear();
};
