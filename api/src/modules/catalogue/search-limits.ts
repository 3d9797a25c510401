/** A search that may say what a coupon may cost. */
export interface LimitedSearch {
  /** What is left to look for; empty when it named nothing but limits. */
  readonly text: string;
  /** In points, inclusive. */
  readonly minimumPoints: number | undefined;
  readonly maximumPoints: number | undefined;
}

const amount = String.raw`(\d{1,3}(?:\.\d{3})+|\d{1,9}) ?(rb\b|ribu\b|k\b|jt\b|juta\b)?`;
const points = String.raw`(?: ?(?:poin|point|pts?)\b)`;
const atMost = String.raw`(?:≤|<=?|(?:di ?bawah|kurang dari|(?:tidak|nggak|ngga|gak|tak) lebih dari|paling (?:banyak|mahal)|maks(?:imal|imum)?|max|sampai|hingga)\b)`;
const atLeast = String.raw`(?:≥|>=?|(?:di ?atas|(?<!\b(?:tidak|nggak|ngga|gak|tak) )lebih dari|min(?:imal|imum)?|mulai(?: dari)?)\b)`;

const between = new RegExp(String.raw`${amount} ?(?:-|–|sampai|hingga) ?${amount}${points}`, 'iu');
const most = new RegExp(String.raw`${atMost} ?${amount}${points}?`, 'iu');
const least = new RegExp(String.raw`${atLeast} ?${amount}${points}?`, 'iu');
/** An amount at the end, after words; a small number needs its unit. No rupiah. */
const last = /^(.*\p{L}.*?)(?<!\brp\.?) (?:(\d{1,3}(?:\.\d{3})+|\d{3,9})|(\d{1,9}) ?(rb|ribu|k|jt|juta))$/iu;
const bare = new RegExp(String.raw`(?<!rp ?|\d\.)${amount}${points}`, 'iu');

const times: Readonly<Record<string, number>> = { rb: 1e3, ribu: 1e3, k: 1e3, jt: 1e6, juta: 1e6 };
/** More points than there are say the same as this. */
const MOST_POINTS = 1e12;
const numberOf = (digits = '', unit = ''): number =>
  Math.min(Number(digits.replaceAll('.', '')) * (times[unit.toLowerCase()] ?? 1), MOST_POINTS);

/**
 * Takes out of a search what a coupon may cost: 'kopi ≤ 5.000 poin', 'di bawah 3rb', '1.000 - 2.000 poin', 'min 500'. An amount of poin alone is
 * the most. An amount in rupiah is none: it stands in names.
 */
export function readLimits(search: string): LimitedSearch {
  let text = search.replace(/\s+/gu, ' ');
  const take = (pattern: RegExp): readonly (string | undefined)[] | undefined => {
    const match = pattern.exec(text) ?? undefined;
    if (match) text = text.replace(match[0], ' ');
    return match;
  };
  const range = take(between);
  if (range) {
    const ends = [numberOf(range[1], range[2]), numberOf(range[3], range[4])];
    return {
      text: text.replace(/ +/gu, ' ').trim(),
      minimumPoints: Math.min(...ends),
      maximumPoints: Math.max(...ends),
    };
  }
  const minimum = take(least);
  const maximum = take(most) ?? take(bare);
  return {
    text: text.replace(/ +/gu, ' ').trim(),
    minimumPoints: minimum && numberOf(minimum[1], minimum[2]),
    maximumPoints: maximum && numberOf(maximum[1], maximum[2]),
  };
}

/** A search that ends in a number, which may be what it may cost, what it is worth, or a name. */
export interface EndingAmount {
  /** What stands before the number, with a letter in it. */
  readonly text: string;
  /** What the number counts. */
  readonly amount: number;
  /** Written out in full, as names begin with it: of 'voucher 500' also 500.000. */
  readonly isShort: boolean;
}

/** The number that a search ends in, after words: of 'kopi 3rb' and 'kopi 3.000' 3000. One with fewer than three digits and no unit is none. */
export function readEndingAmount(search: string): EndingAmount | undefined {
  const match = last.exec(search.replace(/\s+/gu, ' ').trim());
  if (!match) return undefined;
  const [, text = '', plain, digits, unit] = match;
  return { text: text.trim(), amount: numberOf(plain ?? digits, unit), isShort: plain !== undefined };
}
