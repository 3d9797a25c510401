import { call, choice, flag, record, text, type ValueOf } from '@poku/contract/calls';
import type { CodeWording } from '@poku/domain/wording/code-wording';

const token = text('token', { minChars: 1, maxChars: 256 });
const wayOut = record({
  /** Which e-mails it ends: promotions, reminders of points and coupons that end, or all notices. */
  emails: choice(['promo', 'expired', 'all'], 'emailKind'),
  isOff: flag('isOff'),
});

/** What the way out of an e-mail ends (RFC 8058), and whether that is off. */
export type WayOut = ValueOf<typeof wayOut>;

/** What a way out would end; looking changes nothing. Codes `WayOutCode`. */
export const lookAtWayOutCall = call({
  method: 'POST',
  path: '/checkunsubscribe',
  body: { token },
  answer: wayOut,
});

/** Ends the e-mails of a way out, as its one click does; the answer says how it was before. Idempotent. Codes `WayOutCode`. */
export const takeWayOutCall = call({
  method: 'POST',
  path: '/unsubscribe',
  body: { token },
  answer: wayOut,
});

/** Codes of a way out that is none. */
export const WayOutCode = { unknown: 201 } as const;

/** What a member reads for each code. */
export const wayOutCodeWording: CodeWording = { [WayOutCode.unknown]: 'Link ini tidak dikenali' };
