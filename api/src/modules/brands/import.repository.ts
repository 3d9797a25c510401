import { sql } from 'drizzle-orm';
import type { Row } from '../../db/rows';
import type { Tx } from '../../db/tx';
import type { ImportedPartner } from './import.schema';

/** A stored partner that an import meets, with its rate of the moment. */
export interface MetPartner extends Row {
  id: string;
  slug: string;
  numerator: number | null;
  denominator: number | null;
}

/** Stored partners with one of the ids or slugs, locked until the transaction ends. */
export const lockPartners = (
  tx: Tx,
  partners: readonly ImportedPartner[],
  now: Date,
): Promise<MetPartner[]> =>
  tx.rows<MetPartner>(sql`
    select p.id, p.slug, r.numerator, r.denominator
    from partner p left join partner_rate r on r.partner_id = p.id and r.valid_from <= ${now}
      and (r.valid_to is null or r.valid_to > ${now})
    where p.id = any(${sql.param(partners.map(({ id }) => id))}::text[])
      or p.slug = any(${sql.param(partners.map(({ slug }) => slug))}::text[])
    order by p.id for update of p`);

const columns = [
  'slug',
  'name',
  'kind',
  'image',
  'url',
  'description',
  'linkable',
  'identity_key',
  'email_verification_required',
  'use_otp',
  'maximum_units',
  'special_rate',
  'note',
  'interim',
  'position',
  'link_mode',
  'link_otp',
  'addresses',
  'callback_url',
];
const list = sql.join(
  columns.map((column) => sql.identifier(column)),
  sql`, `,
);
const updates = sql.join(
  columns.map((column) => sql`${sql.identifier(column)} = excluded.${sql.identifier(column)}`),
  sql`, `,
);

/** Stores a partner with its application, its look and, when it is new, its rate. */
export async function upsertPartner(tx: Tx, partner: ImportedPartner, now: Date): Promise<void> {
  const { id, slug, name, look, rate } = partner;
  const row = {
    ...partner,
    kind: partner.kind === 'loyalty' ? 1 : 2,
    identity_key: partner.identityKey,
    email_verification_required: partner.emailVerificationRequired,
    use_otp: partner.useOtp,
    maximum_units: partner.maximumUnits,
    special_rate: partner.specialRate,
    link_mode: partner.linkMode,
    link_otp: partner.linkOtp,
    callback_url: partner.callbackUrl,
  };
  await tx.run(sql`
    insert into partner (id, ${list})
    select id, ${list} from jsonb_populate_record(null::partner, ${JSON.stringify(row)}::jsonb)
    on conflict (id) do update set ${updates}`);
  await tx.run(sql`
    insert into app_client (id, name, partner_id) values (${`poku-${slug}`}, ${name}, ${id})
    on conflict (id) do update set name = excluded.name`);
  await tx.run(sql`
    insert into partner_rate (partner_id, numerator, denominator, valid_from)
    select ${id}, ${rate.numerator}::bigint, ${rate.denominator}::bigint, ${now}::timestamptz
    where not exists (select 1 from partner_rate where partner_id = ${id})`);
  await tx.run(sql`delete from partner_look where partner_id = ${id}`);
  if (look !== null)
    await tx.run(sql`
      insert into partner_look (partner_id, pattern, light, dark)
      values (${id}, ${look.pattern}, ${JSON.stringify(look.light)}::jsonb, ${JSON.stringify(look.dark)}::jsonb)`);
}
