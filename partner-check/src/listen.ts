import { createServer } from 'node:http';
import {
  answerHeaders,
  isSigned,
  partnerEvent,
  type PartnerKeys,
  signatureHeaders,
} from '@poku/partner-protocol';
import { type Target } from './ask';
import { type CheckResult } from './check';

/** Takes events in the place of Poku. */
export interface Listener {
  readonly port: number;
  /** Resolves when so many events came, or after `waitMs` with those that did. */
  wait(count: number, waitMs: number): Promise<readonly CheckResult[]>;
  close(): Promise<void>;
}

const EVENTS_PATH = /^\/partners\/[a-z][a-z0-9-]*\/events$/;

/** Checks one event: path, signature, that its request id is new, and its form. Answers it as Poku would. */
const judge = (
  keys: PartnerKeys,
  seen: Set<string>,
  request: { method: string; path: string; body: string; headers: NodeJS.Dict<string | string[]> },
): { readonly status: number; readonly result: CheckResult } => {
  const header = (name: string): string => String(request.headers[name] ?? '');
  const requestId = header(signatureHeaders.requestId);
  const signed = { ...request, sentAtMs: Number(header(signatureHeaders.time)), requestId };
  const title = (what: string): string => `event ${what}`;
  if (request.method !== 'POST' || !EVENTS_PATH.test(request.path))
    return {
      status: 404,
      result: {
        title: title('on another path'),
        problem: `expected POST /partners/{slug}/events, got ${request.method} ${request.path}`,
      },
    };
  if (!isSigned(keys.partner, signed, header(signatureHeaders.signature), Date.now()))
    return {
      status: 401,
      result: { title: title('with another signature'), problem: 'the signature does not fit' },
    };
  if (seen.has(requestId))
    return {
      status: 401,
      result: { title: title('sent again as it was'), problem: 'a retry needs a new id and time' },
    };
  seen.add(requestId);
  try {
    const event = partnerEvent.parse(JSON.parse(request.body));
    return { status: 200, result: { title: title(`${event.type} is signed and of its form`) } };
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    return { status: 400, result: { title: title('of another form'), problem } };
  }
};

/**
 * Listens on loopback for the partner's events.
 * @param port 0 for any
 * @param say hears of each event
 */
export const startListener = async (
  { keys }: Target,
  port: number,
  say: (result: CheckResult) => void,
): Promise<Listener> => {
  const seen = new Set<string>();
  const results: CheckResult[] = [];
  const waiting = new Set<() => void>();
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const body = Buffer.concat(parts).toString();
      const { status, result } = judge(keys, seen, { method, path: url, body, headers });
      results.push(result);
      say(result);
      const answer = {
        status,
        requestId: String(headers[signatureHeaders.requestId]),
        body: '{"status":"taken"}',
      };
      const signature = answerHeaders(keys.poku, answer);
      response.writeHead(status, { 'content-type': 'application/json', ...signature }).end(answer.body);
      for (const check of waiting) check();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  return {
    port: address && typeof address === 'object' ? address.port : port,
    wait: (count, waitMs) =>
      new Promise((resolve) => {
        const end = (): void => {
          clearTimeout(timer);
          waiting.delete(check);
          resolve(results);
        };
        const check = (): void => {
          if (results.length >= count) end();
        };
        const timer = setTimeout(end, waitMs);
        waiting.add(check);
        check();
      }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
