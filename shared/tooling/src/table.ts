/** Rows under a head in columns as wide as their longest cell; 'Nothing.' when there are none. */
export const toTable = (head: readonly string[], rows: readonly (readonly string[])[]): string => {
  if (rows.length === 0) return 'Nothing.';
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => (row[column] ?? '').length)));
  return all
    .map((row) =>
      widths
        .map((width, column) => (row[column] ?? '').padEnd(width))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};
