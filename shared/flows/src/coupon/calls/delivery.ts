import { choice, moment, optional, record, text, type ValueOf } from '@poku/contract/calls';

/** How a prepaid package reaches its number. */
export const delivery = record({
  number: text('msisdn'),
  /** 'failed': it never arrives, and everything is given back. */
  state: choice(['sending', 'delivered', 'failed'], 'deliveryStatus'),
  /** What the operator calls it; missing until it is delivered. */
  serial: optional(text('serialNumber')),
  deliveredAt: optional(moment('deliveredDate')),
});

/** How a prepaid package reaches its number. */
export type Delivery = ValueOf<typeof delivery>;
