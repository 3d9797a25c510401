import { render } from '@testing-library/react';
import { ServerStyleSheet } from 'styled-components';
import { ThemeProvider } from '../styled';
import { LOOK_PATTERNS } from '@poku/domain/partner-look';
import { aPartnerBrand } from '@poku/testing';
import { createTheme, GlobalStyle, type Theme } from '.';

test('a partner changes primary and header, and leaves every other colour to Poku', () => {
  const own = createTheme(null);
  const { look, ...plain } = aPartnerBrand();
  const theme = createTheme({ ...plain, ...(look && { look }) });
  expect(theme.light).toEqual({ ...own.light, ...look?.light });
  expect(theme.dark).toEqual({ ...own.dark, ...look?.dark });
  expect(createTheme(plain)).toMatchObject({ light: own.light, dark: own.dark, pattern: own.pattern });
});

test('each pattern of the rules is one of its own, and an unknown one is that of Poku', () => {
  const patternOf = (pattern: string) =>
    createTheme(aPartnerBrand({ look: { pattern, light: {}, dark: {} } })).pattern;
  expect(new Set(LOOK_PATTERNS.map(patternOf)).size).toBe(LOOK_PATTERNS.length);
  for (const pattern of ['url(https://x.example)', 'toString'])
    expect(patternOf(pattern)).toBe(patternOf('rings'));
});

function stylesOf(theme: Theme, scope: ':root' | '.poku'): string {
  const sheet = new ServerStyleSheet();
  render(
    sheet.collectStyles(
      <ThemeProvider theme={theme}>
        <GlobalStyle $scope={scope} />
      </ThemeProvider>,
    ),
  );
  return sheet.getStyleTags();
}

test('the tokens of a page stand at its root, with a dark set for the dark scheme', () => {
  const styles = stylesOf(createTheme(aPartnerBrand()), ':root');
  expect(styles).toMatch(/:root\{[^}]*--poku-primary:#1B3A7A/);
  expect(styles).toMatch(/prefers-color-scheme: ?dark[^@]*--poku-primary:#9DB9F5/);
});

test('links have a line in the scheme whose link colour is nearly that of texts, and in no other', () => {
  const look = { pattern: 'bands', light: { primary: '#2E3236' }, dark: { primary: '#7DD0A1' } };
  const line = (styles: string) =>
    [...styles.matchAll(/--poku-link-line:\s*(\w+)/g)].map(([, value]) => value);
  expect(line(stylesOf(createTheme(aPartnerBrand({ look })), ':root'))).toEqual(['underline', 'none']);
  expect(line(stylesOf(createTheme(null), '.poku'))).toEqual(['none', 'none']);
});

test('inside a shadow root the tokens stand at the element of ours and the page outside keeps its background', () => {
  const styles = stylesOf(createTheme(null), '.poku');
  expect(styles).toMatch(/.poku\{[^}]*--poku-primary:#0B6B6B/);
  expect(styles).not.toMatch(/body\{/);
});
