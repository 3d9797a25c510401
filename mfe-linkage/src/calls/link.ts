import { asker, call, flag, optional, record, text, type ValueOf } from '@poku/contract/calls';
import { linkStatus } from '@poku/flows/linking/calls/link-status';

const begun = record({
  /** No page of the partner: `status` says what came of it. */
  isDirect: flag('directLinkage', 'number'),
  /** The partner's page, empty when there is none. */
  bindingUrl: text('binding_url'),
  /** The attempt's state for `linkStatusCall`, which the server keeps (D30); empty when a code is needed. */
  authCode: text(),
  /** Nothing was begun yet: ask again with a verified `otpRequestId`. */
  needsCode: flag('useOtp', 'number'),
  status: linkStatus,
});

/** What a wish to link came to. */
export type BegunLink = ValueOf<typeof begun>;

/**
 * Begins to link ([A] §7). Calling it is the member's consent to share what `consentsCall` lists (D32). Codes `linkCodeWording`; 400
 * names `consentVersion` when the text is another one by now.
 */
export const linkCall = call({
  method: 'POST',
  path: '/initiatelink',
  body: {
    clientId: asker(),
    partnerId: text('partnerId', { minChars: 1, maxChars: 16 }),
    /** Path of this site that the partner's page leads back to; what is none leads to `/` (D16). */
    returnPath: text('urlRedirect', { maxChars: 2048 }),
    /** Of the text that was agreed to; left out, the present one. */
    consentVersion: optional(text('consentVersion', { maxChars: 32 })),
    /** A verified code of 'linkage', for a partner that asked for one; left out, the session's newest (D62). */
    otpRequestId: optional(text('otpRequestId', { maxChars: 64 })),
  },
  answer: begun,
});
