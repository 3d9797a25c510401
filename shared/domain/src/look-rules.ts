import type { PartnerLook } from '@poku/contract';
import { contrast } from './contrast';
import { type ColorName, darkPalette, lightPalette, type Palette } from './palette';
import { LOOK_COLOURS, LOOK_PATTERNS } from './partner-look';

/** Least contrast of a text with what it stands on, and of the edge of a control with what is beside it (WCAG 2.2 AA). */
const TEXT_CONTRAST = 4.5;
const EDGE_CONTRAST = 3;

/** What is read on what. */
const textPairs: readonly (readonly [ColorName, ColorName])[] = [
  ['ink', 'paper'],
  ['ink', 'card'],
  ['ink', 'pointsSoft'],
  ['ink', 'primarySoft'],
  ['ink', 'errorSoft'],
  ['ink', 'infoSoft'],
  ['inkMuted', 'paper'],
  ['inkMuted', 'card'],
  ['inkMuted', 'line'],
  ['primary', 'paper'],
  ['primary', 'card'],
  ['primary', 'primarySoft'],
  ['onPrimary', 'primary'],
  ['onPrimary', 'primaryPressed'],
  ['onHeader', 'header'],
  ['success', 'card'],
  ['success', 'successSoft'],
  ['warning', 'card'],
  ['warning', 'warningSoft'],
  ['error', 'card'],
  ['error', 'paper'],
  ['error', 'errorSoft'],
  ['onError', 'error'],
  ['info', 'infoSoft'],
];
const edgePairs: readonly (readonly [ColorName, ColorName])[] = [
  ['lineStrong', 'card'],
  ['lineStrong', 'paper'],
  ['primary', 'card'],
];

const COLOUR = /^#[\da-f]{6}$/i;

/** The pairs of a palette that cannot be told apart, each with its contrast and the least that it needs. */
const lowPairs = (palette: Palette): { front: ColorName; back: ColorName; found: number; least: number }[] =>
  [
    ...textPairs.map((pair) => ({ pair, least: TEXT_CONTRAST })),
    ...edgePairs.map((pair) => ({ pair, least: EDGE_CONTRAST })),
  ]
    .map(({ pair: [front, back], least }) => ({
      front,
      back,
      found: contrast(palette[front], palette[back]),
      least,
    }))
    .filter(({ found, least }) => found < least);

/** Down, so that no number is told that would be enough. */
const shown = (found: number): string => (Math.floor(found * 100) / 100).toFixed(2);

function schemeProblems(scheme: 'light' | 'dark', colours: object, base: Palette): string[] {
  const given = Object.entries(colours);
  const named = (name: string) => LOOK_COLOURS.some((known) => known === name);
  const wrong = given.flatMap(([name, value]) => {
    if (!named(name)) return [`${scheme}.${name}: is no colour that a partner may change`];
    return typeof value === 'string' && COLOUR.test(value) ? [] : [`${scheme}.${name}: must be #RRGGBB`];
  });
  if (wrong.length > 0) return wrong;
  return lowPairs({ ...base, ...colours }).map(({ front, back, found, least }) => {
    const [token, other] = named(front) ? [front, back] : [back, front];
    return `${scheme}.${token}: its contrast with ${other} is ${shown(found)}, ${least} is the least`;
  });
}

/**
 * What is wrong with a look before it is stored: colours of another form or of another name, texts and controls that could not be read
 * (WCAG 2.2 AA, light and dark), an unknown pattern.
 * @returns sentences that begin with the field; none for a look that may be stored
 */
export const lookProblems = ({ pattern, light, dark }: PartnerLook): string[] => [
  ...(LOOK_PATTERNS.some((name) => name === pattern)
    ? []
    : [`pattern: must be one of ${LOOK_PATTERNS.join(', ')}`]),
  ...schemeProblems('light', light, lightPalette),
  ...schemeProblems('dark', dark, darkPalette),
];
