import {
  call,
  choice,
  coded,
  flag,
  optional,
  orElse,
  record,
  text,
  type ValueOf,
  whole,
} from '@poku/contract/calls';
import { BRAND } from '../brand';

const entry = record({
  /** Nobody with an account, somebody unlinked, or a linked member. */
  kind: coded({ new: 'new', existing: 'existing', linked: 'linkage' }, 'customer_status'),
  /** As the partner knows the user. */
  email: orElse(text(), ''),
  /** Whether the account with this address has verified it. */
  isEmailVerified: flag('email_verify', 'text'),
  phone: text('msisdn'),
  name: orElse(text(), ''),
  /** What the partner knows its users by ([A] §1): a registration keeps it as it is. */
  identityKey: orElse(choice(['phone', 'email'], 'identity_key'), 'phone'),
  /** `linked` only: to exchange at `/logintoken` with the verifier of the challenge; lives 60 s. */
  grant: optional(record({ authorizationCode: text() }, BRAND.wire.authCode)),
  /** The partner's client id, for `/loginauth` and `/logintoken`. */
  clientId: text('client_id'),
  partnerId: text(),
  partnerName: text(),
  /** The partner's own address, from its list (D16); where a logout leads. */
  callbackUrl: orElse(text('callback_url'), ''),
  /** Whole seconds that the token is good for. */
  lifeS: optional(whole('expires_in')),
  /** Never reaches the browser (D28). */
  partnerGrant: optional(text('partner_auth_code')),
  message: optional(text()),
  responseCode: optional(whole()),
});

/** Whom a redirect token brings, as the API answers it. */
export type EntryAnswer = ValueOf<typeof entry>;

/**
 * Looks at the redirect token of a partner's user ([A] §3, §7); `/logintoken`, `/partnerlink` and `/completeregister` use it up. 40106
 * when it is bad, used, another partner's or too old (D34).
 */
export const checkRedirectCall = call({
  method: 'GET',
  path: '/v1/check_redirect',
  query: {
    redirectToken: text('redirect_token', { maxChars: 512 }),
    /** SHA-256 of the verifier, in any form of D12. */
    codeChallenge: text('code_challenge', { maxChars: 256 }),
  },
  answer: entry,
});
