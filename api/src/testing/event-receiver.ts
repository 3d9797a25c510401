import { createServer } from 'node:http';
import {
  answerHeaders,
  isSigned,
  partnerEvent,
  type PartnerEvent,
  signatureHeaders,
} from '@poku/partner-protocol';
import { partnerKeys } from './partners';

/** An event as it came. */
export interface ReceivedEvent {
  path: string;
  requestId: string;
  /** Whether the key of the test's partner signed it. */
  isSigned: boolean;
  event: PartnerEvent;
}

/** Takes partners' events in the place of Poku. */
export interface EventReceiver {
  url: string;
  events: ReceivedEvent[];
  /** HTTP status of the answers; 200 until it is set. */
  status: number;
  /** Whether the answers are signed as Poku's are; true until it is set. */
  isSigning: boolean;
  /** Answers nothing until what it returns is called. */
  hold(): () => void;
  /** Resolves when so many events came. */
  have(count: number): Promise<ReceivedEvent[]>;
  close(): Promise<void>;
}

/** Starts a receiver that knows the test partners' keys. */
export async function startEventReceiver(): Promise<EventReceiver> {
  const waiting: (() => void)[] = [];
  let held: Promise<void> = Promise.resolve();
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts).toString();
      const path = request.url ?? '';
      const header = (name: string) => String(request.headers[name]);
      const requestId = header(signatureHeaders.requestId);
      const sentAtMs = Number(header(signatureHeaders.time));
      const signed = { method: request.method ?? '', path, body, sentAtMs, requestId };
      const keys = partnerKeys(path.split('/')[2] ?? '');
      receiver.events.push({
        path,
        requestId,
        isSigned: isSigned(keys.partner, signed, header(signatureHeaders.signature), Date.now()),
        event: partnerEvent.parse(JSON.parse(body)),
      });
      const answer = { status: receiver.status, requestId, body: '{"status":"taken"}' };
      const signature = receiver.isSigning ? answerHeaders(keys.poku, answer) : {};
      void held.then(() =>
        response
          .writeHead(answer.status, { 'content-type': 'application/json', ...signature })
          .end(answer.body),
      );
      for (const check of [...waiting]) check();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const receiver: EventReceiver = {
    url: `http://127.0.0.1:${port}`,
    events: [],
    status: 200,
    isSigning: true,
    hold: () => {
      let release = (): void => undefined;
      held = new Promise((resolve) => {
        release = resolve;
      });
      return release;
    },
    have: (count) =>
      new Promise((resolve) => {
        const check = (): void => {
          if (receiver.events.length < count) return;
          waiting.splice(waiting.indexOf(check), 1);
          resolve(receiver.events);
        };
        waiting.push(check);
        check();
      }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return receiver;
}
