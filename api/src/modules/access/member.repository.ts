import { sql } from 'drizzle-orm';
import { first, type Row } from '../../db/rows';
import type { Tx } from '../../db/tx';

/** What proving and changing a password needs of a member. */
export interface Credentials extends Row {
  id: string;
  msisdn: string;
  email: string;
  email_verified: boolean;
  name: string;
  password_hash: string;
}

const credentials = sql`id, msisdn, email, email_verified, name, password_hash`;

/** The member with this E.164 number, or undefined. */
export const findByMsisdn = async (tx: Tx, msisdn: string): Promise<Credentials | undefined> =>
  first(await tx.rows<Credentials>(sql`select ${credentials} from member where msisdn = ${msisdn}`));

/** The member with this address in lower case (D18), or undefined. */
export const findByEmail = async (tx: Tx, email: string): Promise<Credentials | undefined> =>
  first(await tx.rows<Credentials>(sql`select ${credentials} from member where lower(email) = ${email}`));

/** A member by id, or undefined. */
export const findMember = async (tx: Tx, id: string): Promise<Credentials | undefined> =>
  first(await tx.rows<Credentials>(sql`select ${credentials} from member where id = ${id}`));

/** Reads a member and locks the row, so that what changes the password or counts links follows one after the other. */
export const lockMember = async (tx: Tx, id: string): Promise<Credentials | undefined> =>
  first(
    await tx.rows<Credentials>(sql`select ${credentials} from member where id = ${id} for no key update`),
  );

/** Whether a member still has this password; it then stays so until the transaction ends. */
export async function holdPassword(tx: Tx, id: string, passwordHash: string): Promise<boolean> {
  const rows = await tx.rows(sql`
    select 1 from member where id = ${id} and password_hash = ${passwordHash} for share`);
  return rows.length > 0;
}

/** Sets a member's password. */
export async function setPassword(tx: Tx, id: string, passwordHash: string): Promise<void> {
  await tx.run(sql`update member set password_hash = ${passwordHash} where id = ${id}`);
}

/** A member to make. */
export interface NewMember {
  id: string;
  msisdn: string;
  email: string;
  name: string;
  gender: 0 | 1;
  /** YYYY-MM-DD. */
  birthDate: string;
  passwordHash: string;
  now: Date;
}

/** Makes a member; false when the number or the address is taken, also by a transaction that ends meanwhile. */
export async function insertMember(tx: Tx, member: NewMember): Promise<boolean> {
  const touched = await tx.run(sql`
    insert into member (id, msisdn, email, name, gender, birth_date, password_hash, created_at)
    values (${member.id}, ${member.msisdn}, ${member.email}, ${member.name}, ${member.gender}, ${member.birthDate},
      ${member.passwordHash}, ${member.now})
    on conflict do nothing`);
  return touched === 1;
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
