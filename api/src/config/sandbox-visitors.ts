/**
 * The sandbox's users of partners who have no account at Poku yet, by one rule for both sides: the partner services keep
 * an account for each, and the redirect token `sandbox-new` brings the first of them who has not registered (D57, D58).
 */

/** How many of them each partner with an origin of its own has. */
export const SANDBOX_VISITORS = 20;

/** Names of letters alone, so that a registration takes them as they are ([A] §5). */
const names = [
  'Adi Nugroho',
  'Bella Anggraini',
  'Cahyo Saputra',
  'Dina Maharani',
  'Eko Prasetyo',
  'Fitri Handayani',
  'Gilang Ramadhan',
  'Hana Permata',
  'Indra Kusuma',
  'Jihan Aulia',
  'Krisna Mahendra',
  'Laras Wulandari',
  'Maya Safitri',
  'Nanda Pratama',
  'Oki Firmansyah',
  'Putri Ayuningtyas',
  'Raka Hidayat',
  'Sari Melati',
  'Tono Hartono',
  'Umi Kalsum',
] as const;

/** A user of a partner as the partner knows them. */
export interface SandboxVisitor {
  /** E.164. */
  msisdn: string;
  email: string;
  name: string;
}

/**
 * User `n`, 1 to `SANDBOX_VISITORS`, of a partner: `+628129`, two digits of the partner's id, four digits of `n`, and
 * `baru-<slug>-<n>@contoh.id`. Throws a RangeError for another `n`.
 */
export function sandboxVisitor(slug: string, partnerId: string, n: number): SandboxVisitor {
  const name = names[n - 1];
  if (name === undefined) throw new RangeError(`A partner has visitors 1 to ${SANDBOX_VISITORS}, not ${n}`);
  return {
    msisdn: `+628129${partnerId.padStart(2, '0')}${String(n).padStart(4, '0')}`,
    email: `baru-${slug}-${n}@contoh.id`,
    name,
  };
}
