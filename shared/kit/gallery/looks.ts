import { createTheme } from '@poku/kit';
import { brands } from './brands';

/** Choices of the colour scheme. */
export const schemes = [
  { value: 'auto', label: 'Auto' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;
type Scheme = (typeof schemes)[number]['value'];

/** Choices of the brand. */
export const themes = [
  { value: 'poku', label: createTheme(null).name },
  ...brands.map(({ slug, name }) => ({ value: slug, label: name })),
];

/** Choices of the width that an example has. */
export const widths = [
  { value: 'full', label: 'Full' },
  { value: '768', label: '768' },
  { value: '360', label: '360' },
] as const;
type Width = (typeof widths)[number]['value'];

/** What the address asks for beside the part: `?tema=`, `?mode=` and `?width=`. */
export interface Look {
  readonly tema: string;
  readonly mode: Scheme;
  readonly width: Width;
}

const isOf = <Value extends string>(
  choices: readonly { readonly value: Value }[],
  value: string | null,
): value is Value => choices.some((choice) => choice.value === value);

/** Reads a look; what is no choice is the first one. */
export const readLook = (search: URLSearchParams): Look => {
  const tema = search.get('tema');
  const mode = search.get('mode');
  const width = search.get('width');
  return {
    tema: isOf(themes, tema) ? tema : 'poku',
    mode: isOf(schemes, mode) ? mode : 'auto',
    width: isOf(widths, width) ? width : 'full',
  };
};

/** The theme of a look. */
export const themeOf = ({ tema }: Look) => createTheme(brands.find(({ slug }) => slug === tema) ?? null);
