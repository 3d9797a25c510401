import fc from 'fast-check';
import { unitsOfPoints } from '@poku/domain/rates';
import { pointsFrom, type SplitShare, type SplitSource, suggestSplit } from './suggest-split';
import { splitProblem } from './split-problem';

const soon = '2026-12-31T16:59:59.000Z';
const late = '2027-06-30T16:59:59.000Z';
const same = { numerator: 1, denominator: 1 };

const aSource = (overrides: Partial<SplitSource> & Pick<SplitSource, 'partnerId'>): SplitSource => ({
  name: `Partner ${overrides.partnerId}`,
  kind: 'loyalty',
  points: 10_000,
  maximumPoints: 10_000,
  rate: same,
  needsOtp: false,
  message: '',
  expiresAt: null,
  ...overrides,
});
const own = (points: number) =>
  aSource({ partnerId: '0', name: 'Poku', points, maximumPoints: points, needsOtp: true });
const wallet = aSource({
  partnerId: '3',
  name: 'DompetNusa',
  kind: 'ewallet',
  points: 150_000,
  maximumPoints: 150_000,
});

describe('the reason of a suggestion', () => {
  test('own points that are enough are the only source', () => {
    expect(suggestSplit(8_000, [own(9_000), aSource({ partnerId: '2', expiresAt: soon })])).toEqual({
      status: 'ready',
      shares: [{ partnerId: '0', points: 8_000 }],
      reason: { kind: 'own-enough' },
    });
  });

  test('points that end first go first, with their date', () => {
    const sources = [
      own(1_000),
      aSource({ partnerId: '2', name: 'NusaPoin', expiresAt: late }),
      aSource({ partnerId: '9', name: 'RumahNet', points: 4_000, expiresAt: soon }),
      wallet,
    ];
    expect(suggestSplit(6_000, sources)).toEqual({
      status: 'ready',
      shares: [
        { partnerId: '0', points: 1_000 },
        { partnerId: '9', points: 4_000 },
        { partnerId: '2', points: 1_000 },
      ],
      reason: { kind: 'expires-first', name: 'RumahNet', expiresAt: soon },
    });
  });

  test('an e-wallet pays only what no points cover', () => {
    expect(suggestSplit(15_000, [own(1_000), wallet, aSource({ partnerId: '2' })])).toEqual({
      status: 'ready',
      shares: [
        { partnerId: '0', points: 1_000 },
        { partnerId: '2', points: 10_000 },
        { partnerId: '3', points: 4_000 },
      ],
      reason: { kind: 'ewallet-rest', name: 'DompetNusa', points: 4_000 },
    });
  });

  test('of points that do not end the fewest sources are used', () => {
    const sources = [own(0), aSource({ partnerId: '2', points: 500 }), aSource({ partnerId: '9' })];
    expect(suggestSplit(9_000, sources)).toEqual({
      status: 'ready',
      shares: [{ partnerId: '9', points: 9_000 }],
      reason: { kind: 'fewest-sources' },
    });
  });

  test('without any split it says how many points are missing', () => {
    const sources = [
      own(1_000),
      aSource({ partnerId: '2', points: 3_000, needsOtp: true }),
      aSource({ partnerId: '9', points: 2_000, needsOtp: true }),
      aSource({ partnerId: '10', message: 'Sedang berkendala' }),
    ];
    expect(suggestSplit(10_000, sources)).toEqual({ status: 'impossible', missingPoints: 6_000 });
  });
});

const partners = fc.uniqueArray(
  fc
    .record({
      partnerId: fc.constantFrom('2', '3', '9', '10'),
      kind: fc.constantFrom('loyalty' as const, 'loyalty' as const, 'ewallet' as const),
      points: fc.nat(5),
      maximumPoints: fc.nat(5),
      rate: fc.constantFrom(same, { numerator: 2, denominator: 1 }, { numerator: 1, denominator: 3 }),
      needsOtp: fc.boolean(),
      message: fc.constantFrom('', '', '', 'Sedang berkendala'),
      expiresAt: fc.constantFrom(null, soon, late),
    })
    .map(aSource),
  { selector: ({ partnerId }) => partnerId, maxLength: 4 },
);
const problems = fc.record({ total: fc.nat(14), ownPoints: fc.nat(6), partners });

