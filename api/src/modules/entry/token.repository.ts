import { sql } from 'drizzle-orm';
import { first, type Row } from '../../db/rows';
import type { Tx } from '../../db/tx';

/** A partner's user as the partner vouched for them. */
export interface Visitor {
  /** The partner's own id of the account. */
  subject: string;
  /** E.164. */
  msisdn: string;
  /** Lower case. */
  email: string;
  name: string;
}

/** Whom a token brings ([A] §3): nobody with an account, somebody unlinked, or a linked member. */
export type TokenKind = 'new' | 'existing' | 'linkage';

/** A redirect token at rest (D28). */
export interface RedirectToken extends Visitor {
  tokenHash: string;
  partnerId: string;
  /** Promised by the sandbox's own tokens (D58); null: derived. */
  kind: TokenKind | null;
  /** Hex; null until the first check. */
  challenge: string | null;
  createdAt: Date;
  expiresAt: Date;
  consumedAt: Date | null;
  /** Who used it up. */
  memberId: string | null;
  /** The attempt to link that it was used up for. */
  reference: string | null;
}

const columns = sql`token_hash as "tokenHash", partner_id as "partnerId", kind, subject, msisdn, email, name, challenge,
  created_at as "createdAt", expires_at as "expiresAt", consumed_at as "consumedAt", member_id as "memberId", reference`;

/** A token before anybody used it up. */
export type NewToken = Omit<RedirectToken, 'consumedAt' | 'memberId' | 'reference'>;

/** Stores a token; one of the same hash begins anew with what is given. */
export async function saveToken(tx: Tx, token: NewToken): Promise<void> {
  const { tokenHash, partnerId, kind, subject, msisdn, email, name, challenge, createdAt, expiresAt } = token;
  await tx.run(sql`
    insert into redirect_token (token_hash, partner_id, kind, subject, msisdn, email, name, challenge, created_at,
      expires_at)
    values (${tokenHash}, ${partnerId}, ${kind}, ${subject}, ${msisdn}, ${email}, ${name}, ${challenge}, ${createdAt},
      ${expiresAt})
    on conflict (token_hash) do update set partner_id = excluded.partner_id, kind = excluded.kind,
      subject = excluded.subject, msisdn = excluded.msisdn, email = excluded.email, name = excluded.name,
      challenge = excluded.challenge, created_at = excluded.created_at, expires_at = excluded.expires_at,
      consumed_at = null, member_id = null, reference = null`);
}

/**
 * Binds a token to a challenge, unless it is bound to another, used or over at `now`; gives the token, or undefined when
 * it is any of these or unknown. Of two first checks at once one wins.
 */
export async function bindToken(
  tx: Tx,
  tokenHash: string,
  challenge: string,
  now: Date,
): Promise<RedirectToken | undefined> {
  return first(
    await tx.rows<RedirectToken & Row>(sql`
      update redirect_token set challenge = ${challenge}
      where token_hash = ${tokenHash} and (challenge is null or challenge = ${challenge})
        and consumed_at is null and expires_at > ${now}
      returning ${columns}`),
  );
}

/**
 * Lets the bound tokens of a number outlive a lock of its login at their partner: they end at `until`, each moved once and
 * no further. One that is used, over at `now` or not looked at yet stays as it is.
 * @param lifeMs the life that a token begins with
 */
export async function moveEnds(
  tx: Tx,
  visitor: { msisdn: string; clientId: string },
  { now, until, lifeMs }: { now: Date; until: Date; lifeMs: number },
): Promise<void> {
  await tx.run(sql`
    update redirect_token set expires_at = ${until}
    where msisdn = ${visitor.msisdn}
      and partner_id = (select partner_id from app_client where id = ${visitor.clientId})
      and challenge is not null and consumed_at is null and expires_at > ${now}
      and expires_at <= created_at + ${lifeMs}::int * interval '1 millisecond'`);
}

/** A token, or undefined. */
export async function findToken(tx: Tx, tokenHash: string): Promise<RedirectToken | undefined> {
  return first(
    await tx.rows<RedirectToken & Row>(
      sql`select ${columns} from redirect_token where token_hash = ${tokenHash}`,
    ),
  );
}

/** Uses a token up for a member; false when it was used before or is over at `now`. */
export async function consumeToken(tx: Tx, tokenHash: string, memberId: string, now: Date): Promise<boolean> {
  const touched = await tx.run(sql`
    update redirect_token set consumed_at = ${now}, member_id = ${memberId}
    where token_hash = ${tokenHash} and consumed_at is null and expires_at > ${now}`);
  return touched === 1;
}

/** A token, locked so that what uses it follows one after the other; undefined for an unknown one. */
export async function lockToken(tx: Tx, tokenHash: string): Promise<RedirectToken | undefined> {
  return first(
    await tx.rows<RedirectToken & Row>(sql`
      select ${columns} from redirect_token where token_hash = ${tokenHash} for update`),
  );
}

/**
 * The tokens of a person that a page looked at and that are not over at `now`, newest first, locked; without those that somebody
 * else used up, or anybody, while the person is no member yet.
 */
export function lockTokensOf(
  tx: Tx,
  person: { msisdn: string; memberId: string | null },
  now: Date,
): Promise<RedirectToken[]> {
  return tx.rows<RedirectToken & Row>(sql`
    select ${columns} from redirect_token
    where msisdn = ${person.msisdn} and challenge is not null and expires_at > ${now}
      and (consumed_at is null or member_id = ${person.memberId}::text)
    order by created_at desc, token_hash for update`);
}

/** Notes the attempt to link that a token was used up for. */
export async function noteAttempt(tx: Tx, tokenHash: string, reference: string): Promise<void> {
  await tx.run(sql`update redirect_token set reference = ${reference} where token_hash = ${tokenHash}`);
}

/** Removes the tokens that ended before a time, with what they tell of their users. */
export async function forgetTokens(tx: Tx, endedBefore: Date): Promise<void> {
  await tx.run(sql`delete from redirect_token where expires_at < ${endedBefore}`);
}
