import { connect, type Socket } from 'node:net';
import type { Workload } from './workload-api';

/** Where calls go and which ones. */
export interface Load {
  /** Ports of the API's processes on loopback. */
  ports: readonly number[];
  connections: number;
  workload: Workload;
  /** The first call's number; every next one is one more. */
  first: number;
  durationMs: number;
}

/** Calls in a time, and how long each took. */
export interface LoadResult {
  perSecond: number;
  timesMs: readonly number[];
  /** The number after the last call that was sent. */
  next: number;
}

const headEnd = '\r\n\r\n';

const requestOf = (workload: Workload, n: number): string => {
  const { url, headers, body } = workload.callOf(n);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return (
    `POST ${url} HTTP/1.1\r\nhost: 127.0.0.1\r\n${lines.join('')}` +
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

/** Calls over HTTP for a time, each connection one after the other. Rejects when an answer does not say that it was done. */
export async function loadApi({
  ports,
  connections,
  workload,
  first,
  durationMs,
}: Load): Promise<LoadResult> {
  const timesMs: number[] = [];
  let next = first;
  const start = performance.now();
  const caller = async (index: number): Promise<void> => {
    const socket = connect(ports[index % ports.length] ?? 0, '127.0.0.1');
    socket.setNoDelay(true);
    try {
      while (performance.now() - start < durationMs) {
        const n = next;
        next += 1;
        const sentAt = performance.now();
        const answer = await call(socket, requestOf(workload, n));
        if (!workload.isDone(answer))
          throw new Error(
            `Number ${n} was not done: ${answer.slice(answer.indexOf(headEnd) + headEnd.length)}`,
          );
        timesMs.push(performance.now() - sentAt);
      }
    } finally {
      socket.destroy();
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, index) => caller(index)));
  const perSecond = (timesMs.length * 1000) / (performance.now() - start);
  return { perSecond, timesMs, next };
}
