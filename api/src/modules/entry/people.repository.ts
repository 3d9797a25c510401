import { sql } from 'drizzle-orm';
import { first, type Row } from '../../db/rows';
import type { Tx } from '../../db/tx';

/** A partner as its users' entry needs it. */
export interface EntryPartner extends Row {
  id: string;
  slug: string;
  name: string;
  identity_key: 'phone' | 'email';
  callback_url: string;
}

const columns = sql`id, slug, name, identity_key, coalesce(callback_url, '') as callback_url`;

/** A partner by id, or undefined. */
export const findPartner = async (tx: Tx, id: string): Promise<EntryPartner | undefined> =>
  first(await tx.rows<EntryPartner>(sql`select ${columns} from partner where id = ${id} and id <> '0'`));

/** A partner by slug, or undefined; Poku itself is none. */
export const findPartnerBySlug = async (tx: Tx, slug: string): Promise<EntryPartner | undefined> =>
  first(await tx.rows<EntryPartner>(sql`select ${columns} from partner where slug = ${slug} and id <> '0'`));

/** The first partner with an origin of its own, or undefined. */
export const findFirstBrand = async (tx: Tx): Promise<EntryPartner | undefined> =>
  first(
    await tx.rows<EntryPartner>(sql`
      select ${columns} from partner p
      where exists (select 1 from partner_look l where l.partner_id = p.id) order by position limit 1`),
  );

/** The member whose active link has this account at the partner, or undefined. */
export async function findLinkedMember(
  tx: Tx,
  partnerId: string,
  subject: string,
): Promise<string | undefined> {
  const row = first(
    await tx.rows<{ member_id: string }>(sql`
      select member_id from partner_link
      where partner_id = ${partnerId} and subject = ${subject} and state = 'active'`),
  );
  return row?.member_id;
}

/** Those of the numbers that no member has, in their order. */
export async function freeNumbers(tx: Tx, numbers: readonly string[]): Promise<string[]> {
  const rows = await tx.rows<{ msisdn: string }>(sql`
    select wanted.msisdn from jsonb_array_elements_text(${JSON.stringify(numbers)}::jsonb) with ordinality
      as wanted (msisdn, place)
    where not exists (select 1 from member where member.msisdn = wanted.msisdn) order by wanted.place`);
  return rows.map(({ msisdn }) => msisdn);
}
