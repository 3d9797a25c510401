/** A refusal that is HTTP 200 with another code (D5). Its message is for the member. */
export class BusinessError extends Error {
  override readonly name = 'BusinessError';
  constructor(
    readonly code: number,
    message: string,
  ) {
    super(message);
  }
}

/** An HTTP error with a code of its own: 400 with the field named, 401 (D5). Its message is for the member. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  constructor(
    readonly status: 400 | 401,
    message: string,
    readonly field?: string,
    readonly code: number = status,
  ) {
    super(message);
  }
}

/** The session is missing, ended or unknown (D5). */
export const sessionEnded = (): HttpError => new HttpError(401, 'Sesi kamu telah berakhir, silakan masuk kembali');

/** The same answer for an unknown client id and for one that is not the session's (D9). */
export const clientUnknown = (): BusinessError => new BusinessError(204, 'Client ID tidak ditemukan');
