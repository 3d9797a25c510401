import { coupon } from '@poku/mfe-catalogue/calls/coupon';
import { write } from '@poku/contract/calls';
import type { wire } from '@poku/contract';
import { toCoupon } from './coupon';
import type { VoucherRow } from './voucher.repository';

/** A coupon on the wire, inside of the answer of a checkout. */
export const toVoucher = (row: VoucherRow, adsId: string | null): wire.WireVoucher =>
  write(coupon, toCoupon(row, adsId)) as wire.WireVoucher;
