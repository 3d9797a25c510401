import { call, list, record, text, type ValueOf } from '@poku/contract/calls';

/** What a member agrees to when linking (D32). */
export const sharingFields = {
  version: text(),
  /** Plain text; `{partner}` stands for the partner's name. */
  text: text(),
  /** Keys of what is shared. */
  scope: list(text()),
};
const sharing = record(sharingFields);

/** The consent of the moment. */
export type Sharing = ValueOf<typeof sharing>;

/** The consent of the moment, for somebody who is no member yet. */
export const sharingCall = call({ method: 'GET', path: '/datashareloyalty', answer: sharing });
