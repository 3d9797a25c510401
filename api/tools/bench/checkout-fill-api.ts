import type { Database } from '../../src/db/database';
import { MEMBERS, PRICE_POINTS, purchaseOf } from './purchase-data-api';

/** A source's share of a purchase in points; all rates are one to one. */
interface Share {
  partnerId: string;
  point: number;
}

const own = '0';
const nusapoin = '2';
const dompet = '3';
const rumahnet = '9';
const garuda = '10';
/** What NusaPoin pays where it pays; its codes are for this amount. */
const CODE_UNITS = 1000;
const UNITS = 10_000_000;

/** The splits that purchases have in turn, each of `PRICE_POINTS`. */
const splits: readonly (readonly Share[])[] = [
  [{ partnerId: own, point: PRICE_POINTS }],
  [
    { partnerId: own, point: PRICE_POINTS - CODE_UNITS },
    { partnerId: nusapoin, point: CODE_UNITS },
  ],
  [{ partnerId: garuda, point: PRICE_POINTS }],
  [
    { partnerId: own, point: 600 },
    { partnerId: rumahnet, point: 500 },
    { partnerId: garuda, point: PRICE_POINTS - 1100 },
  ],
  [{ partnerId: own, point: PRICE_POINTS }],
  [
    { partnerId: nusapoin, point: CODE_UNITS },
    { partnerId: garuda, point: PRICE_POINTS - CODE_UNITS },
  ],
  [
    { partnerId: own, point: 500 },
    { partnerId: rumahnet, point: 500 },
    { partnerId: dompet, point: PRICE_POINTS - 1000 },
  ],
];

/** Which split purchase `n` has. */
export type SplitKind = 'in turn' | 'own points' | 'NusaPoin';

/** The call that makes purchase `n` from several sources. */
export const splitBody = (n: number, kind: SplitKind, otpCode: string): object => {
  const { memberId, otpId, item } = purchaseOf(n);
  const index = kind === 'in turn' ? n % splits.length : kind === 'NusaPoin' ? 1 : 0;
  const paymentMethods = splits[index] ?? [];
  const needsCode = paymentMethods.some(({ partnerId }) => partnerId === nusapoin);
  return {
    clientId: memberId,
    otpRequestId: otpId,
    otpCode,
    ...item,
    totalTransaction: PRICE_POINTS,
    paymentMethods,
    ...(needsCode && { partnerOtpRequestId: `bench-code-${n}` }),
  };
};

const members = `generate_series(0, ${MEMBERS - 1}) m`;

/** Links every member with four partners, and adds NusaPoin's confirmed codes for so many purchases. */
export const fillLinks = (db: Database, count: number): Promise<void> =>
  db.script(`
    update partner_rate set numerator = 1, denominator = 1;
    insert into partner_link (member_id, partner_id, state, subject, balance_units, balance_read_at, answering, linked_at,
      reference, mandate_id)
    select 'bench-m-' || m, p.id, 'active', 'bench-' || m, ${UNITS}, now(), true, now(),
      'bench-' || p.slug || '-' || m, case p.id when '${dompet}' then 'bench-mandate-' || m end
    from ${members}, partner p where p.id in ('${nusapoin}', '${dompet}', '${rumahnet}', '${garuda}');
    insert into otp_request (id, purpose, msisdn, member_id, basket, code_hash, state, created_at, expires_at, verified_at,
      partner_id, partner_reference, amount_units)
    select 'bench-code-' || n, 'payment-partner', r.msisdn, r.member_id, r.basket, '', 'verified', r.created_at,
      r.expires_at, r.verified_at, '${nusapoin}', 'bench-code-' || n, ${CODE_UNITS}
    from generate_series(0, ${count - 1}) n join otp_request r on r.id = 'bench-http-' || n`);

/** The same members' accounts at the partners, in the services' own tables. */
export const fillPartners = (db: Database, count: number): Promise<void> =>
  db.script(
    [
      ['partners_bank', 'nusapoin'],
      ['partners_wallet', 'dompetnusa'],
      ['partners_phone', 'rumahnet'],
      ['partners_phone', 'garuda'],
    ]
      .map(
        ([schema, slug]) => `
    insert into ${schema}.account (partner, subject, holder, balance_units, msisdn, email)
      select '${slug}', 'bench-' || m, 'Beban', ${UNITS}, '+62899' || (20000000 + m), 'bench' || m || '@contoh.id'
      from ${members};
    insert into ${schema}.link (partner, reference, status, subject, mandate_id, created_at, changed_at)
      select '${slug}', 'bench-${slug}-' || m, 'active', 'bench-' || m,
        case '${slug}' when 'dompetnusa' then 'bench-mandate-' || m end, now(), now() from ${members};`,
      )
      .join('') +
      `
    insert into partners_bank.debit_code (partner, reference, subject, amount_units, status, expires_at, verified_at, created_at)
      select 'nusapoin', 'bench-code-' || n, 'bench-' || (n % ${MEMBERS}), ${CODE_UNITS}, 'verified',
        now() + interval '1 day', now() + interval '1 day', now() from generate_series(0, ${count - 1}) n`,
  );
