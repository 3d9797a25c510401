import type { wire } from '@poku/contract';
import { SANDBOX_TELEMETRY_TOKEN } from '@poku/domain/telemetry';
import { portsInUse } from '@poku/tooling';
import type { VotesByVersion } from './figures';

const READ_WITHIN_MS = 5_000;
/** Clocks of this machine and of the collector may differ by this much. */
const CLOCKS_DIFFER_MS = 10 * 60_000;

/** Which remote's reports are read, where and by whom. */
export interface TelemetryOptions {
  /** Address of the API. Default the one of `npm start`. */
  readonly url?: string;
  readonly remote: string;
  readonly channel: string;
}

/** The address of the API of `npm start`. */
const localApi = (): string => `http://127.0.0.1:${portsInUse().api.port}`;

const reasonOf = (error: unknown): string => {
  const cause = error instanceof Error ? error.cause : undefined;
  if (cause instanceof Error && cause.message) return cause.message;
  return error instanceof Error ? error.message : String(error);
};

/**
 * Asks the collector, with the token of `POKU_TELEMETRY_TOKEN` (default that of the sandbox).
 * @returns what it answers; rejects with an Error that says what is wrong and what to do
 */
const ask = async <T>(
  { url = localApi(), remote, channel }: TelemetryOptions,
  kind: 'releases' | 'votes' | 'errors',
  query: Readonly<Record<string, string>>,
): Promise<T> => {
  const token = process.env.POKU_TELEMETRY_TOKEN ?? SANDBOX_TELEMETRY_TOKEN;
  const asked = new URLSearchParams({ channel, ...query });
  const response = await fetch(`${url.replace(/\/$/, '')}/telemetry/${kind}/${remote}?${asked}`, {
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(READ_WITHIN_MS),
  }).catch((error: unknown) => {
    throw new Error(
      `The collector at ${url} cannot be asked (${reasonOf(error)}). Name another one: --telemetry <url>.`,
    );
  });
  if (response.status === 401)
    throw new Error(`The collector at ${url} takes another token: set POKU_TELEMETRY_TOKEN.`);
  if (!response.ok) throw new Error(`The collector at ${url} answered ${response.status}.`);
  const { data } = (await response.json()) as wire.WireEnvelope<T>;
  if (!data) throw new Error(`The collector at ${url} answered nothing.`);
  return data;
};

/** What the collector tells of each release, by version; rejects as `ask`. */
const askByVersion = async <T extends { readonly version: string }>(
  options: TelemetryOptions,
  kind: 'releases' | 'votes',
  query: Readonly<Record<string, string>>,
): Promise<ReadonlyMap<string, T>> => {
  const { releases } = await ask<{ readonly releases: readonly T[] }>(options, kind, query);
  return new Map(releases.map((release) => [release.version, release]));
};

/**
 * Reads what pages told of a remote's releases.
 * @param from by this machine's clock
 * @returns rejects as `ask`
 */
export const readFigures = (
  options: TelemetryOptions,
  from: Date,
): Promise<ReadonlyMap<string, wire.WireTelemetryFigures>> =>
  askByVersion<wire.WireTelemetryFigures>(options, 'releases', {
    from: new Date(from.getTime() - CLOCKS_DIFFER_MS).toISOString(),
  });

/** Reads the votes about a remote's releases since a revision of the channel; rejects as `ask`. */
export const createVotesClient =
  (options: TelemetryOptions) =>
  (since: number): Promise<VotesByVersion> =>
    askByVersion<wire.WireTelemetryVoted>(options, 'votes', { since: String(since) });

/**
 * Reads the errors that a remote's releases threw.
 * @param from the day in which it lies counts whole
 * @param version of which alone; undefined for all
 * @returns rejects as `ask`
 */
export const readErrors = (
  options: TelemetryOptions,
  from: Date,
  version?: string,
): Promise<wire.WireTelemetryErrors> =>
  ask<wire.WireTelemetryErrors>(options, 'errors', {
    from: from.toISOString(),
    ...(version !== undefined && { version }),
  });
