import type { wire } from '../contract';
import { commonWording, REQUEST_TIMEOUT_MS } from '../domain';

/** What the older calls need ([A] §7). */
export interface LegacyOptions {
  /** Address of the API, without a trailing slash. */
  readonly baseUrl: string;
  /** Sent as bearer with `changePassword`: the session's token or a reset token (D27). Default none. */
  readonly token?: string;
  /** Default the global fetch. */
  readonly fetch?: typeof fetch;
}

/** An older call that was refused, or had no proper answer; the message is for the member. */
export class LegacyRefusal extends Error {
  override readonly name = 'LegacyRefusal';
}

/** The older service calls ([A] §7, D27), for clients that still make them. Each waits 8 s and rejects with a `LegacyRefusal`. */
export interface LegacyApi {
  login(body: wire.WireLegacyLogin): Promise<wire.WireLegacyData>;
  forgotPassword(body: wire.WireLegacyForgot): Promise<wire.WireLegacyData>;
  changePassword(id: string, body: wire.WireLegacyChangePassword): Promise<wire.WireLegacyData>;
  register(body: wire.WireLegacyRegister): Promise<wire.WireLegacyData>;
  verification(token: string): Promise<wire.WireLegacyData>;
}

const textOf = (value: unknown, key: string): string => {
  const text: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  return typeof text === 'string' ? text : '';
};

const readAnswer = (answer: unknown): wire.WireLegacyData => {
  const isAnswer = typeof answer === 'object' && answer !== null;
  if (!isAnswer || textOf(answer, 'status') !== 'ok')
    throw new LegacyRefusal(textOf(answer, 'message') || commonWording.disturbance);
  const data: unknown = Reflect.get(answer, 'data');
  return {
    token: textOf(data, 'token'),
    secret: textOf(data, 'secret'),
    user_id: textOf(data, 'user_id'),
    email: textOf(data, 'email'),
  };
};

/** Makes the client of the older calls; it holds no state and no cookie. */
export function createLegacyApi({ baseUrl, token, fetch: send = fetch }: LegacyOptions): LegacyApi {
  const call = async (method: string, path: string, body?: object): Promise<wire.WireLegacyData> => {
    const answer: unknown = await send(baseUrl + path, {
      method,
      credentials: 'omit',
      headers: {
        accept: 'application/json',
        ...(body && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body: body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    })
      .then((response) => response.json())
      .catch((cause: unknown) => {
        throw new LegacyRefusal(commonWording.disturbance, { cause });
      });
    return readAnswer(answer);
  };
  return {
    login: (body) => call('POST', '/api/login', body),
    forgotPassword: (body) => call('POST', '/api/forgotPassword', body),
    changePassword: (id, body) => call('PATCH', `/api/changePassword/${encodeURIComponent(id)}`, body),
    register: (body) => call('POST', '/api/register', body),
    verification: (code) => call('GET', `/api/verification/${encodeURIComponent(code)}`),
  };
}
