import type { wire } from '@poku/contract';
import { bucketOf } from '@poku/domain/bucket';
import { TELEMETRY_ERRORS } from '@poku/domain/telemetry';
import { votingNetworkOf } from '../../http/networks';
import type { ChannelCanary } from '../../ports/releases';
import { keyedHash } from '../../security/random';
import { bucketAt, placeOf } from './histogram';
import type { Vote, VoteRow } from './repository';

/** Who tells something: a member, by a session that no partner vouched for, or else somebody at an address. */
export interface Sender {
  readonly memberId: string | undefined;
  readonly address: string;
}

const dayOf = (time: Date): string => time.toISOString().slice(0, 10);

/**
 * Pseudonym of a voter: the same on one day for one remote, so that nobody has two votes, and otherwise another one.
 * @param key secret, so that nobody can find out whether a pseudonym is a certain member or network
 */
const voterOf = (key: string, now: Date, channel: string, remote: string, sender: Sender): string => {
  const who =
    sender.memberId === undefined
      ? ['network', votingNetworkOf(sender.address)]
      : ['member', sender.memberId];
  return keyedHash(key, JSON.stringify(['canary vote', dayOf(now), channel, remote, ...who]));
};

/** Whether a sender may vote about a version: a member about the version that the member gets, others about both. */
const mayVote = (remote: string, version: string, canary: ChannelCanary, { memberId }: Sender): boolean => {
  if (memberId === undefined) return version === canary.version || version === canary.live;
  return version === (bucketOf(memberId, remote) < canary.share ? canary.version : canary.live);
};

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);

/**
 * The votes in a report: about remotes that have a canary, and versions that the sender may vote about.
 * @param key secret of the pseudonyms
 * @returns each remote and version once
 */
export function votesOf(
  { channel, releases }: wire.WireTelemetryReport,
  canaries: ReadonlyMap<string, ChannelCanary>,
  sender: Sender,
  now: Date,
  key: string,
): Vote[] {
  const votes = new Map<string, Vote>();
  for (const { name: remote, version, loads, errors, loadMs } of releases) {
    const canary = canaries.get(remote);
    if (!canary || !mayVote(remote, version, canary, sender)) continue;
    const place = JSON.stringify([remote, version]);
    const before = votes.get(place);
    const [time] = loadMs;
    votes.set(place, {
      remote,
      version,
      voter: before?.voter ?? voterOf(key, now, channel, remote, sender),
      isMember: sender.memberId !== undefined,
      revision: canary.revision,
      loads: loads + (before?.loads ?? 0),
      failed: sum(Object.values(errors)) + (before?.failed ?? 0),
      failure: before?.failure ?? TELEMETRY_ERRORS.find((kind) => (errors[kind] ?? 0) > 0) ?? null,
      loadBucket: before?.loadBucket ?? (time === undefined ? null : placeOf(time)),
    });
  }
  return [...votes.values()];
}

/** Votes of one kind about one version. */
const told = (rows: readonly VoteRow[]): wire.WireTelemetryVotes => {
  const errors = TELEMETRY_ERRORS.map(
    (kind) => [kind, sum(rows.map(({ failure, failed }) => (failure === kind ? failed : 0)))] as const,
  );
  const timed = new Map<number, number>();
  for (const { loadBucket, voters } of rows)
    if (loadBucket !== null) timed.set(loadBucket, (timed.get(loadBucket) ?? 0) + voters);
  return {
    voters: sum(rows.map(({ voters }) => voters)),
    errors: Object.fromEntries(errors.filter(([, failed]) => failed > 0)),
    loadTimes: [...timed]
      .sort(([left], [right]) => left - right)
      .map(([place, voters]) => bucketAt(place, voters)),
  };
};

/** Votes by version. */
export const votedOf = (rows: readonly VoteRow[]): wire.WireTelemetryVoted[] =>
  [...new Set(rows.map(({ version }) => version))].map((version) => {
    const own = rows.filter((row) => row.version === version);
    return {
      version,
      members: told(own.filter(({ isMember }) => isMember)),
      networks: told(own.filter(({ isMember }) => !isMember)),
    };
  });
