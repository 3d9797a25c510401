import type { ChannelRegistry, SignedText, wire } from '@poku/shared/contract';
import { resolveRegistry } from '@poku/shared/release';
import { SITE_URL } from './addresses';

/** Members that come in one round, and the time between two rounds. */
const MEMBERS = 200;
const ROUND_MS = 250;

/** The registry of the running site, before it is settled which release a member has. */
export const channelRegistry = async (): Promise<ChannelRegistry> => {
  const { text } = (await (await fetch(`${SITE_URL}/registry.json`)).json()) as SignedText;
  return JSON.parse(text) as ChannelRegistry;
};

/** Tells the collector, through the site, as a page does. */
const report = async (body: wire.WireTelemetryReport): Promise<void> => {
  const response = await fetch(`${SITE_URL}/gateway/telemetry`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: SITE_URL },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`The collector answered ${response.status}: ${await response.text()}`);
};

/** A share of the members, 0 to 1. */
type Share = number;

/** What a round of members tells of a remote: each has the release of their bucket, and some of its loads fail. */
const round = async (remote: string, failing: (version: string) => Share): Promise<void> => {
  const registry = await channelRegistry();
  const told = new Map<string, wire.WireTelemetryRelease>();
  for (let member = 0; member < MEMBERS; member += 1) {
    const seed = String(Math.random());
    const version = resolveRegistry(registry, () => seed).remotes[remote]?.live.version;
    if (version === undefined) continue;
    const release = told.get(version) ?? { name: remote, version, loads: 0, errors: {}, loadMs: [] };
    const hasFailed = Math.random() < failing(version);
    told.set(version, {
      ...release,
      loads: release.loads + 1,
      errors: { runtime: (release.errors.runtime ?? 0) + (hasFailed ? 1 : 0) },
    });
  }
  // A report tells of a hundred loads at most.
  const pieces = [...told.values()].flatMap((release) =>
    release.loads <= 100
      ? [release]
      : [
          { ...release, loads: 100 },
          { ...release, loads: release.loads - 100, errors: {} },
        ],
  );
  for (const piece of pieces) await report({ channel: registry.channel, releases: [piece] });
};

/**
 * Members who come and go while `work` runs: 800 in a second, each with the release that the site gives them.
 * @param failing share of a version's loads that throw
 */
export const withCrowd = async <T>(
  remote: string,
  failing: (version: string) => Share,
  work: () => Promise<T>,
): Promise<T> => {
  let isOver = false;
  const come = async (): Promise<void> => {
    while (!isOver) {
      await round(remote, failing);
      await new Promise((resolve) => setTimeout(resolve, ROUND_MS));
    }
  };
  const coming = come();
  try {
    return await work();
  } finally {
    isOver = true;
    await coming;
  }
};
