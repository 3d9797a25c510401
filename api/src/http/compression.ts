import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/**
 * Tags of calls whose answers anybody may know. What holds a secret goes as it is: whoever can put text beside it and see how long the
 * compressed answer is could find it out (BREACH, CVE-2013-3587).
 */
const OPEN = new Set(['catalogue', 'help', 'legal']);
/** A smaller answer fits into one packet or two. */
const LEAST_BYTES = 1_024;
/** Of 11: a list of coupons becomes an eighth in about a millisecond. */
const BROTLI_QUALITY = 4;

/** Compresses what is read of open calls, for callers that take it (Brotli, else gzip). Before the routes. */
export async function compressOpenAnswers(app: FastifyInstance): Promise<void> {
  app.addHook('onRoute', (route) => {
    if (route.method === 'GET' && route.schema?.tags?.some((tag) => OPEN.has(tag))) route.compress = {};
  });
  await app.register(compress, {
    global: false,
    threshold: LEAST_BYTES,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  });
}
