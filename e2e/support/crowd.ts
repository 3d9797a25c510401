import type { ChannelRegistry, SignedText, wire } from '@poku/contract';
import { resolveRegistry } from '@poku/platform/release';
import { API_URL, SITE_URL } from './addresses';

/** Guests that come in one round, and the time between two rounds. */
const GUESTS = 10;
const ROUND_MS = 250;
/** Most loads, and failures of a class, that a report may tell of. */
const MOST = 100;

/** The registry of the running site, before it is settled which release a member has. */
export const channelRegistry = async (): Promise<ChannelRegistry> => {
  const { text } = (await (await fetch(`${SITE_URL}/registry.json`)).json()) as SignedText;
  return JSON.parse(text) as ChannelRegistry;
};

/** An address in a /24 of its own. @param network 0 to 65,535 */
const addressIn = (network: number): string => `10.${network >> 8}.${network & 255}.1`;

/** What a busy collector answers. */
const UNAVAILABLE = 503;

/**
 * Tells the collector what a page tells, as the proxy in front of the API hands it on. What a busy collector does not take is lost, as
 * it is with a page.
 * @param from address of the browser
 */
const report = async (release: wire.WireTelemetryRelease, channel: string, from: string): Promise<void> => {
  const response = await fetch(`${API_URL}/telemetry`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: SITE_URL, 'x-forwarded-for': from },
    body: JSON.stringify({ channel, releases: [release] } satisfies wire.WireTelemetryReport),
  });
  if (!response.ok && response.status !== UNAVAILABLE)
    throw new Error(`The collector answered ${response.status}: ${await response.text()}`);
};

/** A share of the members, 0 to 1. */
type Share = number;

/** How many guests have come since the journeys began: each has a network of their own. */
let guests = 0;
/** How many of them had a version. */
const guestsOf = new Map<string, number>();

/**
 * A guest who has the release of their browser's bucket, which fails for every so many: by turns and not by chance, since of a few
 * hundred any number may fail by chance.
 */
const come = async (remote: string, failing: (version: string) => Share, registry: ChannelRegistry) => {
  const seed = String(Math.random());
  const version = resolveRegistry(registry, () => seed).remotes[remote]?.live.version;
  if (version === undefined) return;
  guests += 1;
  const turn = (guestsOf.get(version) ?? 0) + 1;
  guestsOf.set(version, turn);
  const share = failing(version);
  const errors = Math.floor(turn * share) > Math.floor((turn - 1) * share) ? { runtime: 1 } : {};
  const release = { name: remote, version, loads: 1, errors, loadMs: [] };
  await report(release, registry.channel, addressIn(guests));
};

/**
 * Guests who come and go while `work` runs: up to 40 in a second, each from a network of their own, with the release that the site
 * gives them.
 * @param failing share of a version's loads that throw
 */
export const withCrowd = async <T>(
  remote: string,
  failing: (version: string) => Share,
  work: () => Promise<T>,
): Promise<T> => {
  let isOver = false;
  const keepComing = async (): Promise<void> => {
    while (!isOver) {
      const registry = await channelRegistry();
      await Promise.all(Array.from({ length: GUESTS }, () => come(remote, failing, registry)));
      await new Promise((resolve) => setTimeout(resolve, ROUND_MS));
    }
  };
  const coming = keepComing();
  try {
    return await work();
  } finally {
    isOver = true;
    await coming;
  }
};

/** Networks that a forger has. */
const FORGERS = 8;
/** Reports of each of them. */
const LIES = 5;

/** Four thousand loads that nobody had, all of which failed, told from a handful of networks. */
export const forgeFailures = async (remote: string, version: string): Promise<void> => {
  const { channel } = await channelRegistry();
  const lie = { name: remote, version, loads: MOST, errors: { load: MOST }, loadMs: [] };
  for (let network = 0; network < FORGERS; network += 1)
    for (let turn = 0; turn < LIES; turn += 1) await report(lie, channel, `192.0.${network}.${turn + 1}`);
};
