import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** What a server has sent for a request. */
export interface Sent {
  /** Path of the address, without its query. */
  readonly path: string;
  /** Bytes of its answer, with the head. */
  readonly bytes: number;
  /** Bytes of its answer, without the head; with it of an answer that does not say its length. */
  readonly bodyBytes: number;
}

const QUIET_MS = 600;
const LOOK_MS = 50;
/** Stays open for as long as a page does. */
const STREAM = '/events';

/**
 * Counts what a server sends. A browser's own count leaves out what a service worker fetches.
 * @param server of HTTP/1.1, where a connection answers one request after the other
 */
export const watchTraffic = (server: Server) => {
  let sent: Sent[] = [];
  let changedAt = Date.now();
  let open = 0;
  // Before the site looks for a delta, which has an address of its own.
  server.prependListener('request', (request, response) => {
    const { socket, url = '' } = request;
    const before = socket.bytesWritten;
    const [path = ''] = url.split('?');
    if (path.endsWith(STREAM)) return;
    open += 1;
    response.once('close', () => {
      open -= 1;
      changedAt = Date.now();
      const bytes = socket.bytesWritten - before;
      sent.push({ path, bytes, bodyBytes: Number(response.getHeader('content-length') ?? bytes) });
    });
  });
  return {
    /** Waits until everything was sent and nothing more was asked for in a moment, also by a service worker. */
    settle: async (): Promise<void> => {
      while (open > 0 || Date.now() - changedAt < QUIET_MS) await pause(LOOK_MS);
    },
    /** What was sent since the last time that this was asked. */
    take: (): readonly Sent[] => {
      const taken = sent;
      sent = [];
      return taken;
    },
  };
};

/** What watches a server. */
export type Traffic = ReturnType<typeof watchTraffic>;

/** Bytes of all answers, with their heads. */
export const bytesOf = (sent: readonly Pick<Sent, 'bytes'>[]): number =>
  sent.reduce((sum, { bytes }) => sum + bytes, 0);

/** Bytes of the bodies of all answers, or of those whose path is wanted. */
export const bodyBytesOf = (
  sent: readonly Pick<Sent, 'path' | 'bodyBytes'>[],
  isWanted: (path: string) => boolean = () => true,
): number => sent.filter(({ path }) => isWanted(path)).reduce((sum, { bodyBytes }) => sum + bodyBytes, 0);
