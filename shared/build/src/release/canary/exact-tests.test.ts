import { binomialTail, fisherTail } from './exact-tests';

// Values of the textbooks, and of R: 1 - pbinom(k - 1, n, p), and fisher.test(alternative = "greater").
test('the binomial test gives the known values', () => {
  expect(binomialTail(3, 3, 0.5)).toBeCloseTo(0.125, 12);
  expect(binomialTail(9, 10, 0.5)).toBeCloseTo(11 / 1024, 12);
  expect(binomialTail(5, 100, 0.01)).toBeCloseTo(0.003_432_3, 6);
  expect(binomialTail(1, 100, 0.5)).toBe(1);
});

test("Fisher's test gives the known values", () => {
  // The lady tasting tea: three, and four, of four.
  expect(fisherTail({ hits: 3, tries: 4 }, { hits: 1, tries: 4 })).toBeCloseTo(17 / 70, 12);
  expect(fisherTail({ hits: 4, tries: 4 }, { hits: 0, tries: 4 })).toBeCloseTo(1 / 70, 12);
  expect(fisherTail({ hits: 4, tries: 100 }, { hits: 0, tries: 900 })).toBeCloseTo(9.47e-5, 6);
});

test('large counts stay exact enough, and no difference is no evidence', () => {
  const alike = fisherTail({ hits: 10_001, tries: 1_000_000 }, { hits: 90_000, tries: 9_000_000 });
  expect(alike).toBeGreaterThan(0.45);
  expect(alike).toBeLessThan(0.55);
  expect(fisherTail({ hits: 50_000, tries: 1_000_000 }, { hits: 9_000, tries: 9_000_000 })).toBe(0);
  expect(fisherTail({ hits: 0, tries: 100 }, { hits: 5, tries: 100 })).toBe(1);
  expect(fisherTail({ hits: 5, tries: 100 }, { hits: 0, tries: 0 })).toBe(1);
});
