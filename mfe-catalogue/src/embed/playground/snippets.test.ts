import { snippets } from './snippets';

const SITE = 'https://poku.example';
const settings = {
  partner: 'nusapoin',
  coupon: `a"b'<c>&`,
  limit: 6,
  height: 400,
  appearance: { primary: '#7A1FA2', font: 'inherit' },
} as const;

test('the text in HTML makes an element with these very settings', () => {
  const place = document.createElement('div');
  place.innerHTML = snippets(SITE, settings).html;
  const element = place.querySelector('poku-catalogue');
  expect(place.querySelector('script')?.getAttribute('src')).toBe(`${SITE}/embed/v1/loader.js`);
  expect(
    Object.fromEntries([...(element?.attributes ?? [])].map(({ name, value }) => [name, value])),
  ).toEqual({
    partner: 'nusapoin',
    coupon: `a"b'<c>&`,
    limit: '6',
    height: '400',
    appearance: '{"primary":"#7A1FA2","font":"inherit"}',
  });
});

test('the frame has its settings in its address and its height', () => {
  const place = document.createElement('div');
  place.innerHTML = snippets(SITE, settings).iframe;
  const frame = place.querySelector('iframe');
  const { pathname, searchParams } = new URL(frame?.src ?? '');
  expect(pathname).toBe('/embed/v1/frame');
  expect(Object.fromEntries(searchParams)).toEqual({
    partner: 'nusapoin',
    coupon: `a"b'<c>&`,
    limit: '6',
    appearance: '{"primary":"#7A1FA2","font":"inherit"}',
  });
  expect(frame?.height).toBe('400');
});

test('components get numbers and objects as such, and texts that need it as expressions', () => {
  const { react, vue } = snippets(SITE, settings);
  expect(react).toContain('limit={6}');
  expect(react).toContain('appearance={{"primary":"#7A1FA2","font":"inherit"}}');
  expect(react).toContain(`coupon={"a\\"b'<c>&"}`);
  expect(vue).toContain(':limit="6"');
  expect(vue).toContain(`:appearance='{"primary":"#7A1FA2","font":"inherit"}'`);
});

test('what is not set stands nowhere', () => {
  const all = Object.values(snippets(SITE, { partner: 'nusapoin' })).join('\n');
  expect(all).not.toMatch(/undefined|category|limit|appearance/);
});

test('an English catalogue says so in each form, and its frame is called so', () => {
  const { html, react, vue, iframe } = snippets(SITE, { partner: 'nusapoin', lang: 'en' });
  for (const text of [html, react, vue]) expect(text).toContain('lang="en"');
  expect(iframe).toContain('&amp;lang=en');
  expect(iframe).toContain('title="Coupon catalogue"');
});
