import { createGlobalStyle, css } from 'styled-components';
import { LINK_LINE, linkLine } from '@poku/domain/link-line';
import { type ColorName, colorVariable, lightPalette, type Palette } from '@poku/domain/palette';
import { FONT_FAMILY } from '@poku/domain/typeface';
import { color, focusRing, font, fontFamily } from './tokens';

/** Where the tokens are set, and which colour scheme applies. */
export interface GlobalStyleProps {
  /** `:root` for a page of our own (default); inside a shadow root the element that holds all of ours. */
  readonly $scope?: ':root' | '.poku';
  /** `auto` follows the member's setting (default). */
  readonly $scheme?: 'auto' | 'light' | 'dark';
}

function isColorName(name: string): name is ColorName {
  return name in lightPalette;
}

function variables(palette: Palette): string {
  return Object.keys(palette)
    .filter(isColorName)
    .map((name) => `${colorVariable(name)}: ${palette[name]};`)
    .concat(`${LINK_LINE}: ${linkLine(palette.primary, palette.ink)};`)
    .join('\n');
}

const text = css`
  ${font('body')}
  color: ${color('ink')};
`;

/** For a page of our own; the root keeps the browser's text size, which is what `rem` counts in. */
const page = css`
  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
  }
  html[data-dialogs] {
    overflow: hidden;
  }
  body {
    /* Who has that face says so to the document before it is painted (decision 059). */
    font-family: '${FONT_FAMILY}', ${fontFamily};
    ${text}
    margin: 0;
    min-height: 100vh;
    min-height: 100dvh;
    background: ${color('paper')};
  }
`;

/**
 * Inside a page that is not ours: nothing is inherited from it, custom properties included. `all` leaves the direction of
 * text and custom properties alone, so these stand here.
 */
const embedded = css`
  font-family: ${fontFamily};
  ${text}
  display: block;
  direction: ltr;
  unicode-bidi: isolate;
  --poku-quick: 120ms;
  --poku-calm: 200ms;
  --poku-radius-card: ${({ theme }) => theme.radiusPx ?? 12}px;
  --poku-radius-control: ${({ theme }) => theme.radiusPx ?? 10}px;
  /* Pages end where their content ends. */
  --poku-screen: 0px;
  --poku-bar: 0px;
`;

/**
 * Sets the colour tokens, the base of type and focus, and the page's background. Render it once under
 * `ThemeProvider`; inside a shadow root with `$scope=".poku"`.
 */
export const GlobalStyle = createGlobalStyle<GlobalStyleProps>`
  ${({ $scope = ':root', $scheme = 'auto', theme }) => css`
    ${$scope} {
      ${variables($scheme === 'dark' ? theme.dark : theme.light)}
      --poku-pattern: ${theme.pattern};
      color-scheme: ${$scheme === 'auto' ? 'light dark' : $scheme};
    }
    ${
      $scheme === 'auto' &&
      css`
        @media (prefers-color-scheme: dark) {
          ${$scope} {
            ${variables(theme.dark)}
          }
        }
      `
    }
    ${
      $scope === ':root'
        ? page
        : css`
            .poku {
              ${embedded}
            }
          `
    }
    @media (prefers-reduced-motion: reduce) {
      ${$scope} {
        --poku-quick: 0ms;
        --poku-calm: 0ms;
      }
    }
  `}
  *, *::before, *::after {
    box-sizing: border-box;
  }
  h1, h2, h3, h4, p, ul, ol, dl, dd, figure {
    margin: 0;
  }
  ul, ol {
    padding: 0;
  }
  a {
    color: ${color('primary')};
  }
  button, input, textarea, select {
    font: inherit;
    color: inherit;
    letter-spacing: inherit;
  }
  :focus-visible {
    ${focusRing}
  }
  [tabindex='-1']:focus-visible {
    outline: none;
  }
  p, li, dd, h1, h2, h3, h4 {
    overflow-wrap: break-word;
  }
`;
