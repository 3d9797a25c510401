import type { LiveRelease, PartnerBrand, Registry } from '@poku/contract';
import { createPlatform } from '@poku/platform';
import { createBrowserRouter } from '@poku/kit/router';
import { createAnswers } from './ahead/answers';
import type { App } from './app';
import { matchClaim, matchFar } from './early/match';
import { openVault } from './later/start-later';
import { createFarRemotes } from './remotes/far-remotes';
import type { Federation } from './remotes/federation';
import { createLadder } from './remotes/ladder';
import {
  currentEntry,
  entryAddress,
  pageRegistry,
  refuseStopped,
  sinceOf,
  verifyInlinedRegistry,
  verifyPageEntry,
} from './remotes/registry-source';
import { knowPresent } from './remotes/known';
import { createRecorder } from './remotes/recorder';
import { trusted } from './remotes/trusted';
import { createRemoteLoader } from './remotes/remote-loader';
import type { ScriptPolicy } from './remotes/script-policy';
import { createSlotSource } from './remotes/slot-source';
import { healSession } from './routes/heal-session';
import { keyOwnEntry } from './routes/own-entry';
import { HOME_PATHS } from './routes/own-paths';
import { routeTree } from './routes/route-tree';
import { API_BASE, rootKey } from './settings';
import { createStepUp } from './step-up/start-step-up';
import { pause } from './turns';

/**
 * Puts the shell together, in three tasks, and starts restoring the session.
 * @param settled the registry of the page
 * @param federation how exposed modules are loaded
 * @param policy which scripts may run
 * @param partner whose origin the page runs on
 */
export const createApp = async (
  settled: Registry,
  federation: Federation,
  policy: ScriptPolicy,
  partner: PartnerBrand | null,
): Promise<App> => {
  // A remote that is opened later is put among the others.
  const entries = { ...settled.remotes };
  const registry = { ...settled, remotes: entries };
  const trust = { rootKey: rootKey(), channel: registry.channel };
  const answers = createAnswers(window.pokuEarly ?? {});
  const since = sinceOf(pageRegistry());
  const known = knowPresent(trust);
  /** Releases that did not stand in the page. */
  const read = new WeakSet<LiveRelease>();
  const readEntry = async (remote: string, answer?: Promise<Response | undefined>) => {
    const entry = await currentEntry(remote, { ...trust, since: since(remote) }, known, answer);
    for (const release of [entry?.live, entry?.previous]) if (release) read.add(release);
    return entry;
  };
  const far = createFarRemotes(
    (remote) => readEntry(remote, answers.take('GET', entryAddress(remote))),
    entries,
  );
  const recorder = createRecorder();
  const ladder = createLadder({
    federation: trusted(
      federation,
      {
        page: known.then((present) => verifyInlinedRegistry(trust, present)),
        release: async (release) => {
          refuseStopped(release, await known);
          if (!read.has(release)) await verifyPageEntry(release, trust, await known);
        },
      },
      policy,
    ),
    registry,
    readEntry,
    onLoaded: (wanted, version, startedAt) =>
      recorder.record({ type: 'loaded', wanted, version, startedAt, endedAt: performance.now() }),
    onFailure: (wanted, version, error, blame) => {
      console.warn(`[poku] ${wanted.remote} ${version} ${wanted.key} failed`, blame ?? error);
      // Without a key it is the registry that could not be read.
      if (wanted.key) recorder.record({ type: 'failed', wanted, version, error, blame });
    },
  });
  const remotes = createRemoteLoader(ladder);
  const { platform, keeper, tap } = createPlatform({
    config: { apiBase: API_BASE, partner },
    slots: createSlotSource(registry, remotes),
    early: answers.take,
    fetch: answers.send,
    stepUp: createStepUp(() => ({ platform, router })),
    vault: openVault,
    isKnownPath: (path) =>
      HOME_PATHS.includes(path) ||
      matchClaim(registry, path) !== undefined ||
      matchFar(registry, path) !== undefined,
    onLoggedOut: (listed) => {
      // On a partner's origin a logout leads back to the partner's own address ([A] §2).
      const partnerAddress = platform.entry.logoutAddress(listed);
      if (partnerAddress === null) void router.navigate('/');
      else location.assign(partnerAddress);
    },
  });
  await pause();
  keyOwnEntry();
  const router = createBrowserRouter(routeTree({ platform, keeper, remotes }, registry, far));
  await pause();

  platform.events.subscribe('session.ended', ({ reason }, { source }) => {
    // The guards send the visitor on. A logout of this tab leaves the page by itself, half a second later.
    if (reason === 'expired') void router.revalidate();
    else if (source === 'remote-tab') void router.navigate('/');
  });
  platform.events.subscribe('session.started', (_, { source }) => {
    // The login page leaves by itself, for where the member wanted to go.
    const isGuestPage = matchClaim(registry, router.state.location.pathname)?.claim.access === 'guest';
    if (source === 'remote-tab' && !isGuestPage) void router.revalidate();
  });
  healSession({ platform, keeper });
  void keeper.restore();
  return { platform, keeper, tap, registry, recorder, router, remotes, far, answers };
};
