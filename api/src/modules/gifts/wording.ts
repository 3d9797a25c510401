import { BRAND } from '@poku/domain/brand';

/** E-mails about sent coupons (D68). */
export const giftMailWording = {
  cancelledSubject: `Kupon dari temanmu dibatalkan`,
  cancelledText: (name: string, coupon: string) =>
    `Halo ${name},\n\nKupon ${coupon} yang kamu terima dibatalkan, karena pembeliannya dikembalikan. Kupon ini tidak bisa dipakai lagi.\n\n${BRAND.name}`,
};
