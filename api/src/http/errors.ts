import { loginCodeWording } from '@poku/domain/wording/credentials';
import { commonWording } from '@poku/domain/wording/common';
import { CommonCode, LoginCode } from './codes';

/** A refusal that is HTTP 200 with another code (D5). Its message is for the member; `data` goes on as the route's answer lists it. */
export class BusinessError extends Error {
  override readonly name = 'BusinessError';
  constructor(
    readonly code: number,
    message: string,
    readonly data?: object,
  ) {
    super(message);
  }
}

/**
 * An HTTP error with a code of its own: 400 with the field named, 401 (D5), 404, 429 and 503 for what goes by itself. Its message is
 * for the member.
 */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  constructor(
    readonly status: 400 | 401 | 404 | 429 | 503,
    message: string,
    readonly field?: string,
    readonly code: number = status,
  ) {
    super(message);
  }
}

/** A field of what was asked is not as specified; its name is that of the wire, or in code where `serve` turns it. */
export const badField = (field: string): HttpError => new HttpError(400, `Data tidak valid: ${field}`, field);

/** The session is missing, ended or unknown (D5). */
export const sessionEnded = (): HttpError => new HttpError(401, commonWording.sessionExpired);

/** What a member is told by 429. */
export const tooManyText = 'Terlalu banyak permintaan, coba lagi sebentar lagi';

/** The caller has asked for this too often, and may again later. */
export const tooManyRequests = (): HttpError => new HttpError(429, tooManyText);

/** This process takes no work now; another one, or this one later, does. */
export const unavailable = (): HttpError => new HttpError(503, commonWording.disturbance);

/** The same answer for an unknown client id and for one that is not the session's (D9). */
export const clientUnknown = (): BusinessError => refusal(LoginCode.clientUnknown, loginCodeWording);

/** A refusal whose message comes from a table of the wording catalogue. */
export const refusal = (
  code: number,
  table: Readonly<Record<number, string>>,
  data?: object,
): BusinessError => new BusinessError(code, table[code] ?? commonWording.disturbance, data);

/** The thing asked for does not exist, or belongs to somebody else (D9). */
export const notFound = (message: string): BusinessError => new BusinessError(CommonCode.notFound, message);
