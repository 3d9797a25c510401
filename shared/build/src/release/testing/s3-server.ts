import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { listXml } from './s3-list';

/** An object as the server keeps it: its bytes, its tag, and the headers that it is given back with. */
interface Kept {
  readonly bytes: Buffer;
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Something that goes wrong once. */
export interface Fault {
  /** Which of the following requests, from 1. */
  readonly nth: number;
  /** Counts only requests of this method. Default all. */
  readonly method?: string;
  /** Before the request has its effect, or after it. */
  readonly when: 'before' | 'after';
  /** An answer with this status, or the end of the connection without one. */
  readonly answer: number | 'none';
}

/** A running server. */
export interface S3Server {
  /** Its address, for `POKU_S3_ENDPOINT`. */
  readonly endpoint: string;
  /** Lets one of the following requests go wrong. */
  fault(fault: Fault): void;
  /** Headers that an object would be served with; undefined without it. */
  headersOf(bucket: string, key: string): Readonly<Record<string, string>> | undefined;
  close(): Promise<void>;
}

/** What the service calls a fault. */
const CODES: Readonly<Record<number, string>> = { 403: 'AccessDenied', 409: 'ConditionalRequestConflict' };

const KEPT_HEADERS = /^(?:content-type|content-encoding|cache-control|x-amz-meta-.+)$/;

const problem = (response: ServerResponse, status: number, code: string): void => {
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(
      `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`,
    );
};

/** Whether a write's condition holds for what is there. */
const holds = ({ headers }: IncomingMessage, present: Kept | undefined): boolean =>
  (headers['if-none-match'] !== '*' || present === undefined) &&
  (headers['if-match'] === undefined || headers['if-match'] === present?.etag);

/**
 * An S3-compatible service in memory, for tests: PutObject with `If-Match` and `If-None-Match`, GetObject, HeadObject, DeleteObject
 * and ListObjectsV2, path-style. No registry has one that knows conditional writes (s3rver ignores their headers, so every
 * compare-and-swap would seem to succeed). A signature must be there; whether it is right is the service's business, not ours.
 * @param port default any free one
 */
export const startS3Server = async (port = 0): Promise<S3Server> => {
  const objects = new Map<string, Kept>();
  let faults: (Fault & { left: number })[] = [];

  const put = (request: IncomingMessage, response: ServerResponse, path: string, bytes: Buffer): void => {
    const present = objects.get(path);
    if (request.headers['if-match'] !== undefined && !present) return problem(response, 404, 'NoSuchKey');
    // From here to the end nothing else can come between.
    if (!holds(request, present)) return problem(response, 412, 'PreconditionFailed');
    const etag = `"${createHash('md5').update(bytes).digest('hex')}"`;
    const headers = Object.fromEntries(
      Object.entries(request.headers).flatMap(([name, value]) =>
        KEPT_HEADERS.test(name) && typeof value === 'string' ? [[name, value]] : [],
      ),
    );
    objects.set(path, { bytes, etag, headers });
    response.writeHead(200, { etag }).end();
  };

  const answer = (request: IncomingMessage, response: ServerResponse, body: Buffer): void => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://s3');
    const path = decodeURIComponent(pathname.slice(1));
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 '))
      return problem(response, 403, 'AccessDenied');
    if (request.method === 'PUT') return put(request, response, path, body);
    if (request.method === 'DELETE') {
      objects.delete(path);
      response.writeHead(204).end();
      return;
    }
    if (searchParams.get('list-type') === '2') {
      response
        .writeHead(200, { 'content-type': 'application/xml' })
        .end(listXml(path.replace(/\/$/, ''), [...objects.keys()], searchParams));
      return;
    }
    const kept = objects.get(path);
    if (!kept) return problem(response, 404, 'NoSuchKey');
    response.writeHead(200, { ...kept.headers, etag: kept.etag, 'content-length': kept.bytes.length });
    response.end(request.method === 'HEAD' ? undefined : kept.bytes);
  };

  /** The fault that this request is the turn of. */
  const dueFault = (method: string | undefined): Fault | undefined => {
    for (const fault of faults) if (fault.method === undefined || fault.method === method) fault.left -= 1;
    const due = faults.find(({ left }) => left === 0);
    faults = faults.filter(({ left }) => left > 0);
    return due;
  };

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await buffer(request);
    const fault = dueFault(request.method);
    if (!fault) return answer(request, response, body);
    // The effect without its answer: told to a response that nobody reads.
    if (fault.when === 'after') answer(request, new ServerResponse(request), body);
    if (fault.answer === 'none') request.socket.destroy();
    else problem(response, fault.answer, CODES[fault.answer] ?? 'InternalError');
  };

  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fault: (fault) => void faults.push({ ...fault, left: fault.nth }),
    headersOf: (bucket, key) => objects.get(`${bucket}/${key}`)?.headers,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
