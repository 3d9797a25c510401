import { render } from '@testing-library/react';
import { ServerStyleSheet } from 'styled-components';
import { ThemeProvider } from '../styled';
import { contrast } from '../testing/contrast';
import { type ColorName } from './palette';
import { createTheme, GlobalStyle, partnerSlugs, type Theme } from './index';

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

function failing(theme: Theme, pairs: typeof textPairs, least: number): string[] {
  return [theme.light, theme.dark].flatMap((palette, index) =>
    pairs
      .filter(([front, back]) => contrast(palette[front], palette[back]) < least)
      .map(([front, back]) => `${index === 0 ? 'light' : 'dark'}: ${front} on ${back}`),
  );
}

const themes = [null, ...partnerSlugs].map((slug) => [slug ?? 'poku', createTheme(slug)] as const);

test.each(themes)('every text of %s has a contrast of 4.5 in light and dark', (_, theme) => {
  expect(failing(theme, textPairs, 4.5)).toEqual([]);
});

test.each(themes)('every edge of a control of %s has a contrast of 3 in light and dark', (_, theme) => {
  expect(failing(theme, edgePairs, 3)).toEqual([]);
});

test('a partner changes primary and header, and leaves every other colour to Poku', () => {
  const own = createTheme(null);
  const changed = partnerSlugs.flatMap((slug) =>
    Object.entries(createTheme(slug).light)
      .filter(([name, value]) =>
        Object.entries(own.light).some(([key, was]) => key === name && was !== value),
      )
      .map(([name]) => name),
  );
  expect([...new Set(changed)].sort()).toEqual([
    'header',
    'headerLine',
    'primary',
    'primaryPressed',
    'primarySoft',
  ]);
});

test('each brand has its own name, logo and pattern', () => {
  for (const part of ['name', 'logo', 'pattern'] as const) {
    expect(new Set(themes.map(([, theme]) => theme[part])).size).toBe(themes.length);
  }
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
  const styles = stylesOf(createTheme('nusapoin'), ':root');
  expect(styles).toMatch(/:root\{[^}]*--poku-primary:#1B3A7A/);
  expect(styles).toMatch(/prefers-color-scheme: ?dark[^@]*--poku-primary:#9DB9F5/);
});

test('inside a shadow root the tokens stand at the element of ours and the page outside keeps its background', () => {
  const styles = stylesOf(createTheme(null), '.poku');
  expect(styles).toMatch(/.poku\{[^}]*--poku-primary:#0B6B6B/);
  expect(styles).not.toMatch(/body\{/);
});
