import { readFile } from 'node:fs/promises';

interface PartnerRow {
  readonly slug: string;
  /** `null` without an origin of its own. */
  readonly look: object | null;
}

/** Slugs of the sandbox partners with an origin of their own (D3), from the fixtures of the API. */
export const sandboxBrands = async (): Promise<readonly string[]> => {
  const file = new URL('../../api/fixtures/partners.json', import.meta.url);
  const rows = JSON.parse(await readFile(file, 'utf8')) as readonly PartnerRow[];
  return rows.filter(({ look }) => look !== null).map(({ slug }) => slug);
};
