import type { wire } from '@poku/contract';
import { bucketOf } from '@poku/domain/bucket';
import { TELEMETRY_ERRORS } from '@poku/domain/telemetry';
import { votingNetworkOf } from '../../http/networks';
import type { ChannelCanary } from '../../ports/releases';
import { keyedHash } from '../../security/random';
import { bucketAt, placeOf } from './histogram';
import type { Vote, VoteMeasure, VoteRow } from './repository';

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

/** Place of a value in the histogram; null without one. */
const placeIn = (value: number | undefined): number | null => (value === undefined ? null : placeOf(value));

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
  for (const { name: remote, version, loads, errors, loadMs, lcpMs, inpMs, clsMilli } of releases) {
    const canary = canaries.get(remote);
    if (!canary || !mayVote(remote, version, canary, sender)) continue;
    const place = JSON.stringify([remote, version]);
    const before = votes.get(place);
    votes.set(place, {
      remote,
      version,
      voter: before?.voter ?? voterOf(key, now, channel, remote, sender),
      isMember: sender.memberId !== undefined,
      revision: canary.revision,
      loads: loads + (before?.loads ?? 0),
      failed: sum(Object.values(errors)) + (before?.failed ?? 0),
      failure: before?.failure ?? TELEMETRY_ERRORS.find((kind) => (errors[kind] ?? 0) > 0) ?? null,
      loadBucket: before?.loadBucket ?? placeIn(loadMs[0]),
      lcpBucket: before?.lcpBucket ?? placeIn(lcpMs),
      inpBucket: before?.inpBucket ?? placeIn(inpMs),
      clsBucket: before?.clsBucket ?? placeIn(clsMilli),
    });
  }
  return [...votes.values()];
}

/** Votes of one kind about one version. @param rows in order */
const told = (rows: readonly VoteRow[]): wire.WireTelemetryVotes => {
  const all = rows.filter(({ measure }) => measure === 'failure');
  const errors = TELEMETRY_ERRORS.map(
    (kind) => [kind, sum(all.map(({ failure, failed }) => (failure === kind ? failed : 0)))] as const,
  );
  const histogram = (of: VoteMeasure): wire.WireTelemetryBucket[] =>
    rows.flatMap(({ measure, bucket, voters }) =>
      measure === of && bucket !== null ? [bucketAt(bucket, voters)] : [],
    );
  return {
    voters: sum(all.map(({ voters }) => voters)),
    errors: Object.fromEntries(errors.filter(([, failed]) => failed > 0)),
    loadTimes: histogram('loadMs'),
    vitals: { lcpMs: histogram('lcpMs'), inpMs: histogram('inpMs'), clsMilli: histogram('clsMilli') },
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
