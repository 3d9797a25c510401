import type { PokuApi } from '@poku/contract';
import { createApiError } from './api-error';
import type { FormerApi } from './former';
import type { OwnApi } from './own-api';
import type { Transport } from './transport';

type Calls = Readonly<Record<string, (...given: readonly unknown[]) => Promise<unknown>>>;

const loadFormer = () => import(/* webpackChunkName: "former-calls" */ './former');

/**
 * Gives the calls that remotes had from the shell before they owned them (decision 025): a chunk, which is loaded with the first of
 * them. A call whose chunk does not come rejects with an `ApiError` of kind `network`; the next one loads it anew.
 * @param own what stays, and is there at once
 * @param load default the chunk
 */
export function withFormerCalls(own: OwnApi, transport: Transport, load = loadFormer): PokuApi {
  let loading: Promise<FormerApi> | undefined;
  const former = async (call: string): Promise<FormerApi> => {
    loading ??= load().then(({ createFormerApi }) => createFormerApi(transport));
    try {
      return await loading;
    } catch {
      loading = undefined;
      throw createApiError({ kind: 'network', call });
    }
  };
  const group = <Name extends keyof PokuApi>(name: Name, calls: object = {}): PokuApi[Name] =>
    new Proxy(calls as Calls, {
      get: (present, call) => {
        // A promise asks whatever it is given whether it has a `then`.
        if (typeof call === 'symbol' || call === 'then') return undefined;
        const make = async (...given: readonly unknown[]) =>
          ((await former(`${name}.${call}`))[name] as unknown as Calls)[call]?.(...given);
        return present[call] ?? make;
      },
    }) as unknown as PokuApi[Name];
  return {
    access: group('access', own.access),
    customer: group('customer', own.customer),
    entry: group('entry', own.entry),
    linkage: group('linkage', own.linkage),
    catalogue: group('catalogue'),
    payment: group('payment'),
    coupons: group('coupons'),
    history: group('history'),
    help: group('help'),
  };
}
