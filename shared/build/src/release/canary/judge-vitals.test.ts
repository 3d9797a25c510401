import type { wire } from '@poku/contract';
import { createRandom } from '@poku/tooling';
import { NO_VOTES, type Votes } from './figures';
import { DEFAULT_MARGINS, judge, MIN_LOADS } from './judge';
import { mostWindows, parseStrategy } from './strategy';

const RUNS = 200;
const windows = mostWindows(parseStrategy('Canary10Percent5Minutes'));
const settings = { margins: DEFAULT_MARGINS, minLoads: MIN_LOADS, windows };

type Random = ReturnType<typeof createRandom>;
type Measure = keyof wire.WireTelemetryVitals;
const MEASURES: readonly Measure[] = ['lcpMs', 'inpMs', 'clsMilli'];

/** Counts by place in the histogram of the collector, whose bounds grow by a fifth from 10 on. */
type Counts = Map<number, number>;
const boundOf = (place: number): number => (place < 0 ? 0 : Math.round(10 * 1.2 ** place));
const placeOf = (value: number): number =>
  value <= 10 ? 0 : Math.ceil(Math.log(value / 10) / Math.log(1.2));
const histogramOf = (counts: Counts): wire.WireTelemetryBucket[] =>
  [...counts]
    .sort(([left], [right]) => left - right)
    .map(([place, voters]) => ({ from: boundOf(place - 1), to: boundOf(place), count: voters }));

/** Votes that all have the same value of one vital. */
const all = (voters: number, of: Measure, value: number): Votes['members'] => {
  const counts: Counts = new Map([[placeOf(value), voters]]);
  const none = { lcpMs: [], inpMs: [], clsMilli: [] };
  return { voters, errors: {}, loadTimes: [], vitals: { ...none, [of]: histogramOf(counts) } };
};

/** What voters have: typical times that spread by up to e^±1.5, and for three of five no layout shift at all. */
type Habit = Readonly<Record<Measure, number>>;
const usual: Habit = { lcpMs: 1_700, inpMs: 70, clsMilli: 40 };

/** Places of so many voters' values, to draw from. */
const DRAWN = 4_096;
const placesOf = (of: Measure, typical: number): number[] => {
  const random = createRandom(DRAWN);
  return Array.from({ length: DRAWN }, (_, voter) => {
    const spread = random.next() + random.next() + random.next() - 1.5;
    return of === 'clsMilli' && voter % 5 < 3 ? 0 : placeOf(typical * Math.exp(spread));
  });
};

/** Whose votes a run has. */
interface Run {
  /** Votes about the canary in a window. */
  readonly perWindow: number;
  readonly canary: Habit;
  /** How many votes the live release has for each about the canary. Default 9. */
  readonly beside?: number;
  readonly kind?: keyof Votes;
}

/** One release of a run: where its voters' values lie, and what was counted. */
interface Side {
  readonly perWindow: number;
  readonly measures: readonly { readonly of: Measure; readonly places: readonly number[]; counts: Counts }[];
}
const sideOf = (perWindow: number, habit: Habit) => {
  const drawn = MEASURES.map((of) => ({ of, places: placesOf(of, habit[of]) }));
  return (): Side => ({ perWindow, measures: drawn.map((one) => ({ ...one, counts: new Map() })) });
};

/** Votes of one more window beside those of before. */
const aWindow = (random: Random, { perWindow, measures }: Side, window: number): Votes['members'] => {
  for (const { places, counts } of measures)
    for (let voter = 0; voter < perWindow; voter += 1) {
      const place = places[Math.floor(random.next() * DRAWN)] ?? 0;
      counts.set(place, (counts.get(place) ?? 0) + 1);
    }
  const [lcpMs = [], inpMs = [], clsMilli = []] = measures.map(({ counts }) => histogramOf(counts));
  return { voters: perWindow * window, errors: {}, loadTimes: [], vitals: { lcpMs, inpMs, clsMilli } };
};

/** The window in which a simulated run is rolled back, and why; infinite when it never is. */
const rolledBackIn = (random: Random, own: Side, usually: Side, kind: keyof Votes): [number, string] => {
  for (let window = 1; window <= windows; window += 1) {
    const canary = { ...NO_VOTES, [kind]: aWindow(random, own, window) };
    const live = { ...NO_VOTES, [kind]: aWindow(random, usually, window) };
    const judged = judge({ ...settings, canary, live });
    if (judged.verdict === 'worse') return [window, judged.reason];
  }
  return [Infinity, ''];
};

/** Share of the runs that are rolled back by a window, for what `reason` says. */
const shareBy = (
  until: number,
  { perWindow, canary, beside = 9, kind = 'members' }: Run,
  reason = /./,
): number => {
  const [own, live] = [sideOf(perWindow, canary), sideOf(perWindow * beside, usual)];
  const found = Array.from({ length: RUNS }, (_, seed) =>
    rolledBackIn(createRandom(seed), own(), live(), kind),
  );
  return found.filter(([window, why]) => window <= until && reason.test(why)).length / RUNS;
};

