import axios, { type AxiosInstance } from 'axios';
import type { ApiError, CallOptions } from '@poku/contract';
import { REQUEST_TIMEOUT_MS } from '@poku/domain/limits/transport';
import { RESPONSE_CODES } from '@poku/domain/response-codes';
import { createApiError, refusalCode } from './api-error';
import { type EarlyResponses, fetchWithEarly } from './early-responses';
import { openEnvelope } from './envelope';
import type { SessionGuard } from './session-guard';

/** What the client needs to know. */
export interface TransportOptions {
  /** Address prefix without a trailing slash: a path of this origin, or a full address. Default `/gateway` (D4). */
  readonly baseUrl?: string;
  /** Who asks, in paths and bodies: the member, else the built-in default. */
  readonly clientId: () => string;
  /** `Client_id` of the moment ([A] §6): a partner's where it sent the user in. Default as in paths and bodies. */
  readonly sentClientId?: () => string;
  readonly guard: SessionGuard;
  /**
   * Lets the member prove once more who they are when a call needs that (D60); the call is made again then. False when they did
   * not: the call stays refused. Default nobody is asked.
   */
  readonly stepUp?: () => Promise<boolean>;
  readonly early?: EarlyResponses;
  /** Sends requests. Default the page's fetch. */
  readonly fetch?: typeof fetch;
  /** Default `navigator.onLine`. */
  readonly isOnline?: () => boolean;
}

/** Values of a query; missing ones are left out. */
export type Query = Readonly<Record<string, string | number | undefined>>;

export interface SendOptions extends CallOptions {
  /** Values of the names in braces of the path, beside `{clientId}`. */
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Query;
  readonly body?: object;
  /** Sent besides those of every call. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Default 8 s (D6). */
  readonly timeoutMs?: number;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * The transport rules of [A] §8 and D4 to D6: JSON, `Client_id`, cookie of this origin, 8 s, offline at once.
 * `{clientId}` in a path is filled in. Each call gives the envelope's `data` or rejects with an `ApiError`
 * (or with the reason of an aborted signal). Shows nothing and navigates nowhere.
 */
export interface Transport {
  readonly clientId: () => string;
  readonly send: (method: Method, path: string, options?: SendOptions) => Promise<unknown>;
  readonly get: (path: string, options?: SendOptions) => Promise<unknown>;
  /** A GET whose answer is a text file and no envelope; a failure still is one. */
  readonly getText: (path: string, options?: SendOptions) => Promise<string>;
  /** The same of a file of this media type that is no text. */
  readonly getBytes: (path: string, type: string, options?: SendOptions) => Promise<Blob>;
  readonly post: (path: string, options?: SendOptions) => Promise<unknown>;
  readonly put: (path: string, options?: SendOptions) => Promise<unknown>;
  readonly remove: (path: string, options?: SendOptions) => Promise<unknown>;
}

const TIMEOUT_CODES: readonly (string | undefined)[] = ['ETIMEDOUT', 'ECONNABORTED'];

const unanswered = (call: string, cause: unknown): ApiError => {
  const isTimeout = axios.isAxiosError(cause) && TIMEOUT_CODES.includes(cause.code);
  return createApiError({ kind: isTimeout ? 'timeout' : 'network', call, cause });
};

/** What an answer says that was read as bytes; what is no JSON is text, as in every other answer. */
const readBytes = (content: Uint8Array): unknown => {
  const text = new TextDecoder().decode(content);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
};

const fillPath = (path: string, values: Readonly<Record<string, string>>): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));

const absolute = (baseUrl: string): string =>
  baseUrl.startsWith('/') ? globalThis.location.origin + baseUrl : baseUrl;

const createClient = ({ baseUrl = '/gateway', early, fetch: send }: TransportOptions): AxiosInstance => {
  const sendNow: typeof fetch = send ?? ((input, init) => globalThis.fetch(input, init));
  return axios.create({
    adapter: 'fetch',
    env: { fetch: early ? fetchWithEarly(early, sendNow) : sendNow },
    baseURL: absolute(baseUrl),
    // The API is asked for JSON; the browser's own user agent stays.
    headers: { Accept: 'application/json', 'User-Agent': false },
    validateStatus: null,
  });
};

/** Makes the transport; one per platform. */
export function createTransport(options: TransportOptions): Transport {
  const { clientId, sentClientId = clientId, guard, stepUp, isOnline = () => navigator.onLine } = options;
  const client = createClient(options);

  const request = async (
    method: Method,
    path: string,
    sending: SendOptions & { readonly responseType?: 'arraybuffer' } = {},
  ): Promise<{ readonly status: number; readonly data: unknown; readonly type: string }> => {
    const { signal, params, query, body, headers, responseType, timeoutMs = REQUEST_TIMEOUT_MS } = sending;
    signal?.throwIfAborted();
    if (!isOnline()) throw createApiError({ kind: 'offline', call: path });
    const epoch = guard.epoch();
    const answer = await client
      .request<unknown>({
        method,
        url: fillPath(path, { ...params, clientId: clientId() }),
        params: query,
        data: body,
        headers: { ...headers, Client_id: sentClientId() },
        timeout: timeoutMs,
        signal,
        responseType,
      })
      .catch((cause: unknown) => {
        signal?.throwIfAborted();
        throw unanswered(path, cause);
      });
    if (answer.status === 401 || answer.status === 403) guard.refused(epoch);
    return { ...answer, type: String(answer.headers['content-type']) };
  };

  const sendOnce: (...call: Parameters<typeof request>) => Promise<unknown> = async (
    method,
    path,
    sending,
  ) => {
    const { status, data } = await request(method, path, sending);
    return openEnvelope(path, status, data);
  };

  const send: typeof sendOnce = async (...call) => {
    try {
      return await sendOnce(...call);
    } catch (error) {
      if (refusalCode(error) !== RESPONSE_CODES.stepUpNeeded || !(await stepUp?.())) throw error;
      return sendOnce(...call);
    }
  };

  return {
    clientId,
    send,
    get: (path, sending) => send('GET', path, sending),
    getText: async (path, sending) => {
      const { status, data } = await request('GET', path, sending);
      // Axios parses what is JSON: an envelope, which has no file in it.
      if (typeof data === 'string' && status === 200) return data;
      openEnvelope(path, status, data);
      throw createApiError({ kind: 'malformed', call: path, field: 'data' });
    },
    getBytes: async (path, type, sending) => {
      const {
        status,
        data,
        type: sent,
      } = await request('GET', path, {
        ...sending,
        responseType: 'arraybuffer',
      });
      const content = new Uint8Array(data as ArrayBuffer);
      if (status === 200 && sent === type) return new Blob([content], { type });
      openEnvelope(path, status, readBytes(content));
      throw createApiError({ kind: 'malformed', call: path, field: 'data' });
    },
    post: (path, sending) => send('POST', path, sending),
    put: (path, sending) => send('PUT', path, sending),
    remove: (path, sending) => send('DELETE', path, sending),
  };
}
