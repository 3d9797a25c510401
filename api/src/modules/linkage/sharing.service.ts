import type { Consents } from '@poku/mfe-linkage/calls/consent';
import type { Sharing } from '@poku/flows/entry/calls/sharing';
import type { AppDeps } from '../../deps';
import { consentScope } from './attempt.service';
import { listConsents } from './consent.repository';
import { CONSENT_TEXT, CONSENT_VERSION } from './consent';

const consentLimit = 100;

/** What members share with partners (D32). */
export function createSharingService({ db }: Pick<AppDeps, 'db'>) {
  const text = (): Sharing => ({ version: CONSENT_VERSION, text: CONSENT_TEXT, scope: [...consentScope] });

  return {
    /** The present text and what it covers. */
    text,

    /** The present text, and the newest 100 consents of a member. */
    async ofMember(memberId: string): Promise<Consents> {
      const consents = await listConsents(db, memberId, consentLimit);
      return {
        ...text(),
        consents: consents.map((row) => ({
          partnerId: row.partner_id,
          partnerName: row.partner_name,
          version: row.version,
          scope: row.scope,
          consentedAt: row.consented_at.toISOString(),
          withdrawnAt: row.withdrawn_at?.toISOString() ?? null,
        })),
      };
    },
  };
}
