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
import { type Caller, createCaller } from './make-call';
import { createTransport, type TransportOptions } from './transport';

/** The API, for the remotes that own their calls, and the calls that the contract has for the others. */
export interface Client {
  readonly call: Caller;
  readonly api: PokuApi;
}

/** Makes the client over one transport. Has no state but the guard's. */
export function createClient(options: TransportOptions): Client {
  const transport = createTransport(options);
  const api: PokuApi = {
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
  return { call: createCaller(transport), api };
}
