import type { Balance } from '@poku/partner-protocol';
import type { Tx } from '../../db/tx';
import { addEvent } from '../events/service';
import { activeLinkOf } from '../links/repository';
import { findAccount, type AccountRow } from './repository';

/** A balance as Poku reads it. */
export const balanceOf = ({ balance_units, expires_at }: AccountRow): Balance => ({
  balanceUnits: balance_units,
  expiresAt: expires_at?.toISOString() ?? null,
});

/** Tells Poku the balance of a linked account as it stands in this transaction; of any other account nothing. */
export async function tellBalance(tx: Tx, slug: string, subject: string, now: Date): Promise<void> {
  const account = await findAccount(tx, slug, subject);
  if (account === undefined || (await activeLinkOf(tx, slug, subject)) === undefined) return;
  await addEvent(tx, slug, now, {
    type: 'balance.changed',
    subject,
    ...balanceOf(account),
    at: now.toISOString(),
  });
}
