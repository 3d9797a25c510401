import { delay, http, HttpResponse, type HttpResponseResolver, type PathParams } from 'msw';
import { setupServer, type SetupServer } from 'msw/node';
import { endTest } from './test-ends';

/** Address of the API in tests: `/gateway` on the page's origin. */
export const GATEWAY = 'http://localhost/gateway';

/** An answer of the API (D5). @param data left out of the body when undefined */
export function envelope(data?: unknown, responseCode: number | string = 200, message = 'OK'): Response {
  return HttpResponse.json({ responseCode, message, ...(data !== undefined && { data }) });
}

/** An answer with another HTTP status (D5). */
export function failure(status: number, message = 'Gagal', data?: object): Response {
  return HttpResponse.json({ responseCode: status, message, ...(data && { data }) }, { status });
}

/** A request as a handler sees it. */
export interface CallInfo {
  readonly request: Request;
  readonly params: PathParams;
}
/** Answers one call; may wait. */
export type Answer = (info: CallInfo) => Response | Promise<Response>;

const resolve =
  (answer: Answer): HttpResponseResolver =>
  ({ request, params }) =>
    answer({ request, params });

/** Handlers for the API's paths, relative to its base: `onCall.get('/category/:clientId', () => envelope([]))`. */
export const onCall = {
  get: (path: string, answer: Answer) => http.get(GATEWAY + path, resolve(answer)),
  post: (path: string, answer: Answer) => http.post(GATEWAY + path, resolve(answer)),
  put: (path: string, answer: Answer) => http.put(GATEWAY + path, resolve(answer)),
  delete: (path: string, answer: Answer) => http.delete(GATEWAY + path, resolve(answer)),
};

/** Never answers. */
export const noAnswer: Answer = async () => {
  await delay('infinite');
  return envelope();
};

/** The network is gone. */
export const networkFailure: Answer = () => HttpResponse.error();

/**
 * A mocked network for the tests of a file; call it once, at the top. A request that no handler answers fails the test
 * that made it, even when the page hides the failure. Handlers of a test are forgotten after it, and its platforms end.
 * @param handlers what every test of the file needs
 */
export function startTestServer(...handlers: Parameters<SetupServer['use']>): SetupServer {
  const server = setupServer(...handlers);
  const unknown: string[] = [];
  server.events.on('request:unhandled', ({ request }) => unknown.push(`${request.method} ${request.url}`));
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => {
    endTest();
    server.resetHandlers();
    const missing = unknown.splice(0);
    if (missing.length > 0) throw new Error(`No handler for ${missing.join(', ')}`);
  });
  afterAll(() => server.close());
  return server;
}
