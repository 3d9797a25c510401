import { connect, createServer, type Socket } from 'node:net';

/** A way to a server over TCP that can be cut or slowed. */
export interface SlowWay {
  /** The address of the server, by this way. */
  readonly url: string;
  /** Cuts every connection, and takes no new one until `mend`. */
  cut(): void;
  mend(): void;
  /** From now on, every piece waits so long in each direction. */
  slow(ms: number): void;
  close(): Promise<void>;
}

/** Opens a way to a server on loopback. */
export const openWay = async (serverUrl: string): Promise<SlowWay> => {
  const target = new URL(serverUrl);
  const open = new Set<Socket>();
  let isCut = false;
  let waitMs = 0;
  const pass = (from: Socket, to: Socket): void => {
    from.on('data', (piece: Buffer) => {
      if (waitMs === 0) to.write(piece);
      else setTimeout(() => to.write(piece), waitMs);
    });
    from.once('close', () => to.destroy());
    from.on('error', () => to.destroy());
  };
  const server = createServer((client) => {
    if (isCut) {
      client.destroy();
      return;
    }
    const behind = connect(Number(target.port), target.hostname);
    for (const socket of [client, behind]) {
      socket.setNoDelay(true);
      open.add(socket);
      socket.once('close', () => open.delete(socket));
    }
    pass(client, behind);
    pass(behind, client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = new URL(serverUrl);
  url.port = String(address && typeof address === 'object' ? address.port : 0);
  const cutAll = (): void => {
    for (const socket of open) socket.destroy();
  };
  return {
    url: url.href,
    cut() {
      isCut = true;
      cutAll();
    },
    mend() {
      isCut = false;
    },
    slow(ms) {
      waitMs = ms;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        cutAll();
      }),
  };
};
