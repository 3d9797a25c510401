import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as ask,
  type ServerResponse,
} from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo, Socket } from 'node:net';
import { SITE_URL } from './addresses';
import type { HostCertificate } from './certificate';

/** An answer of the site, as it went over the wire. */
export interface Passed {
  readonly path: string;
  readonly status: number;
  /** Its `content-encoding`. */
  readonly coding: string | undefined;
  /** Of the body. */
  readonly bytes: number;
}

/** What stands in front of the site of this worker. */
export interface Front {
  readonly url: string;
  /** What has passed so far, in the order in which it was whole. */
  readonly passed: readonly Passed[];
  readonly close: () => Promise<void>;
}

/** Of a connection and not of a message (RFC 9110 §7.6.1); HTTP/2 has none of them (RFC 9113 §8.2.2). */
const OF_THE_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade']);

const ofTheMessage = (headers: IncomingHttpHeaders): [string, string | string[]][] =>
  Object.entries(headers).flatMap(([name, value]) =>
    value === undefined || name.startsWith(':') || OF_THE_CONNECTION.has(name) ? [] : [[name, value]],
  );

/**
 * Opens a way to the site on an address of its own. It passes on requests and answers as they are, `Host` and codings too, and counts
 * them: also those of a service worker, which a page does not see.
 * @param host name in the address
 * @param certificate of a front that speaks HTTP/2 over TLS, as a CDN. Default none: it speaks plain HTTP
 */
export const openFront = async (host: string, certificate?: HostCertificate): Promise<Front> => {
  const passed: Passed[] = [];
  const pass = (
    request: IncomingMessage | Http2ServerRequest,
    response: ServerResponse | Http2ServerResponse,
  ): void => {
    const { url = '/', method, headers } = request;
    // HTTP/2 has it under another name.
    const host = headers.host ?? String(headers[':authority']);
    const given = { ...Object.fromEntries(ofTheMessage(headers)), host };
    const asking = ask(SITE_URL + url, { method, headers: given }, (answer) => {
      const { statusCode: status = 502 } = answer;
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
      answer.once('end', () => {
        const [path = ''] = url.split('?');
        passed.push({ path, status, coding: answer.headers['content-encoding'], bytes });
      });
      response.statusCode = status;
      for (const [name, value] of ofTheMessage(answer.headers)) response.setHeader(name, value);
      answer.pipe(response);
    });
    asking.once('error', () => response.destroy());
    response.once('close', () => asking.destroy());
    request.pipe(asking);
  };
  const server = certificate ? createSecureServer(certificate, pass) : createServer(pass);
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `${certificate ? 'https' : 'http'}://${host}:${port}`,
    passed,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      // Browsers, and pages that follow events, keep theirs open.
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
};
