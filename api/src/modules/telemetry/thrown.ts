import type { wire } from '@poku/contract';
import { sha256 } from '../../security/random';
import type { Thrown, ThrownSum } from './thrown.repository';

/** The hash of what is in a script changes with every other line of it. */
const withoutHash = (file: string): string => file.replace(/\.[0-9a-f]{12}\.js$/, '');

/** What tells errors of a remote apart; the same in two versions when what is around it stayed where it was. */
const fingerprintOf = ({ kind, module, name, message, frames }: wire.WireTelemetryThrown): string => {
  const places = frames.map(({ file, line, column }) => [withoutHash(file), line, column]);
  return sha256(JSON.stringify([kind, module, name, message, places])).slice(0, 32);
};

/** Errors of which a report tells; each remote, version and fingerprint once. */
export const thrownIn = (releases: readonly wire.WireTelemetryRelease[]): Thrown[] => {
  const sums = new Map<string, Thrown>();
  for (const { name: remote, version, thrown = [] } of releases)
    for (const one of thrown) {
      const fingerprint = fingerprintOf(one);
      const key = JSON.stringify([remote, version, fingerprint]);
      const { kind, module, name, message } = one;
      const frames = JSON.stringify(one.frames.map(({ file, line, column }) => ({ file, line, column })));
      const count = 1 + (sums.get(key)?.count ?? 0);
      sums.set(key, { remote, version, fingerprint, kind, module, name, message, frames, count });
    }
  return [...sums.values()];
};

/** A group as the API tells it. */
export const groupOf = ({
  kind,
  frames,
  firstSeen,
  lastSeen,
  ...rest
}: ThrownSum): wire.WireTelemetryThrownGroup => ({
  ...rest,
  kind: kind as wire.WireTelemetryThrownGroup['kind'],
  frames: JSON.parse(frames) as wire.WireTelemetryFrame[],
  firstSeen: firstSeen.toISOString(),
  lastSeen: lastSeen.toISOString(),
});
