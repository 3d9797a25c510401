import type { Registry } from '@poku/contract';
import type { App } from '../../app';
import type { Note } from '../../remotes/recorder';
import { API_BASE } from '../../settings';
import { classOf, releaseOfError } from './classify';
import { createCounts } from './counts';
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
 * Reports how the releases of the remotes do: loads, failures by class, times and web vitals. Counts only: no address, no text
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

  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const report = counts.take();
    if (report) send(report);
  };
  const soon = (): void => {
    timer ??= setTimeout(flush, soonMs);
  };
  const take = async (note: Note): Promise<void> => {
    if (note.type === 'uncaught') {
      const release = releaseOfError(note.filename, note.error);
      if (release && counts.failed(release.name, release.version, '', 'runtime')) soon();
      return;
    }
    const { wanted, version } = note;
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
  };

  measureVitals(registry, router, counts);
  recorder.follow((note) => void take(note));
  // After the vitals, which are told at the same event.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush();
  });
};
