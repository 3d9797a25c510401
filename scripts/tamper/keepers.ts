import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createEdge } from '@poku/build/edge';
import { createSite, openLiveChannel, type Present } from '@poku/build/site';
import {
  channelKeys,
  DEFAULT_CHANNEL,
  headersOf,
  type ObjectStore,
  paymentOrigins,
  type Pointer,
  ReleaseStore,
  type Signer,
} from '@poku/build/store';
import type { SignedText, Timestamp } from '@poku/contract';
import type { World } from './world';

/** An answer of who gives a channel to browsers. */
export interface Answer {
  readonly status: number;
  readonly text: string;
}
export type Get = (path: string) => Promise<Answer>;

/** Addresses that stay, whose answers follow from what is live. */
const standingAddresses = ({ units }: World): readonly string[] => [
  '/',
  '/registry.json',
  '/timestamp.json',
  '/sw.js',
  '/manifest.webmanifest',
  ...['loader.js', 'remoteEntry.js', 'release.json', 'frame', 'playground'].map(
    (name) => `/embed/v1/${name}`,
  ),
  ...[...units.keys()].filter((name) => name.startsWith('mfe-')).map((name) => `/registry/${name}.json`),
];

/** The same for what says the same: when a site said it, is its own. */
const withoutTimes = (path: string, text: string): string => {
  if (path === '/') return text.replace(/data-timestamp="[^"]*"/, '');
  if (path !== '/timestamp.json') return text;
  const told = JSON.parse((JSON.parse(text) as SignedText).text) as Timestamp;
  return JSON.stringify({ ...told, at: '', until: '' });
};

/** What is live, as it was before anybody attacked. */
export type Good = ReadonlyMap<string, string>;

/**
 * Compares what is given with what was live before an attack: each answer is the same, or there is none.
 * @returns the first other one
 */
export const otherAnswer = async (get: Get, good: Good): Promise<string | undefined> => {
  for (const [path, text] of good) {
    const answer = await get(path);
    if (answer.status === 200 && withoutTimes(path, answer.text) !== withoutTimes(path, text))
      return `${path} is not what was live`;
    if (answer.status !== 200 && answer.status !== 404 && answer.status !== 503)
      return `${path} answered ${answer.status}`;
  }
  return undefined;
};

/** What a site without a key of its own gives of the present state. @throws Error when it gives none */
export const goodAnswers = async (world: World): Promise<Good> => {
  const { objects, rootKey } = world.store;
  const site = await serveSite(world, world.folder);
  site.lead(await openOver({ objects, rootKey, seenFile: join(world.home, 'good-seen.json') }));
  const health = await site.get('/health');
  if (health.status !== 200) throw new Error(health.text);
  const answers = standingAddresses(world).map(async (path) => [path, await site.get(path)] as const);
  const good = new Map((await Promise.all(answers)).map(([path, { text }]) => [path, text]));
  await site.close();
  return good;
};

/** How a site is opened over a store. */
export interface SiteOver {
  readonly objects: ObjectStore;
  readonly rootKey: string;
  readonly seenFile: string;
  /** Who says what is live. Default what the store has of it. */
  readonly signer?: Signer;
}

export const openOver = ({ objects, rootKey, ...options }: SiteOver): Promise<() => Promise<Present>> =>
  openLiveChannel({
    ...options,
    store: new ReleaseStore({ objects, rootKey }),
    channel: DEFAULT_CHANNEL,
    paymentOrigins: paymentOrigins(),
  });

/** The site server over a folder; what is live is told by whoever it is led to. */
export const serveSite = async ({ stack, folder: own }: World, folder: string) => {
  let live: () => Promise<Present> = () => Promise.resolve({ problem: 'nobody' });
  const site = await createSite({
    store: folder,
    media: join(own, 'media'),
    api: stack.apiUrl,
    live: () => live(),
  });
  const get: Get = async (url) => {
    const { statusCode, body } = await site.inject({ url });
    return { status: statusCode, text: body };
  };
  return {
    get,
    lead: (next: () => Promise<Present>): void => void (live = next),
    listen: async (): Promise<number> => {
      await site.listen({ port: 0, host: '127.0.0.1' });
      return (site.server.address() as AddressInfo).port;
    },
    close: () => site.close(),
  };
};

/** The function at the edge over a store. @param remembered the newest revision that it served; undefined when it remembers nothing */
export const openEdge = (objects: ObjectStore, rootKey: string, remembered?: number) =>
  createEdge({
    rootKey,
    channel: DEFAULT_CHANNEL,
    paymentOrigins: paymentOrigins(),
    read: async (key) => {
      const stored = await objects.read(key);
      return stored && new Uint8Array(stored.bytes);
    },
    ...(remembered !== undefined && {
      newest: { read: () => Promise.resolve(remembered), write: () => Promise.resolve() },
    }),
  });
export type Edge = ReturnType<typeof openEdge>;

export const getFrom =
  (edge: Edge): Get =>
  async (path) => {
    const answer = await edge(new Request(`https://poku.example${path}`));
    return { status: answer.status, text: await answer.text() };
  };

/**
 * A bucket behind plain rewrite rules, which believe it: nothing is verified before it reaches the browser. What has no time of its own
 * stays where it lies.
 */
const plainAnswer = async (objects: ObjectStore, path: string): Promise<Response> => {
  const keys = channelKeys(DEFAULT_CHANNEL);
  const pointer = JSON.parse(
    (await objects.read(keys.pointer))?.bytes.toString() ?? '{}',
  ) as Partial<Pointer>;
  const remote = /^\/registry\/([\w-]+)\.json$/.exec(path)?.[1];
  const standing: Readonly<Record<string, string | undefined>> = {
    '/registry.json': pointer.registry,
    '/timestamp.json': keys.timestamp,
    '/sw.js': `shell/${pointer.shell}/sw.js`,
    '/manifest.webmanifest': `shell/${pointer.shell}/manifest.webmanifest`,
  };
  const isResting = /^\/(?:remotes|shell|embed|media)\//.test(path);
  const key =
    (remote === undefined ? standing[path] : pointer.entries?.[remote]) ??
    (isResting ? decodeURIComponent(path.slice(1)) : pointer.page);
  const stored = key === undefined ? undefined : await objects.read(key);
  if (!stored || key === undefined) return new Response(null, { status: 404 });
  return new Response(new Uint8Array(stored.bytes), {
    headers: { 'content-type': headersOf(key).ContentType },
  });
};

/** A server whose answers somebody gives, for the browser. */
const serveAnswers = async (answer: (path: string) => Promise<Response>) => {
  const server = createServer((incoming, outgoing) => {
    answer(incoming.url ?? '/')
      .then(async (response) => {
        outgoing.writeHead(response.status, Object.fromEntries(response.headers));
        outgoing.end(Buffer.from(await response.arrayBuffer()));
      })
      .catch(() => outgoing.writeHead(500).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, close: () => void server.close() };
};

/** The function at the edge, for the browser. */
export const serveEdge = (edge: Edge) =>
  serveAnswers((path) => edge(new Request(new URL(path, 'https://poku.example'))));

/** A bucket behind plain rewrite rules, for the browser. */
export const servePlainly = (objects: ObjectStore) =>
  serveAnswers((path) =>
    plainAnswer(objects, new URL(path, 'https://poku.example').pathname).catch(
      () => new Response(null, { status: 500 }),
    ),
  );