/** Every way to take shares of 0 to 6 points from the sources. */
function* compositions(sources: readonly SplitSource[], points: number): Generator<SplitShare[]> {
  const [first, ...others] = sources;
  if (first === undefined) {
    if (points === 0) yield [];
    return;
  }
  for (let taken = 0; taken <= Math.min(points, 6); taken += 1) {
    for (const rest of compositions(others, points - taken)) {
      yield taken > 0 ? [{ partnerId: first.partnerId, points: taken }, ...rest] : rest;
    }
  }
}

/** What a split costs, part by part in the order in which splits are compared; less is better. */
const costOf = (sources: readonly SplitSource[], shares: readonly SplitShare[]): number[] => {
  const loyalty = (end: string | null) =>
    sources
      .filter(({ kind, expiresAt }) => kind === 'loyalty' && expiresAt === end)
      .reduce((sum, { partnerId }) => sum + pointsFrom(shares, partnerId), 0);
  const rupiah = sources
    .filter(({ kind }) => kind === 'ewallet')
    .reduce((sum, source) => sum + unitsOfPoints(pointsFrom(shares, source.partnerId), source.rate), 0);
  return [rupiah, -loyalty(soon), -loyalty(late), -loyalty(null), shares.length];
};
const isLess = (a: number[], b: number[]): boolean => {
  const at = a.findIndex((part, index) => part !== b[index]);
  return at >= 0 && (a[at] ?? 0) < (b[at] ?? 0);
};

test('no split of all compositions is better than the suggestion, and none exists where it finds none', () => {
  fc.assert(
    fc.property(problems, ({ total, ownPoints, partners: others }) => {
      fc.pre(total > 0);
      const sources = [own(ownPoints), ...others];
      const fromOwn = Math.min(total, ownPoints);
      const ownPart = fromOwn > 0 ? [{ partnerId: '0', points: fromOwn }] : [];
      const valid = [...compositions(others, total - fromOwn)].filter(
        (shares) => splitProblem(total, sources, [...ownPart, ...shares]) === undefined,
      );
      const suggestion = suggestSplit(total, sources);
      if (suggestion.status === 'impossible') return valid.length === 0;
      const { shares } = suggestion;
      const cost = costOf(
        others,
        shares.filter(({ partnerId }) => partnerId !== '0'),
      );
      return (
        pointsFrom(shares, '0') === fromOwn &&
        splitProblem(total, sources, shares) === undefined &&
        !valid.some((other) => isLess(costOf(others, other), cost))
      );
    }),
    { numRuns: 500 },
  );
});

test('where points are missing, so many less can be paid and not one point more', () => {
  fc.assert(
    fc.property(problems, ({ total, ownPoints, partners: others }) => {
      const sources = [own(ownPoints), ...others];
      const suggestion = suggestSplit(total, sources);
      if (suggestion.status === 'ready') return true;
      const most = total - suggestion.missingPoints;
      return (
        suggestSplit(most, sources).status === 'ready' &&
        suggestSplit(most + 1, sources).status === 'impossible'
      );
    }),
  );
});

test('the order of the sources does not change what a suggestion costs', () => {
  fc.assert(
    fc.property(problems, ({ total, ownPoints, partners: others }) => {
      const one = suggestSplit(total, [own(ownPoints), ...others]);
      const other = suggestSplit(total, [...others].reverse().concat(own(ownPoints)));
      if (one.status === 'impossible' || other.status === 'impossible') return one.status === other.status;
      expect(costOf(others, other.shares)).toEqual(costOf(others, one.shares));
      return true;
    }),
  );
});
