import type { PokuApi } from '@poku/contract';
import type { Caller } from './make-call';

/** The API: calls that a remote owns, those that belong to everybody, and those of older releases. */
export interface Client {
  readonly call: Caller;
  readonly api: PokuApi;
}
