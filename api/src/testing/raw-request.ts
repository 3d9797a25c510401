import { connect } from 'node:net';

/** An answer as it came over the connection. */
export interface RawAnswer {
  status: number;
  /** By name in small letters. */
  headers: ReadonlyMap<string, string>;
  text: string;
}

/** Reads an answer whose body has a length. */
function readAnswer(read: string): RawAnswer {
  const [head = '', ...body] = read.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
    }),
  );
  return { status: Number(first.split(' ')[1]), headers, text: body.join('\r\n\r\n') };
}

/** Sends text unchanged over a connection of its own, and reads until the other side ends it. */
export function sendRaw(origin: string, text: string): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    let read = '';
    const socket = connect(Number(port), hostname, () => socket.write(text, 'latin1'));
    socket.setEncoding('utf8');
    socket.on('data', (chunk: string) => (read += chunk));
    socket.once('error', reject);
    socket.once('end', () => resolve(readAnswer(read)));
  });
}
