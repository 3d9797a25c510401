import type { PokuApi } from '@poku/contract';
import type { Client } from './client';
import { createAccessApi } from './groups/access';
import { createCustomerApi } from './groups/customer';
import { createEntryApi } from './groups/entry';
import { createCaller } from './make-call';
import { createTransport, type TransportOptions } from './transport';

/** A group of calls that the page of a partner does not make. Each of them rejects. */
const closed = <Group extends object>(calls: object = {}): Group =>
  new Proxy(calls as Group, {
    get: (own, name) =>
      own[name as keyof Group] ?? (() => Promise.reject(new Error(`A guest does not call ${String(name)}.`))),
  });

/** Makes the client of a partner's page, whose catalogue has calls of its own: what every platform calls. See `createClient`. */
export function createGuestClient(options: TransportOptions): Client {
  const transport = createTransport(options);
  const api: PokuApi = {
    access: closed(createAccessApi(transport)),
    customer: closed(createCustomerApi(transport)),
    entry: closed(createEntryApi(transport)),
    catalogue: closed(),
    linkage: closed(),
    payment: closed(),
    coupons: closed(),
    history: closed(),
    help: closed(),
  };
  return { call: createCaller(transport), api };
}
