import {
  Agent,
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** An answer on its way to the browser. */
export interface Passing {
  readonly path: string;
  /** What the address asks, with its `?`. */
  readonly search: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** Who sits between browser and site: changes answers, or lets them pass. */
export type Between = (passing: Passing) => Passing;

/** Where a lane takes its answers, and who changes them. */
export interface Route {
  /** Port of what gives the files; `/gateway` is the site's always. */
  readonly port: number;
  readonly between?: Between;
}

/** What would let an answer be the one that the browser has, and what is between browser and proxy alone. */
const OF_THE_ASKER = ['if-none-match', 'proxy-connection'];
/** What says something of how the bytes travelled. */
const OF_THE_WAY = ['content-length', 'transfer-encoding', 'etag'];

const without = (headers: IncomingHttpHeaders, names: readonly string[]): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));

/**
 * A proxy of one browser profile, which takes every answer of the site where it is told to. The browser sees the site's own address.
 * @param sitePort port of the real site
 */
export const startLane = async (sitePort: number) => {
  const agent = new Agent({ keepAlive: true });
  let route: Route = { port: sitePort };
  let asked: string[] = [];

  const ask = (incoming: IncomingMessage, path: string, port: number): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const outgoing = request(
        {
          agent,
          port,
          path,
          host: '127.0.0.1',
          method: incoming.method ?? 'GET',
          headers: { ...without(incoming.headers, OF_THE_ASKER), 'accept-encoding': 'identity' },
        },
        resolve,
      );
      outgoing.once('error', reject);
      incoming.pipe(outgoing);
    });

  const pass = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const { pathname, search } = new URL(incoming.url ?? '/', 'http://localhost');
    const { port, between } = route;
    if (pathname.startsWith('/gateway/')) {
      const answer = await ask(incoming, pathname + search, sitePort);
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
      return;
    }
    asked.push(pathname);
    const answer = await ask(incoming, pathname + search, port);
    const passing: Passing = {
      path: pathname,
      search,
      status: answer.statusCode ?? 502,
      headers: without(answer.headers, OF_THE_WAY),
      body: await buffer(answer),
    };
    const { status, headers: given, body } = between?.(passing) ?? passing;
    outgoing.writeHead(status, { ...given, 'content-length': body.length });
    outgoing.end(body);
  };

  const server = createServer((incoming, outgoing) => {
    pass(incoming, outgoing).catch(() => outgoing.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    /** For a profile of the browser. */
    server: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** From now on. Forgets what was asked for. */
    lead: (next: Route): void => {
      route = next;
      asked = [];
    },
    /** Paths that were asked for since the lane was led anew. */
    asked: (): readonly string[] => asked,
    close: (): void => {
      server.closeAllConnections();
      server.close();
      agent.destroy();
    },
  };
};
export type Lane = Awaited<ReturnType<typeof startLane>>;
