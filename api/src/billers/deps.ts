import type { PartnerKeys } from '@poku/partner-protocol';
import type { Database } from '../db/database';
import type { Clock } from '../ports/clock';
import type { Biller } from './billers';

/** What the service of the sandbox billers is made from. */
export interface BillersDeps {
  db: Database;
  clock: Clock;
  /** Keys of the signatures by slug. */
  keys: Readonly<Record<string, PartnerKeys>>;
  /** Where Poku takes events, without `/billers/{slug}`. */
  pokuUrl: () => string;
  logLevel: string;
}

/** What the parts of one biller are made from. */
export interface BillerDeps extends Omit<BillersDeps, 'keys'> {
  brand: Pick<Biller, 'slug' | 'name'>;
  keys: PartnerKeys;
}
