import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answerHeaders, isSigned, SIGNATURE_WINDOW_MS, signatureHeaders } from '@poku/partner-protocol';
import type { PartnerKeys } from '@poku/partner-protocol';
import type { Database } from '../../db/database';
import { rememberRequest } from './signed.repository';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether Poku signed it. */
    isOfPoku: boolean;
  }
}

const header = (request: FastifyRequest, name: string): string => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : '';
};

const parsed = (body: string): { value: unknown } | undefined => {
  try {
    return { value: body === '' ? undefined : JSON.parse(body) };
  } catch {
    return undefined;
  }
};

/**
 * Lets signed requests of Poku through, each once (D57); every other one is 401. The signature is checked over the bytes
 * that came; only then they are read as JSON. Its answers to what Poku signed, and every 401, are signed with the key of the
 * partner or biller.
 */
export function requireSignatures(
  app: FastifyInstance,
  { db, brand, keys }: { db: Database; brand: { slug: string }; keys: PartnerKeys },
): void {
  app.decorateRequest('isOfPoku', false);
  app.addHook('preValidation', async (request, reply) => {
    const body = typeof request.body === 'string' ? request.body : '';
    const sentAtMs = Number(header(request, signatureHeaders.time) || Number.NaN);
    const requestId = header(request, signatureHeaders.requestId);
    const signed = { method: request.method, path: request.url, body, sentAtMs, requestId };
    if (!isSigned(keys.poku, signed, header(request, signatureHeaders.signature), Date.now()))
      return reply.code(401).send({ error: 'signature refused' });
    request.isOfPoku = true;
    const forgetAt = new Date(sentAtMs + SIGNATURE_WINDOW_MS);
    if (!(await rememberRequest(db, brand.slug, requestId, new Date(Date.now()), forgetAt)))
      return reply.code(401).send({ error: 'request seen before' });
    const json = parsed(body);
    if (json === undefined) return reply.code(400).send({ error: 'malformed', field: 'body' });
    request.body = json.value;
  });
  app.addHook('onSend', (request, reply, payload, next) => {
    const { statusCode: status } = reply;
    if (request.isOfPoku || status === 401) {
      const requestId = header(request, signatureHeaders.requestId);
      const body = typeof payload === 'string' ? payload : '';
      void reply.headers(answerHeaders(keys.partner, { status, requestId, body }));
    }
    next(null, payload);
  });
}
