import type { Registry, wire } from '@poku/contract';
import type { App } from '../../app';
import { matchClaim } from '../../early/match';
import type { Note } from '../../remotes/recorder';
import { API_BASE } from '../../settings';
import { classOf, releaseIn, releaseOfError } from './classify';
import { createCounts } from './counts';
import { thrownOf } from './thrown';
import { measureVitals } from './vitals';

/** From a failure, or the first loads, to their report, in milliseconds: a watcher waits for it. */
const SOON_MS = 3_000;

/** Tells the collector, which may be blocked: then nothing is told. */
const send = (report: object): void => {
  try {
    navigator.sendBeacon(
      `${API_BASE}/telemetry`,
      new Blob([JSON.stringify(report)], { type: 'application/json' }),
    );
  } catch {
    return;
  }
};

/** Whether a release's entry came over the network; loads from a cache say nothing of a release. */
const isFetched = (registry: Registry, remote: string, version: string): boolean => {
  const { live, previous } = registry.remotes[remote] ?? {};
  const release = [live, previous].find((one) => one?.version === version);
  if (!release) return false;
  return performance
    .getEntriesByName(new URL(release.base + release.entry, location.href).href, 'resource')
    .some((entry) => entry instanceof PerformanceResourceTiming && entry.transferSize > 0);
};

/**
 * Reports how the releases of the remotes do: loads, failures by class, times and web vitals, and where they threw. No address, no text
 * and nothing of the member leaves the page. Soon after the first loads and after each new failure, and when the page is hidden.
 * @param soonMs default 3 s
 */
export const startTelemetry = (
  { recorder, registry, router }: Pick<App, 'recorder' | 'registry' | 'router'>,
  soonMs = SOON_MS,
): void => {
  const counts = createCounts(registry.channel);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasToldFirst = false;
  /** Releases that were asked for; one that went live after the page was opened is not in its registry. */
  const noted = new Set<string>();
  const isKnown = (remote: string, version: string): boolean =>
    noted.has(`${remote} ${version}`) || releaseIn(registry, remote, version) !== undefined;

  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const report = counts.take();
    if (report) send(report);
  };
  const soon = (): void => {
    timer ??= setTimeout(flush, soonMs);
  };
  /** Tells of an error of a release whose scripts the page knows. */
  const threw = (
    remote: string,
    version: string,
    module: string,
    kind: wire.WireTelemetryThrown['kind'],
    error: unknown,
  ): void => {
    const release = releaseIn(registry, remote, version);
    if (release && counts.threw(remote, version, thrownOf(release, module, kind, error))) soon();
  };
  const takeUncaught = ({ filename, error }: Note & { readonly type: 'uncaught' }): void => {
    const release = releaseOfError(filename, error);
    // Text of a message can look like a release.
    if (!release || !isKnown(release.name, release.version)) return;
    if (counts.failed(release.name, release.version, '', 'runtime')) soon();
    const { remote, claim } = matchClaim(registry, router.state.location.pathname) ?? {};
    const module = claim && remote === release.name ? `pages/${claim.page}` : '';
    threw(release.name, release.version, module, 'runtime', error);
  };
  const take = async (note: Note): Promise<void> => {
    if (note.type === 'uncaught') return takeUncaught(note);
    const { wanted, version } = note;
    noted.add(`${wanted.remote} ${version}`);
    const module = `${wanted.kind}/${wanted.key}`;
    if (note.type === 'loaded') {
      const isTimed = isFetched(registry, wanted.remote, version);
      counts.loaded(wanted.remote, version, module, isTimed ? note.endedAt - note.startedAt : undefined);
      if (!hasToldFirst) soon();
      hasToldFirst = true;
      return;
    }
    const kind = note.blame ?? (await classOf(registry, wanted, version, note.error));
    if (kind && counts.failed(wanted.remote, version, module, kind)) soon();
    if (kind === 'evaluate' || kind === 'render') threw(wanted.remote, version, module, kind, note.error);
  };

  measureVitals(registry, router, counts);
  recorder.follow((note) => void take(note));
  // After the vitals, which are told at the same event.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush();
  });
};
