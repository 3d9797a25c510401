import { existsSync, realpathSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import proxy from '@fastify/http-proxy';
import fastifyStatic from '@fastify/static';
import { LRUCache } from 'lru-cache';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { brotliQuick } from '../release/files';
import { headersOf } from '../release/objects/object-headers';
import { changingText } from './changing-text';
import { askedDelta, dictionaryHeaders } from './delta-names';
import { RESTING_POLICY, siteHeaders, WORKER_POLICY } from './headers';
import { pathOfPage } from './page-path';
import type { Origin } from '../release/paint/painted-document';
import type { LivePage, LiveState, Present } from './live-state';
import type { PageHead } from './page-about';
import { type AskApi, askOver, createPageHeads } from './page-heads';
import { robotsFor } from './robots';

/** What the site serves and where from. */
export interface SiteOptions {
  /** Folder of the releases: `remotes`, `shell` and `embed`. */
  readonly store: string;
  /** What is live; see `openLiveChannel`. */
  readonly live: () => Promise<Present>;
  /** Folder of the pictures. Default `<store>/media`. */
  readonly media?: string;
  /** Address of the API, for `/gateway` (D4). */
  readonly api: string;
  /** Origins whose pages may frame the embed's page, as `frame-ancestors` wants them. Default none. */
  readonly partnerOrigins?: readonly string[];
  /** Hosts of this site, without a port, that are partners' (D3). Default none. */
  readonly partnerHosts?: readonly string[];
  /** Whether browsers reach it over http on loopback (D56), not over https. Default true. */
  readonly isSandbox?: boolean;
}

const HEADED_PAGES = 100;

/** A file may be answered with the compressed one beside it. */
const VARIANTS = ['', '.br', '.gz', '.deflate'];

/**
 * Whether a file and its compressed ones lie below a folder, also by their links: who can write there could lead readers elsewhere.
 * @param path as it is on the disk, from the folder on
 */
const isBelow = (folder: string, path: string): boolean =>
  VARIANTS.map((variant) => join(folder, path) + variant)
    .filter((file) => existsSync(file))
    .every((file) => realpathSync(file).startsWith(join(realpathSync(folder), sep)));

/** A folder of files that stay. @param prefix of their addresses, which is that of their keys in the store */
const resting = (root: string, prefix: string) => ({
  root,
  prefix,
  index: false as const,
  decorateReply: false,
  allowedPath: (path: string) => isBelow(root, path),
  setHeaders: (reply: FastifyReply, path: string) => {
    const { ContentType, CacheControl, ContentEncoding } = headersOf(prefix.slice(1) + relative(root, path));
    void reply.headers({ 'content-security-policy': RESTING_POLICY, 'cache-control': CacheControl });
    if (ContentEncoding === 'dcz')
      void reply.headers({ 'content-type': ContentType, 'content-encoding': ContentEncoding });
  },
});

const RETRY_S = 5;
const NOT_YET = 'Poku sedang tidak bisa dibuka. Coba lagi sebentar lagi.';

/** The policy of a page as a header, with who may frame it. */
const policyOf = (page: LivePage | undefined, ancestors: string): Readonly<Record<string, string>> => ({
  'content-security-policy': [...(page ? [page.policy] : []), `frame-ancestors ${ancestors}`].join('; '),
});

/**
 * The site of `npm start`: a static server for the release store, and `/gateway` handed to the API. It knows nothing of
 * remotes; any static host or CDN with the same rules serves the same site.
 */
export const createSite = async ({
  store,
  live,
  api,
  media = join(store, 'media'),
  partnerOrigins = [],
  partnerHosts = [],
  isSandbox = true,
}: SiteOptions): Promise<FastifyInstance> => {
  const site = fastify({
    logger: false,
    // A browser that has an earlier version of a script gets what differs, where there is such a delta.
    rewriteUrl: ({ url = '', headers }) => {
      const [path = ''] = url.split('?');
      const delta = askedDelta(path, {
        codings: headers['accept-encoding'],
        dictionary: String(headers['available-dictionary']),
      });
      return delta !== undefined && isBelow(store, delta) && existsSync(join(store, delta)) ? delta : url;
    },
    // A path that cannot be read reaches no hook.
    frameworkErrors: ({ statusCode = 400 }, { url }, reply) => {
      const answer: FastifyReply = reply;
      void answer.headers(siteHeaders(url, undefined, !isSandbox));
      void answer.code(statusCode).send();
    },
  });
  site.addHook('onSend', ({ originalUrl }, reply, payload, next) => {
    const own = reply.getHeader('content-security-policy');
    void reply.headers(siteHeaders(originalUrl, reply.getHeader('content-type'), !isSandbox));
    if (reply.statusCode < 300) void reply.headers(dictionaryHeaders(originalUrl));
    if (own !== undefined) void reply.header('content-security-policy', own);
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

  for (const folder of ['deltas', 'remotes', 'shell', 'embed']) {
    await mkdir(join(store, folder), { recursive: true });
    await site.register(fastifyStatic, {
      ...resting(join(store, folder), `/${folder}/`),
      preCompressed: true,
    });
  }
  await site.register(fastifyStatic, resting(media, '/media/'));

  /**
   * Answers with a part of what is live; while nothing could be verified yet, that the site is not there.
   * @param headers of the answer beside those of every changing text
   */
  const part = (
    find: (state: LiveState | undefined, request: FastifyRequest) => string | undefined,
    type: string,
    headers: (state: LiveState | undefined) => Readonly<Record<string, string>> = () => ({}),
    compress?: typeof brotliQuick,
  ) => {
    const serve = changingText(type, compress);
    return async (request: FastifyRequest, reply: FastifyReply) => {
      const { state, problem } = await live();
      if (!state && problem !== undefined)
        return reply
          .code(503)
          .headers({ 'retry-after': RETRY_S, 'content-type': 'text/plain; charset=utf-8' })
          .send(NOT_YET);
      void reply.headers(headers(state));
      return serve(request, reply, find(state, request));
    };
  };

  const json = 'application/json; charset=utf-8';
  site.get('/health', async (_request, reply) => {
    const { state, problem } = await live();
    const status = problem === undefined ? 'ok' : 'stale';
    void reply.header('cache-control', 'no-store').code(state || problem === undefined ? 200 : 503);
    return reply.send({
      status,
      revision: state?.revision ?? null,
      ...(problem !== undefined && { problem }),
    });
  });
  site.get(
    '/registry.json',
    part((state) => state?.registry, json),
  );
  site.get(
    '/timestamp.json',
    part((state) => state?.timestamp, json),
  );
  /** Of remotes that are there, so that nobody fills it with names, and nothing is compressed twice. */
  const entries = new Map<string, ReturnType<typeof part>>();
  site.get<{ Params: { remote: string } }>('/registry/:remote(^[\\w-]+).json', async (request, reply) => {
    const { remote } = request.params;
    const { state } = await live();
    if (state && !state.entries.has(remote)) return reply.code(404).send();
    const serve = entries.get(remote) ?? part((now) => now?.entries.get(remote), json);
    if (state) entries.set(remote, serve);
    return serve(request, reply);
  });
  const javascript = 'text/javascript; charset=utf-8';
  site.get(
    '/sw.js',
    part(
      (state) => state?.shell.get('sw.js'),
      javascript,
      () => ({ 'content-security-policy': WORKER_POLICY }),
    ),
  );
  site.get(
    '/manifest.webmanifest',
    part((state) => state?.shell.get('manifest.webmanifest'), 'application/manifest+json; charset=utf-8'),
  );
  for (const name of ['loader.js', 'remoteEntry.js'])
    site.get(
      `/embed/v1/${name}`,
      part((state) => state?.embed.get(name), javascript),
    );
  site.get(
    '/embed/v1/release.json',
    part((state) => state?.embed.get('release.json'), json),
  );
  const ancestors = partnerOrigins.length > 0 ? partnerOrigins.join(' ') : "'none'";
  const html = 'text/html; charset=utf-8';
  site.get(
    '/embed/v1/frame',
    part(
      (state) => state?.frame?.html,
      html,
      (state) => policyOf(state?.frame, ancestors),
    ),
  );
  site.get(
    '/embed/v1/playground',
    part(
      (state) => state?.playground?.html,
      html,
      (state) => policyOf(state?.playground, "'none'"),
    ),
  );
  const page = (path?: string, origin?: Origin, head?: PageHead) =>
    part(
      (state) => state?.pageAt?.(path, origin, head).html,
      html,
      (state) => ({
        ...policyOf(state?.pageAt?.(path, origin, head), "'none'"),
        // A script without a hash is not run, in the browsers that know this (Chromium from 138).
        'integrity-policy': 'blocked-destinations=(script)',
      }),
      head && brotliQuick,
    );
  const originOf = ({ hostname }: FastifyRequest): Origin =>
    partnerHosts.includes(hostname) ? 'partner' : 'own';
  const plain = 'text/plain; charset=utf-8';
  const robots = { own: changingText(plain), partner: changingText(plain) };
  site.get('/robots.txt', (request, reply) => {
    const origin = originOf(request);
    return robots[origin](request, reply, robotsFor(origin));
  });
  const plainPage = page();
  /** Of addresses of which something is painted, by whose origin it is, as those of remotes above. */
  const paintedPages = new Map<string, ReturnType<typeof part>>();
  const headOf = createPageHeads();
  /** The API as who asks for the page: it counts attempts per address. */
  const askFor = ({ ip, host }: FastifyRequest): AskApi =>
    askOver(api, { 'x-forwarded-for': ip, 'x-forwarded-host': host });
  /** Pages that say what one of many addresses is about, by that. */
  const headedPages = new LRUCache<string, ReturnType<typeof part>>({ max: HEADED_PAGES });
  site.get('/*', async (request, reply) => {
    const { state } = await live();
    const [asked = '/', search = ''] = request.url.split('?');
    const { path, about } = state?.paintedAt(pathOfPage(asked)) ?? {};
    if (path === undefined) return plainPage(request, reply);
    const origin = originOf(request);
    // No search engine looks at a partner's origin.
    const head = about && origin === 'own' ? await headOf(about, search, askFor(request)) : undefined;
    if (head) {
      const key = JSON.stringify([path, head]);
      const serve = headedPages.get(key) ?? page(path, origin, head);
      headedPages.set(key, serve);
      return serve(request, reply);
    }
    const serve = paintedPages.get(origin + path) ?? page(path, origin);
    paintedPages.set(origin + path, serve);
    return serve(request, reply);
  });
  return site;
};
