import { connect, type Socket } from 'node:net';
import { purchaseBody, purchaseOf } from './purchase-data-api';

/** Where purchases go and which ones. */
export interface Load {
  /** Ports of the API's processes on loopback. */
  ports: readonly number[];
  connections: number;
  /** The first purchase's number; every next one is one more. */
  first: number;
  durationMs: number;
}

/** Purchases in a time, and how long each took. */
export interface LoadResult {
  perSecond: number;
  timesMs: readonly number[];
  /** The number after the last purchase that was sent. */
  next: number;
}

const headEnd = '\r\n\r\n';

const requestOf = (n: number): string => {
  const body = purchaseBody(n);
  return (
    `POST /buyvoucher HTTP/1.1\r\nhost: 127.0.0.1\r\nauthorization: Bearer ${purchaseOf(n).token}\r\n` +
    `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
  );
};

/** One call over a connection that stays open; plain sockets, since the load shares the machine with what it measures. */
const call = (socket: Socket, request: string): Promise<string> =>
  new Promise((resolve, reject) => {
    let text = '';
    const end = (error?: Error): void => {
      socket.off('data', hear).off('error', end).off('close', gone);
      if (error) reject(error);
      else resolve(text);
    };
    const gone = (): void => end(new Error('The API closed a connection'));
    const hear = (part: Buffer): void => {
      text += part.toString('utf8');
      const split = text.indexOf(headEnd);
      if (split < 0) return;
      const length = Number(/content-length: (\d+)/i.exec(text)?.[1] ?? 0);
      if (Buffer.byteLength(text.slice(split + headEnd.length)) >= length) end();
    };
    socket.on('data', hear).on('error', end).on('close', gone);
    socket.write(request);
  });

/** Buys over HTTP for a time, each connection one purchase after the other. Rejects when one is not answered with 200. */
export async function loadApi({ ports, connections, first, durationMs }: Load): Promise<LoadResult> {
  const timesMs: number[] = [];
  let next = first;
  const start = performance.now();
  const buyer = async (index: number): Promise<void> => {
    const socket = connect(ports[index % ports.length] ?? 0, '127.0.0.1');
    socket.setNoDelay(true);
    try {
      while (performance.now() - start < durationMs) {
        const n = next;
        next += 1;
        const sentAt = performance.now();
        const answer = await call(socket, requestOf(n));
        if (!answer.includes('"responseCode":200'))
          throw new Error(
            `Purchase ${n} was not made: ${answer.slice(answer.indexOf(headEnd) + headEnd.length)}`,
          );
        timesMs.push(performance.now() - sentAt);
      }
    } finally {
      socket.destroy();
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, index) => buyer(index)));
  const perSecond = (timesMs.length * 1000) / (performance.now() - start);
  return { perSecond, timesMs, next };
}
