import type { wire } from '@poku/contract';
import {
  TELEMETRY_CLS_MAX,
  TELEMETRY_COUNT_MAX,
  TELEMETRY_MS_MAX,
  TELEMETRY_RELEASES_MAX,
} from '@poku/domain/telemetry';
import { THROWN_MAX } from '@poku/domain/thrown';

/** Measures of a whole page. */
export type Vital = 'lcpMs' | 'inpMs' | 'clsMilli';

/** Failures that end a load. */
const ENDS_LOAD: ReadonlySet<wire.WireTelemetryError> = new Set([
  'load',
  'integrity',
  'signature',
  'evaluate',
]);

const whole = (value: number, most: number): number => Math.min(most, Math.max(0, Math.round(value)));

/**
 * Counts what happened in the life of a page: a module once, and its failures once per class, so that a device that fails over
 * and over is not many.
 * @param channel of the page's registry
 */
export const createCounts = (channel: string) => {
  /** What counted already. */
  const seen = new Set<string>();
  let releases = new Map<string, wire.WireTelemetryRelease>();
  /** Errors by where they were thrown, also those that were told. */
  const thrown = new Map<string, wire.WireTelemetryThrown>();

  const isFirst = (...parts: readonly string[]): boolean => {
    const key = parts.join(' ');
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  };
  /** Undefined once a report has as many as it may. */
  const releaseOf = (name: string, version: string): wire.WireTelemetryRelease | undefined => {
    const key = `${name} ${version}`;
    const present = releases.get(key);
    if (present || releases.size >= TELEMETRY_RELEASES_MAX) return present;
    const made: wire.WireTelemetryRelease = { name, version, loads: 0, errors: {}, loadMs: [] };
    releases.set(key, made);
    return made;
  };
  const asked = (name: string, version: string, module: string): boolean => {
    if (!isFirst(name, version, module, 'asked')) return false;
    const release = releaseOf(name, version);
    if (!release || release.loads >= TELEMETRY_COUNT_MAX) return false;
    release.loads += 1;
    return true;
  };

  return {
    /**
     * A module was loaded.
     * @param ms time that it took; undefined when it must not be compared with others
     */
    loaded: (name: string, version: string, module: string, ms: number | undefined): void => {
      const isTimed = asked(name, version, module) && isFirst(name, version, 'timed') && ms !== undefined;
      if (isTimed) releaseOf(name, version)?.loadMs.push(whole(ms, TELEMETRY_MS_MAX));
    },
    /**
     * A module failed, or, with an empty name of a module, something of the release did.
     * @returns whether that is new
     */
    failed: (name: string, version: string, module: string, kind: wire.WireTelemetryError): boolean => {
      if (ENDS_LOAD.has(kind)) asked(name, version, module);
      // A script that throws while it is loaded is heard of twice.
      if (kind === 'evaluate') isFirst(name, version, '', 'runtime');
      if (!isFirst(name, version, module, kind)) return false;
      const release = releaseOf(name, version);
      if (!release) return false;
      if (kind === 'evaluate') delete release.errors.runtime;
      release.errors[kind] = (release.errors[kind] ?? 0) + 1;
      return true;
    },
    /** A release threw an error. @returns whether that is new, and to be told */
    threw: (name: string, version: string, error: wire.WireTelemetryThrown): boolean => {
      const key = JSON.stringify([name, version, error.name, error.message, error.frames]);
      const same = thrown.get(key);
      // Heard of twice; the window knows less of it than who showed the module.
      if (same?.kind === 'runtime') Object.assign(same, { kind: error.kind, module: error.module });
      if (same || thrown.size >= THROWN_MAX) return false;
      const release = releaseOf(name, version);
      if (!release) return false;
      thrown.set(key, error);
      (release.thrown ??= []).push(error);
      return true;
    },
    /** A page of a release was measured; the first value counts. @param value milliseconds, or a layout shift as it is */
    measured: (name: string, version: string, vital: Vital, value: number): void => {
      if (!isFirst(name, version, vital)) return;
      const release = releaseOf(name, version);
      if (!release) return;
      release[vital] =
        vital === 'clsMilli' ? whole(value * 1_000, TELEMETRY_CLS_MAX) : whole(value, TELEMETRY_MS_MAX);
    },
    /** What was counted since the last time; undefined when nothing was. */
    take: (): wire.WireTelemetryReport | undefined => {
      if (releases.size === 0) return undefined;
      const report = { channel, releases: [...releases.values()] };
      releases = new Map();
      return report;
    },
  };
};
export type Counts = ReturnType<typeof createCounts>;
