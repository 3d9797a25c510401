import type { ApiError, wire } from '@poku/contract';
import { commonWording } from '@poku/domain/wording/common';
import { createApiError } from './api-error';

const field = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;

const codeOf = (body: unknown): number | undefined => {
  const code = field(body, 'responseCode');
  if (typeof code === 'string' && /^\d+$/.test(code)) return Number(code);
  return typeof code === 'number' ? code : undefined;
};

const waitOf = (data: unknown): number | undefined => {
  const resendIn = field(data, 'resendIn' satisfies keyof wire.WireOtpWait);
  return typeof resendIn === 'number' ? resendIn * 1_000 : undefined;
};

const triesOf = (data: unknown): number | undefined => {
  const triesLeft = field(data, 'triesLeft' satisfies keyof wire.WireOtpTries);
  return typeof triesLeft === 'number' ? triesLeft : undefined;
};

const messageOf = (body: unknown): string | undefined => {
  const message = field(body, 'message' satisfies keyof wire.WireEnvelope);
  return typeof message === 'string' ? message : undefined;
};

const failure = (call: string, status: number, body: unknown): ApiError => {
  const named = field(field(body, 'data'), 'field' satisfies keyof wire.WireFieldError);
  const parts = { call, code: status, message: messageOf(body) };
  if (status === 401 || status === 403) return createApiError({ ...parts, kind: 'session' });
  if (status !== 400) return createApiError({ ...parts, kind: 'http' });
  return createApiError({ ...parts, kind: 'invalid', field: typeof named === 'string' ? named : undefined });
};

/**
 * Turns an answer into its `data` (D5). `responseCode` is compared loosely: 200 and '200' are success.
 * @param status HTTP status
 * @param body the parsed body, or its text when it is no JSON
 * @returns `data`, `undefined` when the call has none
 * @throws ApiError `business`, `session`, `invalid`, `http`, or `malformed` without a responseCode
 */
export function openEnvelope(call: string, status: number, body: unknown): unknown {
  if (status < 200 || status > 299) throw failure(call, status, body);
  const code = codeOf(body);
  if (code === undefined) throw createApiError({ kind: 'malformed', call, field: 'responseCode' });
  if (code !== 200) {
    const data = field(body, 'data');
    // Members may read it: an answer without words says what can be said.
    throw createApiError({
      kind: 'business',
      call,
      code,
      message: messageOf(body) || commonWording.disturbance,
      waitMs: waitOf(data),
      triesLeft: triesOf(data),
    });
  }
  return field(body, 'data');
}
