import { headersOf } from '../../release/objects/object-headers';
import { askedDelta, dictionaryHeaders } from '../delta-names';
import { RESTING_POLICY, siteHeaders, WORKER_POLICY } from '../headers';
import type { Origin } from '../../release/paint/painted-document';
import type { LiveState } from '../live-state';
import { pathOfPage } from '../page-path';
import type { PageHead } from '../page-about';
import { askOver, createPageHeads } from '../page-heads';
import { robotsFor } from '../robots';
import type { UntrustedStore } from '../untrusted-store';
import { toldState } from './told-state';

/** What the function at the edge serves, and where it remembers what it has served. */
export interface EdgeOptions extends UntrustedStore {
  /** Origins whose pages may frame the embed's page. Default none. */
  readonly partnerOrigins?: readonly string[];
  /** Address of the API, which says what a coupon of a public list is about; see `createPageHeads`. Default nobody is asked. */
  readonly api?: string;
  /** Hosts of this site, without a port, that are partners' (D3). Default none. */
  readonly partnerHosts?: readonly string[];
  /** Remembers the newest revision over all instances, for example in the CDN's key-value store. Default this instance alone. */
  readonly newest?: {
    readonly read: () => Promise<number>;
    readonly write: (revision: number) => Promise<void>;
  };
}

/** So long an instance goes on with what it has verified. */
const LOOK_AGAIN_MS = 5_000;
const RESTING = /^\/(?:remotes|shell|embed|media)\/(?:[\w@+-][\w@+.-]*\/)*[\w@+-][\w@+.-]*$/;

/**
 * An object store over HTTP.
 * @param base address of the bucket, or of a prefix in it, with a trailing slash
 * @public the function of a CDN is made with it
 */
export const readOver =
  (base: string): UntrustedStore['read'] =>
  async (key) => {
    const answer = await fetch(base + key, { cache: 'no-store' });
    if (answer.status === 404) return undefined;
    if (!answer.ok) throw new Error(`${key} answered ${answer.status}.`);
    return new Uint8Array(await answer.arrayBuffer());
  };

const HTML = 'text/html; charset=utf-8';
const JSON_TYPE = 'application/json; charset=utf-8';
const SCRIPT = 'text/javascript; charset=utf-8';

