import { call, list, orElse, record, text, type ValueOf, whole } from '@poku/contract/calls';
import type { CodeWording } from '@poku/domain/wording/code-wording';

const prepaidPackage = record({
  id: text('productId'),
  name: text('productName'),
  pricePoints: whole('productPrice'),
  /** HTML (D42). */
  descriptionHtml: orElse(text('productDesc'), ''),
  image: orElse(text('productImage'), ''),
  /** Of the number. */
  operator: text('operatorName'),
  redemptionRuleId: text('redemptionId'),
  rewardItemId: text(),
  /** Units; 0 is sold out. */
  stock: whole('productQty'),
});

/** A prepaid package for a number ([C] §3 telco product, D41). */
export type PrepaidPackage = ValueOf<typeof prepaidPackage>;

/** Packages of a number's operator, cheapest first (D41). Codes `PrepaidCode`. */
export const packagesCall = call({
  method: 'GET',
  path: '/productlist/{clientId}',
  query: {
    /** As it was typed, in any usual form (D17). */
    phone: text('msisdn', { maxChars: 32 }),
  },
  answer: list(prepaidPackage),
});

/** Codes of `packagesCall` ([C] §8, D41). */
export const PrepaidCode = {
  /** No operator has this number. */
  operatorUnknown: 30006,
  /** Not a mobile number. */
  numberInvalid: 30007,
} as const;

/** Refusals of `packagesCall` by code. */
export const prepaidCodeWording: CodeWording = {
  [PrepaidCode.operatorUnknown]: 'Operator nomor ini belum kami kenal. Coba nomor lain ya',
  [PrepaidCode.numberInvalid]: 'Nomor HP ini tidak bisa diisi. Periksa lagi ya',
};
