import { createAccessApi } from './groups/access';
import { createCustomerApi } from './groups/customer';
import { createEntryApi } from './groups/entry';
import { createLinkageApi } from './groups/linkage';
import type { Transport } from './transport';

/** Makes what belongs to everybody: session, codes by SMS, who the member is, sources of points, partners. */
export const createOwnApi = (transport: Transport) => ({
  access: createAccessApi(transport),
  customer: createCustomerApi(transport),
  entry: createEntryApi(transport),
  linkage: createLinkageApi(transport),
});

/** What belongs to everybody, by group. */
export type OwnApi = ReturnType<typeof createOwnApi>;
