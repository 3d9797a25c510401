import { parseOverride, parsePreview } from './wish';

const ORIGIN = 'https://poku.example';

test.each(['mfe-help@0.1.0-abc', 'mfe-help@1.0.0+b'])('%s names a release', (text) => {
  expect(parsePreview(text)).toEqual({ name: 'mfe-help', version: text.slice(9) });
});

test.each([
  '',
  'mfe-help',
  'mfe-help@',
  '@1',
  'mfe-help@1@2',
  'mfe-help@../1',
  'mfe-help@..',
  '../x@1',
  'mfe-help@1/../2',
])('"%s" names none', (text) => {
  expect(parsePreview(text)).toMatchObject({ reason: 'malformed' });
});

test('what is repeated of a bad wish is short', () => {
  expect(parsePreview('x'.repeat(500))).toEqual({ subject: 'x'.repeat(60), reason: 'malformed' });
});

test.each(['2', '/remotes/mfe-help/2/entry.abc.js', `${ORIGIN}/remotes/mfe-help/2/remoteEntry.js`])(
  'an override may be a version or an address of this site: %s',
  (value) => {
    expect(parseOverride('mfe-help', value, ORIGIN)).toEqual({ name: 'mfe-help', version: '2' });
  },
);

test.each([
  ['//evil.example/remotes/mfe-help/2/entry.js', 'other-site'],
  ['https://poku.example.evil.example/remotes/mfe-help/2/entry.js', 'other-site'],
  ['http://poku.example/remotes/mfe-help/2/entry.js', 'other-site'],
  ['data:text/javascript,alert(1)//', 'other-site'],
  ['https://[/', 'malformed'],
  ['/remotes/mfe-account/2/entry.js', 'malformed'],
  ['/media/mfe-help/2/entry.js', 'malformed'],
  ['/remotes/mfe-help/', 'malformed'],
  ['', 'malformed'],
])('an override is nothing else: %s', (value, reason) => {
  expect(parseOverride('mfe-help', value, ORIGIN)).toMatchObject({ reason });
});
