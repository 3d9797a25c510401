import type { wire } from '@poku/contract';
import { SESSION_IDLE_MS } from '@poku/domain/limits/access';
import { quantileOf, TELEMETRY_ERRORS } from '@poku/domain/telemetry';
import type { AppDeps } from '../../deps';
import { HttpError, tooManyRequests } from '../../http/errors';
import { after } from '../../ports/clock';
import type { ReleasePort } from '../../ports/releases';
import { sameText, sha256 } from '../../security/random';
import { findLiveSession } from '../access/session.repository';
import { takeTime } from '../limits/repository';
import { bucketAt, placeOf } from './histogram';
import { addCounts, addVotes, type Counted, type CountRow, sumCounts, sumVotes } from './repository';
import { groupOf, thrownIn } from './thrown';
import { addThrown, sumThrown } from './thrown.repository';
import { votedOf, votesOf } from './votes';

/** How long counts are kept. */
export const countsKeptMs = 30 * 24 * 60 * 60_000;
/** Most groups of errors that a remote has in a day, in all its versions. */
export const thrownGroupsMax = 100;
/** Most groups that are told at once. */
const groupsTold = 500;
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

const histograms = ['loadMs', 'lcpMs', 'inpMs', 'clsMilli'] as const;

const minuteOf = (time: Date): Date => new Date(Math.floor(time.getTime() / minuteMs) * minuteMs);

/** What a report counts of one release. */
function countsOf(release: wire.WireTelemetryRelease): Counted[] {
  const { name: remote, version, loads, errors } = release;
  const plain = [
    ['loads', loads] as const,
    ...TELEMETRY_ERRORS.map((kind) => [`error.${kind}`, errors[kind]] as const),
  ];
  const values = histograms.flatMap((measure) =>
    [release[measure] ?? []].flat().map((value) => ({ measure, bucket: placeOf(value), count: 1 })),
  );
  return [...plain.map(([measure, count]) => ({ measure, bucket: 0, count: count ?? 0 })), ...values].map(
    (counted) => ({ remote, version, ...counted }),
  );
}

/** Each release, measure and bucket once. */
function summed(counted: readonly Counted[]): Counted[] {
  const sums = new Map<string, Counted>();
  for (const one of counted) {
    const key = JSON.stringify([one.remote, one.version, one.measure, one.bucket]);
    const count = one.count + (sums.get(key)?.count ?? 0);
    if (count > 0) sums.set(key, { ...one, count });
  }
  return [...sums.values()];
}

function figuresOf(version: string, rows: readonly CountRow[]): wire.WireTelemetryFigures {
  const histogram = (measure: string) =>
    rows.filter((row) => row.measure === measure).map(({ bucket, count }) => bucketAt(bucket, count));
  const sum = (measure: string) => rows.find((row) => row.measure === measure)?.count ?? 0;
  const p75 = (measure: (typeof histograms)[number]) => quantileOf(histogram(measure), 0.75);
  const errors = TELEMETRY_ERRORS.map((kind) => [kind, sum(`error.${kind}`)] as const);
  return {
    version,
    loads: sum('loads'),
    errors: Object.fromEntries(errors.filter(([, count]) => count > 0)),
    loadTimes: histogram('loadMs'),
    p75: { loadMs: p75('loadMs'), lcpMs: p75('lcpMs'), inpMs: p75('inpMs'), clsMilli: p75('clsMilli') },
  };
}

