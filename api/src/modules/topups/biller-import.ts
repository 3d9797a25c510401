import type { Database } from '../../db/database';
import { importOwners } from '../imports/owners';
import { listUnknownOperators, lockBillers, putBillers } from './biller.repository';
import { billerFile } from './biller-import.schema';

/**
 * Puts billers in, by slug: new ones are added, known ones take the name; the operators of the file come over from who served them,
 * and top-ups that were ordered stay where they are. All or nothing, in one transaction.
 * @param content what stood in the file, as parsed JSON: an array of `ImportedBiller`s before their check
 * @returns how many were added and how many changed
 * @throws ImportError that names every wrong row and field
 */
export const importBillers = (db: Database, content: unknown): Promise<{ added: number; changed: number }> =>
  importOwners(
    db,
    {
      what: 'billers',
      form: billerFile,
      field: 'operators',
      thing: 'operator',
      aThing: 'an operator',
      thingsOf: ({ operators }) => operators,
      lock: lockBillers,
      listUnknown: listUnknownOperators,
      put: putBillers,
    },
    content,
  );
