import { createRandom } from '@poku/tooling';
import { NO_VOTES, type Votes } from './figures';
import { DEFAULT_MARGINS, judge, MIN_LOADS } from './judge';
import { mostWindows, parseStrategy } from './strategy';

const RUNS = 1_000;
const windows = mostWindows(parseStrategy('Canary10Percent5Minutes'));
const settings = { margins: DEFAULT_MARGINS, minLoads: MIN_LOADS, windows };

const votes = (voters: number, failed = 0, times: readonly [number, number][] = []): Votes['members'] => ({
  voters,
  errors: failed > 0 ? { render: failed } : {},
  loadTimes: times.map(([from, count]) => ({ from, to: from * 1.2, count })),
});
const members = (...facts: Parameters<typeof votes>): Votes => ({ ...NO_VOTES, members: votes(...facts) });
const networks = (...facts: Parameters<typeof votes>): Votes => ({ ...NO_VOTES, networks: votes(...facts) });

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

/** Honest votes of a window. */
const aWindow = (random: Random, voters: number, { failing, typicalMs }: Habit): Votes['members'] =>
  votes(
    voters,
    hitsOf(random, voters, failing),
    typicalMs === undefined ? [] : timesOf(random, voters, typicalMs),
  );

const added = (left: Votes['members'], right: Votes['members']): Votes['members'] => ({
  voters: left.voters + right.voters,
  errors: { render: (left.errors.render ?? 0) + (right.errors.render ?? 0) },
  loadTimes: [...left.loadTimes, ...right.loadTimes].sort((one, other) => one.from - other.from),
});

/** What comes in beside the honest votes, all in the first window: votes about the canary, and about the live release. */
interface Forged {
  readonly canary: Votes['members'];
  readonly live: Votes['members'];
}
type Forge = (random: Random) => Forged;
const none: Forge = () => ({ canary: votes(0), live: votes(0) });

/** Whose votes a run has. */
interface Run {
  /** Honest votes about the canary in a window; the live release has nine times as many. */
  readonly perWindow: number;
  readonly live: Habit;
  readonly canary: Habit;
  readonly kind?: keyof Votes;
  readonly forge?: Forge;
}

/** The window in which a simulated run is rolled back; infinite when it never is. */
const rolledBackIn = (
  seed: number,
  { perWindow, live, canary, kind = 'members', forge = none }: Run,
): number => {
  const random = createRandom(seed);
  let { canary: own, live: usual } = forge(random);
  for (let window = 1; window <= windows; window += 1) {
    own = added(own, aWindow(random, perWindow, canary));
    usual = added(usual, aWindow(random, perWindow * 9, live));
    const told = { canary: { ...NO_VOTES, [kind]: own }, live: { ...NO_VOTES, [kind]: usual } };
    if (judge({ ...settings, ...told }).verdict === 'worse') return window;
  }
  return Infinity;
};

/** Share of the runs that are rolled back by a window. */
const shareBy = (window: number, runs: number, run: Run): number => {
  const found = Array.from({ length: runs }, (_, seed) => rolledBackIn(seed, run));
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
      const canary = { failing: 0.05 + usual };
      const caught = shareBy(2, RUNS, { perWindow, live: { failing: usual }, canary });
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
      const alike = { perWindow, live: habit, canary: habit };
      expect(shareBy(windows, RUNS, alike)).toBeLessThan(0.01);
      expect(shareBy(windows, RUNS, { ...alike, kind: 'networks' })).toBeLessThan(0.01);
    },
  );

  it('a release that loads as fast is left alone, and one that takes twice as long is caught', () => {
    const usual = { failing: 0, typicalMs: 200 };
    expect(shareBy(windows, 60, { perWindow: 20, live: usual, canary: usual })).toBeLessThan(0.01);
    const slow = { perWindow: 40, live: usual, canary: { failing: 0, typicalMs: 440 } };
    expect(shareBy(5, 40, slow)).toBeGreaterThan(0.95);
  });
});

/** Accounts fall to the canary and to the live release like everybody; what each says is the forger's. */
const accounts =
  (count: number, failing: 'canary' | 'live'): Forge =>
  (random) => {
    const inShare = hitsOf(random, count, 0.1);
    const [own, usual] = [inShare, count - inShare];
    return {
      canary: votes(own, failing === 'canary' ? own : 0),
      live: votes(usual, failing === 'live' ? usual : 0),
    };
  };

/** Networks have a vote about both. */
const rented =
  (count: number, failing: 'canary' | 'live'): Forge =>
  () => ({
    canary: votes(count, failing === 'canary' ? count : 0),
    live: votes(count, failing === 'live' ? count : 0),
  });