describe('in simulated runs, of the members who loaded the release over the network', () => {
  it.each<[string, Habit, number, RegExp]>([
    ['an LCP that is 40 % worse', { ...usual, lcpMs: 1_700 * 1.4 }, 2, /the LCP was/],
    ['an INP that is twice as long', { ...usual, inpMs: 140 }, 2, /the INP was/],
    ['a CLS that is three times as large', { ...usual, clsMilli: 120 }, 3, /the CLS was/],
  ])('of 100 in a window %s is taken back within two or three', (_name, canary, until, reason) => {
    expect(shareBy(until, { perWindow: 100, canary }, reason)).toBeGreaterThan(0.95);
  });

  it('an LCP that is 40 % worse is taken back within the five windows of guests, too, from 150 networks on', () => {
    const canary = { ...usual, lcpMs: 1_700 * 1.4 };
    expect(
      shareBy(5, { perWindow: 150, canary, kind: 'networks' }, /networks of guests the LCP/),
    ).toBeGreaterThan(0.95);
  });

  it.each<[number, number]>([
    [5, 9],
    [20, 9],
    [100, 9],
    [20, 1],
    [100, 1],
  ])(
    'of %i in a window, and %i times as many beside them, a release that is as good is left alone',
    (perWindow, beside) => {
      expect(shareBy(windows, { perWindow, beside, canary: usual })).toBeLessThan(0.01);
    },
  );

  it('one that is a tenth slower is within the margin', () => {
    const canary = { lcpMs: usual.lcpMs * 1.1, inpMs: usual.inpMs * 1.1, clsMilli: usual.clsMilli * 1.1 };
    expect(shareBy(windows, { perWindow: 200, canary })).toBeLessThan(0.01);
  });
});

describe('the judgement', () => {
  const verdictOf = (own: Votes['members'], live: Votes['members'], vitalsRatio = 1.25) =>
    judge({
      ...settings,
      margins: { ...DEFAULT_MARGINS, vitalsRatio },
      canary: { ...NO_VOTES, members: own },
      live: { ...NO_VOTES, members: live },
    });

  it.each<[Measure, number, number, string]>([
    [
      'lcpMs',
      3_000,
      1_500,
      'the LCP was up to 3276 ms, and with the live release 1580 ms; the margin is 1.25 times, and at least 200 ms',
    ],
    [
      'inpMs',
      400,
      100,
      'the INP was up to 441 ms, and with the live release 103 ms; the margin is 1.25 times, and at least 50 ms',
    ],
    [
      'clsMilli',
      200,
      50,
      'the CLS was up to 0.213, and with the live release 0.050; the margin is 1.25 times, and at least 0.020',
    ],
  ])('names the vital %s and both figures', (of, own, live, reason) => {
    expect(verdictOf(all(200, of, own), all(1_800, of, live))).toEqual({
      verdict: 'worse',
      reason: `for three of four members ${reason}`,
    });
  });

  it.each<[Measure, number, number]>([
    ['clsMilli', 20, 5],
    ['inpMs', 60, 20],
    ['lcpMs', 350, 180],
  ])('takes a difference in %s that nobody notices for nothing, however sure it is', (of, own, live) => {
    expect(verdictOf(all(1e5, of, own), all(9e5, of, live)).verdict).toBe('no worse');
  });

  it('finds a layout shift where the live release has none', () => {
    expect(verdictOf(all(200, 'clsMilli', 250), all(1_800, 'clsMilli', 0)).verdict).toBe('worse');
  });

  it('finds a shift that all who have a canary of half of the members see alike', () => {
    expect(verdictOf(all(300, 'clsMilli', 250), all(200, 'clsMilli', 0)).verdict).toBe('worse');
  });

  it('keeps to the margin that it is given', () => {
    const [own, live] = [all(200, 'lcpMs', 3_000), all(1_800, 'lcpMs', 1_500)];
    expect([1.5, 3].map((ratio) => verdictOf(own, live, ratio).verdict)).toEqual(['worse', 'no worse']);
  });

  it('takes vitals for nothing while the live release has few, and of a collector that tells none', () => {
    const own = all(200, 'lcpMs', 3_000);
    expect([99, 100].map((known) => verdictOf(own, all(known, 'lcpMs', 1_500)).verdict)).toEqual([
      'no worse',
      'worse',
    ]);
    const before = { voters: 200, errors: {}, loadTimes: [] };
    expect(verdictOf(own, before).verdict).toBe('no worse');
    expect(verdictOf(before, own).verdict).toBe('no worse');
  });

  it('is not stopped by a few who say that they have the slowest page of all', () => {
    const told = (forged: number): Votes['members'] => {
      const counts: Counts = new Map([
        [placeOf(1_500), 100],
        [placeOf(60_000), forged],
      ]);
      const vitals = { lcpMs: histogramOf(counts), inpMs: [], clsMilli: [] };
      return { voters: 100 + forged, errors: {}, loadTimes: [], vitals };
    };
    expect([15, 60].map((forged) => verdictOf(told(forged), all(900, 'lcpMs', 1_500)).verdict)).toEqual([
      'no worse',
      'worse',
    ]);
  });

  it('leaves out as many networks as may be forged, and takes three members for nothing', () => {
    const [live, few] = [all(900, 'lcpMs', 1_500), all(3, 'lcpMs', 9_000)];
    const networks = (count: number) =>
      judge({
        ...settings,
        canary: { ...NO_VOTES, networks: all(count, 'lcpMs', 9_000) },
        live: { ...NO_VOTES, networks: live },
      });
    expect([10, 11].map((count) => networks(count).verdict)).toEqual(['too few votes', 'too few votes']);
    expect(networks(20)).toEqual({
      verdict: 'worse',
      reason: expect.stringMatching(
        /^for three of four networks of guests the LCP .* and 10 votes count as forged$/,
      ) as string,
    });
    expect(verdictOf(few, live).verdict).toBe('too few votes');
  });
});
