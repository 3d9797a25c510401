import { asker, call, moment, record, text } from '@poku/contract/calls';
import type { CodeWording } from '@poku/domain/wording/code-wording';
import { ownedCouponKey } from '@poku/flows/coupon/calls/owned-coupon-key';

const given = { minChars: 1, maxChars: 64 };
/** What names an owned coupon, as it is asked for. */
const key = {
  voucherId: { ...ownedCouponKey.voucherId, ...given },
  reference: { ...ownedCouponKey.reference, ...given },
};
/**
 * Makes the link that sends a coupon (D68). It is answered once and kept nowhere: while it is open, asking again is refused.
 * Codes `SendCode`; 404 for an unknown coupon and for somebody else's (D9).
 */
export const sendCouponCall = call({
  method: 'POST',
  path: '/sendvoucher',
  body: { clientId: asker(), ...key },
  answer: record({ link: text('giftLink'), endsAt: moment('giftEndDate') }),
});

/** Takes a sent coupon back before it is accepted; again it changes nothing. Code `SendCode.gone` when it was accepted. */
export const takeBackCall = call({
  method: 'POST',
  path: '/takebackvoucher',
  body: { clientId: asker(), ...key },
});

/** Codes of a coupon that is not sent or not taken back (D68); `open` refuses its reveal too. */
export const SendCode = { notSendable: 201, open: 203, gone: 205, tooMany: 206 } as const;

/** What a member reads for each code. */
export const sendCodeWording: CodeWording = {
  [SendCode.notSendable]: 'Kupon ini tidak bisa dikirim.',
  [SendCode.open]: 'Kupon ini sedang dikirim. Tarik kembali dulu ya.',
  [SendCode.gone]: 'Kupon ini sudah diterima, jadi tidak bisa ditarik kembali.',
  [SendCode.tooMany]:
    'Terlalu banyak kupon sedang dikirim. Tunggu sampai ada yang diterima, atau tarik kembali.',
};
