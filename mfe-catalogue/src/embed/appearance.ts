import type { PartnerBrand } from '@poku/contract';
import { contrast } from '@poku/domain/contrast';
import { type Appearance, COLOURS, FONTS, GROUNDS, SCHEMES } from '@poku/embed';
import { type GlobalStyleProps, plainTheme, type Theme } from '@poku/kit';
import { EMBED_RADIUS_MAX_PX } from '../limits';
import { embedWording } from '../wording/embed';
import { mix, readColour } from './colours';

type Scheme = NonNullable<GlobalStyleProps['$scheme']>;
type Font = (typeof FONTS)[number];
type Ground = (typeof GROUNDS)[number];
type Palette = Theme['light'];
type Settings = { readonly [Name in keyof Appearance]?: unknown };

/** A setting that cannot be used, by its name. */
export interface SettingProblem {
  readonly field: string;
  readonly message: string;
}

/** The look of an embed, and what of the host's wishes could not be met. */
export interface Look {
  readonly theme: Theme;
  readonly scheme: Scheme;
  /** Whose font: Poku's or that of the page around. */
  readonly font: Font;
  /** What is behind everything: Poku's own ground, or the page around. */
  readonly ground: Ground;
  readonly problems: readonly SettingProblem[];
}

const CONTRAST_MIN = 4.5;

const isSettings = (value: unknown): value is Settings =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const readJson = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return undefined;
  }
};

/** What must be legible on what. The first that is not is told. */
const contrastProblem = (palette: Palette, path: string): SettingProblem | undefined => {
  const pairs = [
    ['primary', 'card'],
    ['primary', 'paper'],
    ['onPrimary', 'primary'],
    ['primary', 'primarySoft'],
    ['ink', 'primarySoft'],
  ] as const;
  const low = pairs.find(([front, back]) => contrast(palette[front], palette[back]) < CONTRAST_MIN);
  if (!low) return undefined;
  const [front, back] = low;
  const field = path + (back === 'primarySoft' ? back : front);
  return { field, message: embedWording.contrastLow(`${front} / ${back}`) };
};

/** The colours of one scheme; they belong together, so one that cannot be used leaves all of them as they were. */
const paletteOf = (present: Palette, wishes: Settings, path: string): Palette | SettingProblem => {
  const chosen: Partial<Record<(typeof COLOURS)[number], string>> = {};
  for (const name of COLOURS) {
    if (wishes[name] === undefined) continue;
    const colour = readColour(wishes[name]);
    if (colour === undefined) return { field: path + name, message: embedWording.colourUnreadable };
    chosen[name] = colour;
  }
  if (Object.keys(chosen).length === 0) return present;
  const primary = chosen.primary ?? present.primary;
  const onPrimary = chosen.onPrimary ?? present.onPrimary;
  const isLightOnDark = contrast(onPrimary, '#000000') > contrast(onPrimary, '#ffffff');
  const palette: Palette = {
    ...present,
    primary,
    onPrimary,
    primaryPressed: chosen.primary
      ? mix(primary, isLightOnDark ? '#000000' : '#ffffff', 0.25)
      : present.primaryPressed,
    primarySoft:
      chosen.primarySoft ?? (chosen.primary ? mix(primary, present.card, 0.88) : present.primarySoft),
  };
  return contrastProblem(palette, path) ?? palette;
};

const KNOWN: Readonly<Record<keyof Appearance, true>> = {
  primary: true,
  onPrimary: true,
  primarySoft: true,
  dark: true,
  radius: true,
  colorScheme: true,
  font: true,
  ground: true,
};

/**
 * Reads `appearance`: `primary`, `onPrimary` and `primarySoft` (also under `dark`), `radius` in CSS pixels, `colorScheme`, `font`,
 * `ground`. What cannot be read or would not be legible (WCAG AA) keeps its default and is named. Never throws.
 * @param value an object, its JSON, or nothing
 */
export const readAppearance = (partner: PartnerBrand, value: unknown): Look => {
  const standard = plainTheme(partner);
  const given = readJson(value ?? {});
  if (!isSettings(given)) {
    const problems = [{ field: 'appearance', message: embedWording.appearanceUnreadable }];
    return { theme: standard, scheme: 'auto', font: 'poku', ground: 'page', problems };
  }
  const problems: SettingProblem[] = Object.keys(given)
    .filter((name) => !Object.hasOwn(KNOWN, name))
    .map((name) => ({ field: `appearance.${name}`, message: embedWording.appearanceUnknown }));
  const told = (result: Palette | SettingProblem, present: Palette): Palette => {
    if (!('field' in result)) return result;
    problems.push(result);
    return present;
  };
  const dark = isSettings(given.dark) ? given.dark : {};
  /** One of some words; the first of them stands where another one was given. */
  const word = <Word extends string>(field: keyof Appearance, words: readonly [Word, ...Word[]]): Word => {
    const found = words.find((one) => one === given[field]);
    if (given[field] !== undefined && found === undefined)
      problems.push({ field: `appearance.${field}`, message: embedWording.wordWrong(words) });
    return found ?? words[0];
  };
  const { radius } = given;
  const isRadius =
    radius === undefined || (typeof radius === 'number' && radius >= 0 && radius <= EMBED_RADIUS_MAX_PX);
  if (!isRadius)
    problems.push({ field: 'appearance.radius', message: embedWording.radiusWrong(EMBED_RADIUS_MAX_PX) });
  return {
    theme: {
      ...standard,
      light: told(paletteOf(standard.light, given, 'appearance.'), standard.light),
      dark: told(paletteOf(standard.dark, dark, 'appearance.dark.'), standard.dark),
      ...(typeof radius === 'number' && isRadius && { radiusPx: radius }),
    },
    scheme: word('colorScheme', SCHEMES),
    font: word('font', FONTS),
    ground: word('ground', GROUNDS),
    problems,
  };
};
