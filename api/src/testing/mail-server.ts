import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail as it reached the server. */
export interface ReceivedMail {
  sender: string;
  recipients: string[];
  source: string;
}

/** The port of a server that listens on TCP. */
export const portOf = (address: AddressInfo | string | null): number =>
  typeof address === 'object' && address !== null ? address.port : 0;

/**
 * A real SMTP server on loopback without encryption. `refusals` recipients are answered with a refusal before it takes
 * one; with `password` it wants a login as `poku@mail`.
 */
export async function startMailServer({ refusals = 0, password = '' } = {}) {
  const received: ReceivedMail[] = [];
  let left = refusals;
  const server = new SMTPServer({
    authOptional: password === '',
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth(auth, _session, done) {
      if (auth.username === 'poku@mail' && auth.password === password) done(null, { user: 'poku' });
      else done(new Error('wrong password'));
    },
    onRcptTo(_address, _session, done) {
      left -= 1;
      done(left >= 0 ? new Error('no such mailbox') : null);
    },
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          sender: mailFrom === false ? '' : mailFrom.address,
          recipients: rcptTo.map(({ address }) => address),
          source: Buffer.concat(parts).toString('utf8'),
        });
        done();
      });
    },
  });
  // A client that gives up resets the connection; that is no failure of the server.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${portOf(server.server.address())}`,
    received,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
