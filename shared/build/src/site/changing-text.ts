import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { brotliBest } from '../release/files';

/**
 * Serves a small text that changes on promote: compressed once per content, revalidated by its ETag; 404 without it.
 * @param compress makes Brotli of it. Default as well as it can
 */
export const changingText = (type: string, compress = brotliBest) => {
  let cached: { text: string; etag: string; compressed: Buffer } | undefined;
  return async (request: FastifyRequest, reply: FastifyReply, text: string | undefined) => {
    if (text === undefined) return reply.code(404).send();
    if (cached?.text !== text) {
      const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
      cached = { text, etag, compressed: await compress(Buffer.from(text)) };
    }
    void reply.headers({
      'content-type': type,
      'cache-control': 'no-cache',
      etag: cached.etag,
      vary: 'accept-encoding',
    });
    if (request.headers['if-none-match'] === cached.etag) return reply.code(304).send();
    const takesBrotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
    return takesBrotli ? reply.header('content-encoding', 'br').send(cached.compressed) : reply.send(text);
  };
};
