import type { PartnerKeys, PartnerKind } from '@poku/partner-protocol';
import type { Database } from '../db/database';
import type { Clock } from '../ports/clock';
import type { Brand } from './brands';
import type { Events } from './events/events';

/** What a service of sandbox partners is made from. */
export interface PartnersDeps {
  kind: PartnerKind;
  db: Database;
  /** Time of orders, codes and events; signatures always use the machine's. */
  clock: Clock;
  /** Keys of the signatures by slug (D57). */
  keys: Readonly<Record<string, PartnerKeys>>;
  /** Where Poku takes events and visitors, without `/partners/{slug}`. */
  pokuUrl: () => string;
  /** Port of Poku's site, for the origins that the partners' apps lead to (D3). */
  sitePort: number;
  logLevel: string;
}

/** What the parts of one partner are made from. */
export interface BrandDeps extends Omit<PartnersDeps, 'kind' | 'keys'> {
  brand: Brand;
  keys: PartnerKeys;
  /** Key for the hashes of its codes, and for the tokens of its forms. */
  key: string;
  events: Events;
}

/** The keys of a partner. Throws an error where it has none. */
export function keysOf({ keys }: Pick<PartnersDeps, 'keys'>, slug: string): PartnerKeys {
  const found = keys[slug];
  if (found === undefined) throw new Error(`The partner ${slug} has no keys`);
  return found;
}
