/** Colour of texts in each scheme; no partner may change it. */
export const INK = { light: '#16262E', dark: '#EAF0F1' } as const;

/** Colours of Poku's own brand (`look.md`). Every text pair meets WCAG AA (4.5:1), every control edge 3:1. */
export const lightPalette = {
  ink: INK.light,
  inkMuted: '#55646C',
  paper: '#FBF9F5',
  card: '#FFFFFF',
  line: '#E6E1D8',
  lineStrong: '#7A868C',
  primary: '#0B6B6B',
  primaryPressed: '#084F4F',
  primarySoft: '#E2F0EF',
  onPrimary: '#FFFFFF',
  header: '#0B6B6B',
  headerLine: '#0B6B6B',
  onHeader: '#FFFFFF',
  points: '#F2A900',
  pointsSoft: '#FFF1CE',
  success: '#1B7F4B',
  successSoft: '#EAF6EF',
  warning: '#9A6700',
  warningSoft: '#FFF8E6',
  error: '#B3261E',
  errorSoft: '#FBE9E7',
  onError: '#FFFFFF',
  info: '#1F5F8B',
  infoSoft: '#E5F0F8',
  skeleton: '#ECE8E0',
  overlay: 'rgb(15 25 30 / 56%)',
  shadow: '0 1px 2px rgb(22 38 46 / 8%), 0 4px 12px rgb(22 38 46 / 6%)',
};

/** Names of the colour tokens. */
export type ColorName = keyof typeof lightPalette;
/** A value for each colour token. */
export type Palette = Readonly<Record<ColorName, string>>;

/** Name of the custom property behind a colour token. */
export const colorVariable = (name: ColorName): string =>
  `--poku-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** The same names for `prefers-color-scheme: dark`. */
export const darkPalette: Palette = {
  ink: INK.dark,
  inkMuted: '#A8B6BB',
  paper: '#0F191E',
  card: '#18252B',
  line: '#2C3B42',
  lineStrong: '#74868E',
  primary: '#5CC4BC',
  primaryPressed: '#84D8D1',
  primarySoft: '#143536',
  onPrimary: '#06201F',
  header: '#0C3F40',
  headerLine: '#0C3F40',
  onHeader: '#FFFFFF',
  points: '#F5B932',
  pointsSoft: '#3B3013',
  success: '#63C78F',
  successSoft: '#14311F',
  warning: '#E5B04A',
  warningSoft: '#372A0E',
  error: '#F58F86',
  errorSoft: '#3E1B18',
  onError: '#2B0A07',
  info: '#86BFEA',
  infoSoft: '#14293A',
  skeleton: '#24333A',
  overlay: 'rgb(0 0 0 / 66%)',
  shadow: '0 1px 2px rgb(0 0 0 / 40%), 0 4px 12px rgb(0 0 0 / 28%)',
};
