import { createRandom } from '../../../api/src/simulation/random';
import type { Figures } from './figures';
import { DEFAULT_MARGINS, judge, MIN_LOADS } from './judge';
import { mostWindows, parseStrategy } from './strategy';

const RUNS = 1_000;
const windows = mostWindows(parseStrategy('Canary10Percent5Minutes'));
const settings = { margins: DEFAULT_MARGINS, minLoads: MIN_LOADS, windows };

const figures = (loads: number, failed = 0, times: readonly [number, number][] = []): Figures => ({
  loads,
  errors: failed > 0 ? { render: failed } : {},
  loadTimes: times.map(([from, count]) => ({ from, to: from * 1.2, count })),
});

type Random = ReturnType<typeof createRandom>;

/** How many of `tries` hit; jumps from hit to hit. */
const hitsOf = (random: Random, tries: number, chance: number): number => {
  if (chance === 0) return 0;
  const jump = () => 1 + Math.floor(Math.log(1 - random.next()) / Math.log(1 - chance));
  let hits = 0;
  for (let at = jump(); at <= tries; at += jump()) hits += 1;
  return hits;
};

/** Load times that spread around a typical one, in buckets as the collector's. */
const timesOf = (random: Random, loads: number, typicalMs: number): [number, number][] => {
  const counts = new Map<number, number>();
  for (let load = 0; load < loads; load += 1) {
    const spread = random.next() + random.next() + random.next() - 1.5;
    const place = Math.floor(Math.log(typicalMs * Math.exp(spread)) / Math.log(1.2));
    counts.set(place, (counts.get(place) ?? 0) + 1);
  }
  return [...counts].sort(([left], [right]) => left - right).map(([place, count]) => [1.2 ** place, count]);
};

/** How a release behaves. */
interface Habit {
  readonly failing: number;
  /** Default: no load is timed. */
  readonly typicalMs?: number;
}

const aWindow = (random: Random, loads: number, { failing, typicalMs }: Habit): Figures =>
  figures(
    loads,
    hitsOf(random, loads, failing),
    typicalMs === undefined ? [] : timesOf(random, loads, typicalMs),
  );

const added = (left: Figures, right: Figures): Figures => ({
  loads: left.loads + right.loads,
  errors: { render: (left.errors.render ?? 0) + (right.errors.render ?? 0) },
  loadTimes: [...left.loadTimes, ...right.loadTimes].sort((one, other) => one.from - other.from),
});

/** The window in which a simulated run is rolled back; infinite when it never is. */
const rolledBackIn = (seed: number, perWindow: number, live: Habit, canary: Habit): number => {
  const random = createRandom(seed);
  let [own, usual] = [figures(0), figures(0)];
  for (let window = 1; window <= windows; window += 1) {
    own = added(own, aWindow(random, perWindow, canary));
    usual = added(usual, aWindow(random, perWindow * 9, live));
    if (judge({ ...settings, canary: own, live: usual }).verdict === 'worse') return window;
  }
  return Infinity;
};

/** Share of the runs that are rolled back by a window. */
const shareBy = (window: number, runs: number, perWindow: number, live: Habit, canary: Habit): number => {
  const found = Array.from({ length: runs }, (_, seed) => rolledBackIn(seed, perWindow, live, canary));
  return found.filter((one) => one <= window).length / runs;
};

describe('in simulated runs with a tenth of the members', () => {
  it.each([
    [100, 0, 0.98],
    [100, 0.002, 0.9],
    [200, 0.002, 0.99],
    [300, 0.01, 0.99],
  ])(
    'of %i loads in a window, of which %d fail, a release that throws on 5 %% more is caught within two windows',
    (perWindow, usual, least) => {
      const caught = shareBy(2, RUNS, perWindow, { failing: usual }, { failing: 0.05 + usual });
      expect(caught).toBeGreaterThan(least);
    },
  );

  it.each([
    [20, 0.01],
    [150, 0.002],
    [600, 0.01],
    [100, 0.05],
  ])(
    'of %i loads in a window, of which %d fail, a release that is as good is left alone',
    (perWindow, usual) => {
      const habit = { failing: usual };
      expect(shareBy(windows, RUNS, perWindow, habit, habit)).toBeLessThan(0.01);
    },
  );

  it('a release that loads as fast is left alone, and one that takes twice as long is caught', () => {
    const usual = { failing: 0, typicalMs: 200 };
    expect(shareBy(windows, 60, 20, usual, usual)).toBeLessThan(0.01);
    expect(shareBy(5, 40, 40, usual, { failing: 0, typicalMs: 440 })).toBeGreaterThan(0.95);
  });
});

describe('the judgement', () => {
  it('says what is worse, by how much, and what was allowed', () => {
    const judged = judge({ ...settings, canary: figures(200, 10), live: figures(1_800, 2) });
    expect(judged).toEqual({
      verdict: 'worse',
      reason:
        '10 of 200 loads failed (5.0 %: render 10); of the live release 2 of 1800 loads failed (0.1 %: render 2); the margin is 1 points',
    });
  });

  it('holds a difference within the margin for nothing, however sure it is', () => {
    const judged = judge({ ...settings, canary: figures(1e6, 9_000), live: figures(9e6, 0) });
    expect(judged.verdict).toBe('no worse');
  });

  it('is worse also while loads are few, when nearly all fail', () => {
    expect(judge({ ...settings, canary: figures(20, 20), live: figures(180) }).verdict).toBe('worse');
    expect(judge({ ...settings, canary: figures(20, 1), live: figures(180) }).verdict).toBe('too few loads');
    expect(judge({ ...settings, canary: figures(0), live: figures(0) }).verdict).toBe('too few loads');
  });

  it('of a new remote knows only the margin itself', () => {
    const alone = (failed: number) =>
      judge({ ...settings, canary: figures(500, failed), live: undefined }).verdict;
    expect(alone(25)).toBe('worse');
    expect(alone(5)).toBe('no worse');
    // As of one whose live release nobody loads any more.
    expect(judge({ ...settings, canary: figures(500, 25), live: figures(0) }).verdict).toBe('worse');
  });

  it('takes load times for nothing while the live release has few', () => {
    const slow = figures(200, 0, [[1_000, 200]]);
    const judged = (known: number) =>
      judge({ ...settings, canary: slow, live: figures(200, 0, [[100, known]]) });
    expect(judged(50).verdict).toBe('no worse');
    expect(judged(150)).toMatchObject({ verdict: 'worse', reason: expect.stringContaining('ms') as string });
  });

  it('keeps to the margins that it is given', () => {
    const canary = figures(1_000, 50, [[130, 1_000]]);
    const live = figures(9_000, 0, [[100, 9_000]]);
    const verdict = (errorPoints: number, loadRatio: number) =>
      judge({ ...settings, canary, live, margins: { errorPoints, loadRatio } }).verdict;
    expect(verdict(6, 1.5)).toBe('no worse');
    expect(verdict(4, 1.5)).toBe('worse');
    expect(verdict(6, 1.05)).toBe('worse');
  });
});
