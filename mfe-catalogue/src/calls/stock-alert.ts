import { asker, call, flag, record, text } from '@poku/contract/calls';
import type { CodeWording } from '@poku/domain/wording/code-wording';

const couponId = text('voucherId', { minChars: 1, maxChars: 64 });

/** Whether the member is told when a coupon can be bought again (decision 049). */
export const stockAlertCall = call({
  method: 'GET',
  path: '/stockalert/{clientId}',
  query: { couponId },
  answer: record({ isSet: flag('isSet') }),
});

/** Has the member told once, when a coupon that is sold out can be bought again; repeating it changes nothing. Codes `StockAlertCode`, 20404. */
export const setStockAlertCall = call({
  method: 'PUT',
  path: '/stockalert',
  body: { clientId: asker(), couponId },
});

/** Takes that back; repeating it changes nothing. */
export const dropStockAlertCall = call({
  method: 'DELETE',
  path: '/stockalert',
  body: { clientId: asker(), couponId },
});

/** Codes of a coupon that nobody can wait for. */
export const StockAlertCode = { inStock: 201, saleOver: 202, tooMany: 203 } as const;

/** What a member reads for each code. */
export const stockAlertWording: CodeWording = {
  [StockAlertCode.inStock]: 'Kupon ini sudah tersedia lagi.',
  [StockAlertCode.saleOver]: 'Kupon ini sudah tidak dijual lagi.',
  [StockAlertCode.tooMany]: 'Kamu sudah menunggu terlalu banyak kupon. Batalkan salah satu dulu ya.',
};
