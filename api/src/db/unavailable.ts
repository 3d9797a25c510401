import { sqlState } from './sql-state';

/**
 * The database is lost, does not answer in time, takes no writing, or has no connection left. Nothing is wrong with the call,
 * which may come again: 503, where everything else that fails inside is 500.
 */
export class UnavailableError extends Error {
  override readonly name = 'UnavailableError';
  constructor(
    message: string,
    /** SQLSTATE of the server, or the system's code, when one was given. */
    readonly code?: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/**
 * What a server says when it cannot work now: connections (08), resources such as the disk (53), its end (57P), its files (58),
 * read-only (25006), and the limits of pauses (25P03), locks (55P03) and statements (57014).
 */
const states = /^(?:08|53|58)...$|^57P..$|^(?:25006|25P03|55P03|57014)$/;

/** What the system says of a connection. */
const systemCodes: ReadonlySet<string> = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

/** What the driver says of a connection; it gives these no code. */
const driverTexts: ReadonlySet<string> = new Set([
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Connection terminated',
  'Connection terminated due to connection timeout',
  'Connection terminated unexpectedly',
  'Query read timeout',
  'timeout exceeded when trying to connect',
  'timeout expired',
]);

/** An error of the driver as it goes on: an `UnavailableError` with the same code and text, or the error itself when it is another failure. */
export function asUnavailable(error: unknown): unknown {
  const code = sqlState(error);
  const text = error instanceof Error ? error.message : '';
  const isUnavailable =
    code === undefined ? driverTexts.has(text) : states.test(code) || systemCodes.has(code);
  return isUnavailable ? new UnavailableError(text, code, { cause: error }) : error;
}
