import { call, list, moment, optional, record, text, type ValueOf } from '@poku/contract/calls';
import { sharingFields } from '@poku/flows/entry/calls/sharing';

const consent = record({
  partnerId: text(),
  partnerName: text(),
  version: text(),
  scope: list(text()),
  consentedAt: moment(),
  /** When it ended with the link; `null` while it stands. */
  withdrawnAt: optional(moment()),
});
const consents = record({ ...sharingFields, consents: list(consent) });

/** The consent of the moment and what was agreed to, newest first. */
export type Consents = ValueOf<typeof consents>;

/** What the member agrees to when linking, and what they agreed to before (D32). */
export const consentsCall = call({ method: 'GET', path: '/datashareloyalty/{clientId}', answer: consents });

/** What is shared with a partner, by its key in the record of the consent (D32). */
export const CONSENT_SCOPE: Readonly<Record<string, string>> = {
  phone: 'Nomor HP',
  email: 'Email',
  balance: 'Saldo poin atau e-wallet',
};
