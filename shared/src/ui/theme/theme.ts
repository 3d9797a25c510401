import type { DefaultTheme } from 'styled-components';
import { type PartnerBrand } from '../../contract/platform';
import { darkPalette, lightPalette, type Palette } from './palette';
import { partnerLooks, pokuLook } from './partner-themes';

/** Slug of a partner that has a theme of its own. */
export type PartnerSlug = PartnerBrand['slug'];

declare module 'styled-components' {
  interface DefaultTheme {
    /** `null` for Poku's own brand. */
    readonly partner: PartnerSlug | null;
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

/** Every slug that `createTheme` knows, in the order of D3. */
export const partnerSlugs: readonly PartnerSlug[] = ['nusapoin', 'rumahnet', 'garuda', 'fitnusa'];

/**
 * Builds the theme of a brand. A partner changes primary, header, logo and pattern only (D29, `look.md`).
 * @param partner slug of the partner whose origin the page runs on, or `null` for Poku itself
 * @returns a new theme for `ThemeProvider`
 */
export function createTheme(partner: PartnerSlug | null): Theme {
  const look = partner === null ? pokuLook : partnerLooks[partner];
  return {
    partner,
    name: look.name,
    logo: look.logo,
    pattern: look.pattern,
    light: { ...lightPalette, ...look.light },
    dark: { ...darkPalette, ...look.dark },
  };
}
