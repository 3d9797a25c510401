import type { ServerResponse } from 'node:http';
import proxy from '@fastify/http-proxy';
import fastify, { type FastifyInstance } from 'fastify';
import type { DevBuilds } from './dev-builds';
import { mappedStack } from './mapped-stack';
import type { DevProblem } from './problems';

/** A build that can be shown. */
export interface ReleaseNews {
  readonly kind: 'release';
  readonly name: string;
  readonly version: string;
  readonly permit: string;
}
/** Why there is no build, or what the type check found. */
export interface ProblemNews {
  readonly kind: 'failure' | 'types';
  readonly problems: readonly DevProblem[];
}
/** A script that brings pages of one version to the next, ahead of the whole build, which is told of as well. */
export interface PatchNews {
  readonly kind: 'patch';
  readonly name: string;
  readonly version: string;
  readonly from: string;
  readonly integrity: string;
}
/**
 * What pages hear of: a build that can be shown, what leads to it, why there is none, or what the type check found, which may be
 * nothing.
 */
export type DevNews = ReleaseNews | PatchNews | ProblemNews;

/** What the site of a remote in development serves. */
export interface DevSiteOptions {
  /** Origin of the site whose shell runs the remote. */
  readonly shell: string;
  readonly name: string;
  readonly builds: DevBuilds;
  /** The newest build that can be shown. */
  readonly newest: () => ReleaseNews | undefined;
  /** News of the moment, for a page that begins to listen. */
  readonly news: () => readonly DevNews[];
}

/** The site and how its pages are told of something. */
export interface DevSite {
  readonly site: FastifyInstance;
  readonly tell: (news: DevNews) => void;
}

const eventOf = ({ kind, ...facts }: DevNews): string => `event: ${kind}\ndata: ${JSON.stringify(facts)}\n\n`;

const typeOf = (file: string): string =>
  /\.(?:json|map)$/.test(file) ? 'application/json; charset=utf-8' : 'text/javascript; charset=utf-8';

/** A page lets scripts run out of the folder that its remote came from, so a patch is asked for there. */
const PATCH = /^patch-(?<version>dev-[0-9a-f]+)\.js$/;

/** A map stands beside its script, or at the end of a patch. */
const mapIn =
  (builds: DevBuilds) =>
  (version: string, script: string): string | undefined => {
    const { version: patched } = PATCH.exec(script)?.groups ?? {};
    if (patched === undefined) return builds.file(version, `${script}.map`);
    const inline = builds.patch(patched)?.split('sourceMappingURL=data:application/json;base64,').at(1);
    return inline && Buffer.from(inline, 'base64').toString();
  };

/** Path of this site and nothing else, whatever was asked for. */
const pathOf = (wanted: unknown): string =>
  typeof wanted === 'string' && /^\/(?![/\\])/.test(wanted) ? wanted : '/';

/**
 * A site like that of the shell, with one remote as it stands in the working copy. `/dev` leads to the newest build.
 * Everything that is not of that remote's builds comes from the shell's site, as its own pages would ask for it.
 */
export const createDevSite = async ({
  shell,
  name,
  builds,
  newest,
  news,
}: DevSiteOptions): Promise<DevSite> => {
  const site = fastify({ logger: false, forceCloseConnections: true });
  const listeners = new Set<ServerResponse>();

  site.get('/dev', (request, reply) => {
    const present = newest();
    if (!present) return reply.code(503).send('There is no build yet; see the terminal.\n');
    const { to } = request.query as { readonly to?: unknown };
    const link = new URL(pathOf(to), 'http://dev.invalid');
    link.searchParams.set('preview', `${present.name}@${present.version}`);
    link.searchParams.set('permit', present.permit);
    return reply.redirect(link.pathname + link.search);
  });

  site.get('/dev-events', (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    reply.raw.write(': hello\n\n');
    for (const one of news()) reply.raw.write(eventOf(one));
    listeners.add(reply.raw);
    reply.raw.on('close', () => listeners.delete(reply.raw));
  });

  // Stacks of pages, by their sources.
  site.post<{ Body: string }>('/dev-stack', ({ body }) => mappedStack(body, mapIn(builds)));

  // A worker would keep what changes with the next save.
  site.get('/sw.js', (_request, reply) => reply.code(404).send());

  // Names of chunks are longer than a parameter may be.
  site.get<{ Params: { digest: string; '*': string } }>(
    `/remotes/${name}/dev-:digest/*`,
    ({ params: { digest, '*': file } }, reply) => {
      const { version } = PATCH.exec(file)?.groups ?? {};
      const text = version === undefined ? builds.file(`dev-${digest}`, file) : builds.patch(version);
      if (text === undefined) return reply.code(404).send();
      return reply.headers({ 'content-type': typeOf(file), 'cache-control': 'no-store' }).send(text);
    },
  );

  await site.register(proxy, {
    upstream: shell,
    undici: { bodyTimeout: 0 },
    replyOptions: {
      // The API answers to the origins that it knows.
      rewriteRequestHeaders: (_request, headers) =>
        headers.origin === undefined ? headers : { ...headers, origin: shell },
    },
  });

  return {
    site,
    tell: (told) => {
      for (const listener of listeners) listener.write(eventOf(told));
    },
  };
};
