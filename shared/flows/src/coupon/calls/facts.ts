import { choice, orElse, text } from '@poku/contract/calls';

/** What every coupon shows, on sale or owned: fields with their shapes ([C] §3). Its texts are HTML (D42). */
export const couponFacts = {
  name: text('voucherName'),
  brand: text('brandName'),
  image: orElse(text('voucherImages'), ''),
  termsHtml: orElse(text('tnc'), ''),
  /** 'Tempat Penukaran'. */
  pickupHtml: orElse(text('pickup_desc'), ''),
  /** 'Cara Penukaran'. */
  redeemHtml: orElse(text('redeem_desc'), ''),
  /** Where it is used: shown at a till, or typed in online (D65). */
  useChannel: orElse(choice(['till', 'online']), 'till'),
};
