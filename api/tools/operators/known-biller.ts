import { readApiConfig } from '../../src/config/env';

/** Address and keys of a biller, as `npm run ops -- biller check` takes them; of the sandbox's also what may be ordered. */
export interface KnownBiller {
  readonly url: string;
  readonly pokuKey: string;
  readonly billerKey: string;
  readonly product?: string;
  readonly number?: string;
}

/** A number of the sandbox's biller whose packages are delivered after a second. */
const sandboxNumber = '+6281200000001';

/** A biller of the API's settings by its slug or its address; undefined for any other. */
export const knownBiller = (biller: string): KnownBiller | undefined => {
  const { billers, billersUrl } = readApiConfig(process.env);
  const [slug, known] =
    Object.entries(billers).find(
      ([name, { url }]) => name === biller || url === biller.replace(/\/+$/, ''),
    ) ?? [];
  if (slug === undefined || known === undefined) return undefined;
  const { poku, partner } = known.keys;
  return {
    url: known.url,
    pokuKey: poku[0] ?? '',
    billerKey: partner[0] ?? '',
    ...(billersUrl !== undefined && { product: 'check', number: sandboxNumber }),
  };
};
