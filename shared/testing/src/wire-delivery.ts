import { fixture } from './fixture';

/** How a prepaid package reaches its number. */
export interface WireDelivery {
  msisdn: string;
  deliveryStatus: 'sending' | 'delivered' | 'failed';
  serialNumber: string | null;
  deliveredDate: string | null;
}

/** A package on its way to its number. */
export const aDelivery = fixture((): WireDelivery => ({
  msisdn: '+6281298765432',
  deliveryStatus: 'sending',
  serialNumber: null,
  deliveredDate: null,
}));
