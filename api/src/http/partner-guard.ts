import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answerHeaders, isSigned, type PartnerKeys, signatureHeaders } from '@poku/partner-protocol';
import { textOf } from './error-handler';
import { HttpError } from './errors';
import { demandReadable } from './readable';

declare module 'fastify' {
  interface FastifyRequest {
    /** The body as it was sent, for the signature; empty outside of signed calls. */
    rawBody: string;
    /** Whether the partner or merchant of the path signed it. */
    isOfPartner: boolean;
  }
}

/** What a signed request is checked with; its caller is a partner or a merchant. */
export interface PartnerGuard {
  /** The keys of a caller by its slug; undefined for an unknown one. */
  keysOf: (slug: string) => PartnerKeys | undefined;
  /**
   * Remembers a request id of a caller for the window of the signatures, and counts it: `known` when it was taken before, `over`
   * when the caller made all calls of this minute.
   */
  take: (slug: string, requestId: string) => Promise<'taken' | 'known' | 'over'>;
  /** Hears of a call that is refused, and why; `time` when all but the time of its signature is right. */
  refused: (slug: string, why: 'signature' | 'time' | 'replay' | 'limit') => Promise<void>;
}

const secondsToNextMinute = (nowMs: number): number => Math.ceil((60_000 - (nowMs % 60_000)) / 1000);
const unsigned = (): HttpError => new HttpError(401, 'Tanda tangan tidak sah');

/**
 * Lets only calls pass that the partner or merchant of the path's `:slug` signed, each once (D57, D65): 401 for one that is
 * unsigned, altered, older than five minutes or a replay, 429 for one too many in this minute, 404 for an unknown slug.
 * The answers to what the caller signed, and every 401, are signed with Poku's key. For a plugin of its own, whose bodies it
 * reads as text. `takeSignedCalls` of modules/partner-calls is this with the database.
 */
export function guardPartners(app: FastifyInstance, { keysOf, take, refused }: PartnerGuard): void {
  app.decorateRequest('rawBody', '');
  app.decorateRequest('isOfPartner', false);
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    request.rawBody = body;
    done(null, parse(body));
  });
  app.addHook('preValidation', async (request, reply) => {
    const slug = slugOf(request);
    const keys = keysOf(slug);
    if (keys === undefined) {
      reply.callNotFound();
      return reply;
    }
    const requestId = header(request, signatureHeaders.requestId);
    const sent = {
      method: request.method,
      path: request.originalUrl,
      body: request.rawBody,
      sentAtMs: Number(header(request, signatureHeaders.time)),
      requestId,
    };
    // Machine time: the sandbox's clock does not move the partners' (D56).
    const signature = header(request, signatureHeaders.signature);
    if (!isSigned(keys.partner, sent, signature, Date.now())) {
      await refused(slug, isSigned(keys.partner, sent, signature, sent.sentAtMs) ? 'time' : 'signature');
      throw unsigned();
    }
    request.isOfPartner = true;
    const taken = await take(slug, requestId);
    if (taken === 'known') {
      await refused(slug, 'replay');
      throw unsigned();
    }
    if (taken === 'over') {
      await refused(slug, 'limit');
      void reply.header('retry-after', secondsToNextMinute(Date.now()));
      throw new HttpError(429, textOf(429));
    }
    demandReadable(request);
    return undefined;
  });
  app.addHook('onSend', (request, reply, payload, next) => {
    const keys = keysOf(slugOf(request));
    const { statusCode: status } = reply;
    if (keys !== undefined && (request.isOfPartner || status === 401)) {
      const requestId = header(request, signatureHeaders.requestId);
      const body = typeof payload === 'string' ? payload : '';
      void reply.headers(answerHeaders(keys.poku, { status, requestId, body }));
    }
    next(null, payload);
  });
}

/** Malformed JSON is no body at all; the schema refuses it after the signature was checked. */
function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

const header = ({ headers }: FastifyRequest, name: string): string => String(headers[name] ?? '');

function slugOf({ params }: FastifyRequest): string {
  const slug = typeof params === 'object' && params !== null && 'slug' in params ? params.slug : '';
  return typeof slug === 'string' ? slug : '';
}
