import type { Database } from '../../db/database';
import { importOwners } from '../imports/owners';
import { listUnknownBrands, lockMerchants, putMerchants } from './merchant.repository';
import { merchantFile } from './merchant-import.schema';

/**
 * Puts merchants in, by slug: new ones are added, known ones take the name and exactly the brands of the file; a brand of another
 * merchant comes over. All or nothing, in one transaction.
 * @param content what stood in the file, as parsed JSON: an array of `ImportedMerchant`s before their check
 * @returns how many were added and how many changed
 * @throws ImportError that names every wrong row and field
 */
export const importMerchants = (
  db: Database,
  content: unknown,
): Promise<{ added: number; changed: number }> =>
  importOwners(
    db,
    {
      what: 'merchants',
      form: merchantFile,
      field: 'brands',
      thing: 'brand',
      aThing: 'a brand',
      thingsOf: ({ brands }) => brands,
      lock: lockMerchants,
      listUnknown: listUnknownBrands,
      put: putMerchants,
    },
    content,
  );
