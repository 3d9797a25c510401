import type { Release } from '@poku/contract';

const totalOf = ({ files }: Release): number => files.reduce((sum, { brotliBytes }) => sum + brotliBytes, 0);

/** The page or widget that needs most bytes beside the entry, `none` for a release without any. */
const largestOf = ({ files, pages, widgets }: Release): string => {
  const bytesOf = new Map(files.map(({ name, brotliBytes }) => [name, brotliBytes]));
  const [largest] = [...Object.entries(pages), ...Object.entries(widgets)]
    .map(([key, names]) => ({ key, bytes: names.reduce((sum, name) => sum + (bytesOf.get(name) ?? 0), 0) }))
    .sort((left, right) => right.bytes - left.bytes);
  return largest ? `${largest.key} ${largest.bytes}` : 'none';
};

const signed = (difference: number): string => (difference > 0 ? `+${difference}` : String(difference));

/** A release and the one that was live before it, if any. */
export interface Sized {
  readonly release: Release;
  readonly before?: Release | undefined;
}

const HEADINGS = ['remote', 'entry', 'largest page', 'all', 'budget', 'used', 'against live'];

/** Sizes of releases in bytes of brotli, one line for each, in columns. */
export const sizeReport = (sizes: readonly Sized[]): string => {
  const rows = sizes.map(({ release, before }) => {
    const total = totalOf(release);
    const entry = release.files.find(({ name }) => name === release.entry)?.brotliBytes ?? 0;
    return [
      release.name,
      String(entry),
      largestOf(release),
      String(total),
      String(release.budgetBytes),
      `${Math.round((100 * total) / release.budgetBytes)} %`,
      before ? signed(total - totalOf(before)) : 'new',
    ];
  });
  const table = [HEADINGS, ...rows];
  const widths = HEADINGS.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  return table
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};
