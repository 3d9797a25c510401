import { asker, call, flag, moment, orElse, record, text } from '@poku/contract/calls';
import type { CodeWording } from '@poku/domain/wording/code-wording';
import { ownedCouponKey } from '@poku/flows/coupon/calls/owned-coupon-key';

const token = text('giftCode', { maxChars: 128 });

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
