import { sql } from 'drizzle-orm';
import { first, type Row } from '../../db/rows';
import type { Tx } from '../../db/tx';

/** The one-time code of a page. */
export interface CodeRow extends Row {
  subject: string;
  code_hash: string;
  expires_at: Date;
  /** Wrong tries in all; another code does not reset them. */
  wrong: number;
  /** Codes that were sent. */
  sends: number;
  verified_at: Date | null;
}

/** The code of a page, or undefined when none was sent. */
export async function findCode(tx: Tx, page: string): Promise<CodeRow | undefined> {
  return first(
    await tx.rows<CodeRow>(sql`
      select subject, code_hash, expires_at, wrong, sends, verified_at from page_code where page = ${page}`),
  );
}

/** Puts a new code in the place of a page's older one. */
export async function storeCode(
  tx: Tx,
  page: string,
  subject: string,
  codeHash: string,
  expiresAt: Date,
): Promise<void> {
  await tx.run(sql`
    insert into page_code (page, subject, code_hash, expires_at)
    values (${page}, ${subject}, ${codeHash}, ${expiresAt})
    on conflict (page) do update set subject = excluded.subject, code_hash = excluded.code_hash,
      expires_at = excluded.expires_at, sends = page_code.sends + 1, verified_at = null`);
}

/** Counts a wrong try. */
export const countWrong = (tx: Tx, page: string): Promise<number> =>
  tx.run(sql`update page_code set wrong = wrong + 1 where page = ${page}`);

/** Notes that the code was right. */
export const markVerified = (tx: Tx, page: string, now: Date): Promise<number> =>
  tx.run(sql`update page_code set verified_at = ${now} where page = ${page}`);

/** A message of the partner's own SMS. */
export interface SmsRow extends Row {
  recipient: string;
  body: string;
  otp: string;
  sent_at: Date;
}

/** Sends an SMS into the partner's outbox. */
export async function insertSms(
  tx: Tx,
  partner: string,
  recipient: string,
  text: string,
  otp: string,
  now: Date,
): Promise<void> {
  await tx.run(sql`
    insert into sms (partner, recipient, body, otp, sent_at)
    values (${partner}, ${recipient}, ${text}, ${otp}, ${now})`);
}

/** A partner's messages to a number, or to everybody, newest first. */
export const listSms = (tx: Tx, partner: string, recipient: string | null): Promise<SmsRow[]> =>
  tx.rows<SmsRow>(sql`
    select recipient, body, otp, sent_at from sms
    where partner = ${partner} and (${recipient}::text is null or recipient = ${recipient}::text)
    order by id desc limit 100`);
