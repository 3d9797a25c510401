import { aPartnerBrand } from '@poku/testing';
import { lookProblems } from './look-rules';

const plain = { pattern: 'rings', light: {}, dark: {} };

test('the colours of Poku and those of a partner that keeps the rules can be read', () => {
  expect(lookProblems(plain)).toEqual([]);
  expect(lookProblems(aPartnerBrand().look ?? plain)).toEqual([]);
});

test.each([
  ['light', 'primary', '#FFD400', /^light\.primary: its contrast with paper is 1\.\d\d, 4\.5 is the least$/],
  ['light', 'onPrimary', '#0B6B60', /^light\.onPrimary: its contrast with primary is 1\.\d\d/],
  [
    'light',
    'primaryPressed',
    '#DDEEEE',
    /^light\.primaryPressed: .* with onPrimary|^light\.onPrimary: .* with primaryPressed/,
  ],
  ['light', 'primarySoft', '#0B6B6B', /^light\.primarySoft: its contrast with ink is /],
  ['light', 'header', '#EEEEEE', /^light\.(?:header|onHeader): /],
  ['dark', 'primary', '#123456', /^dark\.primary: its contrast with paper is /],
] as const)(
  'a %s %s of %s is refused by its name, with what it cannot be read on',
  (scheme, name, value, told) => {
    const problems = lookProblems({ ...plain, [scheme]: { [name]: value } });
    expect(problems).toContainEqual(expect.stringMatching(told));
    expect(problems.every((problem) => problem.startsWith(`${scheme}.`))).toBe(true);
  },
);

test('a colour of another form, one that is not the partner’s to change and an unknown pattern are refused', () => {
  expect(lookProblems({ ...plain, light: { primary: 'red' } })).toEqual(['light.primary: must be #RRGGBB']);
  expect(lookProblems({ ...plain, dark: { ink: '#000000' } as object })).toEqual([
    'dark.ink: is no colour that a partner may change',
  ]);
  expect(lookProblems({ ...plain, pattern: 'url(x)' })).toEqual([
    'pattern: must be one of rings, stripes, waves, bands, lines',
  ]);
});