describe('beside 1,000 honest voters in a window, of whom 100 have the canary, and forgers from the first window on', () => {
  const usual = { failing: 0.002 };
  const good = { perWindow: 100, live: usual, canary: usual };
  const bad = { perWindow: 100, live: usual, canary: { failing: 0.052 } };

  it.each([1, 5, 8])('%i accounts stop a good canary in less than 1 of 100 runs', (count) => {
    expect(shareBy(windows, RUNS, { ...good, forge: accounts(count, 'canary') })).toBeLessThan(0.01);
  });

  it('100 accounts that nobody else has stop it', () => {
    expect(shareBy(windows, RUNS, { ...good, forge: accounts(100, 'canary') })).toBeGreaterThan(0.95);
  });

  it.each([1, 10, 11])('%i networks stop a good canary in less than 1 of 100 runs', (count) => {
    const run = { ...good, kind: 'networks', forge: rented(count, 'canary') } as const;
    expect(shareBy(windows, RUNS, run)).toBeLessThan(0.01);
  });

  it.each([
    [5, 3, 0.96],
    [20, 5, 0.99],
    [40, 5, 0.97],
  ])('%i accounts save no bad canary over %i windows', (count, until, least) => {
    expect(shareBy(until, RUNS, { ...bad, forge: accounts(count, 'live') })).toBeGreaterThan(least);
  });

  it('10 networks save none that guests of 300 networks have in a window', () => {
    const run = { ...bad, perWindow: 300, kind: 'networks' } as const;
    expect(shareBy(2, 300, run)).toBeGreaterThan(0.98);
    expect(shareBy(2, 300, { ...run, forge: rented(10, 'live') })).toBeGreaterThan(0.93);
    expect(shareBy(5, 300, { ...run, forge: rented(10, 'live') })).toBe(1);
  });
});

describe('the judgement', () => {
  it('says what is worse, by how much, and what was allowed', () => {
    const judged = judge({ ...settings, canary: members(200, 10), live: members(1_800, 2) });
    expect(judged).toEqual({
      verdict: 'worse',
      reason:
        'failed for 10 of 200 members (5.0 %: render 10); the live release for 2 of 1800 members (0.1 %: render 2); the margin is 1 points',
    });
  });

  it('holds a difference within the margin for nothing, however sure it is', () => {
    const judged = judge({ ...settings, canary: members(1e6, 9_000), live: members(9e6, 0) });
    expect(judged.verdict).toBe('no worse');
  });

  it('is worse also while votes are few, when nearly all fail', () => {
    expect(judge({ ...settings, canary: members(20, 20), live: members(180) }).verdict).toBe('worse');
    expect(judge({ ...settings, canary: members(20, 1), live: members(180) }).verdict).toBe('too few votes');
    expect(judge({ ...settings, canary: members(0), live: members(0) }).verdict).toBe('too few votes');
  });

  it('takes three members for nothing, and ten networks, however few others there are', () => {
    const alone = (canary: Votes) => judge({ ...settings, canary, live: undefined }).verdict;
    expect([alone(members(3, 3)), alone(members(4, 4))]).toEqual(['too few votes', 'worse']);
    expect([alone(networks(10, 10)), alone(networks(15, 15))]).toEqual(['too few votes', 'worse']);
    expect(alone(networks(200, 10))).toBe('no worse');
    expect([alone(networks(109)), alone(networks(110))]).toEqual(['too few votes', 'no worse']);
  });

  it('hears guests where members see nothing, and the other way round', () => {
    const live = { members: votes(2_000), networks: votes(900) };
    const told = (ofMembers: number, ofNetworks: number) =>
      judge({
        ...settings,
        canary: { members: votes(200, ofMembers), networks: votes(100, ofNetworks) },
        live,
      });
    expect(told(0, 0).verdict).toBe('no worse');
    expect(told(10, 0).verdict).toBe('worse');
    expect(told(0, 20)).toEqual({
      verdict: 'worse',
      reason:
        'failed for 20 of 100 networks of guests (20.0 %: render 20); the live release for 0 of 900 networks of guests (0.0 %); the margin is 1 points, and 10 votes count as forged',
    });
  });

  it('of a new remote knows only the margin itself', () => {
    const alone = (failed: number) =>
      judge({ ...settings, canary: members(500, failed), live: undefined }).verdict;
    expect(alone(25)).toBe('worse');
    expect(alone(5)).toBe('no worse');
    // As of one whose live release nobody loads any more.
    expect(judge({ ...settings, canary: members(500, 25), live: members(0) }).verdict).toBe('worse');
  });

  it('takes load times for nothing while the live release has few', () => {
    const slow = members(200, 0, [[1_000, 200]]);
    const judged = (known: number) =>
      judge({ ...settings, canary: slow, live: members(200, 0, [[100, known]]) });
    expect(judged(50).verdict).toBe('no worse');
    expect(judged(150)).toMatchObject({ verdict: 'worse', reason: expect.stringContaining('ms') as string });
  });

  it('keeps to the margins that it is given', () => {
    const canary = members(1_000, 50, [[130, 1_000]]);
    const live = members(9_000, 0, [[100, 9_000]]);
    const verdict = (errorPoints: number, loadRatio: number) =>
      judge({ ...settings, canary, live, margins: { ...DEFAULT_MARGINS, errorPoints, loadRatio } }).verdict;
    expect(verdict(6, 1.5)).toBe('no worse');
    expect(verdict(4, 1.5)).toBe('worse');
    expect(verdict(6, 1.05)).toBe('worse');
  });
});
