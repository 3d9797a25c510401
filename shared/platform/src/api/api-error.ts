import type { ApiError, ApiErrorKind } from '@poku/contract';

/** What an `ApiError` is made of; see there. */
export interface ApiErrorParts {
  readonly kind: ApiErrorKind;
  /** Path of the call, without query. */
  readonly call: string;
  /** responseCode or HTTP status. Default 0: no answer. */
  readonly code?: number;
  /** The server's sentence for the member, or a technical one. Default names kind and call. */
  readonly message?: string;
  /** The field that was named, of the request (`invalid`) or of the answer (`malformed`). */
  readonly field?: string;
  /** Of a send of a code that came too soon. */
  readonly waitMs?: number;
  /** Of a code that was wrong. */
  readonly triesLeft?: number;
  readonly cause?: unknown;
}

class CallFailed extends Error implements ApiError {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly code: number;
  readonly call: string;
  readonly field?: string;
  readonly waitMs?: number;
  readonly triesLeft?: number;

  constructor({ kind, call, code = 0, message, field, waitMs, triesLeft, cause }: ApiErrorParts) {
    super(message || `${call}: ${kind}`, cause === undefined ? undefined : { cause });
    this.kind = kind;
    this.code = code;
    this.call = call;
    if (field !== undefined) this.field = field;
    if (waitMs !== undefined) this.waitMs = waitMs;
    if (triesLeft !== undefined) this.triesLeft = triesLeft;
  }
}

/** Makes the error with which a call rejects. */
export function createApiError(parts: ApiErrorParts): ApiError {
  return new CallFailed(parts);
}

/** Whether a thrown value is an `ApiError`, by its name: it may come from another copy of this module. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError' && 'kind' in error && 'code' in error;
}

/** Whether a call failed because the API could not be reached: no network, a broken one, or no answer in time. */
export function isUnreachable(error: unknown): boolean {
  return isApiError(error) && ['offline', 'network', 'timeout'].includes(error.kind);
}

/**
 * Whether a call failed by a disturbance that goes by itself, and says nothing of what was asked: the API could not be
 * reached, answered with a 5xx, or with something that is no answer of it.
 */
export function isDisturbance(error: unknown): boolean {
  if (!isApiError(error)) return false;
  return isUnreachable(error) || error.kind === 'malformed' || (error.kind === 'http' && error.code >= 500);
}

/** The responseCode with which the API refused a call; `undefined` for any other failure. */
export function refusalCode(error: unknown): number | undefined {
  return isApiError(error) && error.kind === 'business' ? error.code : undefined;
}
