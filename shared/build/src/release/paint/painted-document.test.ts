import { createHash } from 'node:crypto';
import type { PaintedPage } from './painted-page';
import { foreignIn, paintedDocument, SHOW_HASH } from './painted-document';

const part = (html: string, css = '') => ({ html, css });

test('what is painted stands there inert, by visitor, before the script that shows one of them', () => {
  const { html, styles, title } = paintedDocument('/a"b', {
    title: 'Masuk',
    member: part('<p>anggota</p>', 'p{color:red}'),
    guest: part('<p>tamu</p>', 'b{}'),
  });
  const script = '<script>pokuShow()</script>';
  expect(html).toBe(
    '<template id="painted-guest" data-path="/a&quot;b"><style>b{}</style><p>tamu</p></template>' +
      `<template id="painted-member" data-path="/a&quot;b"><style>p{color:red}</style><p>anggota</p></template>${script}`,
  );
  expect([styles, title]).toEqual([['b{}', 'p{color:red}'], 'Masuk']);
  expect(SHOW_HASH).toBe(`sha256-${createHash('sha256').update('pokuShow()').digest('base64')}`);
});

const PAGE: PaintedPage = {
  title: 'Masuk',
  guest: part('<p>tamu</p>', 'b{}'),
  partner: { guest: part('<p>{{brand.name}}</p>', 'i{}') },
};

test('on the origin of a partner stands what was painted for partners, and says so', () => {
  const { html, styles, title } = paintedDocument('/login', PAGE, 'partner');
  expect(html).toContain(
    '<template id="painted-guest" data-path="/login" data-brand><style>i{}</style><p>{{brand.name}}</p></template>',
  );
  expect([styles, title]).toEqual([['i{}'], 'Masuk']);
  expect(paintedDocument('/login', PAGE).html).not.toContain('brand');
});

test('the widgets of each remote stand there inert, too, with styles that the policy names', () => {
  const { html, styles } = paintedDocument('/', {
    ...PAGE,
    widgets: { 'mfe-a': part('<p>baris</p>', 'u{}') },
  });
  expect(html).toContain(
    '<template data-widgets="mfe-a" data-path="/"><style>u{}</style><p>baris</p></template><script>',
  );
  expect(styles).toEqual(['b{}', 'u{}']);
  expect(foreignIn({ ...PAGE, widgets: { 'mfe-a': part('<script></script>') } })).toMatch(/script/);
});

test('a shell from before partners were painted for has one page for all', () => {
  const before: PaintedPage = { title: 'Masuk', guest: part('<p>tamu</p>') };
  expect(paintedDocument('/login', before, 'partner')).toEqual(paintedDocument('/login', before));
});

test('what is painted for partners is looked at, too', () => {
  const forPartners = (one: object) => foreignIn({ ...PAGE, partner: { member: one } as PaintedPage });
  expect(forPartners(part('<script></script>'))).toMatch(/script/);
  expect(forPartners({ html: 5, css: '' })).toMatch(/other than text/);
});

test.each([
  ['<p>a</p></template><script src="/remotes/old.js"></script>', /template/],
  ['<SCRIPT>alert(1)</SCRIPT>', /SCRIPT/],
  ['<iframe src="/x"></iframe>', /iframe/],
  ['<link rel="modulepreload" href="/x.js">', /link/],
  ['<meta http-equiv="refresh" content="0">', /meta/],
  ['<base href="https://evil.example">', /base/],
  ['<p title="a" style="color:red">a</p>', /style attribute/],
])('%s is not shown, whoever painted it', (html, problem) => {
  expect(foreignIn({ guest: part('<p>a</p>'), member: part(html) })).toMatch(problem);
});

test('no more is shown than a phone can be asked to read', () => {
  expect(foreignIn({ guest: part('a'.repeat(199_000), 'b'.repeat(1_000)) })).toBeUndefined();
  expect(foreignIn({ guest: part('a'.repeat(199_000), 'b'.repeat(1_001)) })).toMatch(/more than 200000/);
});

test.each([
  [{ guest: { html: ['<p>a</p>'], css: '' } }],
  [{ guest: { html: '<p>a</p>' } }],
  [{ guest: part(''), title: 5 }],
  [{ guest: part(''), description: null }],
])('%j is not shown: all of a page is text', (page) => {
  expect(foreignIn(page as unknown as PaintedPage)).toMatch(/other than text/);
});

test('styles cannot end their element', () => {
  expect(foreignIn({ guest: part('', 'a{}</style><img src=x>') })).toMatch(/would end/);
});

test('what only reads like that is shown', () => {
  const html = '<p title="no style=">&lt;script&gt; style="a"</p><header>a</header>';
  expect(foreignIn({ guest: part(html, '@media (width<600px){a{content:"style"}}') })).toBeUndefined();
});
