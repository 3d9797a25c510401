import { LOOK_PATTERNS } from '@poku/domain/partner-look';

const faint = 'rgb(255 255 255 / 7%)';

/** CSS `background-image` of each pattern, drawn over the header's colour. `rings` is Poku's: a coin that rolls in from the right. */
const patterns: Readonly<Record<(typeof LOOK_PATTERNS)[number], string>> = {
  rings: `radial-gradient(circle at 100% 0, transparent 56px, ${faint} 57px 88px, transparent 89px 120px, ${faint} 121px 152px, transparent 153px)`,
  stripes: `repeating-linear-gradient(115deg, transparent 0 28px, ${faint} 28px 56px)`,
  waves: `repeating-radial-gradient(circle at 100% 100%, transparent 0 22px, ${faint} 22px 34px)`,
  bands: `linear-gradient(135deg, transparent 0 68%, ${faint} 68% 76%, transparent 76% 82%, ${faint} 82% 90%, transparent 90%)`,
  lines: `repeating-linear-gradient(60deg, transparent 0 18px, ${faint} 18px 21px, transparent 21px 30px, ${faint} 30px 33px)`,
};

/** The pattern of a name; Poku's for a name that this release does not know. */
export const patternOf = (name: string): string =>
  Object.entries(patterns).find(([known]) => known === name)?.[1] ?? patterns.rings;

/** Rules that give an element the pattern that its `data-pattern` names. @param selector of the element */
export const patternRules = (selector: string): string =>
  LOOK_PATTERNS.map((name) => `${selector}[data-pattern=${name}]{--poku-pattern:${patterns[name]}}`).join('');
