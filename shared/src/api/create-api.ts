import type { PokuApi } from '../contract';
import { createAccessApi } from './groups/access';
import { createCatalogueApi } from './groups/catalogue';
import { createCouponsApi } from './groups/coupons';
import { createCustomerApi } from './groups/customer';
import { createEntryApi } from './groups/entry';
import { createHelpApi } from './groups/help';
import { createHistoryApi } from './groups/history';
import { createLinkageApi } from './groups/linkage';
import { createPaymentApi } from './groups/payment';
import { createTransport, type TransportOptions } from './transport';

/** Options of the client; those of its transport. */
export type ApiOptions = TransportOptions;

/** Makes the client: one function per specified call, over one transport. Has no state but the guard's. */
export function createApi(options: ApiOptions): PokuApi {
  const transport = createTransport(options);
  return {
    access: createAccessApi(transport),
    customer: createCustomerApi(transport),
    linkage: createLinkageApi(transport),
    entry: createEntryApi(transport),
    catalogue: createCatalogueApi(transport),
    payment: createPaymentApi(transport),
    coupons: createCouponsApi(transport),
    history: createHistoryApi(transport),
    help: createHelpApi(transport),
  };
}
