import type { Transport } from '../transport';
import { createCatalogueApi } from './catalogue';
import { createCouponsApi } from './coupons';
import { createCustomerApi } from './customer';
import { createEntryApi } from './entry';
import { createHelpApi } from './help';
import { createHistoryApi } from './history';
import { createLinkageApi } from './linkage';
import { createPasswordApi } from './passwords';
import { createPaymentApi } from './payment';
import { createRegistrationApi } from './registration';

/** Makes the calls that remotes had from the shell before they owned them (decision 025). */
export const createFormerApi = (transport: Transport) => ({
  access: { ...createRegistrationApi(transport), ...createPasswordApi(transport) },
  customer: createCustomerApi(transport),
  linkage: createLinkageApi(transport),
  entry: createEntryApi(transport),
  catalogue: createCatalogueApi(transport),
  payment: createPaymentApi(transport),
  coupons: createCouponsApi(transport),
  history: createHistoryApi(transport),
  help: createHelpApi(transport),
});

/** The calls of older releases, by group. */
export type FormerApi = ReturnType<typeof createFormerApi>;
