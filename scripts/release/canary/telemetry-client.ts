import type { wire } from '@poku/shared/contract';
import { SANDBOX_TELEMETRY_TOKEN } from '@poku/shared/domain';
import { portsInUse } from '../../site/ports';
import type { FiguresByVersion } from './figures';

const READ_WITHIN_MS = 5_000;
/** Clocks of this machine and of the collector may differ by this much. */
const CLOCKS_DIFFER_MS = 10 * 60_000;

/** Which remote's figures are read, where and by whom. */
export interface TelemetryOptions {
  /** Address of the API. Default the one of `npm start`. */
  readonly url?: string;
  readonly remote: string;
  readonly channel: string;
  /** From when on, by this machine's clock; figures only grow from then. Default now. */
  readonly from?: Date;
}

/** The address of the API of `npm start`. */
const localApi = (): string => `http://127.0.0.1:${portsInUse().api.port}`;

const reasonOf = (error: unknown): string => {
  const cause = error instanceof Error ? error.cause : undefined;
  if (cause instanceof Error && cause.message) return cause.message;
  return error instanceof Error ? error.message : String(error);
};

/**
 * Reads what pages told of a remote's releases from the collector, with the token of `POKU_TELEMETRY_TOKEN` (default that of the
 * sandbox).
 * @returns reads the figures by version; rejects with an Error that says what is wrong and what to do
 */
export const createTelemetryClient = ({
  url = localApi(),
  remote,
  channel,
  from = new Date(),
}: TelemetryOptions) => {
  const token = process.env.POKU_TELEMETRY_TOKEN ?? SANDBOX_TELEMETRY_TOKEN;
  const start = new Date(from.getTime() - CLOCKS_DIFFER_MS).toISOString();
  const query = new URLSearchParams({ channel, from: start });
  const address = `${url.replace(/\/$/, '')}/telemetry/releases/${remote}?${query}`;

  return async (): Promise<FiguresByVersion> => {
    const response = await fetch(address, {
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
    const { data } = (await response.json()) as wire.WireEnvelope<{
      readonly releases: readonly wire.WireTelemetryFigures[];
    }>;
    return new Map((data?.releases ?? []).map((figures) => [figures.version, figures]));
  };
};
