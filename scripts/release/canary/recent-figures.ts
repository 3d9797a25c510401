import { failuresOf, timeOf } from './figures';
import { createTelemetryClient } from './telemetry-client';

/** Most of an hour's figures tell how a canary does. */
const RECENT_MS = 60 * 60_000;

/** What pages told lately of a release, in a line; why not, where that cannot be known. */
export const recentFigures = async (remote: string, channel: string, version: string): Promise<string> => {
  const from = new Date(Date.now() - RECENT_MS);
  try {
    const figures = (await createTelemetryClient({ remote, channel, from })()).get(version);
    return figures
      ? `in the last hour ${failuresOf(figures)}${timeOf(figures)}`
      : 'no loads in the last hour';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};
