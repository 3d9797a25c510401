import type { Client } from './client';
import { withFormerCalls } from './former-calls';
import { createCaller } from './make-call';
import { createOwnApi } from './own-api';
import { createTransport, type TransportOptions } from './transport';

/** Makes what calls the API, over one transport. Has no state but the guard's. */
export function createCalls(options: TransportOptions): Client {
  const transport = createTransport(options);
  return { call: createCaller(transport), api: withFormerCalls(createOwnApi(transport), transport) };
}
