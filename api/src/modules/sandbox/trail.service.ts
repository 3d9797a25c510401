import { normalizePhone } from '@poku/domain/phone';
import type { AppDeps } from '../../deps';
import { notFound } from '../../http/errors';
import type { Trail } from './schema';
import { findTrailHead, listAccounts, listJournals } from './trail.repository';

const journalLimit = 30;

/**
 * What a member left in the tables, for who looks over the member's shoulder on this machine (D56). It reads alone. 404 for a number
 * that no member has.
 * @param of phone number in any form
 */
export const readTrail = ({ db }: Pick<AppDeps, 'db'>, of: string): Promise<Trail> =>
  db.transaction(async (tx) => {
    const msisdn = normalizePhone(of);
    const head = msisdn === undefined ? undefined : await findTrailHead(tx, msisdn);
    if (head === undefined) throw notFound('Nomor tidak dikenal');
    const journals = await listJournals(tx, head.id, journalLimit);
    return {
      name: head.name,
      signedInAt: head.signed_in_at?.toISOString() ?? null,
      couponUsedAt: head.coupon_used_at?.toISOString() ?? null,
      accounts: await listAccounts(tx, head.id),
      journals: journals.map(({ occurred_at, ...journal }) => ({
        ...journal,
        at: occurred_at.toISOString(),
      })),
    };
  });
