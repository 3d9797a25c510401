import { asker, call, flag, moment, orElse, record, text } from '@poku/contract/calls';
import type { CodeWording } from '@poku/domain/wording/access';
import { ownedCouponKey } from '@poku/flows/coupon/calls/owned-coupon-key';

const given = { minChars: 1, maxChars: 64 };
/** What names an owned coupon, as it is asked for. */
const key = {
  voucherId: { ...ownedCouponKey.voucherId, ...given },
  reference: { ...ownedCouponKey.reference, ...given },
};
const token = text('giftCode', { maxChars: 128 });

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

/** What an open link gives, for who has it, guests too (D68); looking accepts nothing. Codes `GiftCode`. */
export const giftCall = call({
  method: 'POST',
  path: '/checksentvoucher',
  body: { token },
  answer: record({
    name: text('voucherName'),
    brand: text('brandName'),
    image: orElse(text('voucherImages'), ''),
    /** First name of who sent it. */
    senderName: text(),
    /** End of the coupon. */
    expiresAt: moment('expiredDate'),
    /** End of the link. */
    endsAt: moment('giftEndDate'),
    /** The asking member sent it. */
    isOwn: flag('isOwn'),
  }),
});

/** Accepts a coupon: it is the asking member's from then on. Once; by the same member again it answers the same. Codes `GiftCode`. */
export const acceptGiftCall = call({
  method: 'POST',
  path: '/receivevoucher',
  body: { clientId: asker(), token },
  answer: record(ownedCouponKey),
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

/** Codes of a link that gives nothing (D68). */
export const GiftCode = {
  unknown: 201,
  takenBack: 202,
  over: 204,
  accepted: 205,
  own: 206,
  received: 208,
} as const;

/** What a member reads for each code. */
export const giftCodeWording: CodeWording = {
  [GiftCode.unknown]: 'Link ini tidak dikenali. Minta link baru ke pengirimnya ya.',
  [GiftCode.takenBack]: 'Kupon ini sudah ditarik kembali oleh pengirimnya.',
  [GiftCode.over]: 'Link ini sudah tidak berlaku, jadi kuponnya tidak bisa diterima lagi.',
  [GiftCode.accepted]: 'Kupon ini sudah diterima orang lain.',
  [GiftCode.own]: 'Kupon ini kamu yang kirim. Kirim link-nya ke orang lain ya.',
  [GiftCode.received]: 'Kupon ini sudah kamu terima. Cek di Kupon Ku ya.',
};
