import { asker, call, optional, record, text } from '@poku/contract/calls';
import { returned } from './link-status';

/** `linkType` of a user whom a partner sent in (D28). */
export const VISITOR_LINK_TYPE = 'partnerlogin';

/** What the partner's page sent along with the member, or what a user who was sent in came with. */
const proof = record(
  {
    authorizationCode: optional(text('authorizationCode', returned)),
    email: optional(text('email', { maxChars: 254 })),
    state: optional(text('state', returned)),
    redirectToken: optional(text('redirectToken', returned)),
    /** Answers the challenge that the redirect token was bound to. */
    verifier: optional(text('codeVerifier', returned)),
  },
  'data',
);

/**
 * Ends an attempt of this session with what came back from the partner's page ([A] §7, D30): the proof of a partner with bank
 * points as its redirect carried it, `refNum` and `mandateId` of an e-wallet, or redirect token and verifier of a user who was sent
 * in, by `VISITOR_LINK_TYPE` (D28). What is left out is found (D62). Codes `linkCodeWording`, 40106.
 */
export const confirmLinkCall = call({
  method: 'POST',
  path: '/partnerlink',
  body: {
    clientId: asker(),
    partnerId: text('partnerId', { minChars: 1, maxChars: 16 }),
    proof: optional(proof),
    linkType: optional(text('linktype', { maxChars: 32 })),
    /** Accepted for older clients and ignored: the session is who asks (D11). */
    accessToken: optional(text('accessToken', returned)),
    refNum: optional(text('refNum', returned)),
    mandateId: optional(text('mandateId', returned)),
    /** Of the text that was agreed to; left out, the present one (D32). */
    consentVersion: optional(text('consentVersion', { maxChars: 32 })),
  },
});
