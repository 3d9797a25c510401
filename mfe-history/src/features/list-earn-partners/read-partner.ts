import type { PageArgs } from '@poku/contract';
import type { EarnPartner } from '../../calls/earn';
import { readPartners } from './read-partners';

/** The partner whose id the address names (D43); `null` when there is none. */
export async function readPartner(args: PageArgs): Promise<EarnPartner | null> {
  const wanted = new URL(args.request.url).searchParams.get('id');
  const partners = await readPartners(args);
  return partners.find(({ id }) => id === wanted) ?? null;
}
