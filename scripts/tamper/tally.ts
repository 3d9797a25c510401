/** What one kind of attack did. */
interface Row {
  readonly by: string;
  readonly what: string;
  readonly where: string;
  readonly files: Set<string>;
  tries: number;
  breaches: number;
}

/** Counts tries and breaches of all attacks. @param onBreach hears of each at once */
export const createTally = (onBreach: (line: string) => void) => {
  const rows = new Map<string, Row>();
  const breaches: string[] = [];
  /**
   * Counts tries of one kind on one file.
   * @param by credential of the attacker
   * @param where who has to hold; after a comma, in which form
   * @param found what went wrong
   */
  const add = (
    by: string,
    what: string,
    where: string,
    file: string,
    tries: number,
    found: readonly string[],
  ): void => {
    const [kind = ''] = where.split(',');
    const key = `${by}|${what}|${kind}`;
    const row = rows.get(key) ?? { by, what, where: kind, files: new Set<string>(), tries: 0, breaches: 0 };
    rows.set(key, row);
    row.files.add(file);
    row.tries += tries;
    row.breaches += found.length;
    for (const breach of found) {
      breaches.push(`${by}, ${what}, ${where}: ${file}: ${breach}`);
      onBreach(breaches.at(-1) ?? '');
    }
  };
  return {
    breaches,
    add,
    /** Counts one try. @param breach undefined when it held */
    count: (by: string, what: string, where: string, file: string, breach: string | undefined): void =>
      add(by, what, where, file, 1, breach === undefined ? [] : [breach]),
    /** All that was tried, with the number of files, or of attacks. */
    rows: () =>
      [...rows.values()].map(({ files, tries, breaches: count, ...row }) => ({
        ...row,
        files: files.size,
        tries,
        breaches: count,
      })),
  };
};
export type Tally = ReturnType<typeof createTally>;
