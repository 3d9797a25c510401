import { createHash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import proxy from '@fastify/http-proxy';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { brotliBest } from '../release/files';
import { readJson } from '../release/json-file';
import type { Unit } from '../release/registry-document';
import { channelKeys, type Pointer } from '../release/revision';

/** What the site serves and where from. */
export interface SiteOptions {
  /** Release store: `remotes`, `shell` and `channels`. */
  readonly store: string;
  readonly channel: string;
  /** Folder of the pictures. Default `<store>/media`. */
  readonly media?: string;
  /** Address of the API, for `/gateway` (D4). */
  readonly api: string;
  /** Origins whose pages may frame the embed's page, as `frame-ancestors` wants them. Default none. */
  readonly partnerOrigins?: readonly string[];
}

const YEAR_S = 31_536_000;
const DAY_S = 86_400;

/** Headers of every answer of the site. What a `<meta>` policy cannot say stands here. */
const SAFE_HEADERS = {
  'x-content-type-options': 'nosniff',
  // Links of e-mails carry their token in the address (D24).
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
} as const;

/** What pages of other origins may take: pictures, and the embed with its own page. */
const isForPartners = (url: string): boolean => /^\/(?:embed|media)\//.test(url);

/**
 * Serves a small text file that changes on promote: compressed once per content, revalidated by its ETag; 404 without it.
 * @param find gives the file of the moment
 */
const changingFile = (find: () => Promise<string | undefined>, type: string) => {
  let cached: { text: string; etag: string; compressed: Buffer } | undefined;
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const file = await find();
    const text = file === undefined ? undefined : await readFile(file, 'utf8').catch(() => undefined);
    if (text === undefined) return reply.code(404).send();
    if (cached?.text !== text) {
      const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
      cached = { text, etag, compressed: await brotliBest(Buffer.from(text)) };
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

/**
 * The site of `npm start`: a static server for the release store, and `/gateway` handed to the API. It knows nothing of
 * remotes; any static host or CDN with the same rules serves the same site.
 */
export const createSite = async ({
  store,
  channel,
  api,
  media = join(store, 'media'),
  partnerOrigins = [],
}: SiteOptions): Promise<FastifyInstance> => {
  const site = fastify({ logger: false });
  site.addHook('onSend', ({ url }, reply, payload, next) => {
    void reply.headers(SAFE_HEADERS);
    if (isForPartners(url)) void reply.header('cross-origin-resource-policy', 'cross-origin');
    // Nothing of the embed is secret, and no cookie is sent for it.
    if (url.startsWith('/embed/'))
      void reply.headers({ 'access-control-allow-origin': '*', 'timing-allow-origin': '*' });
    next(null, payload);
  });

  await site.register(proxy, {
    upstream: api,
    prefix: '/gateway',
    // An idle connection is let go of before the API closes it (72 s), which a call on its way would meet as a failure.
    http: { requestOptions: { timeout: 15_000 }, agentOptions: { timeout: 30_000 } },
    replyOptions: {
      // The API counts attempts per address and knows a partner's origin by its host, so a browser must choose neither.
      rewriteRequestHeaders: ({ ip, headers: { host } }, headers) => ({
        ...headers,
        'x-forwarded-for': ip,
        'x-forwarded-host': host,
      }),
    },
  });

  const immutable = { preCompressed: true, immutable: true, maxAge: YEAR_S * 1_000, index: false as const };
  for (const folder of ['remotes', 'shell', 'embed']) await mkdir(join(store, folder), { recursive: true });
  await site.register(fastifyStatic, { ...immutable, root: join(store, 'remotes'), prefix: '/remotes/' });
  await site.register(fastifyStatic, {
    ...immutable,
    root: join(store, 'shell'),
    prefix: '/shell/',
    decorateReply: false,
  });
  await site.register(fastifyStatic, {
    ...immutable,
    root: join(store, 'embed'),
    prefix: '/embed/',
    decorateReply: false,
  });
  await site.register(fastifyStatic, {
    root: media,
    prefix: '/media/',
    maxAge: DAY_S * 1_000,
    index: false,
    decorateReply: false,
  });

  /** What the channel points at. Everything that has an address that stays follows from this one object. */
  const pointer = async (): Promise<Partial<Pointer>> =>
    (await readJson<Pointer>(join(store, channelKeys(channel).pointer))) ?? {};
  const ofChannel = (part: 'registry' | 'page') => async () => {
    const { [part]: key } = await pointer();
    return key === undefined ? undefined : join(store, key);
  };
  const ofRelease = (unit: Unit, name: string) => async () => {
    const { [unit]: version } = await pointer();
    return version === undefined ? undefined : join(store, unit, version, name);
  };

  const json = 'application/json; charset=utf-8';
  site.get('/registry.json', changingFile(ofChannel('registry'), json));
  const entryFile = (remote: string) => async () => {
    const key = new Map(Object.entries((await pointer()).entries ?? {})).get(remote);
    return key === undefined ? undefined : join(store, key);
  };
  /** Of remotes that are there, so that nobody fills it with names, and nothing is compressed twice. */
  const entries = new Map<string, ReturnType<typeof changingFile>>();
  site.get<{ Params: { remote: string } }>('/registry/:remote(^[\\w-]+).json', async (request, reply) => {
    const { remote } = request.params;
    const find = entryFile(remote);
    if ((await find()) === undefined) return reply.code(404).send();
    const serve = entries.get(remote) ?? changingFile(find, json);
    entries.set(remote, serve);
    return serve(request, reply);
  });
  const javascript = 'text/javascript; charset=utf-8';
  const worker = changingFile(ofRelease('shell', 'sw.js'), javascript);
  site.get('/sw.js', async (request, reply) => {
    // The worker fetches what pages of this site ask for, and nothing else.
    void reply.header('content-security-policy', "default-src 'none'; connect-src 'self'");
    return worker(request, reply);
  });
  site.get(
    '/manifest.webmanifest',
    changingFile(ofRelease('shell', 'manifest.webmanifest'), 'application/manifest+json; charset=utf-8'),
  );
  for (const name of ['loader.js', 'remoteEntry.js'])
    site.get(`/embed/v1/${name}`, changingFile(ofRelease('embed', name), javascript));
  site.get('/embed/v1/release.json', changingFile(ofRelease('embed', 'release.json'), json));
  const frame = changingFile(ofRelease('embed', 'frame.html'), 'text/html; charset=utf-8');
  site.get('/embed/v1/frame', async (request, reply) => {
    const ancestors = partnerOrigins.length > 0 ? partnerOrigins.join(' ') : "'none'";
    void reply.header('content-security-policy', `frame-ancestors ${ancestors}`);
    return frame(request, reply);
  });
  const page = changingFile(ofChannel('page'), 'text/html; charset=utf-8');
  site.get('/*', async (request, reply) => {
    void reply.headers({
      'content-security-policy': "frame-ancestors 'none'",
      // A script without a hash is not run, in the browsers that know this (Chromium from 138).
      'integrity-policy': 'blocked-destinations=(script)',
    });
    return page(request, reply);
  });
  return site;
};
