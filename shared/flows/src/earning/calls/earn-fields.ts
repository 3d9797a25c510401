import { moment, orElse, text, whole } from '@poku/contract/calls';
import { BRAND } from '@poku/domain/brand';

/** What the history and the list of what waits say of points from a partner ([C] §4). */
export const earnFields = {
  id: text('transactionNumber'),
  partnerName: text(),
  partnerImage: orElse(text(), ''),
  points: whole(BRAND.wire.pointEarn),
  description: orElse(text(), ''),
  at: moment('transactionDate'),
};
