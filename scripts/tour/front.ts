import { type IncomingMessage, request as ask, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Shown } from './addresses';
import { inwardHeaders, outwardHeaders, translators } from './translate';

/** Bodies in which addresses stand. Scripts and what is signed have none, and pass as they are. */
const isWritten = (type: string | undefined, path: string): boolean =>
  /^text\/html|^application\/x-www-form-urlencoded/.test(type ?? '') ||
  (/^application\/json/.test(type ?? '') && !/^\/(registry|timestamp)/.test(path));

/** Answers a request to one of the tour's hosts; false for any other host. */
export type Front = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Shows pages of the running stack under hosts of the tour, in which its page alone may frame them. It asks the loopback interface
 * alone, and knows no address but the shown ones.
 * @param frameOrigin origin of the tour's page
 */
export const createFront = (shown: readonly Shown[], frameOrigin: string): Front => {
  const { inwards, outwards } = translators(shown);
  const byHost = new Map(shown.map(({ inner, outer }) => [outer.host, inner]));

  const pass = async (inner: URL, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method, headers, url = '/' } = request;
    const isForm = isWritten(headers['content-type'], url);
    const body = isForm ? inwards(await text(request)) : undefined;
    const given = inwardHeaders(headers, inner.host, inwards);
    if (body !== undefined) given['content-length'] = Buffer.byteLength(body);
    // By number: not every system finds hosts below localhost.
    const asking = ask(
      { host: '127.0.0.1', port: inner.port, method, path: inwards(url), headers: given },
      (answer) => void hand(answer, url, response),
    );
    asking.once('error', () => response.destroy());
    response.once('close', () => asking.destroy());
    if (body === undefined) request.pipe(asking);
    else asking.end(body);
  };

  const hand = async (answer: IncomingMessage, path: string, response: ServerResponse): Promise<void> => {
    const { statusCode = 502, headers } = answer;
    const given = outwardHeaders(headers, frameOrigin, outwards);
    if (!isWritten(headers['content-type'], path)) {
      response.writeHead(statusCode, given);
      answer.pipe(response);
      return;
    }
    const body = outwards(await text(answer));
    if (headers['content-length'] !== undefined) given['content-length'] = Buffer.byteLength(body);
    response.writeHead(statusCode, given).end(body);
  };

  return (request, response) => {
    const inner = byHost.get(request.headers.host ?? '');
    if (inner) pass(inner, request, response).catch(() => response.destroy());
    return inner !== undefined;
  };
};