interface Part {
  readonly text: string | undefined;
  readonly type: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The part of what is live that an address stands for. */
const partAt = (
  path: string,
  state: LiveState,
  ancestors: string,
  origin: Origin,
  head: PageHead | undefined,
): Part => {
  const entry = /^\/registry\/([\w-]+)\.json$/.exec(path)?.[1];
  if (entry !== undefined) return { text: state.entries.get(entry), type: JSON_TYPE };
  const policy = (own = '', frame = "'none'") => ({
    'content-security-policy': [own, `frame-ancestors ${frame}`].filter(Boolean).join('; '),
  });
  switch (path) {
    case '/registry.json':
      return { text: state.registry, type: JSON_TYPE };
    case '/timestamp.json':
      return { text: state.timestamp, type: JSON_TYPE };
    case '/robots.txt':
      return { text: robotsFor(origin), type: 'text/plain; charset=utf-8' };
    case '/sw.js': {
      const headers = { 'content-security-policy': WORKER_POLICY };
      return { text: state.shell.get('sw.js'), type: SCRIPT, headers };
    }
    case '/manifest.webmanifest': {
      const type = 'application/manifest+json; charset=utf-8';
      return { text: state.shell.get('manifest.webmanifest'), type };
    }
    case '/embed/v1/loader.js':
    case '/embed/v1/remoteEntry.js':
      return { text: state.embed.get(path.slice('/embed/v1/'.length)), type: SCRIPT };
    case '/embed/v1/release.json':
      return { text: state.embed.get('release.json'), type: JSON_TYPE };
    case '/embed/v1/frame':
      return { text: state.frame?.html, type: HTML, headers: policy(state.frame?.policy, ancestors) };
    case '/embed/v1/playground':
      return { text: state.playground?.html, type: HTML, headers: policy(state.playground?.policy) };
    default: {
      const page = state.pageAt?.(pathOfPage(path), origin, head);
      const headers = { ...policy(page?.policy), 'integrity-policy': 'blocked-destinations=(script)' };
      return { text: page?.html, type: HTML, headers };
    }
  }
};

/**
 * The site as a function at the edge of a CDN, in front of a bucket that is not trusted: the same answers as the site server's, with
 * nothing but the Web's own cryptography. `/gateway` is routed to the API before it.
 * @returns answers a request; the last good state while what the store says now cannot be verified, and 503 before the first
 */
export const createEdge = (options: EdgeOptions): ((request: Request) => Promise<Response>) => {
  const { read, api, partnerOrigins = [], partnerHosts = [], newest } = options;
  const headOf = createPageHeads();
  const ancestors = partnerOrigins.length > 0 ? partnerOrigins.join(' ') : "'none'";
  let state: LiveState | undefined;
  let problem: string | undefined;
  let lookedAt = -Infinity;
  let looking: Promise<void> | undefined;

  const look = async (): Promise<void> => {
    try {
      const before = Math.max(state?.revision ?? 0, (await newest?.read()) ?? 0);
      const next = await toldState(options, before);
      if (next.revision > before) await newest?.write(next.revision);
      state = next;
      problem = undefined;
    } catch (error) {
      problem = error instanceof Error ? error.message : String(error);
    }
    lookedAt = Date.now();
    looking = undefined;
  };

  const answer = (
    url: URL,
    body: BodyInit | null,
    status: number,
    headers: Readonly<Record<string, string>>,
  ) => {
    const isHttps = url.protocol === 'https:';
    const all = { ...siteHeaders(url.pathname, headers['content-type'], isHttps), ...headers };
    return new Response(body, { status, headers: all });
  };

  const resting = async (url: URL, asked: Headers): Promise<Response> => {
    const delta = askedDelta(url.pathname, {
      codings: asked.get('accept-encoding'),
      dictionary: asked.get('available-dictionary'),
    })?.slice(1);
    const whole = url.pathname.slice(1);
    const found = delta === undefined ? undefined : await read(delta);
    const key = found && delta !== undefined ? delta : whole;
    const bytes = found ?? (await read(whole));
    if (!bytes) return answer(url, null, 404, {});
    const { ContentType, CacheControl, ContentEncoding } = headersOf(key);
    return answer(url, bytes, 200, {
      'content-type': ContentType,
      'cache-control': CacheControl,
      'content-security-policy': RESTING_POLICY,
      ...dictionaryHeaders(url.pathname),
      ...(ContentEncoding !== undefined && { 'content-encoding': ContentEncoding }),
    });
  };

  return async (request) => {
    const url = new URL(request.url);
    const { pathname } = url;
    if (request.method !== 'GET' && request.method !== 'HEAD') return answer(url, null, 405, {});
    if (/^\/(?:remotes|shell|embed\/(?!v1\/)|media)\//.test(pathname))
      return RESTING.test(pathname) ? resting(url, request.headers) : answer(url, null, 404, {});
    if (Date.now() - lookedAt > LOOK_AGAIN_MS) await (looking ??= look());
    if (pathname === '/health') {
      const told = {
        status: problem === undefined ? 'ok' : 'stale',
        revision: state?.revision ?? null,
        problem,
      };
      const headers = { 'content-type': JSON_TYPE, 'cache-control': 'no-store' };
      return answer(url, JSON.stringify(told), state ? 200 : 503, headers);
    }
    if (!state) {
      const text = 'Poku sedang tidak bisa dibuka. Coba lagi sebentar lagi.';
      return answer(url, text, 503, { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '5' });
    }
    const origin = partnerHosts.includes(url.hostname) ? 'partner' : 'own';
    const about = origin === 'own' ? state.paintedAt(pathOfPage(pathname))?.about : undefined;
    const head = about && api !== undefined ? await headOf(about, url.search, askOver(api)) : undefined;
    const { text, type, headers } = partAt(pathname, state, ancestors, origin, head);
    if (text === undefined) return answer(url, null, 404, {});
    return answer(url, text, 200, { 'content-type': type, 'cache-control': 'no-cache', ...headers });
  };
};
