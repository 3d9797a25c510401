import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** W3C Trace Context, §3.2: version, trace id, parent id and flags; a later version may have more after them. */
const traceparent =
  /^(?!ff)(?:00-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}|(?!00)[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}(?:-.*)?)$/;
const traceIdBytes = 16;
const spanIdBytes = 8;
const zeros = /^0+$/;

/** The trace that a request belongs to by its `traceparent`; undefined without one, and for a malformed one. */
function readTraceId(header: string | string[] | undefined): string | undefined {
  const [, trace, parent, laterTrace, laterParent] = traceparent.exec(String(header)) ?? [];
  const [traceId, parentId] = [trace ?? laterTrace ?? '0', parent ?? laterParent ?? '0'];
  return zeros.test(traceId) || zeros.test(parentId) ? undefined : traceId;
}

/**
 * The id of a request, `<trace id>-<span id>` (W3C Trace Context): the trace is the caller's when it says one, else a new one, and the
 * span is this request. 64 random bits at least, so no two requests share an id, whichever process takes them.
 */
export const createRequestId = ({ headers }: Pick<IncomingMessage, 'headers'>): string =>
  `${readTraceId(headers['traceparent']) ?? randomBytes(traceIdBytes).toString('hex')}-${randomBytes(spanIdBytes).toString('hex')}`;

/** The trace of a request, from its id. */
export const traceIdOf = (requestId: string): string => requestId.slice(0, 2 * traceIdBytes);

/** What tells the caller which request it was: the id itself, and in the form of W3C Trace Context; we record no spans. */
export const idHeaders = (requestId: string): Record<string, string> => ({
  'x-request-id': requestId,
  traceparent: `00-${requestId}-00`,
});
