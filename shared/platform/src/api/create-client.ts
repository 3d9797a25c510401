import type { PokuApi } from '@poku/contract';
import { withFormerCalls } from './former-calls';
import { type Caller, createCaller } from './make-call';
import { createOwnApi } from './own-api';
import { createTransport, type TransportOptions } from './transport';

/** The API: calls that a remote owns, those that belong to everybody, and those of older releases. */
export interface Client {
  readonly call: Caller;
  readonly api: PokuApi;
}

/** Makes the client over one transport. Has no state but the guard's. */
export function createClient(options: TransportOptions): Client {
  const transport = createTransport(options);
  return { call: createCaller(transport), api: withFormerCalls(createOwnApi(transport), transport) };
}
