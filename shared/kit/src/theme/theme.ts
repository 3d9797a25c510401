import type { DefaultTheme } from 'styled-components';
import { type PartnerBrand } from '@poku/contract';
import { darkPalette, lightPalette, type Palette } from '@poku/domain/palette';
import { patternOf } from './patterns';

declare module 'styled-components' {
  interface DefaultTheme {
    /** Slug of the partner; `null` for Poku's own brand. */
    readonly partner: string | null;
    /** Name of the brand as members read it. */
    readonly name: string;
    /** Site path of the brand's logo. */
    readonly logo: string;
    /** CSS `background-image` of the header. */
    readonly pattern: string;
    readonly light: Palette;
    readonly dark: Palette;
    /** Corner radius of cards and controls inside a partner's own page, in CSS pixels; default 12 and 10. */
    readonly radiusPx?: number;
  }
}

/** What `ThemeProvider` carries. Colours reach the parts as custom properties, set by `GlobalStyle`. */
export type Theme = DefaultTheme;

/** A brand as themes are made of it. */
type ThemedBrand = Omit<PartnerBrand, 'slug' | 'partnerId'> & { readonly slug: string | null };

const poku: ThemedBrand = { slug: null, name: 'Poku', logo: '/media/partners/poku.svg' };

/** The theme of a brand for what has no header, like the embed: its colours without a pattern. */
export const plainTheme = ({ slug, name, logo, look }: ThemedBrand): Theme => ({
  partner: slug,
  name,
  logo,
  pattern: 'none',
  light: { ...lightPalette, ...look?.light },
  dark: { ...darkPalette, ...look?.dark },
});

/**
 * Builds the theme of a brand. A partner changes primary, header, logo and pattern only (D29, `look.md`).
 * @param brand the partner whose origin the page runs on, or `null` for Poku itself
 * @returns a new theme for `ThemeProvider`
 */
export function createTheme(brand: PartnerBrand | null): Theme {
  return { ...plainTheme(brand ?? poku), pattern: patternOf(brand?.look?.pattern ?? 'rings') };
}
