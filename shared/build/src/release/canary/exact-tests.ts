/** Logarithm of n!, by Stirling's series; exact to twelve digits from 0 on. */
const logFactorial = (n: number): number => {
  const SMALL = 16;
  if (n < SMALL) {
    let product = 1;
    for (let factor = 2; factor <= n; factor += 1) product *= factor;
    return Math.log(product);
  }
  return (n + 0.5) * Math.log(n) - n + 0.5 * Math.log(2 * Math.PI) + 1 / (12 * n) - 1 / (360 * n ** 3);
};

const logChoose = (n: number, k: number): number => logFactorial(n) - logFactorial(k) - logFactorial(n - k);

/** Sums terms from `first` on, each made of the one before it by `next`, until one adds nothing. */
const tail = (first: number, from: number, to: number, next: (term: number, k: number) => number): number => {
  let sum = 0;
  let term = first;
  for (let k = from; k <= to && (term > sum * Number.EPSILON || k === from); k += 1) {
    sum += term;
    term = next(term, k);
  }
  return Math.min(1, sum);
};

/**
 * The chance of `hits` or more of `tries` when each hits with `chance` (exact binomial test, one side).
 * @param chance 0 to 1, both not included
 */
export const binomialTail = (hits: number, tries: number, chance: number): number => {
  if (hits <= tries * chance) return 1;
  const log = logChoose(tries, hits) + hits * Math.log(chance) + (tries - hits) * Math.log1p(-chance);
  const odds = chance / (1 - chance);
  return tail(Math.exp(log), hits, tries, (term, k) => (term * (tries - k) * odds) / (k + 1));
};

/** Hits among tries. */
export interface Proportion {
  readonly hits: number;
  readonly tries: number;
}

/**
 * The chance that so many of all hits, or more, fall to the first side when both sides hit alike (Fisher's exact test, one side).
 * @returns 1 when either side has no tries, or the first side does not hit more often
 */
export const fisherTail = (first: Proportion, second: Proportion): number => {
  const tries = first.tries + second.tries;
  const hits = first.hits + second.hits;
  if (first.tries === 0 || second.tries === 0 || first.hits <= (first.tries * hits) / tries) return 1;
  const log =
    logChoose(hits, first.hits) +
    logChoose(tries - hits, first.tries - first.hits) -
    logChoose(tries, first.tries);
  return tail(
    Math.exp(log),
    first.hits,
    Math.min(hits, first.tries),
    (term, k) => (term * (hits - k) * (first.tries - k)) / ((k + 1) * (tries - hits - first.tries + k + 1)),
  );
};
