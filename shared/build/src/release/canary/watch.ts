import { type CanaryChannel, OvertakenError } from './canary-channel';
import { NO_VOTES, timeOf, vitalsOf, type Votes, votesOf, type VotesByVersion } from './figures';
import { judge, type Judgement, type Margins } from './judge';
import type { Outcome } from './outcome';
import { mostWindows, type Step, stepsFrom, type Strategy } from './strategy';

/** What the watch needs of the outside. */
export interface WatchParts {
  readonly channel: CanaryChannel;
  readonly version: string;
  readonly strategy: Strategy;
  readonly margins: Margins;
  readonly minLoads: number;
  /** Goes on where nothing can be judged. */
  readonly isUnwatched: boolean;
  /** Votes about the remote's releases that were told since a revision of the channel. Rejects when they cannot be read. */
  readonly readVotes: (since: number) => Promise<VotesByVersion>;
  /** Waits, or less long when `signal` says so. Never rejects. */
  readonly wait: (ms: number) => Promise<void>;
  /** For how long the canary had its share when the watch began. Default 0 */
  readonly passedMs?: number;
  /** Sees that nobody else watches it by now; rejects with `OvertakenError`. Default nothing is asked. */
  readonly hold?: () => Promise<void>;
  /** Stops the watch between two windows. */
  readonly signal: AbortSignal;
  /** Hears of each step, in a sentence. */
  readonly say: (line: string) => void;
}

/** `6 of 120 members (5.0 %: render 6), p75 210 ms, LCP 1800 ms`. @param voters in words */
const toldBy = (votes: Votes['members'], voters: string): string =>
  votesOf(votes, voters) + timeOf(votes) + vitalsOf(votes);

/** `failed for 6 of 120 members (5.0 %: render 6), p75 210 ms, and for 0 of 9 networks of guests (0.0 %)`. */
const toldOf = ({ members, networks }: Votes): string =>
  `failed for ${toldBy(members, 'members')}, and for ${toldBy(networks, 'networks of guests')}`;

const percent = (share: number): string => `${Math.round(share * 100)} %`;

/**
 * Brings a release to all members by a strategy, watches it in windows, and takes it back when it is worse. Everything counts
 * that was told since the release has the share with which the watch begins. When votes are too few to judge a step, it waits up to as
 * long again, and then takes it back: no release stays with a part of the members unseen. One that has a share already goes on from there.
 * @throws Error when the votes cannot be read at the start (unless unwatched), or the channel refuses the release; then nothing
 * has changed
 */
export const watchCanary = async (parts: WatchParts): Promise<Outcome> => {
  const { channel, version, strategy, say, isUnwatched, hold = () => Promise.resolve() } = parts;
  const first = await channel.state();
  let share = first.share;
  const steps = stepsFrom(strategy, share ?? 0);
  /** Where the votes begin that count. */
  let since = first.since;
  let isRead = false;

  /** What was told; undefined when it cannot be read. */
  const votes = async (live: string | undefined) => {
    const read = await parts.readVotes(since).catch((error: unknown) => {
      if (!isRead && !isUnwatched) throw error;
      say(`no votes: ${error instanceof Error ? error.message : String(error)}`);
      return undefined;
    });
    isRead ||= read !== undefined;
    const of = (name: string): Votes => read?.get(name) ?? NO_VOTES;
    return read && { canary: of(version), live: live === undefined ? undefined : of(live) };
  };

  const look = async (present: number): Promise<Judgement> => {
    await hold();
    const { live } = await channel.demand(present);
    const told = await votes(live);
    if (!told) return { verdict: 'too few votes' };
    const usual = told.live ? `; ${live} ${toldOf(told.live)}` : '';
    say(`${percent(present)}: ${version} ${toldOf(told.canary)}${usual}`);
    const { margins, minLoads } = parts;
    return judge({ ...told, margins, minLoads, windows: mostWindows(strategy) });
  };

  /** Watches a step to its end. @returns what ends everything; undefined to go on */
  const watchStep = async (
    { share: present, durationMs }: Step,
    beforeMs: number,
  ): Promise<Outcome | undefined> => {
    const patienceMs = isUnwatched ? durationMs : 2 * durationMs;
    for (let passedMs = beforeMs; ;) {
      await parts.wait(strategy.windowMs);
      passedMs += strategy.windowMs;
      if (parts.signal.aborted) return { kind: 'interrupted', share: present };
      const judgement = await look(present);
      if (judgement.verdict === 'worse') {
        await channel.takeBack(present, judgement.reason);
        return { kind: 'rolled back', reason: judgement.reason };
      }
      if (passedMs < durationMs) continue;
      if (judgement.verdict === 'no worse' || isUnwatched) return undefined;
      if (passedMs < patienceMs) continue;
      const reason = 'too few members and networks told of it to judge it';
      await channel.takeBack(present, reason);
      return { kind: 'unjudged', reason };
    }
  };

  try {
    if (steps.length > 0) await votes(first.live);
    for (const [place, step] of steps.entries()) {
      const isNew = share === undefined;
      if (share !== step.share) await channel.give(step.share, share);
      if (isNew) since = (await channel.demand(step.share)).since;
      share = step.share;
      say(`${version} is a canary for ${percent(share)}`);
      const isGoingOn = place === 0 && first.share === step.share;
      const end = await watchStep(step, isGoingOn ? (parts.passedMs ?? 0) : 0);
      if (end) return end;
    }
    await channel.finish(share);
    return { kind: 'promoted' };
  } catch (error) {
    if (error instanceof OvertakenError) return { kind: 'overtaken', reason: error.message };
    throw error;
  }
};
