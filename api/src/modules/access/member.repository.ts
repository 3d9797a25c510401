import { sql } from 'drizzle-orm';
import { first, type Tx } from '../../db/database';

/** What the login needs of a member. */
export interface Credentials {
  id: string;
  password_hash: string;
}

/** The member with this E.164 number, or undefined. */
export async function findCredentials(tx: Tx, msisdn: string): Promise<Credentials | undefined> {
  return first(
    await tx.rows<Credentials & Record<string, unknown>>(sql`
    select id, password_hash from member where msisdn = ${msisdn}`),
  );
}

/** Whether the number is taken; numbers are always proved by OTP when a member registers. */
export async function isMsisdnTaken(tx: Tx, msisdn: string): Promise<boolean> {
  return (await tx.rows(sql`select 1 from member where msisdn = ${msisdn}`)).length > 0;
}

/** Who has the address (compared in lower case, D18) and whether it is verified; undefined when it is free. */
export async function findEmailOwner(
  tx: Tx,
  email: string,
): Promise<{ id: string; email_verified: boolean } | undefined> {
  return first(
    await tx.rows<{ id: string; email_verified: boolean }>(sql`
    select id, email_verified from member where lower(email) = ${email}`),
  );
}

/** Whether an application with this client id may ask for a login ([A] §8: 204). */
export async function isKnownClient(tx: Tx, clientId: string): Promise<boolean> {
  return (await tx.rows(sql`select 1 from app_client where id = ${clientId}`)).length > 0;
}
