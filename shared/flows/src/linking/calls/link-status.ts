import { asker, call, coded, orElse, record, text, type ValueOf } from '@poku/contract/calls';

/** How an attempt to link stands ([A] §7). */
export const linkStatus = coded({ linked: 'Success', pending: 'Pending', failed: 'Failed' }, 'status_desc');

/** What came back with a member's browser; its own form is the partner's matter. */
export const returned = { maxChars: 512 } as const;

const standing = record({
  status: linkStatus,
  partnerId: text(),
  partnerName: text(),
  /** Why it failed, for the member; empty otherwise. */
  message: orElse(text(), ''),
});

/** How an attempt stands. */
export type LinkStatus = ValueOf<typeof standing>;

/** How an attempt of this session stands; the server asks the partner when it does not know ([A] §7). Code 201 for another's. */
export const linkStatusCall = call({
  method: 'POST',
  path: '/initiatelink/checkstatus',
  body: {
    clientId: asker(),
    /** The attempt's state (D30). */
    authCode: text('authCode', returned),
  },
  answer: standing,
});
