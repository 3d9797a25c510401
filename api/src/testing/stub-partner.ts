import { createServer, type IncomingHttpHeaders } from 'node:http';
import {
  answerHeaders,
  isSigned,
  type PartnerKeys,
  signatureHeaders,
  type SignedAnswer,
} from '@poku/partner-protocol';
import { brands } from '../partners/brands';
import { portOf } from './mail-server';
import { partnerKeys } from './partners';

/** A request that a partner got. */
export interface HeardRequest {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: unknown;
}

/** A partner that says what a test wants. */
export interface StubPartner {
  /** Base address. */
  url: string;
  /** Every request that it got, in order. */
  heard: HeardRequest[];
  /** Answers of the moment; undefined is silence. */
  answer: (
    request: HeardRequest,
  ) => { status: number; body?: unknown; headers?: Record<string, string> } | undefined;
  /** Headers that sign an answer; those of the partner that Poku meant until a test replaces it. */
  sign: (answer: Omit<SignedAnswer, 'sentAtMs'>, keys: PartnerKeys) => Record<string, string>;
  close(): void;
}

/** The keys of the partner whose request this is, by its signature. */
function keysMeant({
  method,
  path,
  headers,
  body,
}: Omit<HeardRequest, 'body'> & { body: string }): PartnerKeys {
  const header = (name: string): string => String(headers[name]);
  const sentAtMs = Number(header(signatureHeaders.time));
  const request = { method, path, body, sentAtMs, requestId: header(signatureHeaders.requestId) };
  const all = ['stub', ...brands.map(({ slug }) => slug)].map(partnerKeys);
  const signature = header(signatureHeaders.signature);
  return all.find(({ poku }) => isSigned(poku, request, signature, sentAtMs)) ?? partnerKeys('stub');
}

/** Starts one that knows nothing (404) until it is told what to answer. */
export async function startStubPartner(): Promise<StubPartner> {
  const heard: HeardRequest[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      const { method = '', url: path = '', headers } = request;
      const one: HeardRequest = { method, path, headers, body: text === '' ? undefined : JSON.parse(text) };
      heard.push(one);
      const answer = stub.answer(one);
      if (answer === undefined) return;
      const body = answer.body === undefined ? '' : JSON.stringify(answer.body);
      const requestId = String(headers[signatureHeaders.requestId]);
      const signed = stub.sign({ status: answer.status, requestId, body }, keysMeant({ ...one, body: text }));
      response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers, ...signed });
      response.end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stub: StubPartner = {
    url: `http://127.0.0.1:${portOf(server.address())}/stub`,
    heard,
    answer: () => ({ status: 404 }),
    sign: (answer, keys) => answerHeaders(keys.partner, answer),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  return stub;
}
