import { createServer, type IncomingHttpHeaders } from 'node:http';
import { portOf } from './mail-server';

/** A request that a partner got. */
export interface HeardRequest {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: unknown;
}

/** A partner that says what a test wants. */
export interface StubPartner {
  /** Base address. */
  url: string;
  /** Everything it heard, in order. */
  heard: HeardRequest[];
  /** Answers of the moment; undefined is silence. */
  answer: (
    request: HeardRequest,
  ) => { status: number; body?: unknown; headers?: Record<string, string> } | undefined;
  close(): void;
}

/** Starts one that knows nothing (404) until it is told what to answer. */
export async function startStubPartner(): Promise<StubPartner> {
  const heard: HeardRequest[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      const { method = '', url: path = '', headers } = request;
      const one: HeardRequest = { method, path, headers, body: text === '' ? undefined : JSON.parse(text) };
      heard.push(one);
      const answer = stub.answer(one);
      if (answer === undefined) return;
      response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers });
      response.end(answer.body === undefined ? '' : JSON.stringify(answer.body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stub: StubPartner = {
    url: `http://127.0.0.1:${portOf(server.address())}/stub`,
    heard,
    answer: () => ({ status: 404 }),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  return stub;
}
