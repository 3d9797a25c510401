import { linkLine } from './link-line';
import { darkPalette, lightPalette } from './palette';

test.each([
  ['a charcoal beside the ink', '#2E3236', lightPalette.ink, 'underline'],
  ['a light grey beside the ink of the dark scheme', '#D3D7DB', darkPalette.ink, 'underline'],
  ['the ink itself', lightPalette.ink, lightPalette.ink, 'underline'],
  ['our teal', lightPalette.primary, lightPalette.ink, 'none'],
  ['our teal in the dark scheme', darkPalette.primary, darkPalette.ink, 'none'],
  ['a navy', '#1B3A7A', lightPalette.ink, 'none'],
  ['a crimson as bright as the ink', '#6B0010', lightPalette.ink, 'none'],
])('%s', (_, primary, ink, line) => {
  expect(linkLine(primary, ink)).toBe(line);
});
