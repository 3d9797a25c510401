import { asker, call, list, oneOrMore, record, text, type ValueOf, whole } from '@poku/contract/calls';
import type { CodeWording } from '@poku/domain/wording/code-wording';

const result = record({
  partnerId: text(),
  /** A `UnlinkCode`. */
  code: whole('responseCode'),
  message: text(),
});

/** What became of one partner. */
export type UnlinkResult = ValueOf<typeof result>;

/**
 * Unlinks partners, each by itself (D32). The answer's code is the first one that is not 200; others may have been unlinked then, so
 * read again.
 */
export const unlinkCall = call({
  method: 'POST',
  path: '/partnerunlink',
  body: {
    clientId: asker(),
    partnerIds: oneOrMore(text(undefined, { minChars: 1, maxChars: 16 }), 'partnerId', 32),
  },
  answer: list(result),
});

/** Codes of `unlinkCall` (D32). */
export const UnlinkCode = { ok: 200, notLinked: 201, held: 202 } as const;

/** Why a partner was not unlinked. */
export const unlinkCodeWording: CodeWording = {
  [UnlinkCode.notLinked]: 'Partner ini tidak sedang terhubung.',
  [UnlinkCode.held]: 'Masih ada transaksi yang memakai partner ini. Tunggu sampai selesai, lalu coba lagi.',
};
