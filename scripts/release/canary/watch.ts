import { type CanaryChannel, OvertakenError } from './canary-channel';
import { failuresOf, type Figures, type FiguresByVersion, NO_FIGURES, since, timeOf } from './figures';
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
  /** Figures of the remote's releases so far, ever growing. Rejects when they cannot be read. */
  readonly readFigures: () => Promise<FiguresByVersion>;
  /** Waits, or less long when `signal` says so. Never rejects. */
  readonly wait: (ms: number) => Promise<void>;
  /** Stops the watch between two windows. */
  readonly signal: AbortSignal;
  /** Hears of each step, in a sentence. */
  readonly say: (line: string) => void;
}

const percent = (share: number): string => `${Math.round(share * 100)} %`;

/**
 * Brings a release to all members by a strategy, watches it in windows, and takes it back when it is worse. Everything counts
 * from the start of the watch on. When loads are too few to judge a step, it waits up to as long again, and then ends and leaves
 * the canary as it is. A release that has a share already goes on from there.
 * @throws Error when the figures cannot be read at the start (unless unwatched), or the channel refuses the release; then nothing
 * has changed
 */
export const watchCanary = async (parts: WatchParts): Promise<Outcome> => {
  const { channel, version, strategy, say, isUnwatched } = parts;
  const first = await channel.state();
  let share = first.share;
  const steps = stepsFrom(strategy, share ?? 0);
  let before: FiguresByVersion | undefined;

  /** What was told since the watch began; undefined when it cannot be read. */
  const figures = async (live: string | undefined) => {
    const read = await parts.readFigures().catch((error: unknown) => {
      if (!before && !isUnwatched) throw error;
      say(`no figures: ${error instanceof Error ? error.message : String(error)}`);
      return undefined;
    });
    before ??= read;
    const of = (name: string): Figures =>
      since(before?.get(name) ?? NO_FIGURES, read?.get(name) ?? NO_FIGURES);
    return read && { canary: of(version), live: live === undefined ? undefined : of(live) };
  };

  const look = async (present: number): Promise<Judgement> => {
    const { live } = await channel.demand(present);
    const told = await figures(live);
    if (!told) return { verdict: 'too few loads' };
    const usual = told.live ? `; ${live} ${failuresOf(told.live)}${timeOf(told.live)}` : '';
    say(`${percent(present)}: ${version} ${failuresOf(told.canary)}${timeOf(told.canary)}${usual}`);
    const { margins, minLoads } = parts;
    return judge({ ...told, margins, minLoads, windows: mostWindows(strategy) });
  };

  /** Watches a step to its end. @returns what ends everything; undefined to go on */
  const watchStep = async ({ share: present, durationMs }: Step): Promise<Outcome | undefined> => {
    const patienceMs = isUnwatched ? durationMs : 2 * durationMs;
    for (let passedMs = 0; ;) {
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
      return { kind: 'unjudged', share: present, reason: 'too few loads were told of to judge it' };
    }
  };

  try {
    if (steps.length > 0) await figures(first.live);
    for (const step of steps) {
      if (share !== step.share) await channel.give(step.share, share);
      share = step.share;
      say(`${version} is a canary for ${percent(share)}`);
      const end = await watchStep(step);
      if (end) return end;
    }
    await channel.finish(share);
    return { kind: 'promoted' };
  } catch (error) {
    if (error instanceof OvertakenError) return { kind: 'overtaken', reason: error.message };
    throw error;
  }
};
