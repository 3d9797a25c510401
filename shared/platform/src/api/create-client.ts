import type { CallOptions, PokuApi } from '@poku/contract';
import { answerWithin } from '@poku/domain/deadline';
import { REQUEST_TIMEOUT_MS } from '@poku/domain/limits/transport';
import { aborted } from './aborted';
import { createApiError } from './api-error';
import type { Client } from './client';
import type { TransportOptions } from './transport';

type Calls = Readonly<Record<string, (...given: readonly unknown[]) => Promise<unknown>>>;

/** Loads the code that makes the calls, once: it is no part of the first script (decision 037). */
export const loadCalls = () => import(/* webpackChunkName: "calls" */ './calls');

/** Waits for that code as for an answer. @throws ApiError `timeout` or `network`; the reason of an aborted signal */
const awaitCalls = (loading: Promise<Client>, call: string, signal?: AbortSignal): Promise<Client> => {
  const here = loading.catch((cause: unknown) => {
    throw createApiError({ kind: 'network', call, cause });
  });
  return answerWithin(signal ? Promise.race([here, aborted(signal)]) : here, REQUEST_TIMEOUT_MS, () =>
    createApiError({ kind: 'timeout', call }),
  );
};

/**
 * Makes the client over one transport, whose code is loaded with the first call at the latest. While that is on its way a call keeps the
 * rules of every call: offline at once, 8 s, its signal; the code that does not come is an API that cannot be reached, and the
 * next call loads it anew.
 * @param load default the chunk
 */
export function createClient(options: TransportOptions, load = loadCalls): Client {
  const { isOnline = () => navigator.onLine } = options;
  let loading: Promise<Client> | undefined;
  let loaded: Client | undefined;

  const start = (): Promise<Client> =>
    load().then(
      ({ createCalls }) => (loaded = createCalls(options)),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
  const client = async (call: string, { signal }: CallOptions = {}): Promise<Client> => {
    if (loaded) return loaded;
    signal?.throwIfAborted();
    if (!isOnline()) throw createApiError({ kind: 'offline', call });
    loading ??= start();
    return awaitCalls(loading, call, signal);
  };
  const group = <Name extends keyof PokuApi>(name: Name): PokuApi[Name] =>
    new Proxy<Calls>(
      {},
      {
        get: (_, call) => {
          // A promise asks whatever it is given whether it has a `then`.
          if (typeof call === 'symbol' || call === 'then') return undefined;
          return async (...given: readonly unknown[]) => {
            const { api } = await client(`${name}.${call}`, given.at(-1) as CallOptions | undefined);
            return (api[name] as unknown as Calls)[call]?.(...given);
          };
        },
      },
    ) as unknown as PokuApi[Name];

  return {
    call: async (call, input, given) => (await client(call.path, given)).call(call, input, given),
    api: {
      access: group('access'),
      customer: group('customer'),
      entry: group('entry'),
      linkage: group('linkage'),
      catalogue: group('catalogue'),
      payment: group('payment'),
      coupons: group('coupons'),
      history: group('history'),
      help: group('help'),
    },
  };
}
