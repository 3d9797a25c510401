const mostRupiah = 1_000_000_000;

/** Reads whole rupiah as people type them, `150000` or `150.000`; undefined unless they are 1 to 1,000,000,000. */
export function readRupiah(typed: string): number | undefined {
  const text = typed.trim();
  if (!/^(?:\d{1,10}|\d{1,3}(?:\.\d{3})+)$/.test(text)) return undefined;
  const rupiah = Number(text.replaceAll('.', ''));
  return rupiah >= 1 && rupiah <= mostRupiah ? rupiah : undefined;
}
