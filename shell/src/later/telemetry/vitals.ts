import type { Registry } from '@poku/contract';
import { onCLS, onINP, onLCP } from 'web-vitals';
import type { App } from '../../app';
import { matchClaim } from '../../early/match';
import type { Counts, Vital } from './counts';

/** Path of the address that the browser opened. */
const landingPath = (): string => {
  const [entry] = performance.getEntriesByType('navigation');
  return entry ? new URL(entry.name).pathname : location.pathname;
};

/**
 * Measures the page for the remote on which it was opened, until it goes to another one: paint, response and layout shift belong
 * to nobody then.
 */
export const measureVitals = (
  registry: Registry,
  router: Pick<App['router'], 'state' | 'subscribe'>,
  counts: Pick<Counts, 'measured'>,
): void => {
  const remoteAt = (path: string) => matchClaim(registry, path)?.remote;
  const remote = remoteAt(landingPath());
  const version = remote && registry.remotes[remote]?.live.version;
  if (!remote || !version || remoteAt(router.state.location.pathname) !== remote) return;
  let hasLeft = false;
  router.subscribe(({ location }) => {
    hasLeft ||= remoteAt(location.pathname) !== remote;
  });
  const measure =
    (vital: Vital) =>
    ({ value }: { readonly value: number }) => {
      if (!hasLeft) counts.measured(remote, version, vital, value);
    };
  onLCP(measure('lcpMs'));
  onINP(measure('inpMs'));
  onCLS(measure('clsMilli'));
};