/** What pages report of the releases that they run. */
export function createTelemetryService(
  { db, clock, config }: Pick<AppDeps, 'db' | 'clock' | 'config'>,
  channelReleases: ReleasePort,
) {
  /**
   * Counts a report for its member, who may send so many a minute from all addresses together. The session is not kept alive by
   * it.
   * @returns the member who votes; undefined without a valid session, and for a session that a partner vouched for: a partner
   * could get one for each of its users
   */
  const demandMember = async (token: string): Promise<string | undefined> => {
    const now = clock.now();
    const session = await findLiveSession(db, sha256(token), now, after(now, -SESSION_IDLE_MS));
    if (session === undefined) return undefined;
    const calls = Math.ceil(config.rateLimit / 10);
    const limit = {
      kind: 'telemetry',
      key: session.memberId,
      most: calls,
      everyMs: Math.ceil(minuteMs / calls),
    };
    if (!(await takeTime(db, limit, now))) throw tooManyRequests();
    return session.partner === null ? session.memberId : undefined;
  };

  const demandToken = (token: string | undefined): void => {
    const { telemetryToken } = config;
    if (token === undefined || telemetryToken === undefined || !sameText(token, telemetryToken))
      throw new HttpError(401, 'Token telemetri tidak cocok');
  };

  return {
    /**
     * Counts a report to the minute in which it came, as far as the channel has its releases, or had within the hour. What it says
     * of others is dropped, since a page may be older than the channel. Reports that come at once all count. While a remote has a
     * canary, its voters have one vote each as well.
     * @param from the address, and the token of a session that was sent along, whose member may report only so often (429)
     */
    collect: async (
      report: wire.WireTelemetryReport,
      from: { readonly address: string; readonly token: string | undefined },
    ): Promise<void> => {
      const { channel, releases } = report;
      const memberId = from.token === undefined ? undefined : await demandMember(from.token);
      const known = await channelReleases.releasesOf(channel);
      const own = releases.filter(({ name, version }) => known?.get(name)?.has(version) === true);
      const now = clock.now();
      const counted = summed(own.flatMap(countsOf));
      if (counted.length > 0) await addCounts(db, channel, minuteOf(now), counted);
      const thrown = thrownIn(own);
      if (thrown.length > 0) await addThrown(db, channel, now, thrown, thrownGroupsMax);
      const canaries = await channelReleases.canariesOf(channel);
      const votes = votesOf(report, canaries, { memberId, address: from.address }, now, config.secret);
      if (votes.length > 0) await addVotes(db, channel, now, votes);
    },

    /**
     * Figures of a remote's releases, by version.
     * @param from the minute in which it lies counts. Default all that is kept
     * @param to the minute in which it lies counts. Default now
     * @throws HttpError 401 without the token of the settings, and for every caller when the settings have no token
     */
    figures: async (
      token: string | undefined,
      remote: string,
      channel: string,
      from = new Date(0),
      to = clock.now(),
    ): Promise<wire.WireTelemetryFigures[]> => {
      demandToken(token);
      const end = new Date(minuteOf(to).getTime() + minuteMs);
      const rows = await sumCounts(db, channel, remote, minuteOf(from), end);
      const versions = [...new Set(rows.map(({ version }) => version))];
      return versions.map((version) =>
        figuresOf(
          version,
          rows.filter((row) => row.version === version),
        ),
      );
    },

    /**
     * Errors that a remote's releases threw, and the loads of the same days.
     * @param range `from`: the whole day (UTC) in which it lies counts, default a day ago; `version`: of it alone
     * @throws HttpError 401 as `figures`
     */
    errors: async (
      token: string | undefined,
      remote: string,
      channel: string,
      {
        from = after(clock.now(), -dayMs),
        version,
      }: { readonly from?: Date | undefined; readonly version?: string | undefined },
    ): Promise<wire.WireTelemetryErrors> => {
      demandToken(token);
      const start = new Date(Math.floor(from.getTime() / dayMs) * dayMs);
      const groups = await sumThrown(db, channel, remote, start, version, groupsTold);
      const counts = await sumCounts(db, channel, remote, start, after(clock.now(), minuteMs));
      const loads = counts.filter(
        (row) => row.measure === 'loads' && row.version === (version ?? row.version),
      );
      return {
        from: start.toISOString(),
        groups: groups.map(groupOf),
        releases: loads.map(({ version: of, count }) => ({ version: of, loads: count })),
      };
    },

    /**
     * Votes about a remote's canary and the release beside it, by version.
     * @param since revision of the channel; what was told under an earlier one is left out
     * @throws HttpError 401 as `figures`
     */
    votes: async (
      token: string | undefined,
      remote: string,
      channel: string,
      since: number,
    ): Promise<wire.WireTelemetryVoted[]> => {
      demandToken(token);
      return votedOf(await sumVotes(db, channel, remote, since));
    },
  };
}
