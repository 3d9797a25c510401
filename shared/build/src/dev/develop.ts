import { devPort, requireFreePorts } from '@poku/tooling';
import { integrityOf } from '../release/files';
import { rootPublicKey, ownSigner } from '../release/keys/key-home';
import { remoteDefinition } from '../release/remotes';
import { createTypeCheck } from './check-types';
import { createDevBuilds, devBuild } from './dev-builds';
import { createDevSite, type ProblemNews, type ReleaseNews } from './dev-site';
import { permitFor } from './permit';
import type { DevPatch } from './patches';
import { type DevProblem, typeProblems } from './problems';
import { readShell, requireKey } from './shell-site';
import { watchRemote } from './watch-remote';
import type { WatchedBuild } from './watch-sources';

/** What is developed, and where. */
export interface DevelopOptions {
  readonly name: string;
  /** Address of the site whose shell runs it. */
  readonly shell: string;
  /** Hears what happens, in sentences. */
  readonly say: (text: string) => void;
}

/** A remote in development. */
export interface Development {
  /** Address that leads to its newest build. */
  readonly link: string;
  readonly stop: () => Promise<void>;
}

/**
 * Serves one remote from its sources inside a running shell, and tells the open pages of each build.
 * @throws Error when there is no such remote, no such shell, no key for it, or the port is busy
 */
export const develop = async ({ name, shell: address, say }: DevelopOptions): Promise<Development> => {
  const remote = await remoteDefinition(name);
  const port = devPort();
  await requireFreePorts([port]);
  const shell = await readShell(address);
  const signer = await ownSigner();
  await requireKey(shell, name, signer, await rootPublicKey());

  const builds = createDevBuilds();
  let newest: ReleaseNews | undefined;
  let failure: ProblemNews | undefined;
  let types: ProblemNews = { kind: 'types', problems: [] };
  const { site, tell } = await createDevSite({
    shell: shell.origin,
    name,
    builds,
    newest: () => newest,
    news: () => [newest, failure, types].filter((one) => one !== undefined),
  });
  const typeCheck = await createTypeCheck(name, (report) => {
    if (report !== '') say(`Types:\n${report}`);
    else if (types.problems.length > 0) say('Types: nothing is wrong any more.');
    types = { kind: 'types', problems: typeProblems(report) };
    tell(types);
  });

  let onFirst: () => void = () => undefined;
  const firstBuild = new Promise<void>((resolve) => (onFirst = resolve));
  const onBuild = (watched: WatchedBuild): void => {
    typeCheck.check();
    const build = devBuild(remote, watched, signer);
    const isNew = builds.add(build);
    const { version } = build;
    say(`${name} ${version} is built (${watched.tookMs} ms)${isNew ? '' : '; nothing in it changed'}.`);
    failure = undefined;
    const permit = permitFor(signer, shell.channel, name, version);
    newest = { kind: 'release', name, version, permit };
    tell(newest);
  };
  const onPatch = (patch: DevPatch): void => {
    builds.addPatch(patch);
    const { from, version, text } = patch;
    tell({ kind: 'patch', name, version, from, integrity: integrityOf(text) });
  };
  const onFailure = (report: string, problems: readonly DevProblem[]): void => {
    say(`The build failed; pages keep the last good one.\n${report}`);
    failure = { kind: 'failure', problems };
    tell(failure);
  };
  const stopWatching = watchRemote(name, (news) => {
    if (news.kind === 'patch') {
      onPatch(news.patch);
      return;
    }
    if (news.kind === 'build') onBuild(news.build);
    else onFailure(news.report, news.problems);
    onFirst();
  });
  await firstBuild;
  await site.listen({ port: port.port, host: '127.0.0.1' });
  return {
    link: `http://localhost:${port.port}/dev`,
    stop: async () => {
      await stopWatching();
      await typeCheck.end();
      await site.close();
    },
  };
};
